/** Splits a list of words written with spaces. */
export const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** Splits a list of phrases written with commas. */
export const phrases = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

/** Small words that decide how a text is built. All in lower case. */
export interface Grammar {
  /** Articles, possessives and other words that open a noun phrase. */
  determiners: string[]
  prepositions: string[]
  /** Words that open a clause about the noun before them ("that", "which", "where"). */
  relatives: string[]
  /** Words that open a text only in answer to a text before it ("but", "it", "this", "because"). */
  dangling: string[]
  /** "We" and its like, as the subject. */
  we: string[]
  /** "Our" in its forms. */
  our: string[]
  /** The first person singular, in all its forms. */
  singular: string[]
  /** Pronouns that are the subject of a sentence. */
  subjects: string[]
  /** Finite verbs: auxiliaries first, then verbs common on websites, as they follow a subject. */
  finite: string[]
  /** Finite verbs with the form of a noun, a participle or an infinitive. */
  ambiguous: RegExp | null
  /** Finite verbs that need no subject, by their ending ("ofrecemos"); null where there are none. */
  subjectless: RegExp | null
  /** Verbs before their subject, by their ending ("erklären wir"); null where none come there. */
  beforeWe: RegExp | null
  /** Verbs that open an order or a button. */
  imperatives: string[]
  /** Other openings of an order ("Starten Sie", "Découvrez"); null where the list is enough. */
  imperativeForm: RegExp | null
  /** Nouns that look like one of the imperatives or like a participle. */
  nouns: string[]
  /** Adverbs and other words with which no noun phrase begins or ends. */
  adverbs: string[]
  /** The form of a participle or gerund that opens a fragment ("making"); null for none. */
  gerund: RegExp | null
  /** Words that address the reader formally and informally. */
  formal: string[]
  informal: string[]
}

/** Words with which sites say what they sell, to which buyers and why. */
export interface Selling {
  /** Verbs of an offer after "we" or the company's name. */
  offerVerbs: string[]
  /** "is a", "are the": a definition. */
  definitions: string[]
  /** Nouns for a company of any trade ("company", "provider", "brand", "part of"). */
  kinds: string[]
  /** Openings of sentences that say nothing of the offer: welcome, mission, slogans. */
  empty: string[]
  /** Words of praise that say nothing of the offer ("quality", "passion"). */
  fluff: string[]
  /** Prepositions of the audience. */
  audience: string[]
  /** Verbs whose object is the audience ("we help hotels"). */
  helping: string[]
  /** Nouns of people and organizations that buy. */
  people: string[]
  /** Words that end the phrase of an audience. */
  audienceEnd: string[]
  /** Phrases after the preposition that are no audience ("free", "example", "more"). */
  noAudience: string[]
  /** Headings of a part about a problem, and openings of sentences that state one. */
  problemHeadings: string[]
  problems: string[]
  /** What goes wrong for those who do not buy ("chaos", "penalties"). */
  troubles: string[]
  /** Words that fit any offer ("solutions", "tailored"), alone no offer. */
  vague: string[]
  /** Words of sites that sell to people in private life ("patients", "your home"). */
  privateWords: string[]
  /** Trades whose customers are people in private life ("dentist"). */
  privateTrades: string[]
  /**
   * Pieces of words with which our own wordings speak to a reader at work ("colleague", "team");
   * emails to people in private life leave such wordings out.
   */
  workWords: string[]
  /** Words of sites that sell to companies ("businesses", "your employees"). */
  businessWords: string[]
}

/** Words that show the role of a part of a page. Menu words match a link's or a heading's words. */
export interface PageWords {
  products: string[]
  customers: string[]
  pricing: string[]
  about: string[]
  audiences: string[]
  contact: string[]
  team: string[]
  jobs: string[]
  news: string[]
  legal: string[]
  process: string[]
  faq: string[]
  testimonials: string[]
  benefits: string[]
  cookie: string[]
  copyright: string[]
  price: string[]
  months: string[]
  /** Parts and pages about the work for single customers. */
  stories: string[]
  /** Parts about what the company wants to be. */
  mission: string[]
}

/** Buttons by what they lead to; only those with an object enter an email. */
export interface ButtonWords {
  demo: string[]
  trial: string[]
  quote: string[]
  call: string[]
  catalog: string[]
  buy: string[]
  /** Contact, read more, download, chat: a button without an object. */
  other: string[]
}

/** Words of the four kinds of proof. */
export interface ProofWords {
  since: string[]
  /** "More than" and the like before a number. */
  more: string[]
  /** Nouns that a number counts ("customers", "projects"). */
  counted: string[]
  certificates: string[]
  /** Words that make a quotation one about health, which no email repeats. */
  health: string[]
}

/** Words of pages that are no company's page. */
export interface RefusalWords {
  maintenance: string[]
  parked: string[]
  error: string[]
  login: string[]
  placeholder: string[]
  /** Words of associations, guilds and teams; several of them show whose page it is. */
  club: string[]
  /** Words of a résumé or of the page of one person; several of them show whose page it is. */
  person: string[]
}

/** What reading needs to know of a language; every language has the same shape. */
export interface Lexicon {
  grammar: Grammar
  selling: Selling
  pages: PageWords
  buttons: ButtonWords
  proof: ProofWords
  refusal: RefusalWords
}
