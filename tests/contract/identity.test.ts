import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { createAuth0Identity } from '#platform/identity/auth0.ts'
import { claimNames } from '#platform/identity/check-token.ts'
import { createEmbeddedIdentity, type EmbeddedIdentity } from '#platform/identity/embedded/embedded-identity.ts'
import { InvalidToken, type Identity } from '#platform/identity/identity.ts'
import { silentLog } from '#platform/log.ts'
import { createSecrets } from '#platform/secrets.ts'
import { openTestDatabase } from '../support/open-database.ts'
import { createBrowser, newPkce, type Browser } from './identity-browser.ts'

/** Both identity providers behind one port: the embedded one driven as a browser would, Auth0 against a stand-in of its public endpoints. */

const CLIENT = 'outrider'
const PASSWORD = 'correct horse battery'

interface Mail {
  to: string
  subject: string
  text: string
  html?: string
}

let database: Database
let server: Server
let origin = ''
let audience = ''
let identity: EmbeddedIdentity
let answer: (request: IncomingMessage, response: ServerResponse) => void
const mails: Mail[] = []
const mailer = { send: async (mail: Mail) => void mails.push(mail) }

async function listen(handler: (request: IncomingMessage, response: ServerResponse) => void): Promise<[Server, string]> {
  const made = createServer(handler)
  await new Promise<void>((done) => made.listen(0, 'localhost', done))
  return [made, `http://localhost:${(made.address() as AddressInfo).port}`]
}

const start = () => createEmbeddedIdentity({ database, secrets: createSecrets('test'), systemMailer: mailer, log: silentLog, origin, clientId: CLIENT, audience })

beforeAll(async () => {
  database = await openTestDatabase()
  ;[server, origin] = await listen((request, response) => answer(request, response))
  audience = `${origin}/api`
  answer = (request, response) => {
    if (identity.handles(new URL(request.url!, origin).pathname)) return identity.handler(request, response)
    response.writeHead(404).end('the app')
  }
}, 60_000)

afterAll(async () => {
  server?.closeAllConnections()
  server?.close()
  await database?.close()
})

// A fresh provider each time has fresh limits; what must outlive a restart lies in the database.
beforeEach(async () => {
  mails.length = 0
  identity = await start()
})

let people = 0
const newEmail = () => `person${++people}@acme.example`

async function newPerson(verified = true) {
  const email = newEmail()
  const { subject } = await identity.addAccount({ email, password: PASSWORD, givenName: 'Ann', familyName: 'Lee', verified })
  return { email, subject }
}

interface Asked {
  prompt?: string
  response_mode?: string
  login_hint?: string
  screen_hint?: string
  audience?: string
}

function authorizeUrl(challenge: string, more: Asked = {}) {
  return `/authorize?${new URLSearchParams({ client_id: CLIENT, response_type: 'code', redirect_uri: `${origin}/oauth/callback`, scope: 'openid profile email', audience, state: 'state1', nonce: 'nonce1', code_challenge: challenge, code_challenge_method: 'S256', ...more } as Record<string, string>)}`
}

const tokenCall = async (form: Record<string, string>) => {
  const reply = await fetch(`${origin}/oauth/token`, { method: 'POST', body: new URLSearchParams({ client_id: CLIENT, ...form }) })
  return { status: reply.status, body: (await reply.json()) as { access_token: string; id_token: string; refresh_token: string; expires_in: number; error?: string } }
}

const exchange = (code: string, verifier: string) => tokenCall({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: `${origin}/oauth/callback` })
const refresh = (token: string) => tokenCall({ grant_type: 'refresh_token', refresh_token: token })

/** Begins a sign-in and answers the hosted page it leads to. */
async function begin(browser: Browser, more: Asked = {}) {
  const pkce = newPkce()
  const { url, answer: page } = await browser.open(authorizeUrl(pkce.challenge, more))
  return { ...pkce, path: url.pathname, page, html: await page.text() }
}

async function signIn(browser: Browser, email: string, password = PASSWORD, more: Asked = {}) {
  const { path, verifier } = await begin(browser, more)
  const { url, answer: page } = await browser.submit(path, { email, password, action: 'default' })
  return { url, page, verifier, path }
}

