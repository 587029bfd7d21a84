import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { listFigures, type Figures } from '#model/schema/list-figures.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
const scope = (tenantId = t.tenants.a) => ({ tenantId, actor: systemActor })
const call = (entity: string, ids: string, who: keyof TestApp['as'] = 'admin') =>
  t.app.inject({ url: `/api/v1/figures/${entity}?ids=${ids}`, headers: t.as[who] })
const read = async (entity: string, ids: string) =>
  (await call(entity, ids)).json<Record<string, Figures>>()

const livesIn = (propertyValue: string) => ({
  type: 'profilePropertyCondition',
  parameterValues: {
    propertyName: 'properties.country',
    comparisonOperator: 'equals',
    propertyValue,
  },
})
const segment = (id: string, condition: object, tenantId = t.tenants.a) =>
  t.engine.stores
    .of('segment')
    .create(scope(tenantId), { id, name: `The ${id}`, condition } as never)
const person = (name: string, country: string) =>
  t.engine.stores.of('profile').create(scope(), { name, properties: { country } })
const leave = ({ id }: { id: string }) =>
  t.engine.stores.of('profile').update(scope(), id, null, { properties: { country: 'SE' } })

beforeAll(async () => {
  t = await startTestApp()
  await segment('nordic', livesIn('NO'))
  await segment('empty', livesIn('XX'))
  await segment('theirs', livesIn('NO'), t.tenants.b)
})
afterAll(() => t.close())

it('counts who is in a segment, how that changed in a week, and what names it', async () => {
  const ann = await person('Ann', 'NO')
  await person('Bo', 'NO')
  expect((await read('segment', 'nordic')).nordic).toEqual({ members: 2, change: 2, uses: 0 })

  t.clock.advance(8 * DAY_MS)
  await leave(ann)
  // Joins and leaves within the week: no change.
  await leave(await person('Cy', 'NO'))
  await segment('within', {
    type: 'profileSegmentCondition',
    parameterValues: { segments: ['nordic'], matchType: 'in' },
  })
  expect((await read('segment', 'nordic')).nordic).toEqual({ members: 1, change: -1, uses: 1 })
})

it('answers zeros for records without any, and nothing for those that are not there', async () => {
  const zeros = { members: 0, change: 0, uses: 0 }
  expect(await read('segment', 'empty,theirs,gone')).toEqual({ empty: zeros })
  expect(await read('segment', '')).toEqual({})
})

it.each(Object.keys(listFigures))('has every figure of the list of %s', async (entity) => {
  const store = t.engine.stores.byId(entity)!
  const { body } = await t.app.inject({
    method: 'POST',
    url: `/api/v1/${store.entity.path}`,
    headers: t.as.admin,
    payload: { id: 'counted', name: 'Counted' },
  })
  expect(body).toContain('counted')
  const names = listFigures[entity as keyof typeof listFigures].map(({ name }) => name)
  expect(Object.keys((await read(entity, 'counted')).counted!)).toEqual(names)
})

it('is for administrators, a page at a time', async () => {
  expect((await call('segment', 'nordic', 'member')).statusCode).toBe(403)
  expect((await call('contact', 'nordic')).statusCode).toBe(404)
  const many = Array.from({ length: 51 }, (_one, n) => `s${n}`).join()
  expect((await call('segment', many)).json()).toMatchObject({ code: 'malformed' })
})
