import type { Reason } from '#condition/meaning.ts'
import type { Change } from './action.ts'

/** What an action did, as people read it: where, what stood there and what stands there now. */
export interface Done {
  what: string
  before: unknown
  after: unknown
}

/** What became of one action. */
export interface ActionStep {
  type: string
  outcome: 'done' | 'partly' | 'failed'
  changes: Done[]
  /** Empty where nothing went wrong. */
  reason: string
}

/** What a script asks for, what it said, and where it failed. */
export interface ScriptTrial {
  changes: Change[]
  fault: { message: string; line: number | null; column: number | null } | null
  log: readonly string[]
  /**
   * What its changes would do to the person of a past event; null for a sample, which is nobody.
   */
  step: ActionStep | null
}

/** What a rule would do with an event. */
export interface RuleTrial {
  /** Whether the rule would fire. */
  fires: boolean
  /** Why it would not, although its condition is true: scope, or that it is only once. */
  held: string
  /** Line by line, with what was seen. */
  reasons: Reason
  /** What each action would do, in their order, whether or not the rule fires. */
  steps: (ActionStep & { says: string })[]
  event: {
    id: string
    eventType: string
    timeStamp: string
    profileId: string
    profileName: string
  }
}
