import type { EventFacts, ProfileFacts } from '#condition/facts.ts'

/** The facts that a step has about a person who is at it. Times are milliseconds since 1970. */
export interface StepFacts {
  now: number
  /** When they arrived at this step. */
  enteredAt: number
  profile: ProfileFacts
  /** The event by which they entered the journey; null for other entries. */
  cause: EventFacts | null
  /**
   * The first event for which the step's event condition is true, since they entered, or since the
   * last message or awaited event.
   */
  event: EventFacts | null
  /** IANA zone of the person, or of the organization where they have none. */
  zone: string
  /** How often they have been at this step, including this time. */
  visit: number
  /** The same number in [0, 1) for the same person at the same step of the same journey. */
  chance: number
  /** The outcome of the requested effect. Null: none was requested. `pending`: unknown yet. */
  outcome: string | null
  /**
   * Whether a condition is true of the person, and when time alone may change that (null: never).
   */
  holds(condition: unknown): boolean
  nextTransitionAt(condition: unknown): number | null
}

/**
 * Effects that a step may request, by name. The engine has a handler for each
 * (`src/engine/journeys/do-effects.ts`), runs it once per visit and reports its outcome.
 */
export interface Effects {
  actions: { actions: unknown }
  todo: {
    title: string
    details: string
    owner: string
    /** The date on the person's calendar, as `2026-03-09`. */
    dueOn: string | null
    waits: boolean
  }
  enrol: { campaignId: string }
  send: { engageId: string }
}
export type EffectName = keyof Effects
export type StepEffect = { [Name in EffectName]: { effect: Name } & Effects[Name] }[EffectName]

/**
 * A step's decision at this moment. It is computed again whenever something it waits for may have
 * happened, from the facts alone: the same facts give the same decision.
 */
export type StepAnswer =
  | { answer: 'go'; exit: string; because?: string }
  /**
   * @property until when to decide again at the latest; null: only when something happens.
   * `forChange`: whenever the person changes.
   */
  | { answer: 'wait'; until: number | null; forEvent?: boolean; forChange?: boolean }
  | { answer: 'do'; effect: StepEffect }
  | { answer: 'end'; reason: string }

/**
 * The behavior of a kind of step.
 * @throws Error never: an invalid step continues by the first exit, or ends
 */
export type NodeExecutor = (given: Record<string, unknown>, facts: StepFacts) => StepAnswer
