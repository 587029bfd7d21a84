import { within, type Letters } from '../letters.ts'
import { giving, sizes } from './buyers.ts'
import { anyTrade, trades } from './trades/trades.ts'
import { writingWords } from './writing-words.ts'

/** Work that is named by its verb: "draaien en frezen". */
const VERBS =
  /^(?:draaien|frezen|lassen|slijpen|boren|snijden|zetten|buigen|ponsen|stansen|coaten|stralen|monteren)$/iu

/** Dutch emails: the firm is addressed with jullie. */
export const letters: Letters = {
  ...writingWords,
  trades,
  anyTrade,
  sizes,
  giving,
  quotes: ['‘', '’'],
  register: 'informal',
  address: {
    formal: /(?<!\p{L})(?:u|uw|uzelf)(?!\p{L})/iu,
    informal: /(?<!\p{L})(?:je|jij|jou|jouw|jullie|jezelf)(?!\p{L})/iu,
  },
  isSmallAfterGreeting: false,
  greeting: 'Beste {{first_name|allemaal}},',
  closings: ['Met vriendelijke groet,', 'Vriendelijke groet,', 'Hartelijke groet,'],
  company: 'jullie',
  and: 'en',
  inTown: [[/^/, 'in ']],
  based: ['Wij zitten <place>.'],
  buyers: { before: 'voor', plural: /(?:en|s)$/ },
  work: ['Wij verzorgen <small><place>.', 'Wij doen <small><place>.', 'Ik verzorg <small><place>.'],
  alsoWork: ['Wij verzorgen ook <small>.', 'Ook <small> doen wij.', 'Ik verzorg ook <small>.'],
  joined: {
    of: (item) => (VERBS.test(item) ? item.toLowerCase() : null),
    work: ['Wij <joined><place>.'],
    also: ['Wij <joined> ook.'],
  },
  offered: ['Wij bieden <small><place>.', 'Bij ons kunnen jullie terecht voor <small><place>.'],
  alsoOffered: ['Wij bieden ook <small>.', 'Ook voor <small> kunnen jullie bij ons terecht.'],
  supply: ['Wij leveren <small><place>.', 'Wij verkopen <small><place>.'],
  alsoSupply: ['Wij leveren ook <small>.', 'Wij verkopen ook <small>.'],
  since: ['Dat doen wij sinds <year>.', 'Dit is ons werk sinds <year>.'],
  forYears: ['Dat doen wij al meer dan <years> jaar.', 'Dit is al meer dan <years> jaar ons werk.'],
  certified: ['Wij zijn <norm>-gecertificeerd.', 'Wij werken volgens <norm>.'],
  quoted: ['<quote>, schrijft <speaker>.', '<quote>, zegt <speaker>.'],
  steps: {
    visit: {
      words: within(
        'gratis (?:en vrijblijvend\\p{L}* )?(?:bezoek|inspectie|inmeting|opname|locatiebezoek)',
        'vrijblijvend\\p{L}* (?:bezoek|inmeting|opname)',
        'kosteloos (?:langs|op locatie)',
      ),
      plain: ['Wij komen gratis langs om het te bekijken.', 'Het bezoek vooraf kost niets.'],
      timed: ['Wij komen binnen <time> gratis langs.'],
    },
    sample: {
      words: within(
        'gratis (?:staal|stalen|monster|monsters|proef)',
        '(?:staal|monster) aanvragen',
        'proefschoonmaak',
      ),
      plain: ['Een proef kan vooraf.', 'Wij sturen graag eerst een monster.'],
      timed: ['Een monster is er binnen <time>.'],
    },
    trial: {
      words: within(
        'gratis (?:proberen|proefperiode|uitproberen)',
        'probeer (?:het )?gratis',
        'dagen gratis',
      ),
      plain: ['Proberen is gratis.', 'Jullie kunnen het eerst gratis proberen.'],
      timed: ['Proberen is <time> gratis.'],
    },
    demo: {
      words: within(
        'demo (?:aanvragen|plannen|boeken)',
        '(?:plan|vraag|boek) (?:een )?(?:gratis )?demo',
      ),
      plain: [
        'Wij laten het zien aan een eigen voorbeeld.',
        'Een korte demo is genoeg om het te zien.',
      ],
      timed: ['Wij laten het zien in <time>.'],
    },
    quote: {
      words: within(
        '(?:gratis|vrijblijvend\\p{L}*|kosteloze?)[\\p{L}, ]{0,18} (?:offerte|prijsopgave)',
        'offerte[\\p{L} ]{0,12} (?:gratis|vrijblijvend|binnen|in \\d)',
      ),
      plain: ['De offerte is gratis.', 'Een offerte van ons kost niets.'],
      timed: ['De offerte is er binnen <time>.', 'Binnen <time> ligt er een offerte.'],
    },
    answer: {
      words: within(
        '(?:antwoord|reactie|reageren|terugbellen|bellen we)[\\p{L} ]{0,14}binnen (?:\\d+|één|een)',
      ),
      plain: ['Het antwoord komt snel.'],
      timed: ['Het antwoord is er binnen <time>.', 'Wij antwoorden binnen <time>.'],
    },
    check: {
      words: within('gratis (?:\\p{L}+)?(?:scan|check|analyse|audit|quickscan)'),
      plain: ['De eerste controle is gratis.', 'Wij kijken eerst gratis wat er is.'],
      timed: ['De eerste controle is gratis en duurt <time>.'],
    },
    call: {
      words: within(
        '(?:gratis|vrijblijvend\\p{L}*) (?:kennismaking\\p{L}*|gesprek|advies|adviesgesprek|intake)',
      ),
      plain: ['Het eerste gesprek is gratis.', 'Een eerste gesprek kost niets.'],
      timed: ['De eerste <time> zijn gratis.'],
    },
  },
  span: /(\d{1,2}(?:\s?(?:-|–|tot)\s?\d{1,2})? (?:uur|dagen|werkdagen|minuten|weken)|één werkdag)/iu,
  perks: {
    callOut: {
      words: within('storingsdienst', 'spoedservice', 'spoedreparatie'),
      plain: ['Bij spoed komen wij ook ’s nachts.', 'Bij een storing komen wij op elk uur.'],
    },
    onCall: {
      words: within('24\\s?\\/\\s?7', '24 uur (?:per dag|bereikbaar)', 'dag en nacht'),
      plain: ['Wij zijn dag en nacht bereikbaar.', 'Wij nemen dag en nacht de telefoon op.'],
    },
    fixedPrice: {
      words: within('vaste (?:lage )?prij(?:s|zen)', 'vast tarief', 'vaste tarieven'),
      plain: ['De prijs staat vast voordat wij beginnen.', 'Vooraf is er een vaste prijs.'],
    },
    sameTeam: {
      words: within(
        'vaste? (?:schoonmaak)?(?:team|teams|ploeg|medewerkers)',
        '(?:altijd )?dezelfde mensen',
      ),
      plain: ['Er komen altijd dezelfde mensen.', 'Wij werken met vaste mensen.'],
    },
    oneContact: {
      words: within('vast(?:e)? (?:contactpersoon|aanspreekpunt)', 'één aanspreekpunt'),
      plain: ['Er is van begin tot eind één contactpersoon.', 'Eén contactpersoon regelt alles.'],
    },
    warranty: {
      words: /(\d{1,2}) jaar (?:volledige )?garantie/iu,
      plain: ['Op het werk zit <n> jaar garantie.', 'Wij geven <n> jaar garantie.'],
    },
    ownWorkshop: {
      words: within('eigen (?:werkplaats|productie|fabriek|atelier)'),
      plain: ['Wij maken het in onze eigen werkplaats.', 'Het werk gebeurt in eigen huis.'],
    },
    noContract: {
      words: within(
        'zonder (?:vast )?contract',
        'maandelijks opzegbaar',
        'per maand opzegbaar',
        'geen contract',
      ),
      plain: ['Er is geen minimale looptijd.', 'Stoppen kan op elk moment.'],
    },
    licensed: {
      words: within('vca[- ]gecertificeerd|vca\\*+'),
      plain: ['Wij zijn VCA-gecertificeerd.', 'Wij werken met een VCA-certificaat.'],
    },
  },
  questions: {
    service: [
      'Wie doet dat nu bij {company}?',
      'Wie zorgt daar bij {company} nu voor?',
      'Gebeurt dat bij {company} in huis, of door een bedrijf van buiten?',
    ],
    job: [
      'Is er een klus waarvoor een tweede offerte welkom is?',
      'Staat er bij {company} iets gepland waarvoor een tweede offerte helpt?',
    ],
    software: [
      'Hoe doen jullie dat nu: op papier, in Excel of in een systeem?',
      'Waarmee doen jullie dat nu bij {company|jullie bedrijf}?',
      'Gaat dat bij {company} in Excel of in een systeem?',
    ],
    advice: [
      'Welk onderwerp speelt nu bij {company}?',
      'Speelt een van deze onderwerpen bij {company}?',
      'Wat heeft bij {company} nu de meeste haast?',
    ],
    market: [
      'Wie koopt dat bij {company} in?',
      'Is er bij {company} een bestelling waarvoor een tweede offerte welkom is?',
    ],
    rooms: [
      'Voor hoeveel mensen is het de volgende keer?',
      'Voor hoeveel mensen zou het zijn?',
      'Is er een datum waarvoor nog een plek ontbreekt?',
    ],
    charity: [
      'Wie beslist bij {company} over donaties?',
      'Wie gaat bij {company} over giften?',
      'Beslissen jullie één keer per jaar over giften, of tussendoor?',
    ],
  },
  wouldLike: ['Willen jullie <gets>?', 'Hebben jullie interesse in <gets>?'],
  occurs: ['Komt dat bij {company} ook voor?', 'Herkennen jullie dat bij {company}?'],
  alike: [
    'Kunnen wij zoiets ook voor {company} doen?',
    'Zou zoiets ook voor {company} nuttig zijn?',
  ],
  needs: [
    'Is er bij {company} dit jaar behoefte aan <small>?',
    'Kan {company} dit jaar hulp gebruiken bij <small>?',
  ],
  blank: '[Schrijf in één zin wat jullie doen.]',
  open: ['Bij wie moet ik daarvoor zijn bij {company}?', 'Is dat dit jaar nodig bij {company}?'],
  again: [
    'Zou dat voor {company} handig zijn?',
    'Speelt dat bij {company}?',
    'Staat er dit jaar zoiets op de planning?',
  ],
  resellers: [
    'Past dat bij wat jullie verkopen?',
    'Is er in jullie assortiment plaats voor?',
    'Vragen jullie klanten daarnaar?',
  ],
  multipliers: {
    note: [
      'Wij werken voor particulieren; daarom vragen wij het aan bedrijven in de buurt, ' +
        'waar misschien mensen ons nodig hebben.',
      'Bij ons komen particulieren; misschien zijn er ook mensen van jullie bij.',
    ],
    subjects: ['Voor jullie medewerkers', 'Iets voor jullie medewerkers'],
    questions: [
      'Mogen wij een paar kaartjes achterlaten?',
      'Is een bericht aan jullie mensen welkom?',
      'Wie gaat bij {company} over aanbiedingen voor personeel?',
    ],
  },
  subjects: ['<noun> bij {company}', '<noun> voor {company}'],
  subjectOf: {
    service: ['Wie dat bij {company} doet', 'Wie dat bij {company} regelt'],
    job: ['Een tweede offerte', 'Een prijs om te vergelijken'],
    software: ['Papier, Excel of een systeem', 'Hoe dat nu gaat bij {company}'],
    advice: ['Open onderwerpen bij {company}', 'Wat voorgaat bij {company}'],
    market: ['Inkoop bij {company}', 'Een offerte om te vergelijken'],
    rooms: ['Een plek voor {company}', 'Een datum bij {company}'],
    charity: ['Donaties bij {company}', 'Wie over giften beslist'],
    open: ['Bij wie wij moeten zijn', 'Wie er bij {company} over gaat'],
  },
  beginnings: {
    cause: 'Mensen steunen ons omdat ',
    occasion: 'Klanten bellen ons als ',
    also: 'Klanten bellen ons ook als ',
    example: 'Vorig jaar hebben wij voor ',
    answer: 'Als jullie antwoorden, krijgen jullie ',
  },
  beginningsOfOne: {
    occasion: 'Klanten bellen mij als ',
    also: 'Klanten bellen mij ook als ',
    example: 'Vorig jaar heb ik voor ',
  },
}
