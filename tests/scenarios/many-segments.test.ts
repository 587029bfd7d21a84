import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { group, type Condition } from '#condition/condition.ts'
import { loadDefinitions } from '#engine/segments/definitions.ts'
import { reevaluateMemberships } from '#engine/segments/reevaluate-memberships.ts'
import { systemActor } from '#model/api/actor.ts'
import type { Db } from '#platform/database/database.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const MANY = 2000

let t: TestApp
let personId = ''
const scope = () => ({ tenantId: t.tenants.a, actor: systemActor })
beforeAll(async () => {
  t = await startTestApp()
  personId = (
    await t.engine.stores
      .of('profile')
      .create(scope(), { name: 'Ann', properties: { country: 'NO' } })
  ).id
})
afterAll(() => t.close())

const inTenant = <T>(work: (db: Db) => Promise<T>) => t.database.tenant(t.tenants.a, work)
const property = (name: string, propertyValue: unknown): Condition => ({
  type: 'profilePropertyCondition',
  parameterValues: {
    propertyName: `properties.${name}`,
    comparisonOperator: 'equals',
    propertyValue,
  },
})
const did = (eventTypeId: string): Condition => ({
  type: 'pastEventCondition',
  parameterValues: {
    eventCondition: { type: 'eventTypeCondition', parameterValues: { eventTypeId } },
    numberOfDays: 7,
  },
})

/** Of so many segments ten speak of what happens; all others speak of other things. */
const conditionOf = (n: number): Condition =>
  n < 10
    ? did('view')
    : n % 2 === 0
      ? group('and', [property(`field${n}`, n), did(`event${n % 300}`)])
      : property(`field${n % 700}`, n)
const define = (from: number, to: number) =>
  inTenant(async (db) => {
    const rows = Array.from({ length: to - from }, (_one, n) => ({
      id: `s${from + n}`,
      condition: conditionOf(from + n),
    }))
    await sql`insert into segments (id, name, condition, tenant_id, created_at, created_by,
      updated_at, updated_by) select r.id, r.id, r.condition, ${t.tenants.a}::uuid, now(), 'test',
      now(), 'test' from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text,
      condition jsonb)`.execute(db)
  })

/** Rows that statements have looked at, of whatever table. */
const looked = async (db: Db) =>
  Number(
    (
      await sql<{
        n: string
      }>`select coalesce(sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)), 0) as n
        from pg_stat_xact_user_tables`.execute(db)
    ).rows[0]!.n,
  )

/** Rows that are looked at to keep the memberships of one person right after one event. */
const workOfOneEvent = () =>
  inTenant(async (db) => {
    const stamp = new Date(t.clock.now())
    await db
      .insertInto('events')
      .values({
        id: t.engine.newId(),
        tenant_id: t.tenants.a,
        event_type: 'view',
        scope: 'site',
        profile_id: personId,
        time_stamp: stamp,
        received_at: stamp,
        created_at: stamp,
        created_by: 'test',
        updated_at: stamp,
        updated_by: 'test',
      } as never)
      .execute()
    const before = await looked(db)
    await reevaluateMemberships({ db, engine: t.engine, tenantId: t.tenants.a }, [
      { profileIds: [personId], parts: new Set(['lastSeenAt']), eventTypes: new Set(['view']) },
    ])
    return (await looked(db)) - before
  })

/** Work that is the same each time: definitions are prepared, and the person is in already. */
async function settled(): Promise<number> {
  await workOfOneEvent()
  return workOfOneEvent()
}

it(`an event costs as much with ${MANY} segments as with 20, of which the same ten speak of it`, async () => {
  await define(0, 20)
  await settled()
  const few = await settled()
  await define(20, MANY)
  await settled()
  const many = await settled()
  expect(few).toBeGreaterThan(0)
  // The person has two events more by now, and each of the ten segments looks at them at most once.
  expect(many - few, `${few} rows with 20 segments, ${many} with ${MANY}`).toBeLessThan(60)
}, 120_000)

it('prepared definitions are reused until one changes, also in a transaction that rolls back', async () => {
  const prepared = () =>
    inTenant((db) => loadDefinitions({ db, engine: t.engine, tenantId: t.tenants.a }))
  const first = await prepared()
  expect(first.ordered).toHaveLength(MANY)
  expect(await prepared()).toBe(first)
  // Of another organisation.
  await t.engine.stores
    .of('segment')
    .create({ tenantId: t.tenants.b, actor: systemActor }, { id: 'other', name: 'Other' })
  expect(await prepared()).toBe(first)
  const update = (db: Db, n: number) =>
    sql`update segments set condition = ${JSON.stringify(property('country', n))}::jsonb
      where tenant_id = ${t.tenants.a} and id = 's5'`.execute(db)
  const conditionIn = async (db: Db) =>
    (await loadDefinitions({ db, engine: t.engine, tenantId: t.tenants.a })).ordered.find(
      ({ id }) => id === 's5',
    ) as { condition?: unknown } | undefined
  await inTenant(async (db) => {
    await update(db, 1)
    expect((await conditionIn(db))?.condition).toEqual(property('country', 1))
    await update(db, 2)
    expect((await conditionIn(db))?.condition).toEqual(property('country', 2))
    throw new Error('taken back')
  }).catch((error: Error) => expect(error.message).toBe('taken back'))
  expect((await inTenant(conditionIn))?.condition, 'what was never committed is forgotten').toEqual(
    did('view'),
  )
  await inTenant((db) => update(db, 3))
  expect((await inTenant(conditionIn))?.condition).toEqual(property('country', 3))
  await inTenant((db) =>
    sql`delete from segments where tenant_id = ${t.tenants.a} and id = 's5'`.execute(db),
  )
  expect(await inTenant(conditionIn)).toBeUndefined()
  const { rows } = await inTenant((db) =>
    sql<{
      n: number
    }>`select count(*)::int as n from definition_changes where tenant_id = ${t.tenants.a}
      and source = 'segments'`.execute(db),
  )
  expect(rows[0]!.n, 'older notes are taken away').toBe(1)
})