async function tokensOf(browser: Browser, email: string) {
  const { url, verifier } = await signIn(browser, email)
  expect(url.pathname).toBe('/oauth/callback')
  return (await exchange(url.searchParams.get('code')!, verifier)).body
}

const linkIn = (mail: Mail) => /http\S+/.exec(mail.text)![0]

describe('embedded: the way in', () => {
  test('signing up, verifying by mail and logging in ends with a token of that person', async () => {
    const browser = createBrowser(origin)
    const email = newEmail()
    const { path, html } = await begin(browser, { screen_hint: 'signup', login_hint: email })
    expect(html).toContain('<h1>Sign up</h1>')
    expect(html).toContain(`value="${email}"`)
    const denied = await browser.submit(`${path}/signup`, { email: email.toUpperCase(), password: PASSWORD, givenName: 'Zoë', familyName: 'Łuczak', action: 'default' })
    expect(denied.url.searchParams.get('error')).toBe('access_denied')
    expect(denied.url.searchParams.get('error_description')).toBe(`Please verify your email (${email}) before logging in.`)
    expect(denied.url.searchParams.get('state')).toBe('state1')

    expect(mails).toHaveLength(1)
    const link = linkIn(mails[0]!)
    expect(mails[0]!.to).toBe(email)
    expect(mails[0]!.html).toContain(link)
    expect(await (await browser.open(link)).answer.text()).toContain(email)
    expect((await identity.accountByEmail(email))!.emailVerified, 'opening the link is not enough').toBe(false)
    const verified = await browser.submit('/u/verify', { token: new URL(link).searchParams.get('token')! })
    expect(verified.url.href).toBe(`${origin}/?verified=true`)
    expect(await (await browser.open(link)).answer.text()).toContain('This address is verified')

    const tokens = await tokensOf(browser, email)
    const claims = await identity.verifyToken(tokens.access_token)
    expect(claims).toEqual({ subject: expect.stringMatching(/^auth0\|[0-9a-f]{24}$/), email, emailVerified: true, name: 'Zoë Łuczak' })
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' })
    expect(decodeJwt(tokens.access_token)).toMatchObject({ iss: `${origin}/`, aud: audience })
    expect(tokens.expires_in).toBe(3600)
    expect(decodeJwt(tokens.id_token)).toMatchObject({ nonce: 'nonce1', email, email_verified: true, name: 'Zoë Łuczak' })
  })

  test('a wrong password and an unknown address get the same answer', async () => {
    const { email } = await newPerson()
    const wrong = await signIn(createBrowser(origin), email, 'wrong password')
    const unknown = await signIn(createBrowser(origin), email.replace('@', '.nobody@'), 'wrong password')
    expect([wrong.page.status, unknown.page.status]).toEqual([400, 400])
    const text = async (page: Response, address: string) => (await page.text()).replaceAll(address, 'ADDRESS').replace(/login\/[\w-]+/g, 'login/UID')
    const [a, b] = [await text(wrong.page, email), await text(unknown.page, email.replace('@', '.nobody@'))]
    expect(a).toBe(b)
    expect(a).toContain('Wrong email or password.')
    expect(a).toContain('value="ADDRESS"')
  })

  test.each([true, false])('five failures lock the address, with an account: %s', async (known) => {
    const email = known ? (await newPerson()).email : newEmail()
    const browser = createBrowser(origin)
    const { path } = await begin(browser)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt++) statuses.push((await browser.submit(path, { email, password: 'wrong', action: 'default' })).answer.status)
    expect(statuses).toEqual([400, 400, 400, 400, 429, 429])
    const locked = await browser.submit(path, { email, password: PASSWORD, action: 'default' })
    expect(await locked.answer.text()).toContain('locked for 15 minutes')
    if (!known) return
    await database.system((db) => db.updateTable('identity_accounts').set({ locked_until: new Date(Date.now() - 1000) }).where('email', '=', email).execute())
    expect((await browser.submit(path, { email, password: PASSWORD, action: 'default' })).url.searchParams.get('code')).toBeTruthy()
  })

  test('guesses at the same moment get no more tries than one after another', async () => {
    const { email } = await newPerson()
    const browser = createBrowser(origin)
    const { path } = await begin(browser)
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => browser.submit(path, { email, password: 'wrong', action: 'default' })))
    expect(outcomes.filter(({ answer: one }) => one.status === 400)).toHaveLength(4)
  })

  test('a success forgets earlier failures', async () => {
    const { email } = await newPerson()
    for (let round = 0; round < 2; round++) {
      const browser = createBrowser(origin)
      const { path } = await begin(browser)
      for (let attempt = 0; attempt < 4; attempt++) await browser.submit(path, { email, password: 'wrong', action: 'default' })
      expect((await browser.submit(path, { email, password: PASSWORD, action: 'default' })).url.searchParams.get('code')).toBeTruthy()
    }
  })

  test.each([
    ['unverified', 'access_denied', (email: string) => `Please verify your email (${email}) before logging in.`],
    ['blocked', 'unauthorized', () => 'user is blocked'],
  ])('%s accounts are sent back to the app with the reason', async (state, error, description) => {
    const { email } = await newPerson(state !== 'unverified')
    if (state === 'blocked') await identity.setBlocked(email, true)
    const { url } = await signIn(createBrowser(origin), email)
    expect(url.pathname).toBe('/oauth/callback')
    expect(url.searchParams.get('error')).toBe(error)
    expect(url.searchParams.get('error_description')).toBe(description(email))
  })

  test('cancel goes back to the app', async () => {
    const browser = createBrowser(origin)
    const { path } = await begin(browser)
    const { url } = await browser.submit(path, { action: 'cancel' })
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ error: 'access_denied', error_description: 'User cancelled', state: 'state1' })
  })

  test.each([
    ['an address that is none', { email: 'nobody', password: PASSWORD }, 'email-error', 'e-mail address'],
    ['an address over 100 characters', { email: `${'a'.repeat(95)}@acme.example`, password: PASSWORD }, 'email-error', '100'],
    ['a password under 6', { password: 'short' }, 'password-error', '6 to 50'],
    ['a password over 50', { password: 'x'.repeat(51) }, 'password-error', '6 to 50'],
    ['no password', { password: '' }, 'password-error', 'choose a password'],
  ])('sign-up refuses %s and keeps what was typed, but never the password', async (_what, change, id, words) => {
    const browser = createBrowser(origin)
    const { path } = await begin(browser, { screen_hint: 'signup' })
    const form = { email: newEmail(), givenName: '<b>Zoë', familyName: 'Lee', action: 'default', ...change }
    const { answer: page } = await browser.submit(`${path}/signup`, form)
    const html = await page.text()
    expect(page.status).toBe(400)
    expect(html.slice(html.indexOf(`id="${id}"`)).slice(0, 200)).toContain(words)
    expect(html).toContain(`value="${form.email}"`)
    expect(html).toContain('value="&lt;b&gt;Zoë"')
    if (form.password) expect(html).not.toContain(form.password)
    expect(mails).toHaveLength(0)
  })

  test('signing up with an address that has an account asks to log in instead', async () => {
    const { email } = await newPerson()
    const browser = createBrowser(origin)
    const { path } = await begin(browser, { screen_hint: 'signup' })
    const { answer: page } = await browser.submit(`${path}/signup`, { email, password: 'something else', action: 'default' })
    expect(await page.text()).toContain('This email is already registered. Please log in instead.')
  })

  test('a sign-up form sent twice ends as if it were sent once', async () => {
    const browser = createBrowser(origin)
    const email = newEmail()
    const { path } = await begin(browser, { screen_hint: 'signup' })
    const send = () => browser.send(`${path}/signup`, { method: 'POST', body: new URLSearchParams({ email, password: PASSWORD }), headers: { origin } })
    expect((await send()).status).toBe(303)
    expect((await send()).status).toBe(303)
    expect(mails).toHaveLength(1)
  })

  test('an unknown audience goes back to the app as an error', async () => {
    const { url } = await createBrowser(origin).open(authorizeUrl(newPkce().challenge, { audience: 'https://elsewhere.example' }))
    expect(url.searchParams.get('error_description')).toBe('Service not found: https://elsewhere.example')
  })

  test('a code needs its verifier and works once', async () => {
    const { email } = await newPerson()
    const { url, verifier } = await signIn(createBrowser(origin), email)
    const code = url.searchParams.get('code')!
    expect((await exchange(code, newPkce().verifier)).body.error).toBe('invalid_grant')
    const second = await signIn(createBrowser(origin), email)
    const used = second.url.searchParams.get('code')!
    expect((await exchange(used, second.verifier)).status).toBe(200)
    expect((await exchange(used, second.verifier)).body.error).toBe('invalid_grant')
    expect(verifier).not.toBe(second.verifier)
  })
})

