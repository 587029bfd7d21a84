import type { Reason } from '#condition/meaning.ts'

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
  event: { id: string; eventType: string; timeStamp: string; profileId: string; profileName: string }
}
