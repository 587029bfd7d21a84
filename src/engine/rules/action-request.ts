import type { Action } from '#catalog/actions/action.ts'
import type { ActionStep } from '#catalog/actions/rule-trial.ts'

/** Actions that a record other than a rule performs on a person. */
export interface ActionRequest {
  actions: readonly Action[]
  /** The acting record; events that the actions raise name it as their source. */
  by: { itemType: string; itemId: string; hops: number }
  /** Receives the outcome of each action. */
  onSteps(steps: readonly ActionStep[]): void
}