describe('embedded: staying in and going out', () => {
  const silent = (browser: Browser) => browser.open(authorizeUrl(newPkce().challenge, { prompt: 'none', response_mode: 'web_message' })).then(({ answer: page }) => page.text())

  test('silent renewal answers with a code while signed in and login_required otherwise', async () => {
    const { email } = await newPerson()
    const browser = createBrowser(origin)
    expect(await silent(browser)).toContain('login_required')
    await tokensOf(browser, email)
    const page = await browser.send(authorizeUrl(newPkce().challenge, { prompt: 'none', response_mode: 'web_message' }))
    expect(page.headers.get('x-frame-options')).toBeNull()
    expect(await page.text()).toMatch(/"code":\s*"[\w-]+"/)
  })

  test('a restart signs nobody out and keeps issued tokens valid', async () => {
    const { email } = await newPerson()
    const browser = createBrowser(origin)
    const tokens = await tokensOf(browser, email)
    identity = await start()
    expect((await identity.verifyToken(tokens.access_token)).email).toBe(email)
    expect(await silent(browser)).toMatch(/"code"/)
    expect((await refresh(tokens.refresh_token)).status).toBe(200)
  })

  test('refresh tokens rotate; using an old one ends the whole family', async () => {
    const { email } = await newPerson()
    const first = await tokensOf(createBrowser(origin), email)
    const second = await refresh(first.refresh_token)
    expect(second.status).toBe(200)
    expect(second.body.refresh_token).not.toBe(first.refresh_token)
    expect((await identity.verifyToken(second.body.access_token)).email).toBe(email)
    expect((await refresh(first.refresh_token)).body.error).toBe('invalid_grant')
    expect((await refresh(second.body.refresh_token)).body.error).toBe('invalid_grant')
  })

  test('logging out ends the session and the refresh token, and returns to our origin only', async () => {
    const { email } = await newPerson()
    const browser = createBrowser(origin)
    const tokens = await tokensOf(browser, email)
    const away = await browser.send(`/v2/logout?client_id=${CLIENT}&returnTo=${encodeURIComponent('https://elsewhere.example')}`)
    expect(away.status).toBe(400)
    expect(await silent(browser)).toContain('login_required')
    const out = await browser.send(`/v2/logout?client_id=${CLIENT}&returnTo=${encodeURIComponent(origin)}`)
    expect(out.headers.get('location')).toMatch(new RegExp(`^${origin}/?$`))
    expect((await refresh(tokens.refresh_token)).body.error).toBe('invalid_grant')
    expect(browser.cookies().some(({ name }) => name.startsWith('outrider.session'))).toBe(false)
  })

  test('prompt=login asks again, and another person can sign in there', async () => {
    const [one, two] = [await newPerson(), await newPerson()]
    const browser = createBrowser(origin)
    await tokensOf(browser, one.email)
    const again = await begin(browser)
    expect(again.path, 'no page while signed in').toBe('/oauth/callback')
    const { path, verifier, html } = await begin(browser, { prompt: 'login' })
    expect(html).toContain('<h1>Log in</h1>')
    const switched = await browser.submit(path, { email: two.email, password: PASSWORD, action: 'default' })
    // The library ends the first session by a form that sends itself.
    const form = await switched.answer.text()
    const fields = Object.fromEntries([...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map((match) => [match[1]!, match[2]!]))
    const { url } = await browser.submit(/action="([^"]+)"/.exec(form)![1]!, fields)
    const tokens = (await exchange(url.searchParams.get('code')!, verifier)).body
    expect((await identity.verifyToken(tokens.access_token)).subject).toBe(two.subject)
  })

  test.each([
    ['blocking', (email: string) => identity.setBlocked(email, true)],
    ['revoking', async (email: string) => identity.revokeSessions((await identity.accountByEmail(email))!.subject)],
    ['deleting', (email: string) => identity.deleteAccount(email)],
  ])('%s ends sessions and refresh tokens of that account only', async (_what, end) => {
    const [gone, stays] = [await newPerson(), await newPerson()]
    const [browser, other] = [createBrowser(origin), createBrowser(origin)]
    const tokens = await tokensOf(browser, gone.email)
    const kept = await tokensOf(other, stays.email)
    await end(gone.email)
    expect(await silent(browser)).toContain('login_required')
    expect((await refresh(tokens.refresh_token)).body.error).toBe('invalid_grant')
    expect(await silent(other)).toMatch(/"code"/)
    expect((await refresh(kept.refresh_token)).status).toBe(200)
  })

  test('a deleted address can sign up anew', async () => {
    const { email, subject } = await newPerson()
    expect(await identity.deleteAccount(email)).toBe(true)
    expect(await identity.deleteAccount(email)).toBe(false)
    expect((await identity.addAccount({ email, password: PASSWORD })).subject).not.toBe(subject)
  })

  test('expired rows count as gone and are swept', async () => {
    const { email } = await newPerson()
    const browser = createBrowser(origin)
    await tokensOf(browser, email)
    await database.system((db) => db.updateTable('identity_grants').set({ expires_at: new Date(Date.now() - 1000) }).execute())
    expect(await silent(browser)).toContain('login_required')
    identity = await start()
    await createBrowser(origin).send('/.well-known/jwks.json')
    await vi.waitFor(async () => expect(await database.system((db) => db.selectFrom('identity_grants').select('id').where('expires_at', '<', new Date()).execute())).toEqual([]))
  })
})

