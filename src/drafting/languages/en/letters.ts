import { wordsOf, type Letters } from '../letters.ts'
import { giving, sizes } from './buyers.ts'
import { anyTrade, trades } from './trades/trades.ts'
import { writingWords } from './writing-words.ts'

/** English emails: short sentences, plural "you", nothing about the email itself. */
export const letters: Letters = {
  ...writingWords,
  trades,
  anyTrade,
  sizes,
  giving,
  quotes: ['“', '”'],
  register: 'informal',
  address: null,
  isSmallAfterGreeting: false,
  greeting: 'Hello {{first_name|there}},',
  closings: ['Best regards,', 'Kind regards,', 'Best wishes,'],
  company: 'your company',
  and: 'and',
  inTown: [[/^/, 'in ']],
  based: ['We are based <place>.'],
  buyers: { before: 'for', plural: /s$/ },
  work: ['We offer <small><place>.', 'We do <small><place>.', 'I do <small><place>.'],
  alsoWork: ['We do <small> as well.', 'We also do <small>.', 'I also do <small>.'],
  offered: ['We offer <small><place>.', 'We provide <small><place>.'],
  alsoOffered: ['We also offer <small>.', 'We offer <small> as well.'],
  supply: ['We supply <small><place>.', 'We sell <small><place>.'],
  alsoSupply: ['We supply <small> as well.', 'We also sell <small>.'],
  since: ['We have done this since <year>.', 'We have been at it since <year>.'],
  forYears: [
    'We have done this for more than <years> years.',
    'We have been at it for over <years> years.',
  ],
  certified: ['We are certified to <norm>.', 'We work to <norm>.'],
  quoted: ['<quote>, writes <speaker>.', '<quote>, says <speaker>.'],
  steps: {
    visit: {
      words: wordsOf(
        'free (?:site )?(?:visit|survey|inspection|measure\\w*)',
        'free (?:on-?site|in-?home) (?:\\w+ )?(?:visit|estimate|assessment)',
      ),
      plain: [
        'We come and look at it free of charge.',
        'The visit before the quote costs nothing.',
      ],
      timed: ['We come and look at it free of charge, within <time>.'],
    },
    sample: {
      words: wordsOf(
        'free samples?',
        'samples? (?:free|on request)',
        'request (?:a )?(?:free )?samples?',
      ),
      plain: ['We are happy to send a sample first.', 'You can have a sample first.'],
      timed: ['You can have a sample within <time>.'],
    },
    trial: {
      words: wordsOf(
        'free trial',
        '\\d+[- ]days? (?:free )?trial',
        'try (?:it )?(?:for )?free',
        'test (?:it )?for free',
      ),
      plain: ['You can try it free of charge first.', 'Trying it costs nothing.'],
      timed: ['You can try it free of charge for <time>.'],
    },
    demo: {
      words: wordsOf('(?:book|request|get|free|live|see) (?:a |your )?(?:free |live )?demo'),
      plain: ['We show it on one of your own cases.', 'We can show it in a short demo.'],
      timed: ['We can show it in <time>.'],
    },
    quote: {
      words: wordsOf(
        'free (?:no[- ]obligation )?(?:quotes?|estimates?|quotations?)',
        '(?:quotes?|estimates?|quotations?) (?:are )?(?:free|within)',
        'no[- ]obligation (?:quotes?|estimates?)',
        '(?:get|request) (?:a |your )?free (?:quote|estimate)',
      ),
      plain: ['The quote is free of charge.', 'A quote costs you nothing.'],
      timed: ['You get a quote within <time>.', 'A quote takes us <time> at most.'],
    },
    answer: {
      words: wordsOf(
        '(?:answer|reply|replies|respond|response|get back)(?: to you)? (?:with)?in (?:under )?\\d+ \\w+',
        '\\d+[- ]hours? response',
      ),
      plain: ['You get an answer quickly.'],
      timed: ['You have an answer within <time>.', 'We answer within <time>.'],
    },
    check: {
      words: wordsOf('free (?:\\w+ )?(?:audit|check|health check|analysis|review|assessment)'),
      plain: ['The first check is free.', 'We look at what you have first, free of charge.'],
      timed: ['The first check is free and takes <time>.'],
    },
    call: {
      words: wordsOf(
        'free (?:initial |first |\\d+[- ]min\\w* )?(?:consultation|call|conversation|advice)',
        '(?:initial|first) (?:consultation|call|meeting) (?:is )?free',
      ),
      plain: ['The first conversation is free.', 'A first conversation costs nothing.'],
      timed: ['The first <time> cost nothing.'],
    },
  },
  span: new RegExp(
    [
      String.raw`(\d{1,2}(?:\s?(?:to|-|–)\s?\d{1,2})? (?:working |business )?(?:hours|days|`,
      String.raw`minutes|weeks)|one (?:working |business )?day|(?:the )?same day)`,
    ].join(''),
    'iu',
  ),
  perks: {
    callOut: {
      words: wordsOf(
        'emergency (?:call-?outs?|service|repairs?|response)',
        'call-?out service',
        'emergenc(?:y|ies) (?:at )?(?:any ?time|day and night|around the clock|24)',
      ),
      plain: [
        'For emergencies, we come day and night.',
        'We come out for emergencies at any hour.',
      ],
    },
    onCall: {
      words: wordsOf(
        '24\\s?\\/\\s?7',
        '24[- ]hours? (?:service|call|support|hotline)',
        'around the clock',
      ),
      plain: ['We answer the phone around the clock.', 'You can reach us day and night.'],
    },
    fixedPrice: {
      words: wordsOf('fixed[- ](?:price|fee|cost)s?', 'flat[- ](?:rate|fee)s?', 'one price'),
      plain: [
        'You get a fixed price before we start.',
        'The price is fixed before the work begins.',
      ],
    },
    sameTeam: {
      words: wordsOf('same (?:team|people|cleaners?|staff|person|crew)'),
      plain: ['It is always the same people who come.', 'The same people come every time.'],
    },
    oneContact: {
      words: wordsOf(
        '(?:one|single|dedicated|personal) (?:point of contact|contact person|account manager)',
      ),
      plain: [
        'You deal with the same person throughout.',
        'You have one contact person for everything.',
      ],
    },
    warranty: {
      words: /(\d{1,2})[- ]years?(?:['’]s?)? (?:warranty|guarantee)/iu,
      plain: ['Our work carries a warranty of <n> years.', 'We give a warranty of <n> years.'],
    },
    ownWorkshop: {
      words: wordsOf(
        'own (?:workshop|factory|production)',
        'in[- ]house (?:production|manufactur\\w+|workshop)',
      ),
      plain: ['The work is done in our own workshop.', 'Everything is made in house.'],
    },
    noContract: {
      words: wordsOf(
        'no (?:long[- ]term |fixed |minimum )?contracts?',
        'cancel (?:at )?any ?time',
        'no minimum term',
      ),
      plain: ['There is no minimum term.', 'You can stop at any time.'],
    },
    licensed: {
      words: wordsOf('licensed(?:,| and| &) (?:bonded(?:,? and|,? &|,) )?insured'),
      plain: ['We are licensed and insured.', 'We are licensed and insured for this work.'],
    },
  },
  questions: {
    service: [
      'Who does that at {company} today?',
      'Who looks after that at {company}?',
      'Is that done in house at {company}, or by someone from outside?',
    ],
    job: [
      'Is there a job you would like a second quote for?',
      'Is there a job coming up at {company} that needs another quote?',
    ],
    software: [
      'How do you do that today: on paper, in Excel or in a system?',
      'What do you use for that at {company} today?',
      'Is that done in Excel at {company}, or in a system?',
    ],
    advice: [
      'Which of these is open at {company}?',
      'Is one of these on the table at {company}?',
      'Which of these matters most at {company} right now?',
    ],
    market: [
      'Who does the buying for that at {company}?',
      'Is there an order at {company} that a second quote would help with?',
    ],
    rooms: [
      'How many people are coming to the next event at {company}?',
      'How many people would it be for?',
      'Is there a date at {company} that still needs a place?',
    ],
    charity: [
      'Who decides about donations at {company}?',
      'Who at {company} looks after giving?',
      'Does {company} choose its causes once a year, or as they come?',
    ],
  },
  wouldLike: ['Would you like <gets>?', 'Are you interested in <gets>?'],
  occurs: ['Does something like that come up at {company}?', 'Does that happen at {company} too?'],
  alike: [
    'Could we do something like that for {company}?',
    'Would something like that help at {company}?',
  ],
  needs: [
    'Does {company} need any <small> this year?',
    'Is there any <small> coming up at {company}?',
  ],
  blank: '[Write in one sentence what you do.]',
  open: [
    'Who would I ask about that at {company}?',
    'Is that something {company} needs this year?',
  ],
  again: [
    'Would that be useful at {company}?',
    'Would that make a difference at {company}?',
    'Is there something like that at {company} this year?',
  ],
  resellers: [
    'Would that fit what {company} sells?',
    'Would {company} want to carry that?',
    'Do your customers ask you for that?',
  ],
  multipliers: {
    note: [
      'We work for private individuals, so we are asking companies nearby whose staff may need us.',
      'Private individuals come to us, and some of your staff may be among them.',
    ],
    subjects: ['For the staff at {company}', 'A note for your staff'],
    questions: [
      'May we leave a few flyers with you?',
      'Would a note to your staff be welcome?',
      'Who at {company} looks after offers for staff?',
    ],
  },
  subjects: ['<noun> at {company}', '<noun> for {company}'],
  subjectOf: {
    service: ['Who does it at {company}', 'Who looks after it at {company}'],
    job: ['A second quote for {company}', 'A price to compare'],
    software: ['Paper, Excel or a system', 'How {company} does it today'],
    advice: ['What is open at {company}', 'What comes first at {company}'],
    market: ['Supplies for {company}', 'Buying for {company}'],
    rooms: ['A place for {company}', 'A date for {company}'],
    charity: ['Donations at {company}', 'Who decides about giving'],
    open: ['Who to ask at {company}', 'Who looks after it at {company}'],
  },
  beginnings: {
    cause: 'People support us because ',
    occasion: 'Customers call us when ',
    also: 'Customers also call us when ',
    example: 'Last year, for a ',
    answer: 'If you reply, you get ',
  },
  beginningsOfOne: {
    occasion: 'Customers call me when ',
    also: 'Customers also call me when ',
    example: 'Last year, for a ',
  },
}
