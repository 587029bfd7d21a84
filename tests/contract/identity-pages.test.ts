import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import { linkIn, newEmail, PASSWORD, stepsAt, useEmbeddedIdentity } from './identity-world.ts'

/**
 * The embedded provider's pages and mails that belong to no sign-in, and what all its pages
 * promise.
 */

const world = useEmbeddedIdentity()
const steps = stepsAt(world)

describe('embedded: passwords and mails', () => {
  test('a reset link works once, ends all sign-ins and opens a locked account', async () => {
    const { email } = await steps.newPerson()
    const browser = steps.browser()
    const tokens = await steps.tokensOf(browser, email)
    await browser.submit('/u/forgot', { email })
    await vi.waitFor(() => expect(world.mails).toHaveLength(1))
    const token = new URL(linkIn(world.mails[0]!)).searchParams.get('token')!
    expect((await browser.open(linkIn(world.mails[0]!))).answer.status).toBe(200)
    const short = await browser.submit('/u/reset', { token, password: 'short' })
    expect(await short.answer.text()).toContain('6 to 50')
    expect(
      await (await browser.submit('/u/reset', { token, password: 'a new password' })).answer.text(),
    ).toContain('Password saved')
    expect((await browser.submit('/u/reset', { token, password: 'once more' })).answer.status).toBe(
      400,
    )
    expect((await steps.refresh(tokens.refresh_token)).body.error).toBe('invalid_grant')
    expect((await steps.signIn(steps.browser(), email, PASSWORD)).page.status).toBe(400)
    expect(
      (await steps.signIn(steps.browser(), email, 'a new password')).url.searchParams.get('code'),
    ).toBeTruthy()
  })

  test('a reset link ends after an hour', async () => {
    const { email } = await steps.newPerson()
    const browser = steps.browser()
    await browser.submit('/u/forgot', { email })
    await vi.waitFor(() => expect(world.mails).toHaveLength(1))
    const left = await world.database.system((db) =>
      db
        .selectFrom('identity_tokens')
        .select('expires_at')
        .where('kind', '=', 'reset')
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow(),
    )
    expect(Math.round((left.expires_at.getTime() - Date.now()) / 60_000)).toBe(60)
    await world.database.system((db) =>
      db
        .updateTable('identity_tokens')
        .set({ expires_at: new Date(Date.now() - 1) })
        .where('kind', '=', 'reset')
        .execute(),
    )
    expect((await browser.open(linkIn(world.mails[0]!))).answer.status).toBe(400)
  })

  test('asking for a reset tells nothing about the address', async () => {
    const { email } = await steps.newPerson()
    const known = await steps.browser().submit('/u/forgot', { email })
    const unknown = await steps.browser().submit('/u/forgot', { email: newEmail() })
    expect(await known.answer.text()).toBe(await unknown.answer.text())
  })

  test('changing the password needs the current one and ends all sign-ins', async () => {
    const { email } = await steps.newPerson()
    const tokens = await steps.tokensOf(steps.browser(), email)
    const browser = steps.browser()
    expect(
      (await browser.submit('/u/change', { email, current: 'wrong', password: 'a new password' }))
        .answer.status,
    ).toBe(400)
    expect(
      (await browser.submit('/u/change', { email, current: PASSWORD, password: 'a new password' }))
        .answer.status,
    ).toBe(200)
    expect((await steps.refresh(tokens.refresh_token)).body.error).toBe('invalid_grant')
    expect(
      (await steps.signIn(steps.browser(), email, 'a new password')).url.searchParams.get('code'),
    ).toBeTruthy()
  })

  test('the verification email can be resent; earlier links stop, and all addresses get the same reply', async () => {
    const { email } = await steps.newPerson(false)
    const first = await world.identity.resendVerification(email)
    const second = await world.identity.resendVerification(email.toUpperCase())
    expect(world.mails.map(({ to }) => to)).toEqual([email, email])
    expect(await world.identity.resendVerification(newEmail())).toEqual(first)
    expect(second.success).toBe(true)
    const browser = steps.browser()
    expect((await browser.open(linkIn(world.mails[0]!))).answer.status).toBe(400)
    expect((await browser.open(linkIn(world.mails[1]!))).answer.status).toBe(200)
    for (let more = 0; more < 10; more++) await world.identity.resendVerification(email)
    expect(world.mails, 'nobody can be flooded').toHaveLength(5)
  })
})