describe('embedded: passwords and mails', () => {
  test('a reset link works once, ends all sign-ins and opens a locked account', async () => {
    const { email } = await newPerson()
    const browser = createBrowser(origin)
    const tokens = await tokensOf(browser, email)
    await browser.submit('/u/forgot', { email })
    await vi.waitFor(() => expect(mails).toHaveLength(1))
    const token = new URL(linkIn(mails[0]!)).searchParams.get('token')!
    expect((await browser.open(linkIn(mails[0]!))).answer.status).toBe(200)
    const short = await browser.submit('/u/reset', { token, password: 'short' })
    expect(await short.answer.text()).toContain('6 to 50')
    expect(await (await browser.submit('/u/reset', { token, password: 'a new password' })).answer.text()).toContain('Password saved')
    expect((await browser.submit('/u/reset', { token, password: 'once more' })).answer.status).toBe(400)
    expect((await refresh(tokens.refresh_token)).body.error).toBe('invalid_grant')
    expect((await signIn(createBrowser(origin), email, PASSWORD)).page.status).toBe(400)
    expect((await signIn(createBrowser(origin), email, 'a new password')).url.searchParams.get('code')).toBeTruthy()
  })

  test('a reset link ends after an hour', async () => {
    const { email } = await newPerson()
    const browser = createBrowser(origin)
    await browser.submit('/u/forgot', { email })
    await vi.waitFor(() => expect(mails).toHaveLength(1))
    const left = await database.system((db) => db.selectFrom('identity_tokens').select('expires_at').where('kind', '=', 'reset').orderBy('created_at', 'desc').limit(1).executeTakeFirstOrThrow())
    expect(Math.round((left.expires_at.getTime() - Date.now()) / 60_000)).toBe(60)
    await database.system((db) => db.updateTable('identity_tokens').set({ expires_at: new Date(Date.now() - 1) }).where('kind', '=', 'reset').execute())
    expect((await browser.open(linkIn(mails[0]!))).answer.status).toBe(400)
  })

  test('asking for a reset tells nothing about the address', async () => {
    const { email } = await newPerson()
    const known = await createBrowser(origin).submit('/u/forgot', { email })
    const unknown = await createBrowser(origin).submit('/u/forgot', { email: newEmail() })
    expect(await known.answer.text()).toBe(await unknown.answer.text())
  })

  test('changing the password needs the current one and ends all sign-ins', async () => {
    const { email } = await newPerson()
    const tokens = await tokensOf(createBrowser(origin), email)
    const browser = createBrowser(origin)
    expect((await browser.submit('/u/change', { email, current: 'wrong', password: 'a new password' })).answer.status).toBe(400)
    expect((await browser.submit('/u/change', { email, current: PASSWORD, password: 'a new password' })).answer.status).toBe(200)
    expect((await refresh(tokens.refresh_token)).body.error).toBe('invalid_grant')
    expect((await signIn(createBrowser(origin), email, 'a new password')).url.searchParams.get('code')).toBeTruthy()
  })

  test('the verification mail can be sent again; earlier links stop, and known and unknown addresses hear the same', async () => {
    const { email } = await newPerson(false)
    const first = await identity.resendVerification(email)
    const second = await identity.resendVerification(email.toUpperCase())
    expect(mails.map(({ to }) => to)).toEqual([email, email])
    expect(await identity.resendVerification(newEmail())).toEqual(first)
    expect(second.success).toBe(true)
    const browser = createBrowser(origin)
    expect((await browser.open(linkIn(mails[0]!))).answer.status).toBe(400)
    expect((await browser.open(linkIn(mails[1]!))).answer.status).toBe(200)
    for (let more = 0; more < 10; more++) await identity.resendVerification(email)
    expect(mails, 'nobody can be flooded').toHaveLength(5)
  })
})

