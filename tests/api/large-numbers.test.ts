import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWork } from '#engine/work.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let key = ''

beforeAll(async () => {
  t = await startTestApp()
  const source = await api('POST', 'sources', '{"name":"Shop","kind":"server"}')
  key = source.body.key
  for (const [id, valueType] of [
    ['whole', 'long'],
    ['real', 'float'],
    ['free', 'string'],
  ])
    await api('POST', 'property-types', JSON.stringify({ id, name: `A ${id}`, valueType }))
})
afterAll(() => t.close())

/** Bodies are texts, because a number of a program cannot hold what they say. */
async function api(method: 'GET' | 'POST' | 'PUT', path: string, payload?: string) {
  const answer = await t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: { ...t.as.admin, ...(payload ? { 'content-type': 'application/json' } : {}) },
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
}

const intake = async (path: string, payload: string, contentType = 'application/json') => {
  const answer = await t.app.inject({
    method: 'POST',
    url: `/v1/${path}`,
    headers: { authorization: `Basic ${btoa(`${key}:`)}`, 'content-type': contentType },
    payload,
  })
  await createWork(t.engine).drain()
  return answer.statusCode
}

const filter = (value: object) => encodeURIComponent(JSON.stringify(value))
async function personOf(userId: string) {
  const [alias] = (await api('GET', `aliases?filter=${filter({ value: userId })}`)).body
  return alias ? (await api('GET', `profiles/${alias.profileId}`)).body : null
}

describe('numbers that a JavaScript number cannot hold', () => {
  it.each(['application/json', 'text/plain'])(
    'keep people apart whose ids differ in the last digit: %s',
    async (contentType) => {
      const start = contentType === 'text/plain' ? '8656119800000000' : '7656119800000000'
      for (const last of [1, 2, 3])
        expect(
          await intake(
            'identify',
            `{"userId":${start}${last},"traits":{"name":"Player ${last}"}}`,
            contentType,
          ),
        ).toBe(200)
      for (const last of [1, 2, 3])
        expect((await personOf(`${start}${last}`))?.name).toBe(`Player ${last}`)
    },
  )

  it('are kept digit by digit in a trait without a type, and one of text', async () => {
    await intake(
      'identify',
      '{"userId":"digits","traits":{"crm":9007199254740993,"free":12345678901234567890,"big":1e400,"small":-0}}',
    )
    expect((await personOf('digits')).properties).toEqual({
      crm: '9007199254740993',
      free: '12345678901234567890',
      big: '1e400',
      small: 0,
    })
  })

  it('are refused by a trait that is a number, with its name', async () => {
    await intake(
      'identify',
      '{"userId":"typed","traits":{"whole":9007199254740993,"real":9007199254740993,"name":"Typed"}}',
    )
    expect((await personOf('typed')).properties).toEqual({ name: 'Typed' })
    const made = await api(
      'POST',
      'profiles',
      '{"name":"Typed","properties":{"whole":9007199254740993,"real":1e400}}',
    )
    expect(made.status).toBe(422)
    expect(made.body.errors.map((one: { path: string }) => one.path)).toEqual([
      '/properties/whole',
      '/properties/real',
    ])
  })

  it('find what they name in a filter', async () => {
    await intake('identify', '{"userId":"found","traits":{"free":76561198000000017}}')
    const search = async (digits: string) =>
      (await api('GET', `profiles?filter=${encodeURIComponent(`{"properties.free":${digits}}`)}`))
        .body.length
    expect(await search('76561198000000017')).toBe(1)
    expect(await search('76561198000000016')).toBe(0)
  })
})

describe('values of declared types, by the API', () => {
  const make = (properties: string) =>
    api('POST', 'profiles', `{"name":"X","properties":${properties}}`)

  it.each([
    ['{"whole":"many"}', '/properties/whole'],
    ['{"whole":1.5}', '/properties/whole'],
    ['{"real":"a lot"}', '/properties/real'],
    ['{"free":{"a":1}}', '/properties/free'],
  ])('%s is refused', async (properties, path) => {
    const { status, body } = await make(properties)
    expect([status, body.errors[0].path]).toEqual([422, path])
  })

  it('are converted as the intake converts them', async () => {
    const { body } = await make('{"whole":"12","real":"1.5","free":7,"other":"12"}')
    expect(body.properties).toEqual({ whole: 12, real: 1.5, free: '7', other: '12' })
  })

  it('are checked where they change, and an old value of the wrong type blocks nothing', async () => {
    const { body } = await make('{"later":"soon"}')
    await api('POST', 'property-types', '{"id":"later","name":"Later","valueType":"long"}')
    const put = (properties: string, version: number) =>
      api('PUT', `profiles/${body.id}`, `{"properties":${properties},"version":${version}}`)
    const kept = await put('{"later":"soon","free":"x"}', body.version)
    expect([kept.status, kept.body.properties]).toEqual([200, { later: 'soon', free: 'x' }])
    expect((await put('{"later":"soon enough"}', kept.body.version)).status).toBe(422)
    expect((await put('{"later":"3"}', kept.body.version)).body.properties).toEqual({ later: 3 })
  })
})
