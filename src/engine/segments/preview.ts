import { onlyRow } from '#model/lib/only-row.ts'
import { sql, type RawBuilder } from 'kysely'
import { isCondition, isOn, type Condition } from '#condition/condition.ts'
import type { ProfileFacts } from '#condition/facts.ts'
import type { BulkCompiler, ConditionReason } from '#condition/evaluate.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { flushSortIndex } from '#store/deferred-sort-index.ts'
import { sortIndexTable } from '#store/tables.ts'
import { conditionFaults, namesIn, assertValid } from './check-condition.ts'
import { loadFacts } from './load-facts.ts'
import { loadLanguage, type TenantLanguage } from './load-language.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { required } from '#model/lib/lookup.ts'

/** Number of sample people. */
const SAMPLE = 10

export interface PreviewPerson {
  id: string
  name: string
  email: string | null
  reasons: ConditionReason
}

export interface SegmentPreview {
  count: number
  /** False: `count` and the counts of the lines are estimates. */
  exact: boolean
  /** Number of people of the tenant. */
  total: number
  /** Number of people that match each node alone, by its JSON Pointer. */
  lines: { path: string; says: string; count: number }[]
  samples: PreviewPerson[]
}

/** All faults that prevent saving the condition. */
export const checkFor = (
  engine: Engine,
  scope: ActorScope,
  condition: unknown,
  about: 'profile' | 'session' | 'event' | 'any',
) => inTenant(engine, scope.tenantId, (tx) => conditionFaults(tx, condition, about, '/condition'))

interface Line {
  path: string
  node: unknown
  /** True for a group that contains other lines. */
  holdsLines: boolean
}

/**
 * The nodes that apply to the person, with their paths; parts about events belong to the line that
 * contains them.
 */
function linesOf({ language }: TenantLanguage, root: unknown): Line[] {
  const lines: Line[] = []
  const visit = (node: unknown, path: string) => {
    if (!isCondition(node) || !isOn(node)) return
    const line: Line = { path, node, holdsLines: false }
    const at = lines.push(line)
    // The inside of a nested condition applies to an element, not to a person.
    if (node.type !== 'nestedCondition') visitParts(node, path)
    line.holdsLines = lines.length > at
  }
  const visitParts = (node: Condition, path: string) => {
    for (const part of language.partsOf(node))
      if (part.about === undefined)
        visit(part.condition, `${path}/parameterValues/${part.steps.join('/')}`)
  }
  visit(root, '/condition')
  return lines
}

/** Explains a condition for one person, line by line, in the tenant's language. */
export async function explainer(
  db: Db,
  tenantId: string,
  conditionLanguage: TenantLanguage,
  condition: unknown,
) {
  const { name } = await namesIn(db, tenantId, conditionLanguage, [condition])
  const describe = (part: unknown) =>
    conditionLanguage.language.describe(part, { property: conditionLanguage.titleOf, name })
  return {
    describe,
    explain: (profile: ProfileFacts): ConditionReason =>
      conditionLanguage.evaluator.explain(
        condition,
        { now: conditionLanguage.moment.now, profile },
        describe,
      ),
  }
}

/** Largest number of people that are counted exactly while the user waits. */
const MAX_EXACT = 20_000
/** Sample size for estimates: a share is accurate to about one percent. */
const SAMPLE_SIZE = 8000

/**
 * Previews who matches a condition: the total, the number per line, and ten people with the reason.
 * @param quick estimates the counts from a sample of a large population (`exact` is false);
 * otherwise all people are counted
 * @throws ProductError `invalid` with the path of each fault
 */