describe('embedded: the pages', () => {
  test('forms from other sites are refused', async () => {
    const browser = createBrowser(origin)
    const { path } = await begin(browser)
    const elsewhere: Record<string, string>[] = [{ origin: 'https://elsewhere.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]
    for (const headers of elsewhere)
      expect((await browser.submit(path, { action: 'cancel' }, headers)).answer.status).toBe(403)
  })

  test('an interaction belongs to the browser that began it', async () => {
    const { path } = await begin(createBrowser(origin))
    const { answer: page } = await createBrowser(origin).submit(path, { action: 'cancel' })
    expect(page.status).toBe(400)
    expect(await page.text()).toContain('This page is too old')
  })

  test('too many tries from one address have to wait', async () => {
    const browser = createBrowser(origin)
    const { path } = await begin(browser)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 31; attempt++) statuses.push((await browser.submit('/u/change', { email: `nobody${attempt}@acme.example`, current: 'wrong', password: PASSWORD })).answer.status)
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([400]))
    expect(statuses[30]).toBe(429)
    expect((await browser.submit(path, { email: 'a@b.example', password: 'x', action: 'default' })).answer.status).toBe(429)
  }, 30_000)

  test('pages run no scripts and cannot be framed', async () => {
    const { page } = await begin(createBrowser(origin))
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*form-action 'self';.*frame-ancestors 'none'/)
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
    const reply = await createBrowser(origin).send(path)
    expect(reply.status).toBe(status)
    if (!path.endsWith('woff2')) expect(await reply.text()).not.toMatch(/node_modules|\.ts:|Error:/)
  })

  test('a form larger than any of ours is refused', async () => {
    expect((await createBrowser(origin).submit('/u/forgot', { email: 'x'.repeat(30_000) })).answer.status).toBe(413)
  })

  test('requests at 127.0.0.1 go to the one address that cookies belong to', async () => {
    const port = new URL(origin).port
    const reply = { status: 0, location: '' }
    identity.handler({ method: 'GET', url: '/authorize?x=1', headers: { host: `127.0.0.1:${port}` } } as unknown as IncomingMessage, { writeHead: (status: number, headers: { location: string }) => ({ end: () => Object.assign(reply, { status, location: headers.location }) }) } as unknown as ServerResponse)
    expect(reply).toEqual({ status: 302, location: `${origin}/authorize?x=1` })
  })

  test.each([
    ['/authorize', true], ['/authorize/abc', true], ['/oauth/token', true], ['/oauth/revoke', true], ['/userinfo', true], ['/v2/logout', true], ['/oidc/logout', true], ['/.well-known/openid-configuration', true], ['/.well-known/jwks.json', true], ['/u/login/abc', true],
    ['/oauth/callback', false], ['/login', false], ['/signup', false], ['/authorized', false], ['/.well-known/security.txt', false], ['/u', false], ['/users', false], ['/api/v1/users/me', false],
  ])('%s belongs to the provider: %s', (path, mine) => {
    expect(identity.handles(path)).toBe(mine)
  })

  test('the configuration document tells the addresses that Auth0 has', async () => {
    const found = await (await fetch(`${origin}/.well-known/openid-configuration`)).json()
    expect(found).toMatchObject({ issuer: `${origin}/`, authorization_endpoint: `${origin}/authorize`, token_endpoint: `${origin}/oauth/token`, jwks_uri: `${origin}/.well-known/jwks.json` })
  })
})

