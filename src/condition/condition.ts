import type { FieldError } from '#model/errors.ts'
import { isObject } from '#model/is-object.ts'

/**
 * A statement about a person, a session or an event, in Apache Unomi's JSON: a kind and what it is
 * given.
 */
export interface Condition {
  type: string
  parameterValues: Record<string, unknown>
  /** `false`: the line is switched off and counts as if it were not there. Absent means on. */
  enabled?: boolean
}

/**
 * Specification, section 5: at most 30 parts in one condition. Groups do not count, only what
 * stands in them.
 */
export const MAX_CONDITIONS = 30
/**
 * Deeper nesting cannot be read by anybody, and a recursion over what a stranger sent needs an end.
 */
export const MAX_DEPTH = 12

/**
 * JSON may hold a member `toString`, by which nothing can be made a text or a number any more: who
 * tried would fail.
 */
const canBeRead = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Array.isArray(value)
    ? value.every(canBeRead)
    : !Object.hasOwn(value, 'toString') && !Object.hasOwn(value, 'valueOf'))

/** The shape, not the meaning. */
export function isCondition(value: unknown): value is Condition {
  if (!isObject(value)) return false
  const { type, parameterValues, enabled } = value
  return (
    typeof type === 'string' &&
    type !== '' &&
    isObject(parameterValues) &&
    (enabled === undefined || typeof enabled === 'boolean') &&
    Object.values(parameterValues).every(canBeRead)
  )
}

export const isOn = (condition: Condition): boolean => condition.enabled !== false

/** Whether one of a group's conditions is enough. */
export const isOr = (node: Condition): boolean =>
  String(node.parameterValues.operator ?? 'and').toLowerCase() === 'or'

/** A group of conditions, as `booleanCondition` holds it. */
export const group = (operator: 'and' | 'or', subConditions: readonly Condition[]): Condition => ({
  type: 'booleanCondition',
  parameterValues: { operator, subConditions },
})
export const negated = (subCondition: Condition): Condition => ({
  type: 'notCondition',
  parameterValues: { subCondition },
})
/** True for everybody and every event. */
export const everybody: Condition = { type: 'matchAllCondition', parameterValues: {} }

/** A place inside a condition, as a JSON Pointer (RFC 6901). */
export const below = (path: string, ...steps: (string | number)[]): string =>
  path +
  steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

export const fault = (path: string, message: string): FieldError => ({ path, message })
