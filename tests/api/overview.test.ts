import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Overview } from '#model/api/answers/overview.ts'
import { NOW, startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
const call = (who: keyof TestApp['as']) =>
  t.app.inject({ url: '/api/v1/overview', headers: t.as[who] })
const read = async (who: keyof TestApp['as']) => (await call(who)).json<Overview>()
const scope = (tenantId: string) => ({
  tenantId,
  actor: { kind: 'system' as const, id: '', name: 'system' },
})

beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

it('counts the records of the organization, and of no other', async () => {
  const before = await read('admin')
  const contacts = t.engine.stores.of('contact')
  await contacts.create(scope(t.tenants.a), { email: 'one@people.example' })
  await contacts.create(scope(t.tenants.b), { email: 'two@people.example' })
  const { counts } = (await read('admin')).organization
  const known = before.organization.counts.contact!.count
  expect(counts.contact).toEqual({ count: known + 1, exact: true })
  for (const entity of t.engine.stores.entities)
    if (entity.scope === 'tenant' && entity.operations.includes('list') && entity.id !== 'custom')
      expect(counts[entity.id], entity.id).toMatchObject({ exact: true })
})

it('separates the installation, which only operators see', async () => {
  const { installation, organization } = await read('admin')
  expect(Object.values(installation!.tenants).reduce((sum, n) => sum + n, 0)).toBe(
    installation!.counts.tenant!.count,
  )
  expect(organization.counts.tenant).toBeUndefined()
  expect(installation!.auditEntries).toBeGreaterThanOrEqual(organization.auditEntries)
  expect((await call('member')).statusCode).toBe(403)
  expect((await call('key')).statusCode).toBe(403)
})

it('reports open work and forgets it when it is done', async () => {
  const ids = async () => (await read('admin')).organization.attention.map(({ id }) => id)
  expect(await ids()).not.toContain('deadJobs')
  const at = new Date(NOW)
  const own = {
    tenant_id: t.tenants.a,
    version: 1,
    created_at: at,
    updated_at: at,
    created_by: '',
    updated_by: '',
  }
  await t.engine.database.tenant(t.tenants.a, async (db) => {
    await db
      .insertInto('jobs')
      .values({ ...own, id: t.engine.newId(), kind: 'rebuild', state: 'dead', due_at: at } as never)
      .execute()
    await db
      .insertInto('event_refusals')
      .values({
        ...own,
        id: t.engine.newId(),
        outcome: 'refused',
        event_type: 'view',
        path: '',
        reason: 'Bad.',
        payload: '{}',
        dialect: 'segment',
        received_at: at,
      } as never)
      .execute()
  })
  const { attention } = (await read('admin')).organization
  expect(attention).toContainEqual({ id: 'deadJobs', count: 1, names: [] })
  expect(attention).toContainEqual({ id: 'refusedEvents', count: 1, names: [] })
  await t.engine.database.tenant(t.tenants.a, (db) =>
    db.updateTable('jobs').set({ state: 'done' }).execute(),
  )
  expect(await ids()).not.toContain('deadJobs')
})

it('counts the objects of each custom type', async () => {
  const custom = await t.app.inject({
    method: 'POST',
    url: '/api/v1/object-types',
    headers: t.as.admin,
    payload: {
      id: 'vessel',
      name: 'Vessel',
      plural: 'Vessels',
      schema: { type: 'object', properties: { name: { type: 'string', maxLength: 100 } } },
    },
  })
  expect(custom.statusCode).toBe(201)
  await t.app.inject({
    method: 'POST',
    url: '/api/v1/custom/vessel',
    headers: t.as.admin,
    payload: { name: 'Nordlys' },
  })
  const { counts } = (await read('admin')).organization
  expect(counts['custom:vessel']).toEqual({ count: 1, exact: true })
})
