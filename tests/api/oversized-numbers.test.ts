import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { createSample } from '#tests/support/sample-record.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let t: TestApp
let contactId: string
let templateId: string

beforeAll(async () => {
  t = await startTestApp()
  const scope = { tenantId: t.tenants.a, actor: systemActor }
  contactId = String(
    (await createSample(t.engine.stores, scope, t.engine.stores.of('contact').entity as never, 1))
      .id,
  )
  templateId = String(
    (await createSample(t.engine.stores, scope, t.engine.stores.of('template').entity as never, 2))
      .id,
  )
})
afterAll(() => t.close())

const HUGE = ['99999999999999999999', '-99999999999999999999', '2147483648', '1e400', '1.5']
const ask = async (
  method: 'GET' | 'PUT' | 'DELETE',
  url: string,
  headers: Record<string, string> = {},
  payload?: string,
): Promise<unknown[]> => {
  const answer = await t.app.inject({
    method,
    url: `/api/v1/${url}`,
    headers: {
      ...t.as.admin,
      ...headers,
      ...(payload ? { 'content-type': 'application/json' } : {}),
    },
    ...(payload ? { payload } : {}),
  })
  return [answer.statusCode, (answer.json() as { errors?: { path: string }[] }).errors?.[0]?.path]
}

describe('a number that no column holds', () => {
  it.each(HUGE)('%s is a 422 that names the field, in the filter of every list', async (number) => {
    const wrong: string[] = []
    for (const { path, operations, fields } of t.engine.stores.entities.filter(
      ({ path, operations, id }) =>
        path !== '' &&
        operations.includes('list') &&
        !['plugin', 'tenant'].includes(id) &&
        path !== '',
    ))
      for (const field of fields.filter(
        ({ node, secret }) => node.type === 'integer' && !node.enum && !secret,
      )) {
        if (!operations.includes('list')) continue
        for (const suffix of ['', '_gte', '_lt']) {
          const [status, place] = await ask(
            'GET',
            `${path}?filter=${encodeURIComponent(`{"${field.name}${suffix}":${number}}`)}`,
          )
          if (status !== 422 || place !== `/filter/${field.name}${suffix}`)
            wrong.push(`${path} ${field.name}${suffix}: ${status} ${place}`)
        }
      }
    expect(wrong).toEqual([])
  })

  const places: [
    what: string,
    method: 'GET' | 'PUT' | 'DELETE',
    url: () => string,
    headers: Record<string, string>,
    payload: string | undefined,
    place: string | undefined,
  ][] = [
    ['a range', 'GET', () => 'contacts?range=[0,99999999999999999999]', {}, undefined, '/range'],
    [
      'a range beyond every row',
      'GET',
      () => 'contacts?range=[2147483648,2147483650]',
      {},
      undefined,
      '/range',
    ],
    ['the range of a nested list', 'GET', () => 'inbox?range=[0,1e400]', {}, undefined, '/range'],
    [
      'If-Match',
      'DELETE',
      () => `contacts/${contactId}`,
      { 'if-match': '"99999999999999999999"' },
      undefined,
      '/version',
    ],
    [
      'the version of a body',
      'PUT',
      () => `contacts/${contactId}`,
      {},
      '{"version":99999999999999999999}',
      '/version',
    ],
    ['an infinite version', 'PUT', () => 'topics/no-such', {}, '{"version":1e400}', undefined],
    [
      'a path',
      'GET',
      () => `email-template/${templateId}/versions/99999999999999999999`,
      {},
      undefined,
      '/number',
    ],
  ]
  it.each(places)(
    '%s is a 422 that names it',
    async (_what, method, url, headers, payload, place) => {
      expect(await ask(method, url(), headers, payload)).toEqual(
        place === undefined ? [404, undefined] : [422, place],
      )
    },
  )

  it.each([1e20, 2147483648, -2147483649, 0.5])(
    '%s in a field of a record is a 422 that names the field',
    async (points) => {
      const answer = await t.app.inject({
        method: 'POST',
        url: '/api/v1/rules',
        headers: t.as.admin,
        payload: { name: 'A rule of many', priority: points },
      })
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, '/priority'])
    },
  )
})
