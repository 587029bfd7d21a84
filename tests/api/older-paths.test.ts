import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { olderAuthPaths } from '#server/operations/auth/older-paths.ts'
import { createAuth0Identity } from '#platform/identity/auth0.ts'
import { createEmbeddedIdentity } from '#platform/identity/embedded/embedded-identity.ts'
import type { Identity } from '#platform/identity/identity.ts'
import { silentLog } from '#platform/log.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let providers: Record<'embedded' | 'auth0', Identity>
beforeAll(async () => {
  t = await startTestApp()
  providers = {
    embedded: await createEmbeddedIdentity({
      database: t.database,
      secrets: t.engine.secrets,
      systemMailer: t.engine.systemMailer,
      log: silentLog,
      origin: 'http://localhost:3000',
      clientId: 'outrider',
      audience: 'http://localhost:3000/api',
    }),
    auth0: createAuth0Identity({
      domain: 'halden.eu.auth0.com',
      clientId: 'spa',
      audience: 'https://api.halden.example',
      log: silentLog,
    }),
  }
})
afterAll(() => t.close())

const embeddedLogOut = '/v2/logout?client_id=outrider&returnTo=http%3A%2F%2Flocalhost%3A3000'
const auth0LogOut = 'https://halden.eu.auth0.com/v2/logout?client_id=spa'
const leadsTo: Record<string, readonly [embedded: string, auth0: string]> = {
  '/forgot-password': ['/u/forgot', '/login'],
  '/reset-password': ['/u/reset', '/login'],
  '/change-password': ['/u/change', '/login'],
  '/api/v1/auth': ['/login', '/login'],
  '/api/v1/signin': ['/login', '/login'],
  '/api/v1/signup': ['/signup', '/signup'],
  '/api/v1/signout': [embeddedLogOut, auth0LogOut],
  '/api/v1/register-user': ['/signup', '/signup'],
  '/api/v1/forgot-password': ['/u/forgot', '/login'],
  '/api/v1/reset-password': ['/u/reset', '/login'],
  '/api/v1/change-password': ['/u/change', '/login'],
}

describe('paths of the older product', () => {
  it('are all here', () =>
    expect([...new Set(olderAuthPaths.map(({ path }) => path))]).toEqual(Object.keys(leadsTo)))

  it.each(Object.entries(leadsTo))(
    '%s leads to the identity provider',
    async (path, [embedded, auth0]) => {
      for (const [name, wanted] of [
        ['embedded', embedded],
        ['auth0', auth0],
      ] as const) {
        t.context.identity = providers[name]
        const opened = await t.app.inject({ url: path })
        expect([opened.statusCode, opened.headers.location], name).toEqual([303, wanted])
        if (!path.startsWith('/api/')) continue
        const form = { email: 'ann@acme.example', password: 'not to be passed on' }
        for (const sent of [
          { payload: form },
          {
            payload: new URLSearchParams(form).toString(),
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          },
        ]) {
          const posted = await t.app.inject({ method: 'POST', url: path, ...sent })
          expect([posted.statusCode, posted.headers.location], name).toEqual([303, wanted])
        }
      }
    },
  )

  it('keeps the token of a reset link and nothing else', async () => {
    t.context.identity = providers.embedded
    expect(
      (await t.app.inject({ url: '/reset-password?token=a%2Fb&returnTo=//evil.example' })).headers
        .location,
    ).toBe('/u/reset?token=a%2Fb')
  })
})

describe('pages at 127.0.0.1 and [::1]', () => {
  const at = (host: string, url: string, method: 'GET' | 'POST' = 'GET') =>
    t.app.inject({ method, url, headers: { host } })

  it.each([
    ['127.0.0.1:3000', '/'],
    ['[::1]:3000', '/dashboard?tab=1'],
    ['127.0.0.1', '/login'],
    ['127.0.0.1:3000', '/shared//x'],
  ])('%s%s go to the one origin', async (host, path) => {
    const answer = await at(host, path)
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      `http://localhost:3000${path}`,
    ])
  })

  it.each([
    ['127.0.0.1:3000', '/api/v1/config'],
    ['127.0.0.1:3000', '/healthz'],
    ['127.0.0.1:3000', '/assets/index.js'],
    ['localhost:3000', '/'],
    ['127.0.0.1.evil.example', '/'],
  ])('%s%s stay', async (host, path) => {
    expect((await at(host, path)).statusCode).not.toBe(302)
  })

  it('forms stay', async () =>
    expect((await at('127.0.0.1:3000', '/unsubscribe/none', 'POST')).statusCode).not.toBe(302))
})