describe('the keys', () => {
  test('two processes that start at once agree on one', async () => {
    const fresh = await openTestDatabase()
    const make = () => createEmbeddedIdentity({ database: fresh, secrets: createSecrets('test'), systemMailer: mailer, log: silentLog, origin, clientId: CLIENT, audience })
    const both = await Promise.all([make(), make()])
    const rows = await fresh.system((db) => db.selectFrom('secret_values').selectAll().execute())
    expect(both).toHaveLength(2)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows[0]!.value)).not.toContain('"kty"')
    await expect(createEmbeddedIdentity({ database: fresh, secrets: createSecrets('another'), systemMailer: mailer, log: silentLog, origin, clientId: CLIENT, audience })).rejects.toThrow('SECRET_KEY')
    await fresh.close()
  }, 60_000)
})

/** A stand-in of Auth0: its key set, /userinfo and the part of the Management API that is used. */
async function startAuth0() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const state = { users: [] as { user_id: string; email: string; email_verified: boolean }[], jobs: [] as unknown[], grants: 0, secret: 'secret', sub: 'auth0|abc', broken: false, keySet: { keys: [jwk as JWK] } as unknown }
  const bodyOf = async (request: IncomingMessage) => {
    let text = ''
    for await (const part of request) text += String(part)
    return JSON.parse(text || '{}') as Record<string, string>
  }
  const [stand, at] = await listen(async (request, response) => {
    const url = new URL(request.url!, 'http://x')
    const json = (status: number, body: unknown) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (state.broken) return json(500, {})
    const managed = request.headers.authorization === 'Bearer managed'
    if (url.pathname === '/.well-known/jwks.json') return json(200, state.keySet)
    if (url.pathname === '/userinfo') return request.headers.authorization === 'Bearer good' ? json(200, { sub: state.sub, email: 'ann@acme.example', email_verified: true, name: 'Ann' }) : json(401, {})
    if (url.pathname === '/oauth/token') {
      const { client_secret, grant_type, audience: asked } = await bodyOf(request)
      state.grants += 1
      return client_secret === state.secret && grant_type === 'client_credentials' && asked === `${at}/api/v2/` ? json(200, { access_token: 'managed', expires_in: 86_400 }) : json(401, {})
    }
    if (url.pathname === '/api/v2/users-by-email' && managed) return json(200, state.users.filter(({ email }) => email === url.searchParams.get('email')))
    if (url.pathname === '/api/v2/jobs/verification-email' && managed && request.method === 'POST') {
      state.jobs.push(await bodyOf(request))
      return json(201, { id: 'job' })
    }
    return json(404, {})
  })
  return { at, state, privateKey, close: () => (stand.closeAllConnections(), stand.close()) }
}

