import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemProperty } from '#engine/kernel/system-property.ts'
import { sealOpenSecrets } from '#store/seal-secrets.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  t.app.inject({
    method,
    url: `/api/v1/systemprop${path}`,
    headers: t.as.admin,
    ...(payload ? { payload } : {}),
  })
const kept = async (id: string) =>
  (
    await t.database.system((db) =>
      db
        .selectFrom('system_properties')
        .select('value')
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    )
  ).value
const read = (id: string) => systemProperty(t.engine, id)

describe('a secret system property', () => {
  it('is sealed where it is kept, told to nobody, and opened for code', async () => {
    const made = await call('POST', '', {
      id: 'api.token',
      type: 'secret',
      value: 'hunter2-hunter2',
    })
    expect([made.statusCode, made.json().value]).toEqual([201, { set: true }])
    expect(await kept('api.token')).toMatch(/^v2\./)
    expect(await read('api.token')).toBe('hunter2-hunter2')
    for (const path of [
      '/api.token',
      '',
      '/export?format=ndjson',
      '?filter={"value":"hunter2-hunter2"}',
      '?filter={"q":"hunter2"}',
    ])
      expect((await call('GET', path)).body, path).not.toContain('hunter2')
    expect(
      (await t.app.inject({ url: '/api/v1/system-auditlog', headers: t.as.admin })).body,
    ).not.toContain('hunter2')
  })

  it('is sealed also when it only looks as if it were', async () => {
    await call('POST', '', { id: 'looks.sealed', type: 'secret', value: 'v1.not-sealed-at-all' })
    expect(await kept('looks.sealed')).not.toContain('not-sealed')
    expect(await read('looks.sealed')).toBe('v1.not-sealed-at-all')
  })

  it('can be replaced, which the log tells without saying what', async () => {
    await call('PUT', '/api.token', { version: 1, value: 'a-new-one' })
    expect(await read('api.token')).toBe('a-new-one')
    // What the form had read goes back as it came, and changes nothing.
    await call('PUT', '/api.token', {
      version: 2,
      value: { set: true },
      description: 'For the API',
    })
    expect(await read('api.token')).toBe('a-new-one')
    const log = (
      await t.app.inject({
        url: '/api/v1/system-auditlog',
        headers: t.as.admin,
        query: {
          filter: '{"entityId":"api.token","action":"update"}',
          sort: '["createdAt","ASC"]',
        },
      })
    ).json()
    expect(log).toMatchObject([
      { after: { value: { set: true } } },
      { after: { description: 'For the API' } },
    ])
    expect(JSON.stringify(log)).not.toContain('a-new-one')
  })

  it('takes its value along when a text becomes one, and loses it when it becomes a text', async () => {
    await call('POST', '', { id: 'was.text', type: 'text', value: 'in the open' })
    await call('PUT', '/was.text', { version: 1, type: 'secret' })
    expect(await kept('was.text')).toMatch(/^v2\./)
    expect(await read('was.text')).toBe('in the open')
    const back = await call('PUT', '/was.text', { version: 2, type: 'text' })
    expect([back.json().value, await kept('was.text')]).toEqual(['', ''])
    const given = await call('PUT', '/was.text', { version: 3, type: 'text', value: 'new' })
    expect(given.json().value).toBe('new')
  })

  it('that an earlier version kept in the open is sealed at the next start, once', async () => {
    await t.database.system((db) =>
      sql`update system_properties set value = 'from before' where id = 'api.token'`.execute(db),
    )
    expect(await sealOpenSecrets(t.database, t.engine.stores.entities, t.engine.secrets)).toBe(1)
    expect(await kept('api.token')).toMatch(/^v2\./)
    expect(await read('api.token')).toBe('from before')
    expect(await sealOpenSecrets(t.database, t.engine.stores.entities, t.engine.secrets)).toBe(0)
  })
})

describe('a system property', () => {
  it.each([
    ['number', ' 12.5', 12.5],
    ['boolean', 'true', true],
    ['boolean', 'yes', false],
    ['json', '{"a":[1]}', { a: [1] }],
    ['text', ' as it is ', ' as it is '],
  ])('of type %s reads %s as %j', async (type, value, expected) => {
    const id = `p.${type}.${value.length}`
    await call('POST', '', { id, type, value })
    expect(await read(id)).toEqual(expected)
  })

  it('that is not what it says is told by name', async () => {
    await call('POST', '', { id: 'bad.number', type: 'number', value: 'twelve' })
    await expect(read('bad.number')).rejects.toThrow(
      'The system property "bad.number" is not a number.',
    )
    expect(await read('nobody')).toBeNull()
  })
})
