import type { EventFacts, ProfileFacts } from '#condition/facts.ts'

/** What a step knows of somebody who is at it. Times are milliseconds since 1970. */
export interface StepFacts {
  now: number
  /** When they came to this step. */
  enteredAt: number
  profile: ProfileFacts
  /** The event that they came into the journey by; null by other ways. */
  cause: EventFacts | null
  /** An event since they came to this step for which the step's event condition is true. */
  event: EventFacts | null
  /** IANA zone of the person; of the organisation where they have none. */
  zone: string
  /** How often they have been at this step, this time included. */
  visit: number
  /** The same number in [0, 1) for the same person at the same step of the same journey. */
  chance: number
  /**
   * What came of what the step asked for. Null: nothing was asked for yet. `pending`: it is not
   * known yet.
   */
  outcome: string | null
  /**
   * Whether a condition is true of the person, and when time alone may change that (null: never).
   */
  holds(condition: unknown): boolean
  flip(condition: unknown): number | null
}

/**
 * What a step may ask to be done beside the journey, by its name. The engine has a handler for each
 * (`src/engine/journeys/do-effects.ts`), does it once for each visit and tells its outcome.
 */
export interface Effects {
  actions: { actions: unknown }
  todo: { title: string; details: string; owner: string; dueAt: number | null; waits: boolean }
  enrol: { campaignId: string }
  send: { engageId: string }
}
export type EffectName = keyof Effects
export type Effect = { [Name in EffectName]: { effect: Name } & Effects[Name] }[EffectName]

/**
 * What a step says for the moment. It is asked again whenever something that it waits for may have
 * come, and answers by the facts alone: the same facts, the same answer.
 */
export type StepAnswer =
  | { answer: 'go'; exit: string; because?: string }
  /**
   * @property until when to ask again at the latest; null: only when something comes. `forChange`:
   * whenever the person changes.
   */
  | { answer: 'wait'; until: number | null; forEvent?: boolean; forChange?: boolean }
  | { answer: 'do'; effect: Effect }
  | { answer: 'end'; reason: string }

/**
 * What a kind of step does.
 * @throws Error never: what cannot be read goes on by the first exit, or ends
 */
export type NodeExecutor = (given: Record<string, unknown>, facts: StepFacts) => StepAnswer
