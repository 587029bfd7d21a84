import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { group, negated, type Condition } from '#condition/condition.ts'
import { countCondition, previewCondition, type SegmentPreview } from '#engine/segments/preview.ts'
import { systemActor } from '#model/api/actor.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

/** More than are counted one by one while somebody waits. */
const MANY = 30_000

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  const base = sql`${t.tenants.a}::uuid, now(), 'test', now(), 'test'`
  await t.database.system(async (db) => {
    await sql`insert into profiles (id, name, last_seen_at, properties, tenant_id, created_at,
      created_by, updated_at, updated_by)
      select gen_random_uuid(), 'Person ' || n,
      ${new Date(t.clock.now())}::timestamptz - n * interval '1 minute',
      jsonb_build_object('country', case when n % 5 = 0 then 'NO'
      else 'SE' end, 'seats', (n * 37) % 100), ${base} from generate_series(1, ${MANY}::bigint) n`.execute(
      db,
    )
    await sql`insert into events (id, event_type, scope, profile_id, time_stamp, received_at,
      tenant_id, created_at, created_by, updated_at, updated_by)
      select gen_random_uuid(), 'view', 'site', p.id,
      ${new Date(t.clock.now())}::timestamptz - interval '1 day', now(), ${base} from profiles p
      where (p.properties ->> 'seats')::int < 50`.execute(db)
    await sql`analyze profiles`.execute(db)
    await sql`analyze events`.execute(db)
  })
})
afterAll(() => t.close())

const norway: Condition = {
  type: 'profilePropertyCondition',
  parameterValues: {
    propertyName: 'properties.country',
    comparisonOperator: 'equals',
    propertyValue: 'NO',
  },
}
const viewed: Condition = {
  type: 'pastEventCondition',
  parameterValues: {
    eventCondition: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'view' } },
    numberOfDays: 7,
  },
}
const preview = (condition: Condition, quick: boolean) =>
  previewCondition(t.engine, { tenantId: t.tenants.a, actor: systemActor }, condition, { quick })
const figures = ({ count, lines, total }: SegmentPreview) => ({
  count,
  total,
  lines: lines.map((one) => one.count),
})

it('a sample of many people gives a close, repeatable estimate, and the exact figure on request', async () => {
  const condition = group('and', [norway, negated(viewed)])
  const quick = await preview(condition, true)
  const exact = await preview(condition, false)
  expect([quick.exact, exact.exact]).toEqual([false, true])
  expect(figures(exact)).toEqual({
    count: MANY / 10,
    total: MANY,
    lines: [MANY / 10, MANY / 5, MANY / 2, MANY / 2],
  })
  expect(quick.total).toBe(MANY)
  for (const [at, one] of quick.lines.entries())
    expect(
      Math.abs(one.count - exact.lines[at]!.count) / MANY,
      `${one.path}: ${one.count} of ${exact.lines[at]!.count}`,
    ).toBeLessThan(0.02)
  expect(quick.count).toBe(quick.lines[0]!.count)
  expect(figures(await preview(condition, true))).toEqual(figures(quick))
  expect(quick.lines.map(({ path, says }) => [path, says])).toEqual(
    exact.lines.map(({ path, says }) => [path, says]),
  )
})

it('shows ten of those who were asked, seen last first, each with the reason', async () => {
  const { samples, exact } = await preview(norway, true)
  expect([samples.length, exact]).toEqual([10, false])
  expect(samples.every(({ reasons }) => reasons.holds && reasons.seen === 'NO')).toBe(true)
  const places = samples.map(({ name }) => Number(name.split(' ')[1]))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

it('shows those who were seen last of everybody, whether many fit or few', async () => {
  const shown = async (condition: Condition) =>
    (await preview(condition, false)).samples.map(({ name }) => Number(name.split(' ')[1]))
  expect(await shown(norway)).toEqual(Array.from({ length: 10 }, (_one, n) => 5 * (n + 1)))
  const rare = {
    type: 'profilePropertyCondition',
    parameterValues: {
      propertyName: 'name',
      comparisonOperator: 'endsWith',
      propertyValue: '7777',
    },
  }
  expect(await shown(rare)).toEqual([7777, 17_777, 27_777])
})

it('counts each line as if it stood alone, wherever else it stands', async () => {
  const seats = (comparisonOperator: string, propertyValue: number): Condition => ({
    type: 'profilePropertyCondition',
    parameterValues: { propertyName: 'properties.seats', comparisonOperator, propertyValue },
  })
  const off = { ...seats('lessThan', 5), enabled: false }
  const condition = group('or', [
    group('and', [norway, viewed, off]),
    negated(group('or', [seats('greaterThan', 20), negated(viewed)])),
    group('and', [norway, norway]),
  ])
  const { lines } = await preview(condition, false)
  const at = (path: string) =>
    path
      .split('/')
      .slice(2)
      .reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], condition)
  expect(lines).toHaveLength(12)
  for (const { path, count } of lines)
    expect([path, count]).toEqual([
      path,
      await countCondition(t.engine, { tenantId: t.tenants.a, actor: systemActor }, at(path)),
    ])
})

it('nobody is nobody, and everybody is everybody', async () => {
  expect(figures(await preview(group('or', []), true))).toEqual({
    count: 0,
    total: MANY,
    lines: [0],
  })
  expect(figures(await preview(group('and', []), true))).toEqual({
    count: MANY,
    total: MANY,
    lines: [MANY],
  })
})

it('restores the memory setting of the statement, in the same transaction and for later ones', async () => {
  const memory = (db: Parameters<Parameters<TestApp['database']['tenant']>[1]>[0]) =>
    sql<{ work_mem: string }>`show work_mem`.execute(db).then(({ rows }) => rows[0]!.work_mem)
  const before = await t.database.tenant(t.tenants.a, memory)
  const seen: string[] = []
  const database = {
    ...t.engine.database,
    tenant: ((tenantId: string, work: Parameters<TestApp['database']['tenant']>[1]) =>
      t.engine.database.tenant(tenantId, async (db) => {
        const answer = await work(db)
        seen.push(await memory(db))
        return answer
      })) as TestApp['database']['tenant'],
  }
  await previewCondition(
    { ...t.engine, database },
    { tenantId: t.tenants.a, actor: systemActor },
    viewed,
    { quick: true },
  )
  expect([...seen, await t.database.tenant(t.tenants.a, memory)]).toEqual([before, before])
})

it('of a few people everybody is asked, however quick it has to be', async () => {
  const { exact, total } = await previewCondition(
    t.engine,
    { tenantId: t.tenants.b, actor: systemActor },
    norway,
    { quick: true },
  )
  expect([exact, total]).toEqual([true, 0])
})

it('holds for an organisation that shares the table with a larger one', async () => {
  const base = sql`${t.tenants.b}::uuid, now(), 'test', now(), 'test'`
  await t.database.system((db) =>
    sql`insert into profiles (id, name, properties, tenant_id, created_at, created_by, updated_at,
      updated_by) select gen_random_uuid(), 'Other ' || n, '{"country": "NO"}', ${base}
      from generate_series(1, 21000) n`.execute(db),
  )
  const { count, total } = await previewCondition(
    t.engine,
    { tenantId: t.tenants.b, actor: systemActor },
    norway,
    { quick: true },
  )
  expect([count, total]).toEqual([21_000, 21_000])
})