export async function previewCondition(
  engine: Engine,
  { tenantId }: ActorScope,
  condition: unknown,
  { quick = false } = {},
): Promise<SegmentPreview> {
  return inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    await assertValid(tx, condition, 'profile', '/condition')
    const conditionLanguage = await loadLanguage(tx)
    const lines = linesOf(conditionLanguage, condition)
    const total = await countPeople(db, tenantId)
    const exact = !quick || total <= MAX_EXACT
    const { each, ids } = await (exact ? evaluateAll : evaluateSample)(
      db,
      tenantId,
      conditionLanguage,
      {
        condition,
        lines,
        total,
      },
    )
    const facts = await loadFacts(
      tx,
      ids,
      conditionLanguage.language.dependsOn(condition).eventTypes,
    )
    const { describe, explain } = await explainer(db, tenantId, conditionLanguage, condition)
    const samples = ids
      .map((id) => required(facts, id))
      .map((profileFacts) => ({
        id: profileFacts.id,
        name: profileFacts.name,
        email: profileFacts.email,
        reasons: explain(profileFacts),
      }))
    return {
      count: each[0] ?? 0,
      exact,
      total,
      lines: lines.map(({ path, node }, at) => ({ path, says: describe(node), count: each[at]! })),
      samples,
    }
  })
}

interface PreviewQuery {
  condition: unknown
  lines: readonly Line[]
  total: number
}
/** The number of people who match each line, and the ids of some who match the whole condition. */
interface Answered {
  each: number[]
  ids: string[]
}

const lately = sql`order by p.last_seen_at desc nulls last, p.id desc limit ${SAMPLE}`

/**
 * Evaluates each line for person `p` once, as columns of the lateral join `l`; enclosing lines read
 * these columns.
 */
function inColumns(
  lines: readonly Line[],
  known: Map<unknown, RawBuilder<boolean>>,
  holds: (node: unknown) => RawBuilder<boolean>,
): { flags: RawBuilder<boolean>[]; columns: RawBuilder<unknown> } {
  const columns: RawBuilder<unknown>[] = []
  // Reversed, so that nested lines are handled before the lines that contain them.
  const flags = lines.toReversed().map(({ node, holdsLines }) => {
    if (holdsLines || known.has(node)) return holds(node)
    const name = `f${columns.length}`
    columns.push(sql`${holds(node)} as ${sql.ref(name)}`)
    const column = sql<boolean>`${sql.ref(`l.${name}`)}`
    known.set(node, column)
    return column
  })
  // `offset 0` is an optimization fence: without it, the expression is evaluated again wherever its
  // column is read.
  return {
    flags: flags.toReversed(),
    columns: sql`cross join lateral (select ${sql.join(columns)} offset 0) l`,
  }
}

async function evaluateAll(
  db: Db,
  tenantId: string,
  { evaluator, moment: { now } }: TenantLanguage,
  { condition, lines, total }: PreviewQuery,
): Promise<Answered> {
  const known = new Map<unknown, RawBuilder<boolean>>()
  const all = evaluator.compileAll({ tenantId, now, known })
  const { flags, columns } = inColumns(lines, known, all.holds)
  const counts = sql.join(flags.map((flag) => sql`count(*) filter (where ${flag})`))
  const counted = await sql<{
    counts: string[]
  }>`
    select array[${counts}]::bigint[]::text[] as counts
    from profiles p ${all.joins()} ${columns}
    where p.tenant_id = ${tenantId}
  `.execute(db)
  const each = onlyRow(counted.rows).counts.map(Number)
  if (each[0] === 0) return { each, ids: [] }
  const lately =
    total > SEEN_LAST
      ? await amongSeenLast(
          db,
          tenantId,
          evaluator.compile(condition, { profile: { alias: 'p' } }, now),
        )
      : []
  return {
    each,
    ids:
      lately.length === SAMPLE
        ? lately
        : await amongAll(db, tenantId, condition, evaluator.compileAll({ tenantId, now })),
  }
}

async function amongAll(
  db: Db,
  tenantId: string,
  condition: unknown,
  all: BulkCompiler,
): Promise<string[]> {
  const holds = all.holds(condition)
  return (
    await sql<{
      id: string
    }>`select p.id from profiles p ${all.joins()} where p.tenant_id = ${tenantId} and ${holds} ${lately}`.execute(
      db,
    )
  ).rows.map((row) => row.id)
}

/** Number of most recently seen people who are searched for samples before all people are. */
const SEEN_LAST = 2000

