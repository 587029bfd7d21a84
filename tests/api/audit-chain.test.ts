import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { verifyAudit, type AuditFault } from '#store/verify-audit.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let n = 0
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const goals = () => t.engine.stores.of('goal')
const scope = (tenantId = t.tenants.a) => ({ tenantId, actor: systemActor })
const newGoal = (tenantId?: string) =>
  goals().create(scope(tenantId), { id: `goal-${++n}`, name: `Goal number ${n}` })
const faultsOf = async (tenantId: string): Promise<AuditFault[]> =>
  (await verifyAudit(t.database, tenantId)).flatMap((report) => report.faults)
const run = (statement: ReturnType<typeof sql>) => t.database.system((db) => statement.execute(db))

it('links the entries of each tenant, whoever writes at the same time', async () => {
  await Promise.all(
    Array.from({ length: 12 }, (_unused, i) => newGoal(i % 2 ? t.tenants.a : t.tenants.b)),
  )
  await t.database.tenant(t.tenants.a, async (db) => {
    for (const turn of [1, 2, 3])
      await goals().create(scope(), { id: `together-${turn}`, name: `Together ${turn}` }, { db })
  })
  const { rows } = await t.engine.stores.of('audit-entry').list(scope(), {
    filter: { tenantId: t.tenants.a },
    sort: ['chainPosition', 'ASC'],
    range: [0, 49],
  })
  expect(rows.map((row) => row.chainPosition)).toEqual(rows.map((_row, i) => i + 1))
  expect(rows.map((row) => row.previousHash)).toEqual(
    ['', ...rows.map((row) => row.hash)].slice(0, -1),
  )
  expect(new Set(rows.map((row) => row.hash)).size).toBe(rows.length)
  for (const report of await verifyAudit(t.database)) expect(report.faults).toEqual([])
})

it('leaves no link behind when the change is rolled back', async () => {
  await expect(
    t.database.tenant(t.tenants.a, async (db) => {
      await goals().create(scope(), { id: 'never', name: 'Never there' }, { db })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await newGoal()
  expect(await faultsOf(t.tenants.a)).toEqual([])
})

beforeEach(async () => {
  for (let i = 0; i < 3; i++) await newGoal()
})

/**
 * Each harms the last entries of tenant A's chain as somebody with the database's password could.
 */
const harms: [
  string,
  (last: number) => Promise<unknown>,
  (last: number) => Partial<AuditFault>,
  (last: number) => Promise<unknown>,
][] = [
  [
    'a changed summary',
    (last) =>
      run(
        sql`update audit_entries set summary = summary || '.' where tenant_id = ${t.tenants.a}
          and chain_position = ${last - 1}`,
      ),
    (last) => ({ kind: 'changed', position: last - 1 }),
    (last) =>
      run(
        sql`update audit_entries set summary = left(summary, -1) where tenant_id = ${t.tenants.a}
          and chain_position = ${last - 1}`,
      ),
  ],
  [
    'a changed value',
    (last) =>
      run(
        sql`update audit_entries set after = after || '{"x":1}' where tenant_id = ${t.tenants.a}
          and chain_position = ${last}`,
      ),
    (last) => ({ kind: 'changed', position: last }),
    (last) =>
      run(
        sql`update audit_entries set after = after - 'x' where tenant_id = ${t.tenants.a} and chain_position = ${last}`,
      ),
  ],
  [
    'an entry moved to another tenant',
    (last) =>
      run(
        sql`update audit_entries set tenant_id = ${t.tenants.b} where tenant_id = ${t.tenants.a}
          and chain_position = ${last}`,
      ),
    (last) => ({ kind: 'removed', position: last }),
    (last) =>
      run(
        sql`update audit_entries set tenant_id = ${t.tenants.a} where tenant_id = ${t.tenants.b}
          and chain_position = ${last} and entity_id = ${`goal-${n}`}`,
      ),
  ],
  [
    'the last entry cut off',
    (last) =>
      run(
        sql`delete from audit_entries where tenant_id = ${t.tenants.a} and chain_position = ${last}`,
      ),
    (last) => ({ kind: 'removed', position: last, entryId: null }),
    async () => {},
  ],
]

it.each(harms)('finds %s', async (_what, harm, fault, mend) => {
  const { entries } = (await verifyAudit(t.database, t.tenants.a))[0]!
  expect(await faultsOf(t.tenants.a)).toEqual([])
  await harm(entries)
  expect(await faultsOf(t.tenants.a)).toContainEqual(expect.objectContaining(fault(entries)))
  await mend(entries)
})
