import type { Messaging } from './outreach.ts'

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

export const QUESTIONS = [
  'companyName',
  'whatYouDo',
  'audience',
  'valuePropositions',
  'proof',
  'reason',
] as const

export type QuestionId = (typeof QUESTIONS)[number]

/** Facts of the messaging that reading may find several candidates for. */
export const CANDIDATE_FACTS = [
  'companyName',
  'whatYouDo',
  'audience',
  'topic',
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

/** `GET /campaigns/{id}/candidates`: what the site says for each fact, best first. */
export type FactCandidates = Record<CandidateFact, FactCandidate[]>

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
  candidates: AnswerCandidate[]
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