async function amongSeenLast(
  db: Db,
  tenantId: string,
  holds: RawBuilder<boolean>,
): Promise<string[]> {
  await flushSortIndex(db, tenantId, 'profiles', 'last_seen_at')
  const seen = sql`
    (
      select id, last_seen_at
      from ${BY_LAST_SEEN}
      where tenant_id = ${tenantId} and last_seen_at is not null
      order by last_seen_at desc, id desc
      limit ${SEEN_LAST}
    )
  `
  return (
    await sql<{
      id: string
    }>`
      select p.id
      from ${seen} s
      join profiles p on p.id = s.id
      where p.tenant_id = ${tenantId} and ${holds}
      order by s.last_seen_at desc, s.id desc
      limit ${SAMPLE}
    `.execute(db)
  ).rows.map((row) => row.id)
}

/**
 * Evaluates the people on some pages of the table, the same pages each time, so that an estimate
 * changes only with the condition.
 */
async function evaluateSample(
  db: Db,
  tenantId: string,
  conditionLanguage: TenantLanguage,
  { condition, lines, total }: PreviewQuery,
): Promise<Answered> {
  const {
    evaluator,
    moment: { now },
  } = conditionLanguage
  const known = new Map<unknown, RawBuilder<boolean>>()
  const { flags, columns } = inColumns(lines, known, (node) =>
    evaluator.compile(node, { profile: { alias: 'p' } }, now, known),
  )
  const share = Math.min(100, (100 * SAMPLE_SIZE) / total)
  // With more memory, the planner hashes the events of all people; for a few thousand people, index
  // lookups are far faster.
  await sql`set local work_mem = '64kB'`.execute(db)
  const { rows } = await sql<{
    id: string
    flags: boolean[]
  }>`
    select p.id, array[${sql.join(flags)}]::boolean[] as flags
    from profiles p tablesample system (${share}::float8) repeatable (1) ${columns}
    where p.tenant_id = ${tenantId}
    order by p.last_seen_at desc nulls last, p.id desc
  `.execute(db)
  await sql`set local work_mem to default`.execute(db)
  // In a table whose people are on few pages, the sampled pages may be empty.
  if (rows.length === 0)
    return evaluateAll(db, tenantId, conditionLanguage, { condition, lines, total })
  const each = lines.map((_line, at) =>
    Math.round((total * rows.filter((row) => row.flags[at]).length) / rows.length),
  )
  return {
    each,
    ids: rows
      .filter((row) => row.flags[0])
      .slice(0, SAMPLE)
      .map((row) => row.id),
  }
}

/**
 * Counts the people who match a condition.
 * @throws ProductError `invalid` with the path of each fault
 */
export async function countCondition(
  engine: Engine,
  { tenantId }: ActorScope,
  condition: unknown,
): Promise<number> {
  return inTenant(engine, tenantId, async (tx) => {
    await assertValid(tx, condition, 'profile', '/condition')
    const { evaluator, moment } = await loadLanguage(tx)
    const all = evaluator.compileAll({ tenantId, now: moment.now })
    return countWhere(tx.db, tenantId, all.holds(condition), all.joins())
  })
}

export async function whereOf(
  tx: TenantTx<Pick<Engine, 'clock'>>,
  condition: unknown,
): Promise<RawBuilder<boolean>> {
  const { evaluator, moment } = await loadLanguage(tx)
  return evaluator.compile(condition, { profile: { alias: 'p' } }, moment.now)
}

/** The sort index by last visit has one row per person, a tenth as wide as a profile. */
const BY_LAST_SEEN = sql.table(sortIndexTable('profiles', 'last_seen_at'))

/** Number of people of the organization. */
export const countPeople = async (db: Db, tenantId: string): Promise<number> =>
  Number(
    onlyRow(
      (
        await sql<{
          n: string
        }>`select count(*) as n from ${BY_LAST_SEEN} where tenant_id = ${tenantId}`.execute(db)
      ).rows,
    ).n,
  )

async function countWhere(
  db: Db,
  tenantId: string,
  where: RawBuilder<boolean>,
  joins: RawBuilder<unknown> = sql``,
): Promise<number> {
  const { rows } = await sql<{
    n: string
  }>`select count(*) as n from profiles p ${joins} where p.tenant_id = ${tenantId} and ${where}`.execute(
    db,
  )
  return Number(onlyRow(rows).n)
}
