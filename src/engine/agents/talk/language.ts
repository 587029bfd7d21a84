/** What a caller's words are about, or want. A fact is about the same things. */
export const TOPICS = [
  'price',
  'hours',
  'place',
  'contact',
  'delivery',
  'trial',
  'guarantee',
  'proof',
  'age',
  'offer',
  'audience',
  'security',
  'payment',
  'term',
  'support',
  'speaks',
  'duration',
  'install',
  'minimum',
  'disposal',
  'origin',
  'eco',
  'energy',
  'staff',
  'start',
  'frequency',
  'lifetime',
  'noise',
  'insurance',
  'repair',
  'training',
  'pickup',
  'storage',
  'custom',
  'variety',
  'capacity',
  'season',
  'care',
  'fit',
  'permit',
  'digital',
  'advice',
  'load',
  'food',
  'rental',
  'range',
  'wages',
] as const
export type Topic = (typeof TOPICS)[number]

/** What a caller does besides asking. */
export type Gesture =
  | 'human'
  | 'later'
  | 'identity'
  | 'orders'
  | 'annoyed'
  | 'greeting'
  | 'thanks'
  | 'bye'
  | 'yes'
  | 'no'

/**
 * The words of a language, written with spaces between them and `_` inside of phrases, in lower
 * case. `generic` are nouns that may mean whatever a company sells, `asking` words that only
 * make a question of a text, `counting` ask for a number, `you` are words for the company and its things.
 */
export type TopicWords = Readonly<
  Record<Topic | Gesture | 'generic' | 'asking' | 'counting' | 'you', string>
>

/** Kinds of facts with one question for all of them. */
export type AskedKind = 'offer' | 'audience' | 'proof' | 'price' | 'hours' | 'contact'

/**
 * The agent's sentences besides facts and script. `<company>`, `<days>`, `<link>`, `<from>`, `<to>`
 * and `<text>` take a value.
 */
export interface Phrases {
  unknown: string
  /** Before a fact that may answer another question. */
  nearest: string
  noted: string
  /** After an answer, when the call continues. */
  more: string
  orders: string
  calm: string
  greeting: string
  handover: string
  askAddress: string
  calendar: string
  callBack: string
  askDay: string
  notInterested: string
  wrongPerson: string
  doNotContact: string
  askAddressToStop: string
  refused: string
  off: string
  tooLong: string
  quiet: string
  /** Before questions to choose from. */
  offers: string
  /** The question that facts of a kind answer. */
  asks: Readonly<Record<AskedKind, string>>
  /** Before a text that is no sentence. */
  leads: { offer: string; audience: string; problem: string; proof: string }
}

/** The script of a new agent. */
export interface FirstScript {
  disclosure: string
  consent: string
  reason: string
  question: string
  answers: string
  objection: { cues: string; text: string }
  ask: string
  handover: string
  close: string
}

/** Words that decide what an answer means, written like `TopicWords` and in every form that counts. */
export interface AnswerWords {
  /** Words that deny what is around them. */
  not: string
  /** Phrases that agree, although one of their words denies. */
  agreed: string
  /** Words of talking, which make a wish of naming a person. */
  talk: string
  /** Words that put a call off, and are not just a time. */
  putOff: string
}

export interface AgentLanguage {
  phrases: Phrases
  script: FirstScript
  answers: AnswerWords
  words: TopicWords
}
