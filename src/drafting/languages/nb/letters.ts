import { within, type Letters } from '../letters.ts'
import { giving, sizes } from './buyers.ts'
import { anyTrade, trades } from './trades/trades.ts'
import { writingWords } from './writing-words.ts'

/** Norwegian (Bokmål) emails: the firm is addressed with dere. */
export const letters: Letters = {
  ...writingWords,
  trades,
  anyTrade,
  sizes,
  giving,
  quotes: ['«', '»'],
  register: 'informal',
  address: null,
  isSmallAfterGreeting: false,
  greeting: 'Hei {{first_name|der}},',
  closings: ['Med vennlig hilsen', 'Vennlig hilsen', 'Beste hilsen'],
  company: 'dere',
  and: 'og',
  inTown: [
    [/^(?=Hamar|Lillehammer|Gjøvik|Kongsberg|Voss|Røros|Jessheim|Raufoss|Stord|Askøy)/, 'på '],
    [/^(?=Karmøy|Rjukan|Otta|Geilo|Gol$|Finnsnes|Fagernes|Nesodden|Frøya|Hitra)/, 'på '],
    [/^/, 'i '],
  ],
  based: ['Vi holder til <place>.'],
  buyers: { before: 'for', plural: /e?r$|e$/ },
  work: [
    'Vi jobber med <small><place>.',
    'Vi utfører <small><place>.',
    'Jeg jobber med <small><place>.',
  ],
  alsoWork: [
    'Vi jobber også med <small>.',
    'Vi utfører også <small>.',
    'Jeg jobber også med <small>.',
  ],
  offered: ['Vi tilbyr <small><place>.', 'Vi kan tilby <small><place>.'],
  alsoOffered: ['Vi tilbyr også <small>.', 'Vi kan også tilby <small>.'],
  supply: ['Vi leverer <small><place>.', 'Vi selger <small><place>.'],
  alsoSupply: ['Vi leverer også <small>.', 'Vi selger også <small>.'],
  since: ['Det har vi gjort siden <year>.', 'Det har vært arbeidet vårt siden <year>.'],
  forYears: [
    'Det har vi gjort i mer enn <years> år.',
    'Det har vært arbeidet vårt i over <years> år.',
  ],
  certified: ['Vi er sertifisert etter <norm>.', 'Vi arbeider etter <norm>.'],
  quoted: ['<quote>, skriver <speaker>.', '<quote>, sier <speaker>.'],
  steps: {
    visit: {
      words: within(
        'gratis (?:og uforpliktende )?(?:befaring|besøk|oppmåling|gjennomgang)',
        'uforpliktende befaring',
        'befaring er gratis',
        'gratis befaring',
      ),
      plain: ['Vi kommer gjerne på befaring uten kostnad.', 'Befaringen før tilbudet er gratis.'],
      timed: ['Vi kommer på befaring innen <time>, uten kostnad.'],
    },
    sample: {
      words: within('gratis (?:prøve|vareprøve|prøver)', 'bestill (?:en )?prøve'),
      plain: ['Dere kan få en prøve først.', 'Vi sender gjerne en prøve først.'],
      timed: ['Dere kan få en prøve innen <time>.'],
    },
    trial: {
      words: within('prøv (?:det )?gratis', 'gratis prøve(?:periode|tid)', 'dager gratis'),
      plain: ['Det er gratis å prøve.', 'Dere kan prøve det gratis først.'],
      timed: ['Det er gratis å prøve i <time>.'],
    },
    demo: {
      words: within('(?:book|bestill|få) (?:en )?(?:gratis )?demo'),
      plain: [
        'Vi viser det gjerne på et av deres egne eksempler.',
        'Vi kan vise det i en kort demo.',
      ],
      timed: ['Vi kan vise det på <time>.'],
    },
    quote: {
      words: within(
        '(?:gratis|uforpliktende)[\\p{L}, ]{0,18} (?:tilbud|prisoverslag|pristilbud)',
        'tilbud (?:\\p{L}+ )?(?:innen|på \\d)',
      ),
      plain: ['Tilbudet er gratis.', 'Et tilbud fra oss koster ingenting.'],
      timed: ['Dere har et tilbud innen <time>.', 'Tilbudet kommer innen <time>.'],
    },
    answer: {
      words: within('(?:svar|svarer|ringer tilbake)[\\p{L} ]{0,12}innen \\d+'),
      plain: ['Dere får raskt svar.'],
      timed: ['Dere har et svar innen <time>.', 'Vi svarer innen <time>.'],
    },
    check: {
      words: within('gratis (?:\\p{L}+)?(?:sjekk|analyse|gjennomgang|kontroll)'),
      plain: ['Den første sjekken er gratis.', 'Vi ser først på det dere har, uten kostnad.'],
      timed: ['Den første sjekken er gratis og tar <time>.'],
    },
    call: {
      words: within('(?:gratis|uforpliktende) (?:samtale|prat|rådgivning|møte)'),
      plain: ['Den første samtalen er gratis.', 'En første prat koster ingenting.'],
      timed: ['De første <time> er gratis.'],
    },
  },
  span: /(\d{1,2}(?:\s?(?:-|–|til)\s?\d{1,2})? (?:timer|dager|arbeidsdager|virkedager|minutter|uker))/iu,
  perks: {
    callOut: {
      words: within('døgnvakt', 'vakttelefon', 'utrykning'),
      plain: [
        'Når det haster, kommer vi også om natten.',
        'Ved akutte feil kommer vi når som helst på døgnet.',
      ],
    },
    onCall: {
      words: within('døgnet rundt', '24\\s?\\/\\s?7', 'hele døgnet'),
      plain: ['Vi tar telefonen døgnet rundt.', 'Dere når oss døgnet rundt.'],
    },
    fixedPrice: {
      words: within('faste? pris(?:er)?', 'fastpris'),
      plain: ['Prisen er fast før vi begynner.', 'Dere får en fast pris på forhånd.'],
    },
    sameTeam: {
      words: within(
        '(?:alltid )?de samme (?:folkene|menneskene|personene)',
        'faste? (?:team|personale|medarbeidere)',
      ),
      plain: ['Det er alltid de samme folkene som kommer.', 'De samme folkene kommer hver gang.'],
    },
    oneContact: {
      words: within('faste? kontaktperson', 'én kontaktperson'),
      plain: [
        'Dere har den samme kontakten hele veien.',
        'Én og samme person er kontakten deres for alt.',
      ],
    },
    warranty: {
      words: /(\d{1,2}) års garanti/iu,
      plain: ['Vi gir <n> års garanti på arbeidet.', 'Det er <n> års garanti.'],
    },
    ownWorkshop: {
      words: within('eget verksted', 'egen produksjon', 'egen fabrikk'),
      plain: ['Arbeidet blir gjort på vårt eget verksted.', 'Vi gjør alt selv.'],
    },
    noContract: {
      words: within('uten binding', 'ingen bindingstid', 'ingen binding'),
      plain: ['Det er ingen bindingstid.', 'Dere kan slutte når dere vil.'],
    },
    licensed: {
      words: within('ansvarsforsikr(?:ing|et)'),
      plain: ['Vi har ansvarsforsikring.', 'Arbeidet dekkes av ansvarsforsikringen vår.'],
    },
  },
  questions: {
    service: ['Hvem tar seg av det hos {company} i dag?', 'Hvem gjør det hos {company} nå?'],
    job: [
      'Er det en jobb dere vil ha et ekstra tilbud på?',
      'Er det noe på gang hos {company} der et ekstra tilbud ville hjelpe?',
    ],
    software: [
      'Hvordan gjør dere det i dag: på papir, i Excel eller i et system?',
      'Hva bruker dere til det hos {company} i dag?',
      'Ligger det i Excel hos {company} eller i et system?',
    ],
    advice: [
      'Hvilket tema er aktuelt hos {company}?',
      'Er et av temaene aktuelt hos {company}?',
      'Hva haster mest hos {company} nå?',
    ],
    market: [
      'Hvem kjøper det inn hos {company}?',
      'Er det en bestilling dere vil ha et ekstra tilbud på?',
    ],
    rooms: [
      'Hvor mange personer er dere neste gang?',
      'Hvor mange personer skal det være til?',
      'Er det en dato der dere mangler et sted?',
    ],
    charity: [
      'Hvem bestemmer over gaver og støtte hos {company}?',
      'Hvem tar seg av støtte og gaver hos {company}?',
      'Velger dere én gang i året hva dere støtter, eller løpende?',
    ],
  },
  wouldLike: ['Vil dere ha <gets>?', 'Kunne dere tenke dere <gets>?'],
  occurs: ['Skjer det også hos {company}?', 'Kjenner dere dette igjen hos {company}?'],
  alike: [
    'Kan vi gjøre noe lignende hos {company}?',
    'Kunne noe lignende være til hjelp hos {company}?',
  ],
  needs: [
    'Trenger {company|dere} hjelp med <small> i år?',
    'Er det behov for <small> hos {company} i år?',
  ],
  blank: '[Skriv i én setning hva dere gjør.]',
  open: [
    'Hvem kan jeg spørre om dette hos {company}?',
    'Får dere bruk for det hos {company} i år?',
  ],
  again: [
    'Kunne {company|dere} ha bruk for det?',
    'Er det aktuelt hos {company}?',
    'Er det noe slikt på gang i år?',
  ],
  resellers: [
    'Passer det til det dere selger?',
    'Kunne dere ha det i sortimentet?',
    'Spør kundene deres etter det?',
  ],
  multipliers: {
    note: [
      'Vi arbeider for private, så vi spør firmaer i nærheten der noen kanskje trenger oss.',
      'Til oss kommer private, og kanskje er noen av deres folk blant dem.',
    ],
    subjects: ['Til de ansatte hos {company}', 'Noe til de ansatte hos dere'],
    questions: [
      'Kan vi legge igjen noen kort hos dere?',
      'Er det greit med en beskjed til folkene deres?',
      'Hvem har ansvar for tilbud til ansatte hos {company}?',
    ],
  },
  subjects: ['<noun> hos {company}', '<noun> til {company}'],
  subjectOf: {
    service: ['Hvem gjør det hos {company}', 'Hvem tar seg av det hos {company}'],
    job: ['Et ekstra tilbud', 'En pris å sammenligne'],
    software: ['Papir, Excel eller system', 'Hvordan det gjøres hos {company}'],
    advice: ['Aktuelle temaer hos {company}', 'Hva som haster hos {company}'],
    market: ['Innkjøp hos {company}', 'Et tilbud å sammenligne med'],
    rooms: ['Et sted til {company}', 'En dato hos {company}'],
    charity: ['Støtte fra {company}', 'Hvem som bestemmer over gaver'],
    open: ['Hvem vi kan spørre hos {company}', 'Hvem som har ansvaret hos {company}'],
  },
  beginnings: {
    cause: 'Folk støtter oss fordi ',
    occasion: 'Kundene ringer oss når ',
    also: 'Kundene ringer oss også når ',
    example: 'I fjor hjalp vi ',
    answer: 'Hvis dere svarer, får dere ',
  },
  beginningsOfOne: {
    occasion: 'Kundene ringer meg når ',
    also: 'Kundene ringer meg også når ',
    example: 'I fjor hjalp jeg ',
  },
}
