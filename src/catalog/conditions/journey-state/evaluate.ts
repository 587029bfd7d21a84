import { sql } from 'kysely'
import type { ConditionEvaluator } from '#condition/kind.ts'

function inState(state: unknown) {
  if (state === 'any') return sql``
  if (state === 'converted') return sql`and way.converted_at is not null`
  return state === 'running'
    ? sql`and way.state in ('running', 'failed')`
    : sql`and way.state = ${String(state)}`
}

export const journeyStateEvaluator: ConditionEvaluator = {
  prepare:
    ({ parameterValues: { journeyId, state = 'any' } }) =>
    ({ profile }) => {
      if (!profile) return false
      const fits = (ways: ReadonlySet<string> | undefined) =>
        ways !== undefined && ways.size > 0 && (state === 'any' || ways.has(String(state)))
      return journeyId
        ? fits(profile.journeys.get(String(journeyId)))
        : [...profile.journeys.values()].some(fits)
    },
  compile({ parameterValues: { journeyId, state = 'any' } }, { rows: { profile } }) {
    if (!profile) return sql<boolean>`false`
    const which = journeyId ? sql`and way.journey_id = ${String(journeyId)}` : sql``
    const how = inState(state)
    return sql<boolean>`exists (select 1 from journey_executions way
        where way.tenant_id = ${sql.ref(`${profile.alias}.tenant_id`)}
        and way.profile_id = ${sql.ref(`${profile.alias}.id`)}
        and not way.is_test ${which} ${how})`
  },
}
