import type { Messaging } from '../api/outreach.ts'

/*
 * The questions between reading a website and writing emails: what each asks, in the words that
 * server and browser share.
 */

type Line = NonNullable<Messaging['whatYouDo']>

/** Below this confidence a line that was read counts only after a person confirmed it. */
export const SURE_ENOUGH = 0.7

/** Whether a line was read with doubts and no person has confirmed or written it yet. */
export const isUnconfirmed = ({ text, source, edited, confirmed }: Line): boolean =>
  text.trim() !== '' &&
  Boolean(source) &&
  !edited &&
  !confirmed &&
  (source?.confidence ?? 1) < SURE_ENOUGH

/** The buyers that a campaign writes to. */
export const BUYERS = ['companies', 'resellers', 'people', 'donors'] as const
/** Empty where no person has said it. */
export type Buyers = (typeof BUYERS)[number] | ''

/** What kind of sale the question of an email fits. */
export const SALES = ['service', 'job', 'software', 'advice', 'market', 'rooms', 'charity'] as const
export type Sale = (typeof SALES)[number]

export const QUESTIONS = [
  'buyers',
  'whatYouDo',
  'services',
  'companyName',
  'audience',
  'sale',
  'firstStep',
  'valuePropositions',
  'proof',
  'occasion',
  'example',
  'answer',
] as const

/** Sentences that only the owner knows, written next to the emails that they change. */
export const OWN_SENTENCES = [
  'occasion',
  'example',
  'answer',
] as const satisfies readonly QuestionId[]

export type QuestionId = (typeof QUESTIONS)[number]

/** Facts of the messaging that reading may find several candidates for. */
export const CANDIDATE_FACTS = [
  'companyName',
  'place',
  'whatYouDo',
  'audience',
  'services',
  'firstStep',
  'valuePropositions',
  'pains',
  'proof',
] as const satisfies readonly (keyof Messaging)[]

export type CandidateFact = (typeof CANDIDATE_FACTS)[number]

/** One possible value of a fact, with the place where the site says it. */
export interface FactCandidate {
  text: string
  source: NonNullable<Line['source']> | null
  /** Who said a quotation; empty for everything else. */
  speaker: string
  kind: NonNullable<NonNullable<Messaging['proof']>[number]['kind']>
}

/** The owner's sentences that the trade suggests, which no site says. */
export const SUGGESTED = ['occasion', 'answer'] as const satisfies readonly QuestionId[]

/**
 * `GET /campaigns/{id}/candidates`: what the site says for each fact, best first, and what the trade
 * suggests for the owner's sentences, without a source.
 */
export type FactCandidates = Record<CandidateFact | (typeof SUGGESTED)[number], FactCandidate[]>

/** One possible answer to a question. */
export interface AnswerCandidate extends FactCandidate {
  isPreselected: boolean
}

/** `GET /campaigns/{id}/questions`: what a person has to confirm before the emails are right. */
export interface DraftingQuestion {
  id: QuestionId
  /** How many answers may be chosen; with 0 there is only a line to write. */
  max: number
  /** Longest answer, in characters. */
  maxLength: number
  /** Whether the answer is one of the candidates, and none can be written. */
  isClosed: boolean
  /** The beginning of a sentence that a person finishes; empty for none. */
  beginning: string
  candidates: AnswerCandidate[]
  /** Further texts to choose from, which are too many for cards: what firms of every trade do. */
  others: string[]
  /** What the campaign says now, so that going back shows it. */
  current: string[]
  /** Whether a person has chosen or written an answer, in this or an earlier campaign. */
  isAnswered: boolean
  /** Whether a person left it out in this campaign, and has said nothing since. */
  isSkipped: boolean
}

/** `POST /campaigns/{id}/answers`: the chosen or written texts; none leaves the fact out. */
export interface DraftingAnswer {
  question: QuestionId
  texts: string[]
}
