import { sql } from 'kysely'
import type { ConditionEvaluator } from '#condition/kind.ts'
import { say } from '#language'
import { lookup } from '#model/lib/lookup.ts'

const signs: Record<string, { sql: string; test: (a: number, b: number) => boolean }> = {
  equals: { sql: '=', test: (a, b) => a === b },
  notEquals: { sql: '<>', test: (a, b) => a !== b },
  greaterThan: { sql: '>', test: (a, b) => a > b },
  greaterThanOrEqualTo: { sql: '>=', test: (a, b) => a >= b },
  lessThan: { sql: '<', test: (a, b) => a < b },
  lessThanOrEqualTo: { sql: '<=', test: (a, b) => a <= b },
}
const signOf = (operator: unknown) => lookup(signs, String(operator ?? 'greaterThanOrEqualTo'))

/** A missing score counts as 0 (as in Apache Unomi). */
export const scoringEvaluator: ConditionEvaluator = {
  prepare({ parameterValues: { scoringPlanId, comparisonOperator, scoreValue } }) {
    const sign = signOf(comparisonOperator)
    const wanted = Number(scoreValue ?? 0)
    return ({ profile }) =>
      Boolean(profile && sign && sign.test(profile.scores.get(String(scoringPlanId)) ?? 0, wanted))
  },
  compile(
    { parameterValues: { scoringPlanId, comparisonOperator, scoreValue } },
    { rows: { profile } },
  ) {
    const sign = signOf(comparisonOperator)
    if (!profile || !sign) return sql<boolean>`false`
    return sql<boolean>`(coalesce((select score.value from scores score
            where score.tenant_id = ${sql.ref(`${profile.alias}.tenant_id`)}
            and score.profile_id = ${sql.ref(`${profile.alias}.id`)}
            and score.scoring_id = ${String(scoringPlanId)}),
          0) ${sql.raw(sign.sql)} ${Number(scoreValue ?? 0)}::float8)`
  },
  seen: ({ parameterValues: { scoringPlanId } }, { profile }) =>
    say('the score is {score}', {
      score: String(profile?.scores.get(String(scoringPlanId)) ?? 0),
    }),
}