describe('auth0', () => {
  let auth0: Awaited<ReturnType<typeof startAuth0>>
  let other: CryptoKey
  const make = (more = {}): Identity => createAuth0Identity({ domain: auth0.at, clientId: 'spa', audience: 'https://api.example', log: silentLog, ...more })
  const managed = { managementClientId: 'machine', managementClientSecret: 'secret' }

  beforeAll(async () => {
    auth0 = await startAuth0()
    other = (await generateKeyPair('RS256')).privateKey
  })
  afterAll(() => auth0.close())

  interface Change {
    claims?: Record<string, unknown>
    key?: CryptoKey | Uint8Array
    alg?: string
    expires?: number
  }
  const token = ({ claims = {}, key = auth0.privateKey, alg = 'RS256', expires = 60 }: Change = {}) => {
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({ sub: 'auth0|abc', iss: `${auth0.at}/`, aud: ['https://api.example', `${auth0.at}/userinfo`], exp: now + expires, iat: now - 7200, ...claims }).setProtectedHeader({ alg, kid: 'one', typ: 'JWT' }).sign(key)
  }

  test('accepts its tokens, whether the audience is one or a list', async () => {
    const claims = { [claimNames.email]: 'ann@acme.example', [claimNames.emailVerified]: true, [claimNames.name]: 'Ann' }
    const expected = { subject: 'auth0|abc', email: 'ann@acme.example', emailVerified: true, name: 'Ann' }
    expect(await make().verifyToken(await token({ claims }))).toEqual(expected)
    expect(await make().verifyToken(await token({ claims: { ...claims, aud: 'https://api.example' } }))).toEqual(expected)
    expect((await make({ emailClaim: 'mail' }).verifyToken(await token({ claims: { mail: 'x@y.example' } }))).email).toBe('x@y.example')
  })

  test.each<[string, () => Promise<string> | string]>([
    ['expired', () => token({ expires: -60 })],
    ['of another audience', () => token({ claims: { aud: 'https://else.example' } })],
    ['of another issuer', () => token({ claims: { iss: 'https://else.example/' } })],
    ['without the slash in its issuer', () => token({ claims: { iss: auth0.at } })],
    ['signed with another key', () => token({ key: other })],
    ['signed with a shared secret', () => token({ key: new TextEncoder().encode('x'.repeat(32)), alg: 'HS256' })],
    ['of nobody', () => token({ claims: { sub: undefined } })],
    ['without an end', () => token({ claims: { exp: undefined } })],
    ['unsigned', () => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"auth0|abc"}').toString('base64url')}.`],
    ['nonsense', () => 'nonsense'],
  ])('refuses a token that is %s', async (_what, made) => {
    await expect(make().verifyToken(await made())).rejects.toThrow(InvalidToken)
  })

  test('the embedded provider refuses them all the same way', async () => {
    await expect(identity.verifyToken(await token())).rejects.toThrow(InvalidToken)
    const { email } = await newPerson()
    const { access_token, id_token } = await tokensOf(createBrowser(origin), email)
    await expect(identity.verifyToken(id_token), 'an ID token is for the app, not for the API').rejects.toThrow(InvalidToken)
    await expect(identity.verifyToken(`${access_token.slice(0, -4)}AAAA`)).rejects.toThrow(InvalidToken)
  })

  test('tolerates clocks that differ by seconds', async () => {
    expect((await make().verifyToken(await token({ expires: -10 }))).subject).toBe('auth0|abc')
  })

  test('keys that cannot be had are not the fault of the token', async () => {
    auth0.state.broken = true
    const refused = await make().verifyToken(await token()).catch((error: unknown) => error)
    const away = await make({ domain: 'http://localhost:9' }).verifyToken(await token()).catch((error: unknown) => error)
    auth0.state.broken = false
    for (const error of [refused, away]) {
      expect(error).toBeInstanceOf(Error)
      expect(error).not.toBeInstanceOf(InvalidToken)
    }
  })

  test('asks /userinfo when the token tells no address, and believes it of the same person only', async () => {
    const claims = { subject: 'auth0|abc', email: '', emailVerified: false, name: '' }
    expect(await make().person('good', claims)).toEqual({ subject: 'auth0|abc', email: 'ann@acme.example', emailVerified: true, name: 'Ann' })
    expect((await make().person('unused', { ...claims, email: 'known@acme.example' })).email).toBe('known@acme.example')
    await expect(make().person('bad', claims)).rejects.toThrow(InvalidToken)
    await expect(make().person('good', { ...claims, subject: 'auth0|else' })).rejects.toThrow(InvalidToken)
  })

  test('asks the Management API for the verification mail, with one token for several', async () => {
    auth0.state.users = [{ user_id: 'auth0|abc', email: 'ann@acme.example', email_verified: false }, { user_id: 'auth0|def', email: 'bob@acme.example', email_verified: true }]
    const provider = make(managed)
    const sent = await provider.resendVerification('Ann@acme.example')
    expect(sent.success).toBe(true)
    expect(auth0.state.jobs).toEqual([{ user_id: 'auth0|abc', client_id: 'spa' }])
    expect(await provider.resendVerification('bob@acme.example')).toEqual(sent)
    expect(await provider.resendVerification('nobody@acme.example')).toEqual(sent)
    expect(auth0.state.jobs).toHaveLength(1)
    expect(auth0.state.grants).toBe(1)
  })

  test('says honestly when no mail was sent', async () => {
    expect((await make().resendVerification('ann@acme.example')).success).toBe(false)
    expect(await make({ ...managed, managementClientSecret: 'wrong' }).resendVerification('ann@acme.example')).toEqual({ success: false, message: 'Failed to resend email' })
    expect((await make({ ...managed, domain: 'http://localhost:9' }).resendVerification('ann@acme.example')).success).toBe(false)
  })
})
