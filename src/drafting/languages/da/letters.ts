import { within, type Letters } from '../letters.ts'
import { giving, sizes } from './buyers.ts'
import { anyTrade, trades } from './trades/trades.ts'
import { writingWords } from './writing-words.ts'

/** Danish emails: the firm is addressed with I. */
export const letters: Letters = {
  ...writingWords,
  trades,
  anyTrade,
  sizes,
  giving,
  quotes: ['»', '«'],
  register: 'informal',
  address: null,
  isSmallAfterGreeting: false,
  greeting: 'Hej {{first_name|med jer}},',
  closings: ['Med venlig hilsen', 'Venlig hilsen', 'Bedste hilsner'],
  company: 'jer',
  and: 'og',
  inTown: [
    [/^(?=Bornholm|Frederiksberg|Amager|Fyn|Sjælland|Falster|Lolland|Samsø)/, 'på '],
    [/^/, 'i '],
  ],
  based: ['Vi holder til <place>.'],
  buyers: { before: 'til', plural: /e?r(?:ne)?$|e$/ },
  work: [
    'Vi arbejder med <small><place>.',
    'Vi udfører <small><place>.',
    'Jeg arbejder med <small><place>.',
  ],
  alsoWork: [
    'Vi arbejder også med <small>.',
    'Vi udfører også <small>.',
    'Jeg arbejder også med <small>.',
  ],
  offered: ['Vi tilbyder <small><place>.', 'Vi kan tilbyde <small><place>.'],
  alsoOffered: ['Vi tilbyder også <small>.', 'Vi kan også tilbyde <small>.'],
  supply: ['Vi leverer <small><place>.', 'Vi sælger <small><place>.'],
  alsoSupply: ['Vi leverer også <small>.', 'Vi sælger også <small>.'],
  since: ['Det har vi gjort siden <year>.', 'Det har været vores arbejde siden <year>.'],
  forYears: [
    'Det har vi gjort i mere end <years> år.',
    'Det har været vores arbejde i over <years> år.',
  ],
  certified: ['Vi er certificeret efter <norm>.', 'Vi arbejder efter <norm>.'],
  quoted: ['<quote>, skriver <speaker>.', '<quote>, siger <speaker>.'],
  steps: {
    visit: {
      words: within(
        'gratis (?:og uforpligtende )?(?:besøg|besigtigelse|opmåling|gennemgang)',
        'uforpligtende (?:besøg|besigtigelse|møde)',
      ),
      plain: [
        'Vi kommer gerne forbi og ser på det uden beregning.',
        'Besøget før tilbuddet koster ikke noget.',
      ],
      timed: ['Vi kommer forbi inden for <time> og ser på det uden beregning.'],
    },
    sample: {
      words: within('gratis (?:prøve|vareprøve|prøver)', 'bestil (?:en )?prøve'),
      plain: ['I kan få en prøve først.', 'Vi sender gerne en prøve først.'],
      timed: ['I kan få en prøve inden for <time>.'],
    },
    trial: {
      words: within('prøv (?:det )?gratis', 'gratis prøve(?:periode|tid)', 'dage gratis'),
      plain: ['Det er gratis at prøve.', 'I kan prøve det gratis først.'],
      timed: ['Det er gratis at prøve i <time>.'],
    },
    demo: {
      words: within('(?:book|bestil|få) (?:en )?(?:gratis )?demo'),
      plain: [
        'Vi viser det gerne på et af jeres egne eksempler.',
        'Vi kan vise det i en kort demo.',
      ],
      timed: ['Vi kan vise det på <time>.'],
    },
    quote: {
      words: within(
        '(?:gratis|uforpligtende)[\\p{L}, ]{0,18} (?:tilbud|prisoverslag)',
        'tilbud (?:\\p{L}+ )?(?:inden for|på \\d)',
      ),
      plain: ['Tilbuddet er gratis.', 'Et tilbud fra os koster ikke noget.'],
      timed: ['I har et tilbud inden for <time>.', 'Tilbuddet kommer inden for <time>.'],
    },
    answer: {
      words: within('(?:svar|svarer|ringer tilbage|vender tilbage)[\\p{L} ]{0,12}inden for \\d+'),
      plain: ['I får hurtigt svar.'],
      timed: ['I har et svar inden for <time>.', 'Vi svarer inden for <time>.'],
    },
    check: {
      words: within('gratis (?:\\p{L}+)?(?:tjek|analyse|gennemgang|eftersyn)'),
      plain: ['Det første tjek er gratis.', 'Vi ser først på det, I har, uden beregning.'],
      timed: ['Det første tjek er gratis og tager <time>.'],
    },
    call: {
      words: within('(?:gratis|uforpligtende) (?:samtale|snak|rådgivning|møde)'),
      plain: ['Den første samtale er gratis.', 'En første snak koster ikke noget.'],
      timed: ['De første <time> er gratis.'],
    },
  },
  span: /(\d{1,2}(?:\s?(?:-|–|til)\s?\d{1,2})? (?:timer|dage|arbejdsdage|hverdage|minutter|uger))/iu,
  perks: {
    callOut: {
      words: within('døgnvagt', 'vagttelefon', 'udrykning'),
      plain: [
        'Når det haster, kommer vi også om natten.',
        'Ved akutte fejl kommer vi på alle tider af døgnet.',
      ],
    },
    onCall: {
      words: within('døgnet rundt', '24\\s?\\/\\s?7'),
      plain: ['Vi tager telefonen døgnet rundt.', 'I kan få fat i os døgnet rundt.'],
    },
    fixedPrice: {
      words: within('faste? pris(?:er)?'),
      plain: ['Prisen ligger fast, før vi begynder.', 'I får en fast pris på forhånd.'],
    },
    sameTeam: {
      words: within(
        '(?:altid )?(?:de samme (?:folk|medarbejdere|personer))',
        'faste? (?:team|personale|medarbejdere)',
      ),
      plain: ['Det er altid de samme folk, der kommer.', 'De samme folk kommer hver gang.'],
    },
    oneContact: {
      words: within('faste? kontaktperson', 'én kontaktperson'),
      plain: [
        'I har den samme kontakt hele vejen.',
        'Én og samme person er jeres kontakt til det hele.',
      ],
    },
    warranty: {
      words: /(\d{1,2}) års garanti/iu,
      plain: ['Vi giver <n> års garanti på arbejdet.', 'Der er <n> års garanti.'],
    },
    ownWorkshop: {
      words: within('eget værksted', 'egen produktion', 'egen fabrik'),
      plain: ['Arbejdet bliver lavet på vores eget værksted.', 'Vi laver det hele selv.'],
    },
    noContract: {
      words: within('uden binding', 'ingen binding', 'uden kontrakt'),
      plain: ['Der er ingen binding.', 'I kan stoppe, når I vil.'],
    },
    licensed: {
      words: within('ansvarsforsikr(?:ing|et)'),
      plain: ['Vi har ansvarsforsikring.', 'Arbejdet er dækket af vores ansvarsforsikring.'],
    },
  },
  questions: {
    service: ['Hvem står for det hos {company} i dag?', 'Hvem tager sig af det hos {company}?'],
    job: [
      'Er der en opgave, I gerne vil have et ekstra tilbud på?',
      'Er der noget på vej hos {company}, hvor et ekstra tilbud ville hjælpe?',
    ],
    software: [
      'Hvordan gør I det i dag: på papir, i Excel eller i et system?',
      'Hvad bruger I til det hos {company} i dag?',
      'Ligger det i Excel hos {company} eller i et system?',
    ],
    advice: [
      'Hvilket emne er aktuelt hos {company}?',
      'Er et af emnerne aktuelt hos {company}?',
      'Hvad haster mest hos {company} lige nu?',
    ],
    market: [
      'Hvem køber det ind hos {company}?',
      'Er der en ordre, I gerne vil have et ekstra tilbud på?',
    ],
    rooms: [
      'Hvor mange personer er I næste gang?',
      'Hvor mange personer skal det være til?',
      'Er der en dato, hvor I mangler et sted?',
    ],
    charity: [
      'Hvem beslutter om donationer hos {company}?',
      'Hvem tager sig af støtte og donationer hos {company}?',
      'Vælger I én gang om året, hvad I støtter, eller løbende?',
    ],
  },
  wouldLike: ['Vil I gerne have <gets>?', 'Kunne I tænke jer <gets>?'],
  occurs: ['Sker det også hos {company}?', 'Kender I det hos {company}?'],
  alike: [
    'Kan vi gøre noget lignende hos {company}?',
    'Kunne noget lignende være en hjælp hos {company}?',
  ],
  needs: [
    'Har {company|I} brug for hjælp til <small> i år?',
    'Er der brug for <small> hos {company} i år?',
  ],
  blank: '[Skriv i én sætning, hvad I laver.]',
  open: ['Hvem skal jeg spørge om det hos {company}?', 'Får I brug for det hos {company} i år?'],
  again: [
    'Kunne {company|I} have brug for det?',
    'Er det relevant hos {company}?',
    'Er der sådan noget på vej i år?',
  ],
  resellers: [
    'Passer det til det, I sælger?',
    'Kunne I have det i sortimentet?',
    'Spørger jeres kunder efter det?',
  ],
  multipliers: {
    note: [
      'Vi arbejder for private, så vi spørger firmaer i nærheden, hvor nogen måske har brug for os.',
      'Til os kommer private, og måske er nogle af jeres folk iblandt dem.',
    ],
    subjects: ['Til medarbejderne hos {company}', 'Noget til jeres medarbejdere'],
    questions: [
      'Må vi lægge et par kort hos jer?',
      'Er det okay med en besked til jeres folk?',
      'Hvem står for tilbud til medarbejdere hos {company}?',
    ],
  },
  subjects: ['<noun> hos {company}', '<noun> til {company}'],
  subjectOf: {
    service: ['Hvem gør det hos {company}', 'Hvem tager sig af det hos {company}'],
    job: ['Et ekstra tilbud', 'En pris til sammenligning'],
    software: ['Papir, Excel eller system', 'Hvordan det gøres hos {company}'],
    advice: ['Aktuelle emner hos {company}', 'Hvad der haster hos {company}'],
    market: ['Indkøb hos {company}', 'Et tilbud at sammenligne med'],
    rooms: ['Et sted til {company}', 'En dato hos {company}'],
    charity: ['Støtte fra {company}', 'Hvem der beslutter om gaver'],
    open: ['Hvem vi kan spørge hos {company}', 'Hvem der står for det hos {company}'],
  },
  beginnings: {
    cause: 'Folk støtter os, fordi ',
    occasion: 'Kunder ringer til os, når ',
    also: 'Kunder ringer også til os, når ',
    example: 'Sidste år hjalp vi ',
    answer: 'Hvis I svarer, får I ',
  },
  beginningsOfOne: {
    occasion: 'Kunder ringer til mig, når ',
    also: 'Kunder ringer også til mig, når ',
    example: 'Sidste år hjalp jeg ',
  },
}
