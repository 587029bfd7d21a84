import type { AgentVersion } from '../schema/entities.generated.ts'

/*
 * What agents know and say, as the API, the engine and the pages share it.
 */

/** A statement that an agent may say, as it was published. */
export type KnownFact = AgentVersion['facts'][number]

/** One step of a script. */
export type ScriptStep = AgentVersion['script'][number]

export type Conduct = AgentVersion['conduct']

/** A sentence that an agent said, and what it rests on. */
export interface SaidSentence {
  text: string
  /**
   * `fact`: verbatim from a fact. `script`: from a step, which a person wrote. `phrase`: one of the
   * product's own, which states nothing about the company. `model`: worded by a model, and held by
   * the evidence check against the fact.
   */
  from: 'fact' | 'script' | 'phrase' | 'model'
  factId?: string
}

/** A fact that a caller may have meant, with the question to choose it by. */
export interface OfferedFact {
  factId: string
  label: string
}

/** `POST /agents/{id}/answer`. */
export interface AgentAnswer {
  sentences: SaidSentence[]
  /** The facts behind the sentences. */
  facts: KnownFact[]
  /** Whether a fact answers the question. */
  isKnown: boolean
  /** What the caller may have meant instead, where no fact surely answers. */
  offers: OfferedFact[]
}

/** `GET /agents/figures`: one for each agent. */
export interface AgentFigures {
  agentId: string
  facts: number
  /** Facts that no longer hold. */
  outdated: { factId: string; reason: 'campaign-changed' | 'expired' }[]
  /** `waiting`: not run since the last change. */
  tests: { all: number; failed: number; waiting: number }
  /** Calls by shared links; test calls are counted nowhere. */
  calls: { all: number; outcomes: Partial<Record<CallOutcome, number>> }
}

/** `GET /agents/{id}/changes`: what publishing would change for callers. */
export interface AgentChanges {
  facts: {
    added: KnownFact[]
    removed: KnownFact[]
    changed: { before: KnownFact; after: KnownFact }[]
  }
  script: boolean
  conduct: boolean
  /** The company's name or the language. */
  identity: boolean
  model: boolean
  /** All kept tests, with their results in the published version and now. */
  tests: TestChange[]
}

export const OUTCOMES = [
  'interested',
  'not-interested',
  'call-back',
  'wrong-person',
  'do-not-contact',
] as const
export type CallOutcome = (typeof OUTCOMES)[number]

/** Why a call has ended. */
export type CallEnd =
  | 'closed'
  | 'refused'
  | 'do-not-contact'
  | 'handed-over'
  | 'too-long'
  | 'off'
  | 'left'

/** One turn: the caller's words, or the agent's sentences with their sources. */
export type CallTurn = {
  by: 'caller' | 'agent'
  /** ISO 8601. */
  at: string
  /** Of the caller. */
  text?: string
  /** Of the agent. */
  sentences?: SaidSentence[]
  /** The step of the script that the agent is at. */
  step?: string
  /** A question that no fact answers. */
  unknown?: string
  /** Of the agent: questions that the caller may choose from. */
  offers?: OfferedFact[]
}

/** Where a call is, kept between two turns. */
export type CallState = {
  step: string
  /** Null until the caller has answered. */
  hasConsent: boolean | null
  awaiting: '' | 'consent' | 'question' | 'ask' | 'address' | 'address-to-stop' | 'day'
  outcome: CallOutcome | ''
  /** A day, as `2026-12-01`. */
  callBackOn: string
  /** The caller's address, in lower case. */
  address: string
  wantsPerson: boolean
  unknowns: string[]
  /** What the last turn offered. */
  offers?: OfferedFact[]
  /** What the caller answered to the questions of the script. */
  answers: { step: string; text: string }[]
  ended: CallEnd | ''
}

/** A call as people see it: `POST /agents/{id}/calls`, `GET /agent-calls/{id}/view`. */
export interface CallView {
  id: string
  agentId: string
  kind: 'test' | 'shared'
  language: string
  state: 'running' | 'ended'
  ended: CallEnd | ''
  outcome: CallOutcome | ''
  callBackOn: string | null
  address: string
  hasConsent: boolean | null
  awaiting: CallState['awaiting']
  /** Words that the agent takes for a yes and a no. */
  yes: string
  no: string
  /** The step of the script that the agent is at. */
  step: string
  unknowns: string[]
  turns: CallTurn[]
  /** The facts behind the sentences. */
  facts: KnownFact[]
  createdAt: string
  endedAt: string | null
}

/** What a kept test gave, with today's facts and script. */
export interface KeptResult {
  id: string
  name: string
  passed: boolean
  reasons: { kind: 'outcome' | 'missing' | 'forbidden'; text: string }[]
  outcome: CallOutcome | ''
  turns: CallTurn[]
}

/** A kept test whose result publishing would change, or that fails. */
export interface TestChange {
  id: string
  name: string
  /** Null for a test that the published version did not have. */
  before: boolean | null
  after: boolean
  reasons: KeptResult['reasons']
}

/** `GET /shared/agent/{token}`. */
export interface SharedAgent {
  companyName: string
  label: string
  scope: ('sources' | 'questions' | 'voice')[]
  expiresAt: string | null
  language: string
  languages: string[]
  keepDays: number
  /** The consent that the call begins with. */
  consent: string
  /** Questions that the agent can answer. */
  questions: string[]
}

/** A call as its caller sees it. */
export type SharedCall = Pick<
  CallView,
  'state' | 'ended' | 'awaiting' | 'yes' | 'no' | 'language' | 'turns' | 'facts'
>
