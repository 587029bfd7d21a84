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
  /** Always true here: everybody is counted. */
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

/**
 * Who would belong: how many exactly, how many for each line alone, and ten of them with the reason.
 * @throws ProductError `invalid` with the place of each fault
 */
export async function previewCondition(engine: Engine, { tenantId }: Scope, condition: unknown): Promise<Preview> {
  return engine.database.tenant(tenantId, async (db) => {
    await refuseFaulty(db, engine, tenantId, condition, 'profile', '/condition')
    const spoken = await loadLanguage(db, engine, tenantId)
    const where = (node: unknown) => spoken.meaning.compile(node, { profile: { alias: 'p' } }, spoken.moment.now)
    const lines = linesOf(spoken, condition)
    const counts = sql.join(lines.map(({ node }) => sql`count(*) filter (where ${where(node)})`))
    const counted = await sql<{ total: string; counts: string[] }>`select count(*) as total, array[${counts}]::bigint[]::text[] as counts from profiles p where p.tenant_id = ${tenantId}`.execute(db)
    const found = await sql<{ id: string }>`select p.id from profiles p where p.tenant_id = ${tenantId} and ${where(condition)} order by p.last_seen_at desc nulls last, p.id limit ${SAMPLE}`.execute(db)
    const facts = await loadFacts(db, tenantId, found.rows.map((row) => row.id), spoken.language.dependsOn(condition).eventTypes)
    const { describe, explain } = await explainer(db, tenantId, spoken, condition)
    const { total, counts: each } = counted.rows[0]!
    const samples = found.rows.map(({ id }) => facts.get(id)!).map((one) => ({ id: one.id, name: one.name, email: one.email, reasons: explain(one) }))
    return { count: Number(each[0] ?? 0), exact: true, total: Number(total), lines: lines.map(({ path, node }, at) => ({ path, says: describe(node), count: Number(each[at]) })), samples }
  })
}

/** How many people a condition is true for. @throws ProductError `invalid` with the place of each fault */
export async function countCondition(engine: Engine, { tenantId }: Scope, condition: unknown): Promise<number> {
  return engine.database.tenant(tenantId, async (db) => {
    await refuseFaulty(db, engine, tenantId, condition, 'profile', '/condition')
    return countWhere(db, tenantId, await whereOf(db, engine, tenantId, condition))
  })
}

export async function whereOf(db: Db, engine: Pick<Engine, 'clock'>, tenantId: string, condition: unknown): Promise<RawBuilder<boolean>> {
  const { meaning, moment } = await loadLanguage(db, engine, tenantId)
  return meaning.compile(condition, { profile: { alias: 'p' } }, moment.now)
}

async function countWhere(db: Db, tenantId: string, where: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ n: string }>`select count(*) as n from profiles p where p.tenant_id = ${tenantId} and ${where}`.execute(db)
  return Number(rows[0]!.n)
}
