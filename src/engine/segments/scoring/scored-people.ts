import { onlyRow } from '#model/lib/only-row.ts'
import { sql } from 'kysely'
import type { ScoreStory } from '#condition/score-reasons.ts'
import type { Profile } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import { isObject } from '#model/lib/is-object.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { planOf } from '#engine/segments/definitions.ts'
import type { ScoreParts } from '#engine/segments/keep-scores.ts'
import { loadFacts } from '#engine/segments/load-facts.ts'
import { loadLanguage } from '#engine/segments/load-language.ts'
import { scoringOf } from '#engine/segments/rebuild-scores.ts'
import { scoreExplainer } from './explain-score.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import type { RowRange } from '#model/api/paging.ts'

/**
 * Counts the people with a score other than 0.
 * @throws ProductError `not_found`
 */
export async function countScored(
  engine: Engine,
  { tenantId }: ActorScope,
  id: string,
): Promise<number> {
  return engine.database.tenant(tenantId, async (db) => {
    await scoringOf(db, tenantId, id)
    const { rows } = await sql<{
      n: string
    }>`select count(*) as n from scores where tenant_id = ${tenantId} and scoring_id = ${id} and value <> 0`.execute(
      db,
    )
    return Number(onlyRow(rows).n)
  })
}

/**
 * A page of the people with a score, highest first.
 * @throws ProductError `not_found`
 */
export async function listScored(
  engine: Engine,
  { tenantId }: ActorScope,
  id: string,
  { first, size }: RowRange,
): Promise<{ rows: (Profile & { score: number })[]; total: number }> {
  return engine.database.tenant(tenantId, async (db) => {
    await scoringOf(db, tenantId, id)
    const people = sql`
      from scores s
      join profiles p on p.tenant_id = s.tenant_id and p.id = s.profile_id
      where s.tenant_id = ${tenantId} and s.scoring_id = ${id} and s.value <> 0
    `
    const { rows } = await sql<{
      score: number
    }>`select p.*, s.value as score ${people} order by s.value desc, p.id limit ${size} offset ${first}`.execute(
      db,
    )
    const counted = await sql<{ n: string }>`select count(*) as n ${people}`.execute(db)
    return {
      rows: rows.map((row) => ({ ...toRecord('profile', row), score: row.score })),
      total: Number(onlyRow(counted.rows).n),
    }
  })
}

/**
 * The points of each element for a person and since when, and the history of the score.
 * @throws ProductError `not_found`
 */
export const explainScore = (
  engine: Engine,
  { tenantId }: ActorScope,
  id: string,
  profileId: string,
): Promise<ScoreStory> => inTenant(engine, tenantId, (tx) => scoreStory(tx, id, profileId))

/** `explainScore` in the caller's transaction. */
export async function scoreStory(
  tx: TenantTx<Pick<Engine, 'clock'>>,
  id: string,
  profileId: string,
): Promise<ScoreStory> {
  const { db, tenantId } = tx
  const { enabled, elements } = await scoringOf(db, tenantId, id)
  const conditionLanguage = await loadLanguage(tx)
  const plan = planOf(conditionLanguage, id, enabled, elements)
  const facts = isUuid(profileId) ? await loadFacts(tx, [profileId], plan.needs.eventTypes) : null
  const profile = facts?.get(profileId.toLowerCase())
  if (!profile) throw fail('not_found', 'There is no such profile.')
  const kept = await db
    .selectFrom('scores')
    .select('parts')
    .where('tenant_id', '=', tenantId)
    .where('scoring_id', '=', id)
    .where('profile_id', '=', profile.id)
    .executeTakeFirst()
  const history = await db
    .selectFrom('score_changes')
    .select(['before', 'value', 'changed_at'])
    .where('tenant_id', '=', tenantId)
    .where('scoring_id', '=', id)
    .where('profile_id', '=', profile.id)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  const explain = await scoreExplainer(db, tenantId, conditionLanguage, plan)
  return {
    ...explain(profile, (kept?.parts ?? {}) as ScoreParts),
    history: history.map((one) => ({
      before: one.before,
      value: one.value,
      changedAt: one.changed_at.toISOString(),
    })),
  }
}

/**
 * Sets a person's manual points, which are added to those of the elements: Apache Unomi's score
 * modifier. 0 removes them.
 * @throws ProductError `not_found`
 */
export async function setModifier(
  engine: Engine,
  scope: ActorScope,
  { id, profileId }: { id: string; profileId: string },
  value: number,
): Promise<ScoreStory> {
  await engine.database.tenant(scope.tenantId, (db) => scoringOf(db, scope.tenantId, id))
  const store = engine.stores.of('profile')
  const profile = isUuid(profileId) ? await store.get(scope, profileId) : null
  if (!profile) throw fail('not_found', 'There is no such profile.')
  const { scoreModifiers: before, ...notes } = profile.systemProperties
  const { [id]: _old, ...others } = isObject(before) ? before : {}
  const scoreModifiers = value === 0 ? others : { ...others, [id]: value }
  await store.update(scope, profile.id, profile.version, {
    systemProperties: {
      ...notes,
      ...(Object.keys(scoreModifiers).length > 0 ? { scoreModifiers } : {}),
    },
  })
  return explainScore(engine, scope, id, profileId)
}
