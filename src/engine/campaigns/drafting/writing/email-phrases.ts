import type { Form } from '../facts.ts'

/**
 * One way to say something. `[Sie/du]` is read formally or informally; where the whole sentence
 * differs, there are two. `<name>` takes a value; `{{name|fallback}}` is filled in for the
 * recipient.
 */
export type Wording = string | readonly [formal: string, informal: string]

/** Forms that a value may have; `name` is a company's name or a speaker as the site writes them. */
export type ValueForm = Form | 'name'

/** What goes after a colon, as the value is written. */
const AFTER_COLON = ['sentence', 'verbless', 'label'] as const
/** What goes after a colon where a sentence would say its subject twice. */
const NO_VERB = ['verbless', 'label'] as const
const NAME = ['name'] as const

/**
 * The slots of the four emails, with the values that their wordings may take and the forms that
 * each value may have. A wording is used only where all its values are known in such a form.
 */
export const SLOTS = {
  greeting: {},
  closing: {},
  /** Email 1: says who writes, before an offer that does not name the company. */
  openCompany: { company: NAME },
  /** Email 1: the same after another opening; claims no first contact. */
  thenCompany: { company: NAME },
  /** Email 1: opens where the offer names the company, or where no name is known. */
  openPlain: {},
  /** Email 1: opens with a confirmed fact. */
  openProof: { proof: AFTER_COLON },
  /** Email 1: an offer without a verb, after a colon. */
  offerOf: { company: NAME, offer: NO_VERB },
  offerOurs: { offer: NO_VERB },
  forWhom: { audience: NO_VERB },
  /** Email 1: leads to two points as a list. */
  pointsLead: {},
  /** Email 1: one point. */
  point: { point: AFTER_COLON },
  /** Email 1 or 2: leads to points of a few words each as a list; fits services and strengths. */
  keywordsLead: {},
  /** Email 1: the question of the question angle, and the sentence after it. */
  question: { label: ['label'] },
  /** Email 1: asks where nothing is known of the offer, so that no sentence points at one. */
  askUnknown: {},
  replyEnough: {},
  askCall: {},
  askDemo: {},
  askTrial: {},
  askQuote: {},
  askBuy: {},
  askReply: {},
  optOut: { company: NAME },
  /** Email 2: one confirmed fact, a customer's words, one example, or none of them. */
  proof: { proof: AFTER_COLON },
  quoteLead: {},
  example: { point: AFTER_COLON },
  followUp: {},
  /** Email 2 without a fact: asks how the reader does it today. */
  askToday: { label: ['label'] },
  askAgain: { company: NAME },
  /** Email 3: the other side, and what may still count. */
  objection: {},
  otherPoint: { point: AFTER_COLON },
  problem: { problem: AFTER_COLON },
  /** Email 3 without a fact: how little a first step takes. Promises nothing. */
  nextStep: {},
  rightPerson: { label: ['label'] },
  /** Email 4. */
  lastNote: { company: NAME },
  doorOpen: { company: NAME, label: ['label'] },
  subjectCompany: { company: NAME },
  subjectPlain: {},
} as const satisfies Record<string, Partial<Record<string, readonly ValueForm[]>>>

export type Slot = keyof typeof SLOTS

/** Everything that the emails of one language are written with. */
export interface EmailPhrases {
  /** The language's marks around a quotation and around a term in a sentence. */
  quotes: readonly [open: string, close: string]
  /** How readers are addressed where neither the site nor the tone decides. */
  usualAddress: 'formal' | 'informal'
  /** Words that address a reader formally and informally, to keep the two apart. */
  address: { formal: RegExp; informal: RegExp } | null
  /**
   * First words of an email that are written small after the greeting's comma; without it, an email
   * begins with a capital.
   */
  smallOpenings?: readonly string[]
  /** Whether a text after a colon begins small, where its first word is clearly no name. */
  isSmallAfterColon?: boolean
  /** Changes spaces as the language's typography asks; most languages have none to change. */
  typeset?: (text: string) => string
  slots: Readonly<Record<Slot, readonly Wording[]>>
}
