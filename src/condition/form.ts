import type { IconName } from '#model/schema/icon-name.generated.ts'
import type { Condition } from './condition.ts'

/** Only while another parameter has this value. */
interface While {
  id: string
  value: string
}

/**
 * The parts of a line in the builder, from left to right. Parameters are drawn by their type
 * (`ConditionParameter`); the others are controls for several parameters together.
 */
export type FormPart =
  | { is: 'words'; text: string; when?: While }
  | { is: 'parameter'; id: string; when?: While }
  /** Property, operator and operand, suited to the property's type. */
  | { is: 'comparison' }
  /** An event, by its type; further conditions on it follow below the line. */
  | { is: 'event'; slot: string }
  /** `minimumEventCount` and `maximumEventCount`. */
  | { is: 'times' }
  /** `numberOfDays`, or `fromDate` and `toDate`. */
  | { is: 'window' }

/** How a kind of condition is edited: its icon, its initial value, and its controls. */
export interface ConditionForm {
  icon: IconName
  /** The initial condition when a user picks the kind. */
  blank(): Condition
  /** First row. */
  row: readonly FormPart[]
  /** Second row: how often, and when. */
  further?: readonly FormPart[]
}

export const words = (text: string, when?: While): FormPart => ({
  is: 'words',
  text,
  ...(when ? { when } : {}),
})
export const parameter = (id: string, when?: While): FormPart => ({
  is: 'parameter',
  id,
  ...(when ? { when } : {}),
})
