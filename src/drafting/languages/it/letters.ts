import { verbFor, pairs, wordsOf, type Letters } from '../letters.ts'
import { giving, sizes } from './buyers.ts'
import { anyTrade, trades } from './trades/trades.ts'
import { writingWords } from './writing-words.ts'

/** Work as a noun with what it is done to, and the verb that says the same. */
const VERBS = pairs(`produzione produciamo, vendita vendiamo, noleggio noleggiamo,
  installazione installiamo, riparazione ripariamo, progettazione progettiamo,
  costruzione costruiamo, lavorazione lavoriamo, realizzazione realizziamo,
  pulizia puliamo, trasporto trasportiamo, fornitura forniamo, montaggio montiamo,
  traduzione traduciamo, stampa stampiamo, posa posiamo`)

/** Italian emails: the firm is addressed with voi. */
export const letters: Letters = {
  ...writingWords,
  trades,
  anyTrade,
  sizes,
  giving,
  quotes: ['«', '»'],
  register: 'formal',
  address: {
    formal: /(?<=[\p{L},;]\s)(?:Lei|Le|La|Suo|Sua|Suoi|Sue)(?!\p{L})/u,
    informal: /(?<!\p{L})(?:tu|te|ti|tuo|tua|tuoi|tue)(?!\p{L})/iu,
  },
  isSmallAfterGreeting: true,
  greeting: 'Buongiorno {{first_name|a tutti}},',
  closings: ['Cordiali saluti,', 'Un cordiale saluto,', 'Buona giornata,'],
  company: 'voi',
  and: 'e',
  inTown: [
    [/^(?=A)/u, 'ad '],
    [/^/, 'a '],
  ],
  based: ['Siamo <place>.'],
  buyers: { before: 'per', plural: /[ie]$/ },
  work: [
    'Ci occupiamo di <small><place>.',
    'Facciamo <small><place>.',
    'Mi occupo di <small><place>.',
  ],
  alsoWork: [
    'Ci occupiamo anche di <small>.',
    'Facciamo anche <small>.',
    'Mi occupo anche di <small>.',
  ],
  joined: {
    of: (item) => verbFor(item, VERBS, 'di'),
    work: ['<joined><place>.'],
    also: ['Inoltre <joined>.'],
  },
  offered: ['Offriamo <small><place>.', 'Proponiamo <small><place>.'],
  alsoOffered: ['Offriamo anche <small>.', 'Proponiamo anche <small>.'],
  supply: ['Forniamo <small><place>.', 'Vendiamo <small><place>.'],
  alsoSupply: ['Forniamo anche <small>.', 'Vendiamo anche <small>.'],
  since: ['Lo facciamo dal <year>.', 'È il nostro lavoro dal <year>.'],
  forYears: ['Lo facciamo da più di <years> anni.', 'È il nostro lavoro da oltre <years> anni.'],
  certified: ['Siamo certificati <norm>.', 'Lavoriamo secondo la norma <norm>.'],
  quoted: ['<quote>, scrive <speaker>.', '<quote>, dice <speaker>.'],
  steps: {
    visit: {
      words: wordsOf(
        'sopralluog\\p{L}+ (?:\\p{L}+ ){0,2}(?:gratuit\\p{L}+|gratis)',
        'rilievo (?:misure )?gratuito',
      ),
      plain: ['Il sopralluogo lo facciamo gratis.', 'Veniamo a vedere sul posto senza costi.'],
      timed: ['Veniamo a vedere sul posto entro <time>, senza costi.'],
    },
    sample: {
      words: wordsOf(
        'campion[ei] (?:gratuit\\p{L}+|su richiesta)',
        'richiedi (?:un )?campion\\p{L}+',
        'prototip\\p{L}+ gratuit\\p{L}+',
      ),
      plain: ['Prima mandiamo volentieri un campione.', 'Un campione arriva prima di ogni ordine.'],
      timed: ['Un campione arriva entro <time>.'],
    },
    trial: {
      words: wordsOf('prova gratuita', 'prova gratis', 'provalo gratis', 'giorni gratis'),
      plain: ['La prova è gratuita.', 'Potete provarlo prima, gratis.'],
      timed: ['La prova è gratuita per <time>.'],
    },
    demo: {
      words: wordsOf('(?:richiedi|prenota|guarda) (?:una |la )?demo', 'demo gratuita'),
      plain: [
        'Lo mostriamo su un vostro caso.',
        'Basta una breve dimostrazione per farsi un’idea.',
      ],
      timed: ['Lo mostriamo in <time>.'],
    },
    quote: {
      words: wordsOf(
        'preventiv\\p{L}+ (?:\\p{L}+ ){0,3}(?:gratuit\\p{L}+|gratis|senza impegno|entro|in \\d+)',
        'gratuit\\p{L}+ (?:e senza impegno )?preventiv\\p{L}+',
      ),
      plain: ['Il preventivo è gratuito.', 'Un nostro preventivo non costa nulla.'],
      timed: ['Il preventivo arriva entro <time>.', 'Ricevete il preventivo entro <time>.'],
    },
    answer: {
      words: wordsOf(
        '(?:rispost\\p{L}+|rispondiamo|ricontatt\\p{L}+|richiam\\p{L}+) (?:\\p{L}+ ){0,2}(?:entro|in) (?:le )?\\d+',
      ),
      plain: ['La risposta arriva presto.'],
      timed: ['La risposta arriva entro <time>.', 'Rispondiamo entro <time>.'],
    },
    check: {
      words: wordsOf('(?:analisi|verifica|check|audit|diagnosi) (?:\\p{L}+ ){0,2}gratuit\\p{L}+'),
      plain: ['La prima verifica è gratuita.', 'Prima guardiamo quello che c’è, senza costi.'],
      timed: ['La prima verifica è gratuita e richiede <time>.'],
    },
    call: {
      words: wordsOf(
        '(?:consulenza|primo incontro|colloquio|prima consulenza) (?:\\p{L}+ ){0,2}gratuit\\p{L}+',
        'consulenza gratuita',
      ),
      plain: ['La prima consulenza è gratuita.', 'Una prima consulenza non costa nulla.'],
      timed: ['I primi <time> sono gratuiti.'],
    },
  },
  span: /(\d{1,2}(?:\s?(?:-|–|\/)\s?\d{1,2})? (?:ore|giorni(?: lavorativi)?|minuti|settimane))/iu,
  perks: {
    callOut: {
      words: wordsOf('pronto intervento', 'reperibilità'),
      plain: [
        'Per le urgenze veniamo anche di notte.',
        'In caso di urgenza veniamo a qualsiasi ora.',
      ],
    },
    onCall: {
      words: wordsOf('24\\s?\\/\\s?7', 'h\\s?24', '24 ore su 24'),
      plain: ['Rispondiamo giorno e notte.', 'Siamo raggiungibili giorno e notte.'],
    },
    fixedPrice: {
      words: wordsOf('prezz[io] fiss[io]', 'prezzo bloccato', 'costi fissi e certi'),
      plain: ['Il prezzo è fissato prima di cominciare.', 'Il prezzo è fisso fin dall’inizio.'],
    },
    sameTeam: {
      words: wordsOf('stesso personale', 'stess[ae] (?:squadra|persone)'),
      plain: ['Vengono sempre le stesse persone.', 'Viene ogni volta la stessa squadra.'],
    },
    oneContact: {
      words: wordsOf('(?:un )?unico (?:referente|interlocutore)', 'stesso referente'),
      plain: [
        'Il referente resta lo stesso dall’inizio alla fine.',
        'C’è un solo referente per tutto.',
      ],
    },
    warranty: {
      words: /garanzia (?:di |fino a )?(\d{1,2}) anni/iu,
      plain: ['Sul lavoro diamo una garanzia di <n> anni.', 'La garanzia dura <n> anni.'],
    },
    ownWorkshop: {
      words: wordsOf(
        '(?:nostr[ao]|propri[ao]) (?:officina|stabilimento|laboratorio)',
        'produzione (?:propria|interna)',
      ),
      plain: ['Il lavoro si fa nella nostra officina.', 'Facciamo tutto in sede.'],
    },
    noContract: {
      words: wordsOf(
        'senza vincoli?',
        'disdetta (?:libera|in qualsiasi momento)',
        'senza contratto',
      ),
      plain: ['Non c’è una durata minima.', 'Potete smettere quando volete.'],
    },
    licensed: {
      words: wordsOf('assicurazione (?:rc|di responsabilità civile)|polizza rc'),
      plain: [
        'Abbiamo un’assicurazione di responsabilità civile.',
        'Il lavoro è coperto da una polizza di responsabilità civile.',
      ],
    },
  },
  questions: {
    service: [
      'Chi se ne occupa oggi da voi?',
      'Da voi lo fa qualcuno interno o una ditta esterna?',
      'Chi lo fa oggi per {company|voi}?',
    ],
    job: [
      'C’è un lavoro per cui vi sarebbe utile un secondo preventivo?',
      'Avete in programma un lavoro per cui serve un preventivo?',
    ],
    software: [
      'Come lo fate oggi: su carta, in Excel o con un software?',
      'Con che cosa lo fate oggi?',
      'Da voi si fa in Excel o con un programma?',
    ],
    advice: [
      'Quale di questi temi è attuale da voi?',
      'Uno di questi temi è attuale da voi?',
      'Che cosa è più urgente da voi in questo momento?',
    ],
    market: [
      'Chi si occupa di questi acquisti da voi?',
      'C’è un ordine per cui vi sarebbe utile un secondo preventivo?',
    ],
    rooms: [
      'Per quante persone sarebbe?',
      'Per quante persone pensate la prossima volta?',
      'C’è una data per cui vi manca ancora un posto?',
    ],
    charity: [
      'Chi decide da voi sulle donazioni?',
      'Chi segue le donazioni in {company|azienda}?',
      'Decidete sulle donazioni una volta l’anno o di volta in volta?',
    ],
  },
  wouldLike: ['Volete ricevere <gets>?', 'Desiderate ricevere <gets>?'],
  occurs: ['Capita anche a voi?', 'È una situazione che conoscete anche voi?'],
  alike: [
    'Possiamo fare lo stesso per {company|voi}?',
    'Qualcosa di simile servirebbe anche a voi?',
  ],
  needs: ['Avete bisogno di <small>?', 'Quest’anno avrete bisogno di <small>?'],
  blank: '[Scrivete in una frase che cosa fate.]',
  open: ['A chi posso chiedere da voi?', 'Ne avrete bisogno quest’anno?'],
  again: ['Vi sarebbe utile?', 'Potrebbe servire da voi?', 'Avete qualcosa del genere quest’anno?'],
  resellers: [
    'Starebbe bene accanto a quello che vendete?',
    'Ci sarebbe posto nel vostro assortimento?',
    'I vostri clienti ve lo chiedono?',
  ],
  multipliers: {
    note: [
      'Lavoriamo per privati: per questo chiediamo alle aziende vicine, dove forse qualcuno ha bisogno di noi.',
      'Da noi vengono privati; forse ce ne sono anche tra i vostri dipendenti.',
    ],
    subjects: ['Per i vostri dipendenti', 'Una nota per i vostri dipendenti'],
    questions: [
      'Possiamo lasciarvi qualche biglietto?',
      'Sarebbe gradito un avviso ai vostri dipendenti?',
      'Chi segue da voi le offerte per i dipendenti?',
    ],
  },
  subjects: [
    '<noun> per {company|voi}',
    '<noun> per la vostra azienda',
    '<noun> presso {company|la vostra azienda}',
  ],
  subjectOf: {
    service: ['Chi se ne occupa da voi', 'Chi lo segue da voi'],
    job: ['Un secondo preventivo', 'Un prezzo per confronto'],
    software: ['Carta, Excel o software', 'Come si fa oggi da voi'],
    advice: ['Temi aperti da voi', 'Che cosa è più urgente'],
    market: ['I prossimi acquisti', 'Un preventivo da confrontare'],
    rooms: ['Un posto per {company|voi}', 'Una data da fissare'],
    charity: ['Donazioni', 'Chi decide le donazioni'],
    open: ['A chi chiedere da voi', 'Chi se ne occupa da voi'],
  },
  beginnings: {
    cause: 'Chi ci sostiene lo fa perché ',
    occasion: 'I clienti ci chiamano quando ',
    also: 'I clienti ci chiamano anche quando ',
    example: 'L’anno scorso, per ',
    answer: 'Se rispondete, ricevete ',
  },
  beginningsOfOne: {
    occasion: 'I clienti mi chiamano quando ',
    also: 'I clienti mi chiamano anche quando ',
    example: 'L’anno scorso, per ',
  },
}
