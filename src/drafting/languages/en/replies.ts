import { ADDRESS, type ReplyWords } from '../reply-words.ts'

const mail = 'e-?mail(s|ing)?|mail(s|ing)?|messages?|newsletters?|spam|junk|contact|correspondence'
const self =
  `(me|us|it|this|(my|our|this) (e-?mails?|e-?mail address(es)?|address|name|details|data|` +
  `info(rmation)?|company)|${ADDRESS})`

export const replies: ReplyWords = {
  stop: [
    '(stop( it| that| this| now)?|unsubscribe|remove|delete|opt[- ]?(me )?out|take me off|cancel)( me| ' +
      'us| it| this| mine)?',
    'leave (me|us) alone|no more|go away|enough|cease and desist|not again|quit it',
    'no (contact|e-?mails?|mails?|spam|newsletters?|advertising|ads)',
  ],
  misspelled: ['unsubscribe', 'unsubscribed'],
  no: 'no|nope|nah',
  optOut: [
    'unsubscribe|opt (me|us) out|opt(ing)?[- ]?out|cease and desist|leave (me|us) alone',
    'lose my (number|e-?mail( address)?)',
    `(remove|take|delete|strike|erase|drop|cross|scrub|get|wipe) ${self} (from|off|out of)`,
    `(please |kindly |pls |just |and |to |must |should )(remove|delete|erase|scrub|wipe) ${self}(?= *($|` +
      `[.,;!?\\n]|please|now|immediately|at once|asap|today|from|off))`,
    `(^|[.,;!?\\n] *)(remove|delete|erase|scrub|wipe) ${self}(?= *($|[.,;!?\\n]|please|now|immediately|` +
      `at once|asap|today|from|off))`,
    '(please |kindly )?take (my|our) (name|e-?mail|address|company) off',
    `(stop|quit|cease|end) (all |any |the |these |this |your |with |sending )*(${mail}|writing|` +
      `contacting|messaging|sending|spamming|soliciting|bothering|harassing|pestering)`,
    "(do not|don't|dont|never|stop trying to) (ever )?(e-?mail|contact|write|message|mail|spam|bother|" +
      'solicit|reach out|follow up|reply|get in touch|call|phone|pester|harass)( to| with| on)? (me|us|our ' +
      '\\p{L}+|this (address|mailbox|inbox)|again|any ?more|further)',
    `(desist|refrain|abstain) from (any |all )?(further |future )?(${mail}|writing|contacting|messaging|` +
      `sending|reaching out)`,
    "(do not|don't|never) (accept|welcome|respond to|tolerate|want|appreciate|read) (any |these |this |" +
      'your )?(unsolicited|cold|sales|marketing)',
    'no (more |further )?(follow[- ]?ups?|cold (e-?mails?|calls?))',
    "(do not|don't|dont|never) (ever )?send (me|us) (any ?(thing|more)?|more|further|another|e-?mails?|" +
      'mails?|messages?|these|this|spam)',
    `no (more|further|additional) (of )?(these |this |your |marketing |cold |sales )?(${mail})`,
    `(do not|don't|dont|no longer|never) (wish|want|like|care|agree|consent) (to (receive|get|hear|be ` +
      `contacted|be e-?mailed)|(any |more |further |your |these |such )+(${mail})|your (${mail}))`,
    "(?:(?:do|did) not|don't|didn't|never) (?:give|gave|given) (?:you )?(?:my |any )?(?:consent|permission)",
    '(delete|erase|forget) (all |any )?(of )?(my|our) (personal |contact )?(data|details|information)',
    'i object to|right to (object|erasure|be forgotten)',
    '(report(ed|ing)?|mark(ed|ing)?) (you|this|it) (as|for|to) (spam|the)',
    "(i|we) (never|did not|didn't) (sign(ed)? up|subscribed?|opt(ed)? in|ask(ed)? for (this|these|your))",
    '(this|it) is (spam|unsolicited)|unsolicited (commercial )?(e-?mail|mail|message)s?',
  ],
  notInterested: [
    "(not|isn't|aren't|wasn't|am not|no longer|n't) (really |currently |particularly |that |very |at all " +
      ')?(interested|looking|relevant|a (good )?fit|in the market)',
    'no,? (interest|need|thanks|thank you|thx|budget)',
    "(we|i) (don't|do not|dont) (need|want|require|use)",
    'not (for us|for me|now|at this time|right now|a priority|the right time)',
    "(we're|we are|i'm|i am) (all set|good|happy with (our|what|the)|covered)",
    "(we('ll| will)|i('ll| will)) pass",
    '(we |i )?already (have|use|work with) (a|an|our|someone|another)( \\p{L}+)? ?(supplier|provider|' +
      'partner|vendor|agency|firm|contractor|company|person|system|solution|tool)?',
  ],
  wrongPerson: [
    "(wrong|not the right|isn't the right|not the correct) (person|contact|guy|department|address)",
    "(no longer|don't|do not) work (here|there|at|for|with)",
    'has left|left the company|is no longer with|retired',
    '(please )?(contact|reach out to|speak (to|with)|talk to|write to|ask) (my colleague|our |him|her|' +
      'them|instead|[a-z]+@)',
    "(i('ve| have)? forward(ed|ing)|i am forwarding|cc'?ing|copying in)( (this|you|my|our))?",
  ],
  outOfOffice: [
    'out of (the |our )?office',
    '(on|starting|begin) (my )?(annual|parental|maternity|paternity|sick|medical|family) leave',
    "(i am|i'm|i will be|i'll be|we are|we're) (currently |now )?(away|on (leave|holidays?|vacation)|" +
      'travell?ing|unavailable)',
    "(i am|i'm|i will be|i'll be) (currently |now )?(off|out)( of work)? (this|until|till|today|tomorrow|" +
      'from|for|next|on)',
    '(we|office|shop|company|offices) (is|are|will be) closed (for|until|from|on|this|between|over)',
    '(limited|no) access to (my )?e-?mails?|automatic reply|auto ?-?reply',
  ],
  meeting: [
    '(book|schedule|set up|arrange|have|jump on|hop on|do) (a |an |some )?(quick |short |brief )?(call|' +
      'meeting|demo|chat|time|slot)',
    "(can|could|shall|let's|lets|let us) (we |you )?(talk|speak|meet|chat|call)",
    "(i'm|i am|we're|we are) (free|available)",
    'works? for me|calendly|cal\\.com|my calendar|give me a (call|ring)|call me',
    '(monday|tuesday|wednesday|thursday|friday)(?!\\p{L}).{0,40}(\\d{1,2}(:\\d\\d)?\\s?(am|pm|h)?|at ' +
      '(eight|nine|ten|eleven|noon|one|two|three|four|five)|morning|afternoon|works)',
  ],
  interest: [
    "(i am|i'm|we are|we're|yes,?) (very |really |definitely |quite |certainly )?(interested|keen)",
  ],
  question: [
    'how (much|does|do|many)|what (is|are|does)|do you (have|offer|support)',
    'can you (tell|explain|send)|could you (tell|explain|send)',
    'pricing|price list|send (me|us) (more|some|further)|more (info|information|details)',
  ],
  positive: [
    'interested|interesting|sounds (good|great|interesting)|tell me more',
    "i'd (like|love) to|we'd (like|love) to|love to|keen|happy to|sign me up|great timing|let's do",
    'yes|sure|definitely|absolutely',
  ],
  yes: 'yes|yep|yeah',
  courtesy: 'no|yes|hi|hello|please|pls|plz|kindly|thanks|thank you|thx|now|just|immediately',
  signOff:
    'best( regards| wishes)?|(kind|warm|many) regards|regards|cheers|thanks|many thanks|thank you|sincerely|yours',
  months: [
    'january jan',
    'february feb',
    'march mar',
    'april apr',
    'may',
    'june jun',
    'july jul',
    'august aug',
    'september sep sept',
    'october oct',
    'november nov',
    'december dec',
  ],
  backOn: '(back|return(ing)?|available again|from)( (in|to) the office)?( (on|at))*',
}