describe('embedded: the pages', () => {
  test('forms from other sites are refused', async () => {
    const browser = steps.browser()
    const { path } = await steps.begin(browser)
    const elsewhere: Record<string, string>[] = [
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of elsewhere)
      expect((await browser.submit(path, { action: 'cancel' }, headers)).answer.status).toBe(403)
  })

  test('an interaction belongs to the browser that began it', async () => {
    const { path } = await steps.begin(steps.browser())
    const { answer: page } = await steps.browser().submit(path, { action: 'cancel' })
    expect(page.status).toBe(400)
    expect(await page.text()).toContain('This page is too old')
  })

  test('too many tries from one address have to wait', async () => {
    const browser = steps.browser()
    const { path } = await steps.begin(browser)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 31; attempt++)
      statuses.push(
        (
          await browser.submit('/u/change', {
            email: `nobody${attempt}@acme.example`,
            current: 'wrong',
            password: PASSWORD,
          })
        ).answer.status,
      )
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([400]))
    expect(statuses[30]).toBe(429)
    expect(
      (await browser.submit(path, { email: 'a@b.example', password: 'x', action: 'default' }))
        .answer.status,
    ).toBe(429)
  })

  test('pages run no scripts and cannot be framed', async () => {
    const { page } = await steps.begin(steps.browser())
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none';.*form-action 'self';.*frame-ancestors 'none'/,
    )
    expect(page.headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['/u/nothing', 404],
    ['/u/verify?token=none', 400],
    ['/u/reset?token=none', 400],
    ['/u/forgot', 200],
    ['/u/change', 200],
    ['/u/fonts/text.woff2', 200],
    ['/authorize?client_id=nobody', 400],
    ['/authorize/unknown', 400],
  ])('%s answers %i without a word of the program', async (path, status) => {
    const reply = await steps.browser().send(path)
    expect(reply.status).toBe(status)
    if (!path.endsWith('woff2')) expect(await reply.text()).not.toMatch(/node_modules|\.ts:|Error:/)
  })

  test('a form larger than any of ours is refused', async () => {
    expect(
      (await steps.browser().submit('/u/forgot', { email: 'x'.repeat(30_000) })).answer.status,
    ).toBe(413)
  })

  test('behind TLS, addresses and cookies are those of the public origin, whatever the proxy tells', async () => {
    world.identity = await world.start(world.database, 'test', 'https://outrider.acme.example')
    const found = (await (
      await fetch(`${world.origin}/.well-known/openid-configuration`, {
        headers: { 'x-forwarded-host': 'elsewhere.example' },
      })
    ).json()) as Record<string, string>
    expect(found).toMatchObject({
      issuer: 'https://outrider.acme.example/',
      token_endpoint: 'https://outrider.acme.example/oauth/token',
    })
    const asked = new URLSearchParams({
      client_id: 'outrider',
      response_type: 'code',
      redirect_uri: 'https://outrider.acme.example/oauth/callback',
      scope: 'openid',
      audience: 'https://outrider.acme.example/api',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    })
    const reply = await fetch(`${world.origin}/authorize?${asked}`, { redirect: 'manual' })
    expect(reply.headers.get('location')).toMatch(
      /^(https:\/\/outrider\.acme\.example)?\/u\/login\//,
    )
    expect(reply.headers.getSetCookie().length).toBeGreaterThan(0)
    for (const cookie of reply.headers.getSetCookie()) expect(cookie).toMatch(/secure/i)
  })

  test("an address that a caller puts before the proxy's own does not escape the limit", async () => {
    world.identity = await world.start(world.database, 'test', 'https://outrider.acme.example')
    const statuses: number[] = []
    for (let attempt = 0; attempt < 11; attempt++) {
      const headers = {
        origin: 'https://outrider.acme.example',
        'x-forwarded-for': `203.0.113.${attempt}, 198.51.100.7`,
      }
      statuses.push(
        (
          await fetch(`${world.origin}/u/forgot`, {
            method: 'POST',
            headers,
            body: new URLSearchParams({ email: `nobody${attempt}@acme.example` }),
          })
        ).status,
      )
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })

  test('requests at 127.0.0.1 go to the one address that cookies belong to', async () => {
    const port = new URL(world.origin).port
    const reply = { status: 0, location: '' }
    world.identity.handler(
      {
        method: 'GET',
        url: '/authorize?x=1',
        headers: { host: `127.0.0.1:${port}` },
      } as unknown as IncomingMessage,
      {
        writeHead: (status: number, headers: { location: string }) => ({
          end: () => Object.assign(reply, { status, location: headers.location }),
        }),
      } as unknown as ServerResponse,
    )
    expect(reply).toEqual({ status: 302, location: `${world.origin}/authorize?x=1` })
  })

  test.each([
    ['/authorize', true],
    ['/authorize/abc', true],
    ['/oauth/token', true],
    ['/oauth/revoke', true],
    ['/userinfo', true],
    ['/v2/logout', true],
    ['/oidc/logout', true],
    ['/.well-known/openid-configuration', true],
    ['/.well-known/jwks.json', true],
    ['/u/login/abc', true],
    ['/oauth/callback', false],
    ['/login', false],
    ['/signup', false],
    ['/authorized', false],
    ['/.well-known/security.txt', false],
    ['/u', false],
    ['/users', false],
    ['/api/v1/users/me', false],
  ])('%s belongs to the provider: %s', (path, mine) => {
    expect(world.identity.handles(path)).toBe(mine)
  })

  test('the configuration document tells the addresses that Auth0 has', async () => {
    const found = await (await fetch(`${world.origin}/.well-known/openid-configuration`)).json()
    expect(found).toMatchObject({
      issuer: `${world.origin}/`,
      authorization_endpoint: `${world.origin}/authorize`,
      token_endpoint: `${world.origin}/oauth/token`,
      jwks_uri: `${world.origin}/.well-known/jwks.json`,
    })
  })
})
