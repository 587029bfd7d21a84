import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const cases = [
  ['an answer of the API', 'GET', '/api/v1/openapi.json', 200],
  ['a fault of a call', 'GET', '/api/v1/profiles', 401],
  ['an address that is not there', 'GET', '/api/v1/nothing', 404],
  ['an endpoint that keeps the bytes of its body', 'POST', '/v1/track', 401],
  ['the state of the process', 'GET', '/healthz', 200],
] as const

it.each(cases)(
  '%s tells browsers to keep it apart from other sites',
  async (_what, method, url, status) => {
    const answer = await t.app.inject({
      method,
      url,
      ...(method === 'POST' ? { payload: {} } : {}),
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
  },
)
