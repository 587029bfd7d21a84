import { within, type Letters } from '../letters.ts'
import { giving, sizes } from './buyers.ts'
import { anyTrade, trades } from './trades/trades.ts'
import { writingWords } from './writing-words.ts'

/** Swedish emails: the firm is addressed with ni. */
export const letters: Letters = {
  ...writingWords,
  trades,
  anyTrade,
  sizes,
  giving,
  quotes: ['”', '”'],
  register: 'informal',
  address: null,
  isSmallAfterGreeting: false,
  greeting: 'Hej {{first_name|på er}},',
  closings: ['Med vänlig hälsning', 'Vänliga hälsningar', 'Bästa hälsningar'],
  company: 'er',
  and: 'och',
  inTown: [
    [/^(?=Gotland|Öland|Lidingö|Orust|Tjörn|Värmdö|Ekerö)/, 'på '],
    [/^/, 'i '],
  ],
  based: ['Vi finns <place>.'],
  buyers: { before: 'för', plural: /[aeo]r$|en$/ },
  work: [
    'Vi arbetar med <small><place>.',
    'Vi utför <small><place>.',
    'Jag arbetar med <small><place>.',
  ],
  alsoWork: [
    'Vi arbetar också med <small>.',
    'Vi utför också <small>.',
    'Jag arbetar också med <small>.',
  ],
  offered: ['Vi erbjuder <small><place>.', 'Vi kan erbjuda <small><place>.'],
  alsoOffered: ['Vi erbjuder också <small>.', 'Vi kan också erbjuda <small>.'],
  supply: ['Vi levererar <small><place>.', 'Vi säljer <small><place>.'],
  alsoSupply: ['Vi levererar också <small>.', 'Vi säljer också <small>.'],
  since: ['Det har vi gjort sedan <year>.', 'Det har varit vårt arbete sedan <year>.'],
  forYears: [
    'Det har vi gjort i mer än <years> år.',
    'Det har varit vårt arbete i över <years> år.',
  ],
  certified: ['Vi är certifierade enligt <norm>.', 'Vi arbetar enligt <norm>.'],
  quoted: ['<quote>, skriver <speaker>.', '<quote>, säger <speaker>.'],
  steps: {
    visit: {
      words: within(
        '(?:gratis|kostnadsfri\\p{L}*)[\\p{L}, ]{0,18} (?:besök|besiktning|hembesök|genomgång|platsbesök)',
        'förutsättningslöst (?:möte|besök)',
      ),
      plain: ['Vi kommer gärna förbi och tittar utan kostnad.', 'Besöket före offerten är gratis.'],
      timed: ['Vi kommer förbi inom <time>, utan kostnad.'],
    },
    sample: {
      words: within('gratis (?:prov|varuprov|prover)', 'beställ (?:ett )?prov'),
      plain: ['Ni kan få ett prov först.', 'Vi skickar gärna ett prov först.'],
      timed: ['Ni kan få ett prov inom <time>.'],
    },
    trial: {
      words: within('(?:prova|testa) (?:det )?gratis', 'gratis prov(?:period|tid)', 'dagar gratis'),
      plain: ['Det är gratis att prova.', 'Ni kan prova det gratis först.'],
      timed: ['Det är gratis att prova i <time>.'],
    },
    demo: {
      words: within('(?:boka|beställ|få) (?:en )?(?:gratis )?demo'),
      plain: ['Vi visar det gärna på ett av era egna exempel.', 'Vi kan visa det i en kort demo.'],
      timed: ['Vi kan visa det på <time>.'],
    },
    quote: {
      words: within(
        '(?:gratis|kostnadsfri\\p{L}*)[\\p{L}, ]{0,18} (?:offert|prisförslag)',
        'offert (?:\\p{L}+ )?(?:inom|på \\d)',
      ),
      plain: ['Offerten är gratis.', 'En offert från oss kostar ingenting.'],
      timed: ['Ni har en offert inom <time>.', 'Offerten kommer inom <time>.'],
    },
    answer: {
      words: within('(?:svar|svarar|återkommer|ringer upp)[\\p{L} ]{0,12}inom \\d+'),
      plain: ['Ni får snabbt svar.'],
      timed: ['Ni har ett svar inom <time>.', 'Vi svarar inom <time>.'],
    },
    check: {
      words: within('(?:gratis|kostnadsfri\\p{L}*) (?:\\p{L}+)?(?:analys|genomgång|kontroll|koll)'),
      plain: ['Den första kontrollen är gratis.', 'Vi tittar först på det ni har, utan kostnad.'],
      timed: ['Den första kontrollen är gratis och tar <time>.'],
    },
    call: {
      words: within(
        '(?:gratis|kostnadsfri\\p{L}*|förutsättningslös\\p{L}*) (?:samtal|rådgivning|konsultation|möte)',
      ),
      plain: ['Det första samtalet är gratis.', 'Ett första samtal kostar ingenting.'],
      timed: ['De första <time> är gratis.'],
    },
  },
  span: /(\d{1,2}(?:\s?(?:-|–|till)\s?\d{1,2})? (?:timmar|dagar|arbetsdagar|minuter|veckor))/iu,
  perks: {
    callOut: {
      words: within('jourtelefon', '(?<!\\p{L})jour(?!nal)', 'akututryckning'),
      plain: [
        'När det är bråttom kommer vi också på natten.',
        'Vid ett akut fel kommer vi när som helst på dygnet.',
      ],
    },
    onCall: {
      words: within('dygnet runt', '24\\s?\\/\\s?7'),
      plain: ['Vi svarar dygnet runt.', 'Ni når oss dygnet runt.'],
    },
    fixedPrice: {
      words: within('fasta? pris(?:er)?'),
      plain: ['Priset är bestämt innan vi börjar.', 'Ni får ett fast pris i förväg.'],
    },
    sameTeam: {
      words: within(
        '(?:alltid )?(?:samma (?:personer|personal|människor))',
        'fasta? (?:team|personal)',
      ),
      plain: ['Det är alltid samma personer som kommer.', 'Samma personer kommer varje gång.'],
    },
    oneContact: {
      words: within('fasta? kontaktperson', 'en kontaktperson'),
      plain: ['Ni har samma kontakt hela vägen.', 'En och samma person är er kontakt för allt.'],
    },
    warranty: {
      words: /(\d{1,2}) års garanti/iu,
      plain: ['Vi ger <n> års garanti på arbetet.', 'Garantin är <n> år.'],
    },
    ownWorkshop: {
      words: within('egen verkstad', 'egen tillverkning', 'egen produktion'),
      plain: ['Arbetet görs i vår egen verkstad.', 'Vi gör allt själva.'],
    },
    noContract: {
      words: within('utan bindningstid', 'ingen bindningstid', 'utan avtal'),
      plain: ['Det finns ingen bindningstid.', 'Ni kan sluta när ni vill.'],
    },
    licensed: {
      words: within('ansvarsförsäk(?:ring|rade?)'),
      plain: ['Vi har ansvarsförsäkring.', 'Arbetet täcks av vår ansvarsförsäkring.'],
    },
  },
  questions: {
    service: ['Vem sköter det hos {company} i dag?', 'Vem tar hand om det hos {company}?'],
    job: [
      'Finns det ett jobb som ni vill ha en extra offert på?',
      'Är något på gång hos {company} där en extra offert skulle hjälpa?',
    ],
    software: [
      'Hur gör ni i dag: på papper, i Excel eller i ett system?',
      'Vad använder ni till det hos {company} i dag?',
      'Ligger det i Excel hos {company} eller i ett system?',
    ],
    advice: [
      'Vilket ämne är aktuellt hos {company}?',
      'Är något av ämnena aktuellt hos {company}?',
      'Vad är mest bråttom hos {company} just nu?',
    ],
    market: [
      'Vem köper in det hos {company}?',
      'Finns det en beställning som ni vill ha en extra offert på?',
    ],
    rooms: [
      'Hur många personer är ni nästa gång?',
      'Hur många personer skulle det vara för?',
      'Finns det ett datum där ni saknar en plats?',
    ],
    charity: [
      'Vem beslutar om gåvor hos {company}?',
      'Vem tar hand om stöd och gåvor hos {company}?',
      'Väljer ni en gång om året vad ni stöder, eller löpande?',
    ],
  },
  wouldLike: ['Vill ni ha <gets>?', 'Skulle ni vilja ha <gets>?'],
  occurs: ['Händer det också hos {company}?', 'Känner ni igen det hos {company}?'],
  alike: [
    'Kan vi göra något liknande hos {company}?',
    'Vore något liknande till nytta hos {company}?',
  ],
  needs: [
    'Behöver {company|ni} hjälp med <small> i år?',
    'Finns det behov av <small> hos {company} i år?',
  ],
  blank: '[Skriv i en mening vad ni gör.]',
  open: ['Vem kan jag fråga om det hos {company}?', 'Behövs det hos {company} i år?'],
  again: [
    'Skulle {company|ni} ha nytta av det?',
    'Är det något för {company|er}?',
    'Är något sådant på gång i år?',
  ],
  resellers: [
    'Passar det till det ni säljer?',
    'Skulle ni kunna ha det i sortimentet?',
    'Frågar era kunder efter det?',
  ],
  multipliers: {
    note: [
      'Vi arbetar för privatpersoner, så vi frågar företag i närheten där någon kanske behöver oss.',
      'Till oss kommer privatpersoner, och kanske finns några av era anställda bland dem.',
    ],
    subjects: ['Till medarbetarna hos {company}', 'Något för era medarbetare'],
    questions: [
      'Får vi lämna några kort hos er?',
      'Går det bra med ett meddelande till era anställda?',
      'Vem har hand om erbjudanden till anställda hos {company}?',
    ],
  },
  subjects: ['<noun> hos {company}', '<noun> för {company}'],
  subjectOf: {
    service: ['Vem gör det hos {company}', 'Vem tar hand om det hos {company}'],
    job: ['En extra offert', 'Ett pris att jämföra'],
    software: ['Papper, Excel eller system', 'Hur det görs hos {company}'],
    advice: ['Aktuella ämnen hos {company}', 'Vad som är bråttom hos {company}'],
    market: ['Inköp hos {company}', 'En offert att jämföra med'],
    rooms: ['En plats för {company|er}', 'Ett datum hos {company}'],
    charity: ['Stöd från {company}', 'Vem som beslutar om gåvor'],
    open: ['Vem vi kan fråga hos {company}', 'Vem som ansvarar hos {company}'],
  },
  beginnings: {
    cause: 'Människor stöder oss för att ',
    occasion: 'Kunderna ringer oss när ',
    also: 'Kunderna ringer oss också när ',
    example: 'Förra året hjälpte vi ',
    answer: 'Om ni svarar får ni ',
  },
  beginningsOfOne: {
    occasion: 'Kunderna ringer mig när ',
    also: 'Kunderna ringer mig också när ',
    example: 'Förra året hjälpte jag ',
  },
}
