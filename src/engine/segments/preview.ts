import { sql, type RawBuilder } from 'kysely'
import { isCondition, isOn } from '#condition/condition.ts'
import type { ProfileFacts } from '#condition/facts.ts'
import type { Reason } from '#condition/meaning.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, Scope } from '../engine.ts'
import { conditionFaults, namesIn, refuseFaulty } from './check-condition.ts'
import { loadFacts } from './load-facts.ts'
import { loadLanguage, type TenantLanguage } from './load-language.ts'

/** How many people are shown. */
const SAMPLE = 10

export interface Sample {
  id: string
  name: string
  email: string | null
  reasons: Reason
}

export interface Preview {
  count: number
  /** False: `count` and the counts of the lines are estimates. */
  exact: boolean
  /** People of the tenant. */
  total: number
  /** How many people each node alone is true for, by its JSON Pointer. */
  lines: { path: string; says: string; count: number }[]
  samples: Sample[]
}

/** Every fault that would keep the condition from being saved. */
export const checkFor = (engine: Engine, scope: Scope, condition: unknown, about: 'profile' | 'session' | 'event' | 'any') => engine.database.tenant(scope.tenantId, (db) => conditionFaults(db, engine, scope.tenantId, condition, about, '/condition'))

/** The nodes that are asked of the person themselves, with their places; parts that speak of events belong to their line. */
function linesOf({ language }: TenantLanguage, root: unknown): { path: string; node: unknown }[] {
  const lines: { path: string; node: unknown }[] = []
  const visit = (node: unknown, path: string) => {
    if (!isCondition(node) || !isOn(node)) return
    lines.push({ path, node })
    // What stands inside a nested condition is true of an element, not of a person.
    if (node.type === 'nestedCondition') return
    for (const part of language.partsOf(node)) if (part.about === undefined) visit(part.condition, `${path}/parameterValues/${part.steps.join('/')}`)
  }
  visit(root, '/condition')
  return lines
}

/** Explains a condition about one person, line by line, in the words of the tenant. */
export async function explainer(db: Db, tenantId: string, spoken: TenantLanguage, condition: unknown) {
  const { name } = await namesIn(db, tenantId, spoken, [condition])
  const describe = (part: unknown) => spoken.language.describe(part, { property: spoken.titleOf, name })
  return { describe, explain: (profile: ProfileFacts): Reason => spoken.meaning.explain(condition, { now: spoken.moment.now, profile }, describe) }
}

/** Up to so many people are counted one by one while somebody waits. */
const MOST_EXACT = 20_000
/** Beyond that so many are asked, and the rest is inferred: their share is right to about one in a hundred. */
const ASKED = 8000

/**
 * Who would belong: how many, how many for each line alone, and ten of them with the reason.
 * @param quick of many people some are asked and the counts are estimates (`exact` is false); otherwise everybody is counted
 * @throws ProductError `invalid` with the place of each fault
 */
export async function previewCondition(engine: Engine, { tenantId }: Scope, condition: unknown, { quick = false } = {}): Promise<Preview> {
  return engine.database.tenant(tenantId, async (db) => {
    await refuseFaulty(db, engine, tenantId, condition, 'profile', '/condition')
    const spoken = await loadLanguage(db, engine, tenantId)
    const lines = linesOf(spoken, condition)
    const total = await countWhere(db, tenantId, sql<boolean>`true`)
    const exact = !quick || total <= MOST_EXACT
    const { each, ids } = await (exact ? askEverybody : askSome)(db, tenantId, spoken, { condition, lines, total })
    const facts = await loadFacts(db, tenantId, ids, spoken.language.dependsOn(condition).eventTypes)
    const { describe, explain } = await explainer(db, tenantId, spoken, condition)
    const samples = ids.map((id) => facts.get(id)!).map((one) => ({ id: one.id, name: one.name, email: one.email, reasons: explain(one) }))
    return { count: each[0] ?? 0, exact, total, lines: lines.map(({ path, node }, at) => ({ path, says: describe(node), count: each[at]! })), samples }
  })
}

