import { onlyRow } from '#model/lib/only-row.ts'
import { sql } from 'kysely'
import type { ScoringRow } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { dateText } from '#condition/date-math.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { ScoringDefinition } from './definitions.ts'
import { SCORES } from './keep-scores.ts'
import type { TenantLanguage } from './load-language.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/** @throws ProductError `not_found` */
export async function scoringOf(db: Db, tenantId: string, id: string): Promise<ScoringRow> {
  const row = await db
    .selectFrom('scorings')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw fail('not_found', 'There is no such scoring plan.')
  return row
}

/**
 * Query of `id, flags` for all people: which elements of the plan match, each condition evaluated
 * once.
 */
export function flagsOf(
  tenantId: string,
  {
    conditionLanguage,
    plan,
    now,
  }: { conditionLanguage: TenantLanguage; plan: ScoringDefinition; now: number },
) {
  const all = conditionLanguage.evaluator.compileAll({ tenantId, now })
  const holds = plan.elements.map(({ condition }) =>
    plan.enabled ? all.holds(condition) : sql<boolean>`false`,
  )
  return sql`
    select p.id, p.system_properties, h.flags
    from profiles p ${all.joins()}
    cross join lateral (select array[${sql.join(holds)}]::boolean[] as flags offset 0) h
    where p.tenant_id = ${tenantId}
  `
}

/**
 * SQL expression of the points of matching elements plus manual points, over rows of `flagsOf`
 * named `j`.
 */
export function pointsOf(scoring: ScoringDefinition) {
  if (!scoring.enabled) return sql<number>`0::float8`
  const given = sql`j.system_properties #> array['scoreModifiers', ${scoring.id}::text]`
  return sql<number>`(${sql.join(
    [
      sql`
        (case when jsonb_typeof(${given}) = 'number' then (${given})::text::float8 else 0 end)
      `,
      ...scoring.elements.map(
        ({ value }, at) => sql`
          (case when j.flags[${sql.lit(at + 1)}] then ${value}::float8 else 0 end)
        `,
      ),
    ],
    sql` + `,
  )})`
}

/**
 * Recomputes the scores of all people by one plan, in one statement.
 * @returns how many changed
 */
export async function rebuildScores(
  { db, engine, tenantId }: TenantTx<Pick<Engine, 'clock'>>,
  conditionLanguage: TenantLanguage,
  scoring: ScoringDefinition,
): Promise<number> {
  const now = new Date(engine.clock.now())
  const since = dateText(engine.clock.now())
  // Marks are generated here; equal conditions share one mark and one start time.
  const parts = scoring.elements.map(
    ({ mark }, at) =>
      sql`
        ${sql.lit(mark)},
        case
          when j.flags[${sql.lit(at + 1)}]
            then coalesce(s.parts ->> ${sql.lit(mark)}, ${since}::text)
        end
      `,
  )
  const base = sql`${now}::timestamptz, ${SCORES}, ${now}::timestamptz, ${SCORES}`
  const { rows } = await sql<{ n: string }>`
    with
      judged as materialized (${flagsOf(tenantId, { conditionLanguage, plan: scoring, now: now.getTime() })}),
      scored as materialized (
        select
          j.id,
          ${pointsOf(scoring)} as value,
          jsonb_strip_nulls(jsonb_build_object(${sql.join(parts)})) as parts,
          s.id as score_id,
          coalesce(s.value, 0) as before,
          coalesce(s.parts, '{}') as parts_before
        from judged j
        left join scores s
          on s.tenant_id = ${tenantId} and s.scoring_id = ${scoring.id} and s.profile_id = j.id
      ),
      differing as materialized (
        select *, value = 0 and parts = '{}' as gone
        from scored
        where value <> before or parts <> parts_before
      ),
      removed as (
        delete from scores s
        using differing d
        where s.tenant_id = ${tenantId} and s.id = d.score_id and d.gone
        returning 1
      ),
      changed as (
        update scores s
        set
          value = d.value, parts = d.parts, version = s.version + 1, updated_at = ${now},
          updated_by = ${SCORES}
        from differing d
        where s.tenant_id = ${tenantId} and s.id = d.score_id and not d.gone
        returning 1
      ),
      added as (
        insert into scores (
          id, tenant_id, scoring_id, profile_id, value, parts, created_at, created_by, updated_at,
          updated_by
        )
        select gen_random_uuid(), ${tenantId}, ${scoring.id}, d.id, d.value, d.parts, ${base}
        from differing d
        where d.score_id is null and not d.gone
        returning 1
      ),
      noted as (
        insert into score_changes (
          id, tenant_id, scoring_id, profile_id, before, value, changed_at, created_at, created_by,
          updated_at, updated_by
        )
        select
          gen_random_uuid(), ${tenantId}, ${scoring.id}, d.id, d.before, d.value, ${now}::timestamptz,
          ${base}
        from differing d
        where d.value <> d.before
        returning 1
      )
    select count(*) as n
    from noted
  `.execute(db)
  return Number(onlyRow(rows).n)
}
