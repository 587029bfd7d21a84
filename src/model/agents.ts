import type { AgentVersion } from './entities.generated.ts'

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

/** `POST /agents/{id}/answer`. */
export interface AgentAnswer {
  sentences: SaidSentence[]
  /** The facts behind the sentences. */
  facts: KnownFact[]
  /** Whether a fact answers the question. */
  isKnown: boolean
}

/** `GET /agents/figures`: one for each agent. */
export interface AgentFigures {
  agentId: string
  facts: number
  /** Facts that no longer hold. */
  outdated: { factId: string; reason: 'campaign-changed' | 'expired' }[]
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
}