interface Asked {
  condition: unknown
  lines: readonly { node: unknown }[]
  total: number
}
/** How many people each line is true for, and the ids of some for whom all is. */
interface Answered {
  each: number[]
  ids: string[]
}

const lately = sql`order by p.last_seen_at desc nulls last, p.id limit ${SAMPLE}`

async function askEverybody(db: Db, tenantId: string, { meaning, moment: { now } }: TenantLanguage, { condition, lines }: Asked): Promise<Answered> {
  const all = meaning.compileAll({ tenantId, now })
  const counts = sql.join(lines.map(({ node }) => sql`count(*) filter (where ${all.holds(node)})`))
  const counted = await sql<{ counts: string[] }>`select array[${counts}]::bigint[]::text[] as counts from profiles p ${all.joins()} where p.tenant_id = ${tenantId}`.execute(db)
  const one = meaning.compileAll({ tenantId, now })
  const holds = one.holds(condition)
  const found = await sql<{ id: string }>`select p.id from profiles p ${one.joins()} where p.tenant_id = ${tenantId} and ${holds} ${lately}`.execute(db)
  return { each: counted.rows[0]!.counts.map(Number), ids: found.rows.map((row) => row.id) }
}

/** Looks at people on some pages of the table, the same each time, so that an estimate changes only when the condition does. */
async function askSome(db: Db, tenantId: string, spoken: TenantLanguage, { condition, lines, total }: Asked): Promise<Answered> {
  const { meaning, moment: { now } } = spoken
  const where = (node: unknown) => meaning.compile(node, { profile: { alias: 'p' } }, now)
  const share = Math.min(100, (100 * ASKED) / total)
  const some = sql`profiles p tablesample system (${share}::float8) repeatable (1) where p.tenant_id = ${tenantId}`
  const flags = sql`array[${sql.join(lines.map(({ node }) => where(node)))}]::boolean[]`
  // With room for it, the planner reads the events of everybody into a table of hashes; for a few thousand people looking each of them up is far less.
  await sql`set local work_mem = '64kB'`.execute(db)
  const { rows } = await sql<{ id: string; flags: boolean[] }>`select p.id, ${flags} as flags from ${some} order by p.last_seen_at desc nulls last, p.id`.execute(db)
  await sql`set local work_mem to default`.execute(db)
  // A table whose people lie together on few pages may have none on those that were looked at.
  if (rows.length === 0) return askEverybody(db, tenantId, spoken, { condition, lines, total })
  const each = lines.map((_line, at) => Math.round((total * rows.filter((row) => row.flags[at]).length) / rows.length))
  return { each, ids: rows.filter((row) => row.flags[0]).slice(0, SAMPLE).map((row) => row.id) }
}

/** How many people a condition is true for. @throws ProductError `invalid` with the place of each fault */
export async function countCondition(engine: Engine, { tenantId }: Scope, condition: unknown): Promise<number> {
  return engine.database.tenant(tenantId, async (db) => {
    await refuseFaulty(db, engine, tenantId, condition, 'profile', '/condition')
    const { meaning, moment } = await loadLanguage(db, engine, tenantId)
    const all = meaning.compileAll({ tenantId, now: moment.now })
    return countWhere(db, tenantId, all.holds(condition), all.joins())
  })
}

export async function whereOf(db: Db, engine: Pick<Engine, 'clock'>, tenantId: string, condition: unknown): Promise<RawBuilder<boolean>> {
  const { meaning, moment } = await loadLanguage(db, engine, tenantId)
  return meaning.compile(condition, { profile: { alias: 'p' } }, moment.now)
}

async function countWhere(db: Db, tenantId: string, where: RawBuilder<boolean>, joins: RawBuilder<unknown> = sql``): Promise<number> {
  const { rows } = await sql<{ n: string }>`select count(*) as n from profiles p ${joins} where p.tenant_id = ${tenantId} and ${where}`.execute(db)
  return Number(rows[0]!.n)
}
