import { fail } from '#model/lib/errors.ts'
import type { Rule, RuleStat } from '#model/schema/entities.generated.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'

/** @throws ProductError `not_found` */
export async function ruleOf(engine: Engine, scope: ActorScope, id: string): Promise<Rule> {
  const rule = await engine.stores.of('rule').get(scope, id)
  if (!rule) throw fail('not_found', 'There is no such rule.')
  return rule
}

/** Enables or disables a rule. Idempotent. */
export async function switchRule(
  engine: Engine,
  scope: ActorScope,
  id: string,
  enabled: boolean,
): Promise<Rule> {
  const rule = await ruleOf(engine, scope, id)
  return rule.enabled === enabled
    ? rule
    : engine.stores.of('rule').update(scope, id, null, { enabled })
}

export interface RuleStatistics extends Pick<
  RuleStat,
  'evaluations' | 'executions' | 'failures' | 'conditionsTime' | 'actionsTime' | 'lastFiredAt'
> {
  ruleId: string
  /** Start of the counts; null when nothing was counted yet. */
  since: string | null
}

const none = (ruleId: string): RuleStatistics => ({
  ruleId,
  evaluations: 0,
  executions: 0,
  failures: 0,
  conditionsTime: 0,
  actionsTime: 0,
  since: null,
  lastFiredAt: null,
})
const shown = ({
  ruleId,
  evaluations,
  executions,
  failures,
  conditionsTime,
  actionsTime,
  since,
  lastFiredAt,
}: RuleStat): RuleStatistics => ({
  ruleId,
  evaluations,
  executions,
  failures,
  conditionsTime,
  actionsTime,
  since,
  lastFiredAt,
})

/**
 * Number of evaluations and firings of a rule, and their cost in milliseconds.
 * @throws ProductError `not_found`
 */
export async function statisticsOf(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<RuleStatistics> {
  await ruleOf(engine, scope, id)
  const { rows } = await engine.stores
    .of('rule-stat')
    .list(scope, { filter: { ruleId: id }, range: [0, 0] })
  return rows[0] ? shown(rows[0]) : none(id)
}

/**
 * Resets the counts. Changes nothing for a rule without counts.
 * @throws ProductError `not_found`
 */
export async function resetStatistics(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<RuleStatistics> {
  const { name } = await ruleOf(engine, scope, id)
  await engine.database.tenant(scope.tenantId, (db) =>
    db
      .deleteFrom('rule_stats')
      .where('tenant_id', '=', scope.tenantId)
      .where('rule_id', '=', id)
      .execute(),
  )
  await engine.stores.note(scope, {
    action: 'update',
    entity: 'rule',
    entityId: id,
    summary: `Statistics of the rule "${name}" reset`,
  })
  return none(id)
}
