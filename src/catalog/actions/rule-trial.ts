import type { ConditionReason } from '#condition/evaluate.ts'
import type { ActionChange } from './action.ts'

/** The effect of an action for readers: the place, the value before and the value after. */
export interface AppliedChange {
  what: string
  before: unknown
  after: unknown
}

/** The outcome of one action. */
export interface ActionStep {
  type: string
  outcome: 'done' | 'partly' | 'failed'
  changes: AppliedChange[]
  /** Empty where nothing went wrong. */
  reason: string
}

/** The changes that a script requests, its log, and where it failed. */
export interface ScriptTrial {
  changes: ActionChange[]
  fault: { message: string; line: number | null; column: number | null } | null
  log: readonly string[]
  /**
   * The effect of its changes on the profile of a past event; null for a sample, which has no
   * profile.
   */
  step: ActionStep | null
}

/** What a rule would do with an event. */
export interface RuleTrial {
  /** Whether the rule would fire. */
  fires: boolean
  /** Why it would not fire although its condition is true: its scope, or it fires only once. */
  held: string
  /** Line by line, with the observed values. */
  reasons: ConditionReason
  /** What each action would do, in order, whether or not the rule fires. */
  steps: (ActionStep & { says: string })[]
  event: {
    id: string
    eventType: string
    timeStamp: string
    profileId: string
    profileName: string
  }
}
