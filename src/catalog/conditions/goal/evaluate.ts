import { sql } from 'kysely'
import type { ConditionEvaluator } from '#condition/kind.ts'
import { say } from '#language'

export const goalEvaluator: ConditionEvaluator = {
  prepare:
    ({ parameterValues: { goalId, comparisonOperator } }) =>
    ({ profile }) =>
      Boolean(profile) && profile!.goals.has(String(goalId)) === (comparisonOperator !== 'missing'),
  compile({ parameterValues: { goalId, comparisonOperator } }, { rows: { profile } }) {
    if (!profile) return sql<boolean>`false`
    const reached = sql<boolean>`exists (select 1 from goal_reaches reach
        where reach.tenant_id = ${sql.ref(`${profile.alias}.tenant_id`)}
        and reach.profile_id = ${sql.ref(`${profile.alias}.id`)}
        and reach.goal_id = ${String(goalId)} and reach.reached_at is not null)`
    return comparisonOperator === 'missing' ? sql<boolean>`(not ${reached})` : reached
  },
  seen: ({ parameterValues: { goalId } }, { profile }) =>
    profile?.goals.get(String(goalId)) ?? say('not reached'),
}
