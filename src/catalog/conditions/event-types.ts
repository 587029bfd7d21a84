import { matchAll, isCondition, isOn, type Condition } from '#condition/condition.ts'

/** The event part of a condition on events; any event when absent. */
export const eventPart = ({ parameterValues: { eventCondition } }: Condition): unknown =>
  eventCondition ?? matchAll

/**
 * The event types for which a condition on an event can be true, so that others can be skipped;
 * null when any can. Only certain restrictions count: an "any of" needs a type in each of its
 * parts.
 * @param expand replaces saved condition types by their definitions
 */
export function eventTypesOf(
  node: unknown,
  expand: (condition: Condition) => Condition = (condition) => condition,
): string[] | null {
  if (!isCondition(node) || !isOn(node)) return null
  const value = expand(node)
  const { parameterValues: given } = value
  if (value.type === 'eventTypeCondition')
    return typeof given.eventTypeId === 'string' ? [given.eventTypeId] : null
  if (
    value.type === 'eventPropertyCondition' &&
    given.propertyName === 'eventType' &&
    given.comparisonOperator === 'equals' &&
    typeof given.propertyValue === 'string'
  )
    return [given.propertyValue]
  if (value.type !== 'booleanCondition' || !Array.isArray(given.subConditions)) return null
  const parts = given.subConditions
    .filter((subCondition) => !isCondition(subCondition) || isOn(subCondition))
    .map((subCondition) => eventTypesOf(subCondition, expand))
  if (given.operator === 'or')
    return parts.length > 0 && parts.every((part) => part !== null)
      ? [...new Set(parts.flat())]
      : null
  return parts.find((part) => part !== null) ?? null
}
