import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  const people = [
    { country: 'Norway', langs: ['nb', 'en'] },
    { country: 'Norway', langs: ['en'] },
    { country: 'Österreich' },
    { country: 7 },
    { country: '' },
    {},
  ]
  for (const [index, properties] of people.entries())
    await t.engine.stores
      .of('profile')
      .create(
        { tenantId: t.tenants.a, actor: systemActor },
        { name: `Person ${index}`, properties, tags: index === 0 ? ['vip'] : [] },
      )
  await t.engine.stores
    .of('profile')
    .create(
      { tenantId: t.tenants.b, actor: systemActor },
      { name: 'Somebody else', properties: { country: 'Secretland' } },
    )
})
afterAll(() => t.close())

const ask = async (payload: object, headers = t.as.admin) => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/v1/conditions/seen-values',
    headers,
    payload,
  })
  return {
    status: answer.statusCode,
    body: answer.json() as {
      values: string[]
      all: boolean
      among: number | null
      errors: { path: string }[]
    },
  }
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
  ])('%j: %j', async (payload, values, all) =>
    expect((await ask(payload)).body).toEqual({ values, all, among: null }),
  )

  it('are those of the last 10,000 where there are more, and say so', async () => {
    const kept = (
      type: string,
      from: number,
      until: number,
    ) => sql`insert into events (id, tenant_id, event_type, scope, time_stamp, received_at,
      created_at, created_by, updated_at, updated_by)
      select ('0190000' || ${type.length}::text || '-0000-7000-8000-' || lpad(n::text, 12,
      '0'))::uuid, ${t.tenants.b}::uuid, ${type}, 'site', now(), now(), now(), 'test', now(),
      'test' from generate_series(${from}::int, ${until}::int) n`
    await t.database.system(async (db) => {
      await kept('old', 1, 5).execute(db)
      await kept('newer', 1, 10_000).execute(db)
    })
    expect(
      (
        await ask(
          { subject: 'event', path: 'eventType' },
          { ...t.as.admin, 'x-tenant-id': t.tenants.b },
        )
      ).body,
    ).toEqual({ values: ['newer'], all: true, among: 10_000 })
  })

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
