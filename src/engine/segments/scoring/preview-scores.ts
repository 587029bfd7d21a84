import { onlyRow } from '#model/lib/only-row.ts'
import { sql } from 'kysely'
import type { ScoreBar, ScoreSpread } from '#condition/score-reasons.ts'
import { fail } from '#model/lib/errors.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { assertValid } from '#engine/segments/check-condition.ts'
import { planOf, type PlainElement, type ScoringDefinition } from '#engine/segments/definitions.ts'
import { loadFacts } from '#engine/segments/load-facts.ts'
import { loadLanguage } from '#engine/segments/load-language.ts'
import { flagsOf, pointsOf, scoringOf } from '#engine/segments/rebuild-scores.ts'
import { required } from '#model/lib/lookup.ts'
import { scoreExplainer } from './explain-score.ts'

const SAMPLE = 10
/** Maximum number of bars in a distribution. */
const BARS = 12

/**
 * Groups sorted values with their counts into bars of equal integer width; few values get one bar
 * each.
 */
export function barsOf(
  values: readonly { value: number; count: number }[],
  most = BARS,
): ScoreBar[] {
  if (values.length === 0) return []
  const [lowest, highest] = [values[0]!.value, values.at(-1)!.value]
  if (values.length <= most && values.every(({ value }) => Number.isInteger(value)))
    return values.map(({ value, count }) => ({ from: value, to: value, count }))
  const width = Math.max(1, Math.ceil((highest - lowest + 1) / most))
  const first = Math.floor(lowest / width) * width
  const bars: ScoreBar[] = []
  for (let from = first; from <= highest; from += width)
    bars.push({ from, to: from + width - 1, count: 0 })
  for (const { value, count } of values) bars[Math.floor((value - first) / width)]!.count += count
  return bars
}

/**
 * Previews the distribution of scores for unsaved elements.
 * @throws ProductError `invalid` with the path of each fault
 */
export async function previewElements(
  engine: Engine,
  { tenantId }: ActorScope,
  elements: readonly PlainElement[],
  id = '',
): Promise<ScoreSpread> {
  return inTenant(engine, tenantId, async (tx) => {
    for (const [at, { condition }] of elements.entries())
      await assertValid(tx, condition, 'profile', `/elements/${at}/condition`)
    const conditionLanguage = await loadLanguage(tx)
    return preview({
      db: tx.db,
      tenantId,
      conditionLanguage,
      plan: planOf(conditionLanguage, id, true, elements),
      now: engine.clock.now(),
    })
  })
}

/**
 * The distribution of scores of a saved plan.
 * @throws ProductError `not_found`
 */
export async function scoresOfPlan(
  engine: Engine,
  { tenantId }: ActorScope,
  id: string,
): Promise<ScoreSpread> {
  return inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    const { enabled, elements } = await scoringOf(db, tenantId, id)
    const conditionLanguage = await loadLanguage(tx)
    return preview({
      db,
      tenantId,
      conditionLanguage,
      plan: planOf(conditionLanguage, id, enabled, elements),
      now: engine.clock.now(),
    })
  })
}

interface ScorePreviewInput {
  db: Parameters<typeof scoreExplainer>[0]
  tenantId: string
  conditionLanguage: Parameters<typeof scoreExplainer>[2]
  plan: ScoringDefinition
  now: number
}

async function preview({
  db,
  tenantId,
  conditionLanguage,
  plan,
  now,
}: ScorePreviewInput): Promise<ScoreSpread> {
  const scored = sql`
    select j.id, j.flags, ${pointsOf(plan)} as value
    from (${flagsOf(tenantId, { conditionLanguage, plan, now })}) j
  `
  const { rows } = await sql<{
    value: number
    count: string
  }>`select value, count(*) as count from (${scored}) one group by value order by value limit 100001`.execute(
    db,
  )
  if (rows.length > 100_000)
    throw fail('invalid', 'The scores differ too much to be shown.', [
      { path: '/elements', message: 'Give rounder points.' },
    ])
  const counts = await sql<{
    counts: string[]
  }>`select array[${sql.join(
    plan.elements.map(
      (_one, at) => sql`
        count(*) filter (where flags[${sql.lit(at + 1)}])
      `,
    ),
  )}]::bigint[]::text[] as counts from (${scored}) one`.execute(db)
  const highest = await sql<{
    id: string
  }>`
    select one.id
    from (${scored}) one
    join profiles p on p.tenant_id = ${tenantId} and p.id = one.id
    where one.value <> 0
    order by one.value desc, p.last_seen_at desc nulls last, one.id
    limit ${SAMPLE}
  `.execute(db)
  const facts = await loadFacts(
    { db, tenantId },
    highest.rows.map((row) => row.id),
    plan.needs.eventTypes,
  )
  const explain = await scoreExplainer(db, tenantId, conditionLanguage, plan)
  const values = rows.map(({ value, count }) => ({ value, count: Number(count) }))
  const total = values.reduce((sum, { count }) => sum + count, 0)
  return {
    total,
    scored: total - (values.find(({ value }) => value === 0)?.count ?? 0),
    lowest: values[0]?.value ?? 0,
    highest: values.at(-1)?.value ?? 0,
    mean:
      total === 0 ? 0 : values.reduce((sum, { value, count }) => sum + value * count, 0) / total,
    distribution: barsOf(values),
    elements: onlyRow(counts.rows).counts.map((count) => ({ count: Number(count) })),
    samples: highest.rows
      .map(({ id }) => required(facts, id))
      .map((profileFacts) => ({
        id: profileFacts.id,
        name: profileFacts.name,
        email: profileFacts.email,
        ...explain(profileFacts),
      })),
  }
}
