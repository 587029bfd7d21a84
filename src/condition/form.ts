import type { IconName } from '#model/icon-name.generated.ts'
import type { Condition } from './condition.ts'

/** Only while another parameter has this value. */
interface While {
  id: string
  value: string
}

/**
 * What stands on a line of the builder, from left to right. Parameters are drawn by their type
 * (`ConditionParameter`); the others are controls of several parameters together.
 */
export type FormPart =
  | { is: 'words'; text: string; when?: While }
  | { is: 'parameter'; id: string; when?: While }
  /** Property, operator and what to compare with, fit for the property's type. */
  | { is: 'comparison' }
  /** An event, by its type; further conditions on it stand below the line. */
  | { is: 'event'; slot: string }
  /** `minimumEventCount` and `maximumEventCount`. */
  | { is: 'times' }
  /** `numberOfDays`, or `fromDate` and `toDate`. */
  | { is: 'window' }

/** How a kind of condition is edited: its picture, what it begins as, and its controls. */
export interface ConditionForm {
  icon: IconName
  /** What is put there when somebody picks the kind. */
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
