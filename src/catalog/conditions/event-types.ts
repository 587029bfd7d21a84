import { everybody, isCondition, isOn, type Condition } from '#condition/condition.ts'

/** What counts as an event for a condition on events; nothing said means any. */
export const eventPart = ({ parameterValues: { eventCondition } }: Condition): unknown =>
  eventCondition ?? everybody

/**
 * The types of event that a condition on an event can be true for, so that others need not be
 * looked at; null when it could be any. Only what is certain counts: an "any of" needs a type in
 * each of its parts.
 * @param expand replaces saved condition types by what they stand for
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
    .filter((one) => !isCondition(one) || isOn(one))
    .map((one) => eventTypesOf(one, expand))
  if (given.operator === 'or')
    return parts.length > 0 && parts.every((one) => one !== null)
      ? [...new Set(parts.flat() as string[])]
      : null
  return parts.find((one) => one !== null) ?? null
}
