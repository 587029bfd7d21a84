import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '#model/actor.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  const people = [{ country: 'Norway', langs: ['nb', 'en'] }, { country: 'Norway', langs: ['en'] }, { country: 'Österreich' }, { country: 7 }, { country: '' }, {}]
  for (const [index, properties] of people.entries()) await t.engine.stores.of('profile').create({ tenantId: t.tenants.a, actor: systemActor }, { name: `Person ${index}`, properties, tags: index === 0 ? ['vip'] : [] })
  await t.engine.stores.of('profile').create({ tenantId: t.tenants.b, actor: systemActor }, { name: 'Somebody else', properties: { country: 'Secretland' } })
})
afterAll(() => t.close())

const ask = async (payload: object, headers = t.as.admin) => {
  const answer = await t.app.inject({ method: 'POST', url: '/api/v1/conditions/seen-values', headers, payload })
  return { status: answer.statusCode, body: answer.json() as { values: string[]; all: boolean; errors: { path: string }[] } }
}
const of = (path: string, q = '') => ({ subject: 'profile', path, q })

describe('values that were seen', () => {
  it.each([
    [of('properties.country'), ['Norway', 'Österreich'], true],
    [of('properties.country', 'oster'), ['Österreich'], false],
    [of('properties.country', '%'), [], false],
    [of('properties.langs'), ['en', 'nb'], true],
    [of('tags'), ['vip'], true],
    [of('properties.nothing'), [], true],
    [{ subject: 'event', path: 'eventType' }, [], true],
  ])('%j: %j', async (payload, values, all) => expect((await ask(payload)).body).toEqual({ values, all }))

  it('are those of one tenant', async () => {
    expect((await ask(of('properties.country', 'secret'))).body.values).toEqual([])
  })

  it('are refused for what is no property, with its place, and to members', async () => {
    expect((await ask(of('password'))).body.errors[0]!.path).toBe('/path')
    expect((await ask(of("properties.a'b"))).status).toBe(422)
    expect((await ask({ subject: 'table', path: 'x' })).body.errors[0]!.path).toBe('/subject')
    expect((await ask(of('properties.country'), t.as.member)).status).toBe(403)
  })
})
