import { within, type Letters } from '../letters.ts'
import { giving, sizes } from './buyers.ts'
import { anyTrade, trades } from './trades/trades.ts'
import { writingWords } from './writing-words.ts'

/** Work that is named by its verb: "Drehen und Fräsen". */
const VERBS = new RegExp(
  `^(?:${[
    'fräs|dreh|schwei(?:ß|ss)|bohr|schleif|lackier|erodier|bieg|stanz|reinig|gravier|härt',
    'montier|beschicht',
  ].join('|')})en$`,
  'iu',
)

/** German emails: the firm is addressed with Sie. */
export const letters: Letters = {
  ...writingWords,
  trades,
  anyTrade,
  sizes,
  giving,
  quotes: ['„', '“'],
  register: 'formal',
  address: {
    formal: /(?<=[\p{L},;]\s)(?:Sie|Ihnen|Ihr|Ihre|Ihrem|Ihren|Ihrer|Ihres)(?!\p{L})/u,
    informal: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*)(?!\p{L})/iu,
  },
  isSmallAfterGreeting: true,
  greeting: 'Guten Tag {{full_name|zusammen}},',
  closings: ['Viele Grüße', 'Freundliche Grüße', 'Beste Grüße'],
  company: 'Ihnen',
  and: 'und',
  accusative: (list) => list.replace(/(?<=^|, |und )(\p{L}\p{Ll}{2,})er (?=\p{Lu})/gu, '$1en '),
  inTown: [[/^/, 'in ']],
  based: ['Wir sitzen <place>.'],
  buyers: { before: 'für', plural: /(?:e|n|er|s)$/ },
  work: [
    'Wir übernehmen <list><place>.',
    'Wir machen <list><place>.',
    'Ich übernehme <list><place>.',
  ],
  alsoWork: [
    'Wir übernehmen auch <list>.',
    'Auch <list> machen wir.',
    'Ich übernehme auch <list>.',
  ],
  joined: {
    of: (item) => (VERBS.test(item) ? item.toLowerCase() : null),
    work: ['Wir <joined><place>.'],
    also: ['Wir <joined> auch.'],
  },
  offered: ['Wir bieten <list><place>.', 'Bei uns bekommen Sie <list><place>.'],
  alsoOffered: ['Wir bieten auch <list>.', 'Auch <list> bekommen Sie bei uns.'],
  supply: ['Wir liefern <list><place>.', 'Wir verkaufen <list><place>.'],
  alsoSupply: ['Auch <list> liefern wir.', 'Wir liefern auch <list>.'],
  since: ['Das machen wir seit <year>.', 'Diese Arbeit machen wir seit <year>.'],
  forYears: [
    'Das machen wir seit mehr als <years> Jahren.',
    'Diese Arbeit machen wir seit über <years> Jahren.',
  ],
  certified: ['Wir sind nach <norm> zertifiziert.', 'Zertifiziert sind wir nach <norm>.'],
  quoted: ['<quote>, schreibt <speaker>.', '<quote>, sagt <speaker>.'],
  steps: {
    visit: {
      words: within(
        'kostenlos\\p{L}* (?:vor-ort-)?(?:besichtigung|besuch|begehung|aufmaß|ortstermin)',
        'kostenfrei\\p{L}* (?:besichtigung|begehung|aufmaß)',
        'unverbindliche\\p{L}* (?:besichtigung|begehung|vor-ort-termin)',
        '(?:besichtigung|begehung|vor-ort-termin|vor-ort-beratung)\\p{L}* (?:ist |' +
          'sind )?(?:kostenlos|gratis|kostenfrei)',
        'kostenlos\\p{L}* (?:beratung|beratungstermin) vor ort',
      ),
      plain: [
        'Wir kommen vorbei und sehen es uns kostenlos an.',
        'Die Besichtigung vor dem Angebot kostet nichts.',
      ],
      timed: ['Wir kommen innerhalb von <time> vorbei und sehen es uns kostenlos an.'],
    },
    sample: {
      words: within(
        '(?:gratis|kostenlos\\p{L}*) (?:muster|probe|proben)',
        'muster (?:anfordern|bestellen)',
        'musterteil',
        'probereinigung',
      ),
      plain: ['Ein Muster schicken wir gern vorab.', 'Vorab bekommen Sie ein Muster.'],
      timed: ['Ein Muster bekommen Sie innerhalb von <time>.'],
    },
    trial: {
      words: within(
        'kostenlos\\p{L}* (?:testen|ausprobieren|testphase|testversion|testzugang)',
        '(?:testen|tage) kostenlos',
        'gratis testen',
      ),
      plain: ['Sie können es vorab kostenlos testen.', 'Der Test kostet nichts.'],
      timed: ['Sie können es <time> kostenlos testen.'],
    },
    demo: {
      words: within(
        'demo (?:buchen|anfragen|vereinbaren)',
        '(?:live-|online-)demo',
        'demo-?termin',
      ),
      plain: [
        'Wir zeigen es gern an einem Ihrer eigenen Fälle.',
        'In einer kurzen Vorführung zeigen wir es gern.',
      ],
      timed: ['Wir zeigen es gern in <time>.'],
    },
    quote: {
      words: within(
        '(?:kostenlos\\p{L}*|unverbindlich\\p{L}*|kostenfrei\\p{L}*|' +
          'gratis)[\\p{L}, ]{0,22} (?:angebot|offerte|kostenvoranschlag|festpreisangebot)',
        '(?:angebot|offerte|kostenvoranschlag)[\\p{L} ]{0,14} (?:kostenlos|unverbindlich|' +
          'gratis|innerhalb|binnen|innert|in \\d)',
        'gratis-?offerte',
      ),
      plain: ['Das Angebot ist kostenlos.', 'Ein Angebot von uns kostet Sie nichts.'],
      timed: [
        'Ein Angebot haben Sie innerhalb von <time>.',
        'Das Angebot kommt innerhalb von <time>.',
      ],
    },
    answer: {
      words: within(
        '(?:antwort|rückmeldung|rückruf|reaktion|melden uns|' +
          'antworten)[\\p{L} ]{0,24}(?:innerhalb|binnen|innert|in|unter) (?:von )?(?:\\d+|eine[ms])',
      ),
      plain: ['Eine Antwort bekommen Sie schnell.'],
      timed: [
        'Eine Antwort haben Sie innerhalb von <time>.',
        'Wir antworten innerhalb von <time>.',
      ],
    },
    check: {
      words: within(
        '(?:kostenlos\\p{L}*|gratis)[- ](?:\\p{L}+-?)?(?:check|analyse|prüfung|audit|' +
          'bestandsaufnahme|potenzialanalyse)',
      ),
      plain: [
        'Die erste Prüfung kostet nichts.',
        'Zuerst sehen wir uns den Bestand an, kostenlos.',
      ],
      timed: ['Die erste Prüfung kostet nichts und dauert <time>.'],
    },
    call: {
      words: within(
        'kostenlos\\p{L}* (?:und unverbindlich\\p{L}* )?(?:erst)?(?:gespräch|beratung|beratungsgespräch)',
        '(?:erstgespräch|erstberatung|erstes gespräch)[\\p{L} ]{0,12}(?:kostenlos|kostenfrei|gratis)',
        'kostenlos\\p{L}* erst(?:gespräch|beratung)',
        'unverbindlich\\p{L}* (?:erst)?(?:gespräch|beratung)',
        'kostenfrei\\p{L}* (?:erst)?(?:gespräch|beratung)',
      ),
      plain: ['Das erste Gespräch kostet nichts.', 'Ein erstes Gespräch ist kostenlos.'],
      timed: ['Die ersten <time> kosten nichts.'],
    },
  },
  span: new RegExp(
    [
      String.raw`(\d{1,2}(?:\s?(?:bis|-|–)\s?\d{1,2})? (?:Stunden|Tagen|Werktagen|Arbeitstagen|`,
      String.raw`Minuten|Wochen)|eines (?:Werktags|Arbeitstags|Tages))`,
    ].join(''),
    'u',
  ),
  perks: {
    callOut: {
      words: within(
        'notdienst',
        'notfalleinsatz',
        'rufbereitschaft',
        'störungsdienst',
        'bereitschaftsdienst',
      ),
      plain: [
        'Im Notfall kommen wir auch nachts.',
        'Bei einem Notfall kommen wir zu jeder Stunde.',
      ],
    },
    onCall: {
      words: within('24\\s?\\/\\s?7', 'rund um die uhr', '24[- ]?(?:h|stunden)[- ]service'),
      plain: ['Wir sind rund um die Uhr erreichbar.', 'Sie erreichen uns Tag und Nacht.'],
    },
    fixedPrice: {
      words: within('festpreis', 'fest\\p{L}+ preis', 'pauschalpreis', 'fixpreis'),
      plain: [
        'Der Preis steht fest, bevor wir anfangen.',
        'Sie bekommen vorab einen festen Preis.',
      ],
    },
    sameTeam: {
      words: within(
        '(?:immer |stets )(?:dasselbe|das gleiche|dieselben|die gleichen) ',
        'feste\\p{L}* (?:team|personal|mitarbeiter)',
        'dieselben (?:menschen|leute|personen|kräfte)',
      ),
      plain: ['Sie haben es mit denselben Leuten zu tun.', 'Es kommen jedes Mal dieselben Leute.'],
    },
    oneContact: {
      words: within(
        'fest\\p{L}* ansprechpartner',
        'ein(?:en|em)? (?:festen |persönlichen )ansprechpartner',
      ),
      plain: [
        'Sie haben durchgehend einen Ansprechpartner.',
        'Ein Ansprechpartner bleibt für alles zuständig.',
      ],
    },
    warranty: {
      words: /(\d{1,2}) Jahre\p{L}* (?:Garantie|Gewährleistung)/iu,
      plain: ['Auf die Arbeit geben wir <n> Jahre Garantie.', 'Die Garantie läuft <n> Jahre.'],
    },
    ownWorkshop: {
      words: within(
        'eigen\\p{L}+ (?:werkstatt|fertigung|produktion|herstellung)',
        'inhouse-fertigung',
      ),
      plain: ['Das machen wir in eigener Werkstatt.', 'Gearbeitet wird im eigenen Haus.'],
    },
    noContract: {
      words: within(
        'ohne (?:mindest)?(?:vertrags)?laufzeit',
        'ohne vertragsbindung',
        'jederzeit kündbar',
        'monatlich kündbar',
        'ohne mindestvertrag',
      ),
      plain: ['Eine Mindestlaufzeit gibt es nicht.', 'Sie können jederzeit aufhören.'],
    },
    licensed: {
      words: within('(?<!\\p{L})meisterbetrieb(?!\\p{L})'),
      plain: ['Wir sind ein Meisterbetrieb.', 'Die Arbeit macht ein Meisterbetrieb.'],
    },
  },
  questions: {
    service: [
      'Wer macht das heute bei {company}?',
      'Wer kümmert sich bei {company} heute darum?',
      'Macht das bei {company} jemand im Haus oder eine Firma von außen?',
    ],
    job: [
      'Gibt es einen Auftrag, für den Sie ein zweites Angebot möchten?',
      'Steht bei {company} etwas an, für das ein zweites Angebot nützlich wäre?',
    ],
    software: [
      'Wie machen Sie das heute: auf Papier, in Excel oder mit einem System?',
      'Womit machen Sie das heute bei {company}?',
      'Läuft das bei {company} in Excel oder in einem System?',
    ],
    advice: [
      'Welches dieser Themen ist bei {company} gerade aktuell?',
      'Ist eines dieser Themen bei {company} aktuell?',
      'Was davon ist bei {company} zurzeit am dringendsten?',
    ],
    market: [
      'Wer kauft das bei {company} ein?',
      'Für welche Bestellung bei {company} wäre ein zweites Angebot nützlich?',
    ],
    rooms: [
      'Für wie viele Personen planen Sie bei {company} das nächste Mal?',
      'Für wie viele Personen wäre es?',
      'Gibt es bei {company} einen Termin, für den noch ein Ort fehlt?',
    ],
    charity: [
      'Wer entscheidet bei {company} über Spenden?',
      'Wer kümmert sich bei {company} um Spenden?',
      'Wie oft entscheidet {company|Ihr Unternehmen} über Spenden: einmal im Jahr oder laufend?',
    ],
  },
  wouldLike: ['Möchten Sie <gets>?', 'Hätten Sie gern <gets>?'],
  occurs: ['Kommt so etwas bei {company} auch vor?', 'Kennen Sie das bei {company} auch?'],
  alike: [
    'Könnten wir bei {company} etwas Ähnliches tun?',
    'Wäre so etwas auch für {company|Sie} interessant?',
  ],
  needs: [
    'Gibt es bei {company} in diesem Jahr Bedarf an <list>?',
    'Besteht bei {company} in diesem Jahr Bedarf an <list>?',
  ],
  blank: '[Schreiben Sie in einem Satz, was Sie machen.]',
  open: ['Wen frage ich dazu bei {company}?', 'Steht das bei {company} in diesem Jahr an?'],
  again: [
    'Wäre das für {company|Sie} nützlich?',
    'Wäre das bei {company} ein Thema?',
    'Steht bei {company} so etwas in diesem Jahr an?',
  ],
  resellers: [
    'Passt das zu dem, was {company|Ihr Haus} verkauft?',
    'Wäre das etwas für Ihr Sortiment?',
    'Fragen Ihre Kunden danach?',
  ],
  multipliers: {
    note: [
      'Wir arbeiten für Privatleute. Deshalb fragen wir eine Firma in der Nähe, deren Leute uns vielleicht brauchen.',
      'Zu uns kommen Privatleute; vielleicht sind auch einige Ihrer Mitarbeitenden darunter.',
    ],
    subjects: ['Für die Mitarbeitenden bei {company}', 'Ein Hinweis für Ihre Mitarbeitenden'],
    questions: [
      'Dürfen wir ein paar Handzettel bei Ihnen auslegen?',
      'Wäre ein Hinweis an Ihre Mitarbeitenden willkommen?',
      'Wer kümmert sich bei {company} um Angebote für Mitarbeitende?',
    ],
  },
  subjects: ['<noun> bei {company}', '<noun> für {company|Ihr Unternehmen}'],
  subjectOf: {
    service: ['Wer das bei {company} macht', 'Wer sich bei {company} darum kümmert'],
    job: ['Ein zweites Angebot', 'Ein Preis zum Vergleich'],
    software: ['Papier, Excel oder System', 'Wie {company|Ihr Unternehmen} das heute macht'],
    advice: ['Offene Themen bei {company}', 'Was bei {company} drängt'],
    market: ['Einkauf bei {company}', 'Ein Angebot zum Vergleich'],
    rooms: ['Ein Ort für {company|Ihr Team}', 'Ein Termin für {company|Ihr Team}'],
    charity: ['Spenden bei {company}', 'Wer über Spenden entscheidet'],
    open: ['Wen wir bei {company} fragen', 'Wer bei {company} zuständig ist'],
  },
  beginnings: {
    cause: 'Menschen unterstützen uns, weil ',
    occasion: 'Kunden rufen uns an, wenn ',
    also: 'Kunden rufen uns auch an, wenn ',
    example: 'Letztes Jahr haben wir für ',
    answer: 'Wenn Sie antworten, bekommen Sie ',
  },
  beginningsOfOne: {
    occasion: 'Kunden rufen mich an, wenn ',
    also: 'Kunden rufen mich auch an, wenn ',
    example: 'Letztes Jahr habe ich für ',
  },
}
