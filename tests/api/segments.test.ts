import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everybody, group, type Condition } from '#condition/condition.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
const country = (value: string): Condition => ({ type: 'profilePropertyCondition', parameterValues: { propertyName: 'properties.country', comparisonOperator: 'equals', propertyValue: value } })
const send = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: unknown, headers = t.as.admin) => {
  const answer = await t.app.inject({ method, url: `/api/v1/${path}`, headers, ...(payload === undefined ? {} : { payload: payload as object }) })
  return { status: answer.statusCode, headers: answer.headers, body: answer.body === '' ? undefined : answer.json() }
}
const person = async (name: string, properties: Record<string, unknown>) => (await send('POST', 'profiles', { name, properties })).body.id as string
const people: Record<string, string> = {}

beforeAll(async () => {
  t = await startTestApp()
  await send('POST', 'property-types', { id: 'seats', name: 'Seats', valueType: 'long' })
  for (const [name, properties] of Object.entries({ Anna: { country: 'NO', seats: 5 }, Bo: { country: 'SE' }, Carl: { country: 'NO' } })) people[name] = await person(name, properties)
})
afterAll(() => t.close())

describe('a condition that is not saved yet', () => {
  it('is checked, each fault with the place of its node', async () => {
    const bad = group('and', [country('NO'), { type: 'profilePropertyCondition', parameterValues: { propertyName: 'properties.seats', comparisonOperator: 'contains', propertyValue: 'x' } }, { type: 'profileSegmentCondition', parameterValues: { segments: ['gone'] } }])
    const { body } = await send('POST', 'conditions/check', { condition: bad })
    expect(body.valid).toBe(false)
    expect(body.faults.map((one: { path: string }) => one.path)).toEqual(['/condition/parameterValues/subConditions/1/parameterValues/comparisonOperator', '/condition/parameterValues/subConditions/2/parameterValues/segments'])
    expect((await send('POST', 'conditions/check', { condition: country('NO') })).body).toEqual({ valid: true, faults: [] })
    expect((await send('POST', 'conditions/check', { condition: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'view' } }, about: 'event' })).body.valid).toBe(true)
  })

  it.each(['conditions/preview', 'segments/preview'])('is previewed by %s: count, count for each line, and people with the reason', async (path) => {
    const condition = group('and', [country('NO'), { type: 'profilePropertyCondition', parameterValues: { propertyName: 'properties.seats', comparisonOperator: 'greaterThan', propertyValue: 3 } }])
    const { status, body } = await send('POST', path, { condition })
    expect(status).toBe(200)
    expect(body).toMatchObject({ count: 1, exact: true, total: 3 })
    expect(body.lines.map(({ path: at, count }: { path: string; count: number }) => [at, count])).toEqual([['/condition', 1], ['/condition/parameterValues/subConditions/0', 2], ['/condition/parameterValues/subConditions/1', 1]])
    expect(body.samples).toMatchObject([{ id: people.Anna, name: 'Anna', reasons: { holds: true, parts: [{ holds: true, seen: 'NO' }, { holds: true, seen: '5', says: 'seats is more than 3' }] } }])
    expect((await send('POST', 'profiles/count', { condition })).body).toEqual({ count: 1 })
  })

  it('is refused with paths when it is faulty', async () => {
    const { status, body } = await send('POST', 'conditions/preview', { condition: { type: 'nope', parameterValues: {} } })
    expect([status, body.errors[0].path]).toEqual([422, '/condition/type'])
  })

  it('counts people of its own tenant only, and is for admins', async () => {
    expect((await send('POST', 'profiles/count', { condition: everybody }, { ...t.as.admin, 'x-tenant-id': t.tenants.b })).body).toEqual({ count: 0 })
    expect((await send('POST', 'profiles/count', { condition: everybody }, t.as.key)).body).toEqual({ count: 3 })
    for (const path of ['conditions/check', 'conditions/preview', 'segments/preview', 'profiles/count']) expect((await send('POST', path, { condition: everybody }, t.as.member)).status).toBe(403)
  })
})

describe('what is saved', () => {
  it('is checked by its kind, with the place of the faulty node', async () => {
    const segment = await send('POST', 'segments', { id: 'faulty', name: 'Faulty', condition: group('or', [country('NO'), { type: 'nope', parameterValues: {} }]) })
    expect([segment.status, segment.body.errors[0].path]).toEqual([422, '/condition/parameterValues/subConditions/1/type'])
    const goal = await send('POST', 'goals', { id: 'faulty', name: 'Faulty', targetEvent: { type: 'eventTypeCondition', parameterValues: {} } })
    expect([goal.status, goal.body.errors[0].path]).toEqual([422, '/targetEvent/parameterValues/eventTypeId'])
    const { body } = await send('POST', 'segments', { id: 'sound', name: 'Sound', condition: country('NO') })
    expect((await send('PUT', 'segments/sound', { version: body.version, condition: { type: 'nope', parameterValues: {} } })).status).toBe(422)
  })

  it('says whether a person matches, and why', async () => {
    await send('POST', 'segments', { id: 'norway', name: 'Norway', condition: country('NO') })
    const { body } = await send('GET', `segments/norway/match/${people.Bo}`)
    expect(body).toMatchObject({ match: false, reasons: { holds: false, seen: 'SE' } })
    for (const path of ['segments/none/match/x', `segments/norway/match/${t.tenants.a}`, 'segments/norway/match/x', 'segments/none/count', 'segments/none/members']) expect((await send('GET', path)).status, path).toBe(404)
  })
})
