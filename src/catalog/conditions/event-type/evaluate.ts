import { sql } from 'kysely'
import type { ConditionEvaluator } from '#condition/kind.ts'

/** Names of types are compared exactly, unlike texts. */
export const eventTypeEvaluator: ConditionEvaluator = {
  prepare:
    ({ parameterValues: { eventTypeId } }) =>
    (facts) =>
      facts.event?.eventType === eventTypeId,
  compile: ({ parameterValues: { eventTypeId } }, { rows }) =>
    rows.event && typeof eventTypeId === 'string'
      ? sql<boolean>`(${sql.ref(`${rows.event.alias}.event_type`)} = ${eventTypeId})`
      : sql<boolean>`false`,
  seen: (_node, facts) => facts.event?.eventType ?? '',
}
