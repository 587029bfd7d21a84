import type { FieldError } from '#model/lib/errors.ts'
import { isObject } from '#model/lib/is-object.ts'

/**
 * A statement about a person, a session or an event, in Apache Unomi's JSON: a type and its
 * parameter values.
 */
export type Condition = {
  type: string
  parameterValues: Record<string, unknown>
  /** `false`: the line is switched off and counts as missing. On when absent. */
  enabled?: boolean
}

/**
 * Specification, section 5: at most 30 parts in one condition. Groups do not count, only their
 * content.
 */
export const MAX_CONDITIONS = 30
/** No one can read deeper nesting, and recursion over untrusted input needs a limit. */
export const MAX_DEPTH = 12

/** JSON may contain a member `toString`, which makes any conversion to text or number fail. */
const canBeRead = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Array.isArray(value)
    ? value.every(canBeRead)
    : !Object.hasOwn(value, 'toString') && !Object.hasOwn(value, 'valueOf'))

/** Checks the shape, not the meaning. */
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

/** Whether one matching condition of a group is enough. */
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
/** True for every profile and every event. */
export const matchAll: Condition = { type: 'matchAllCondition', parameterValues: {} }

/** Appends steps to a JSON Pointer (RFC 6901). */
export const joinPointer = (path: string, ...steps: (string | number)[]): string =>
  path +
  steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

export const fieldError = (path: string, message: string): FieldError => ({ path, message })
