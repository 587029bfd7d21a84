import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CampaignView } from '#model/api/outreach.ts'
import { createWork, type WorkLoop } from '#engine/work.ts'
import {
  createEmbeddedIdentity,
  type EmbeddedIdentity,
} from '#platform/identity/embedded/embedded-identity.ts'
import { keptKeys } from '#platform/identity/embedded/kept-keys.ts'
import { silentLog } from '#platform/log.ts'
import { createWebReader } from '#platform/web/fetch-pages.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/**
 * What the world and callers do wrong, through the real server over HTTP: a clear sentence, nothing
 * lost, nothing of the inside shown.
 */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let t: TestApp
let work: WorkLoop
let origin = ''
const sites: Server[] = []

beforeAll(async () => {
  t = await startTestApp()
  work = createWork(t.engine)
  origin = await t.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  for (const site of sites) {
    site.closeAllConnections()
    site.close()
  }
  await t.close()
})

async function call<T = Record<string, unknown>>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = t.as.member,
) {
  const answer = await fetch(
    path.startsWith('/') ? `${origin}${path}` : `${origin}/api/v1/${path}`,
    {
      method,
      redirect: 'manual',
      headers: {
        ...headers,
        ...(body === undefined || 'content-type' in headers
          ? {}
          : { 'content-type': 'application/json' }),
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    },
  )
  const text = await answer.text()
  return {
    status: answer.status,
    text,
    headers: answer.headers,
    json: (/^[{[]/.test(text) ? JSON.parse(text) : {}) as T & {
      detail: string
      errors: { path: string; message: string }[]
    },
  }
}

/** Neither a stack nor a file, a statement or an inner address. */
const INSIDE =
  /\bat [\w.<>]+ \(|node_modules|\.ts\b|\bselect \w|ECONN|ENOTFOUND|169\.254|10\.0\.0\.7/

type Handler = (request: IncomingMessage, response: ServerResponse) => void

async function startSite(handler: Handler): Promise<string> {
  const site = createServer((request, response) =>
    request.url === '/robots.txt'
      ? answerRobots(handler, request, response)
      : handler(request, response),
  )
  sites.push(site)
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  return `127.0.0.1:${(site.address() as AddressInfo).port}`
}

const html = { 'content-type': 'text/html; charset=utf-8' }
const send =
  (body: string, headers: Record<string, string> = html, status = 200): Handler =>
  (_request, response) =>
    response.writeHead(status, headers).end(body)
const CLOSED: Handler = () => {}
/** Nobody listens at its port any more. */
const GONE: Handler = () => {}
const answerRobots = (handler: Handler, _request: IncomingMessage, response: ServerResponse) =>
  response
    .writeHead(handler === CLOSED ? 200 : 404, { 'content-type': 'text/plain' })
    .end(handler === CLOSED ? 'User-agent: *\nDisallow: /' : '')

const unreachable = 'We could not reach this site. Check the address, or paste your text instead.'
const drip: Handler = (_request, response) => {
  response.writeHead(200, html)
  const timer = setInterval(() => response.write('<p>a'), 50)
  response.on('close', () => clearInterval(timer))
}
let streamed = 0
let cutOff: () => void = () => {}
const wasCutOff = new Promise<void>((done) => (cutOff = done))
const endless: Handler = (_request, response) => {
  response.writeHead(200, html).write('<h1>We repair pumps for fish farms.</h1>')
  response.on('close', cutOff)
  const more = () => {
    while (
      !response.destroyed &&
      response.write('<p>Pumps that run the whole winter.</p>'.repeat(500))
    )
      streamed += 18_000
    if (!response.destroyed) response.once('drain', more)
  }
  more()
}

const unread: [what: string, site: Handler | string, sentence: string][] = [
  ['unreachable', GONE, unreachable],
  ['on this very machine', '127.0.0.1:1', unreachable],
  [
    'with a name that nobody has',
    'no-such-site.invalid',
    'We could not find this site. Check the address for typing errors.',
  ],
  ['in a private network', '10.0.0.7', unreachable],
  ['closed by robots.txt', CLOSED, 'The site asks programs not to read it (robots.txt).'],
  ['empty', send(''), 'The page holds no text.'],
  [
    'without words',
    send('<div id="root"></div><script src="/app.js"></script>'),
    'The page holds no text that we can read; its words may be drawn by JavaScript. Paste your text instead.',
  ],
  ['slow, drop by drop', drip, 'The site took too long to answer.'],
  ['silent', () => {}, 'The site took too long to answer.'],
  [
    'redirecting to a private address',
    send('', { location: 'http://10.0.0.7/' }, 302),
    unreachable,
  ],
  [
    "redirecting to a cloud's metadata",
    send('', { location: 'http://169.254.169.254/latest/meta-data' }, 302),
    unreachable,
  ],
  ['redirecting to itself', send('', { location: '/' }, 302), 'The site sends readers in circles.'],
  [
    'a PDF',
    send('%PDF-1.7', { 'content-type': 'application/pdf' }),
    'The address is not a web page.',
  ],
  [
    'refusing',
    send('no', html, 403),
    'The site refused to show the page. It may be open to browsers only.',
  ],
  ['broken', send('no', html, 500), 'The server of the site failed. Try again later.'],
]

/** A campaign from that site, after its job. */
async function campaignFrom(site: Handler | string) {
  const host = typeof site === 'string' ? site : await startSite(site)
  if (site === GONE) await new Promise((done) => sites.pop()!.close(done))
  // Only this stand-in may be read on loopback, so that a redirect elsewhere must fail by rule.
  t.engine.web = createWebReader({
    clock: t.clock,
    log: silentLog,
    allowHosts: typeof site === 'string' ? [] : [host],
    userAgent: 'OutriderBot/1.0',
    limits: { connectMs: 400, headersMs: 400, totalMs: 1200 },
    hostGapMs: 0,
  })
  const made = await call<CampaignView & { draftingJobId: string }>('POST', 'campaigns', {
    websiteUrl: `http://${host}`,
    goal: 'call',
  })
  expect(made.status).toBe(201)
  await work.drain()
  const job = await call<{ state: string; result: { ok: boolean; problem: string } }>(
    'GET',
    `jobs/${made.json.draftingJobId}`,
  )
  const campaign = await call<CampaignView & { source: { problems?: string[] } }>(
    'GET',
    `campaigns/${made.json.id}`,
  )
  const activity = await call('GET', `campaigns/${made.json.id}/activity`)
  return {
    job: job.json,
    campaign: campaign.json,
    text: job.text + campaign.text + activity.text,
    activity: activity.text,
  }
}

describe('a site that is', () => {
  test.each(unread)(
    '%s: the campaign says so and can be written by hand',
    async (_what, site, sentence) => {
      const { job, campaign, text, activity } = await campaignFrom(site)
      expect(job).toMatchObject({ state: 'done', result: { ok: false, problem: sentence } })
      expect(campaign).toMatchObject({
        state: 'configuring',
        stateReason: `Couldn't read the site: ${sentence}`,
        steps: [],
      })
      expect(activity).toContain(sentence)
      expect(
        text
          .replaceAll('http://10.0.0.7', '')
          .replaceAll('for 10.0.0.7', '')
          .replaceAll('from 10.0.0.7', ''),
      ).not.toMatch(INSIDE)
      const saved = await call<CampaignView>('PUT', `campaigns/${campaign.id}/messaging`, {
        messaging: { ...campaign.messaging, companyName: { text: 'Halden Pumps', edited: true } },
        version: campaign.version,
      })
      expect([saved.status, saved.json.messaging.companyName?.text]).toEqual([200, 'Halden Pumps'])
    },
  )

  test('without end: its beginning is read, and the line is cut', async () => {
    const { job, campaign } = await campaignFrom(endless)
    await wasCutOff
    expect(job).toMatchObject({ state: 'done', result: { ok: true } })
    expect(campaign.state).toBe('configuring')
    expect(streamed).toBeLessThan(20_000_000)
  })
})

describe('a token that is', () => {
  let identity: EmbeddedIdentity
  let key: Parameters<SignJWT['sign']>[0]
  const issuer = 'http://localhost:3000'
  beforeAll(async () => {
    identity = await createEmbeddedIdentity({
      database: t.database,
      secrets: t.engine.secrets,
      systemMailer: t.engine.systemMailer,
      log: silentLog,
      origin: issuer,
      clientId: 'outrider',
      audience: `${issuer}/api`,
    })
    key = await importJWK((await keptKeys(t.database, t.engine.secrets)).jwks[0]!, 'RS256')
  })
  const tokenWith = (claims: Record<string, unknown>) =>
    new SignJWT({
      sub: 'auth0|member@a.example',
      iss: `${issuer}/`,
      aud: `${issuer}/api`,
      exp: Math.floor(Date.now() / 1000) + 600,
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256' })
      .sign(key)
  async function me(token: string) {
    const own = t.context.identity
    t.context.identity = identity
    const answer = await call('GET', 'users/me', undefined, { authorization: `Bearer ${token}` })
    t.context.identity = own
    return answer
  }

  test('right opens the door', async () =>
    expect((await me(await tokenWith({}))).json).toMatchObject({ email: 'member@a.example' }))

  test.each([
    ['expired', { exp: Math.floor(Date.now() / 1000) - 120 }],
    ['of another audience', { aud: 'https://else.example' }],
    ['of another issuer', { iss: 'https://else.example/' }],
    ['of nobody', { sub: undefined }],
  ])('%s: 401 in a sentence', async (_what, claims) => {
    const { status, json, text } = await me(await tokenWith(claims))
    expect([status, json.detail]).toEqual([
      401,
      'The sign-in is no longer valid. Please sign in again.',
    ])
    expect(text).not.toMatch(INSIDE)
  })

  test.each(['', 'x', 'a.b.c', `${'a'.repeat(6000)}`])('no token at all (%#): 401', async (token) =>
    expect((await me(token)).status).toBe(401),
  )
})

describe('a request', () => {
  const rows = ['campaigns', 'contacts', 'mailboxes', 'suppressions', 'jobs'] as const
  let ids: Record<(typeof rows)[number], string>
  beforeAll(async () => {
    t.engine.web = createWebReader({
      clock: t.clock,
      log: silentLog,
      allowHosts: [],
      userAgent: 'OutriderBot/1.0',
    })
    const made = async (path: string, body: object) =>
      (await call<{ id: string; draftingJobId: string }>('POST', path, body)).json
    const campaign = await made('campaigns', { websiteUrl: 'http://127.0.0.1:1' })
    ids = {
      campaigns: campaign.id,
      jobs: campaign.draftingJobId,
      contacts: (await made('contacts', { email: 'ann@firm.example' })).id,
      mailboxes: (
        await made('mailboxes', {
          address: 'me@a.example',
          fromName: 'Me',
          smtpHost: 'smtp.a.example',
          imapHost: 'imap.a.example',
          smtpPassword: 'secret',
        })
      ).id,
      suppressions: (await made('suppressions', { value: 'no@firm.example' })).id,
    }
    await work.drain()
  })

  test('keeps the password of a mailbox from another server, and hours that cannot be', async () => {
    const path = `mailboxes/${ids.mailboxes}`
    const { version } = (await call<{ version: number }>('GET', path)).json
    for (const [values, place] of [
      [{ smtpHost: 'evil.example' }, '/smtpPassword'],
      [{ imapHost: 'evil.example' }, '/smtpPassword'],
      [{ windowFrom: '22:00' }, '/windowTo'],
    ] as const) {
      const refused = await call<{ errors: { path: string }[] }>('PUT', path, {
        version,
        ...values,
      })
      expect([refused.status, refused.json.errors]).toMatchObject([422, [{ path: place }]])
    }
    const moved = { version, smtpHost: 'smtp.b.example', smtpPassword: 'another' }
    expect((await call('PUT', path, moved)).status).toBe(200)
  })

  test.each(rows)(
    "for another organisation's %s finds nothing, and changes nothing",
    async (path) => {
      expect(ids[path]).toBeTruthy()
      const before = await call('GET', `${path}/${ids[path]}`)
      expect(before.status).toBe(200)
      for (const [method, body] of [
        ['GET', undefined],
        ['PUT', { version: 1, name: 'mine' }],
        ['DELETE', undefined],
      ] as const) {
        const { status, text } = await call(method, `${path}/${ids[path]}`, body, t.as.memberB)
        expect([403, 404, 422], `${method} ${path}: ${text}`).toContain(status)
        expect(text).not.toMatch(/firm\.example|a\.example/)
      }
      expect((await call('GET', `${path}/${ids[path]}`)).json).toEqual(before.json)
    },
  )

  test.each([
    ['contacts', { email: 'ann@firm.example', company: 'Late' }],
    ['mailboxes', { fromName: 'Late' }],
    ['campaigns', { name: 'Late name' }],
  ] as const)(
    'with an old version of %s is a conflict that names who changed it',
    async (path, change) => {
      const at = `${path}/${ids[path]}`
      const { version } = (await call<{ version: number }>('GET', at)).json
      expect((await call('PUT', at, { ...change, version })).status).toBe(200)
      const late = await call('PUT', at, { ...change, version })
      expect(late.status).toBe(409)
      expect(late.json.detail).toMatch(/changed by .+ in the meantime/)
      for (const wrong of ['soon', 1.5])
        expect(
          (await call('PUT', at, { ...change, version: wrong })).status,
        ).toBeGreaterThanOrEqual(400)
    },
  )

  test('that leaves a mailbox no day to send on is refused at its place, and the days stay', async () => {
    const at = `mailboxes/${ids.mailboxes}`
    const before = (await call<{ version: number; windowDays: number[] }>('GET', at)).json
    const answer = await call<{ errors: { path: string }[] }>('PUT', at, {
      version: before.version,
      windowDays: [],
    })
    expect(answer.status, answer.text).toBe(422)
    expect(answer.json.errors.map(({ path }) => path)).toEqual(['/windowDays'])
    expect((await call('GET', at)).json).toEqual(before)
  })

  test.each([
    [
      'larger than may be sent',
      'POST',
      'contacts',
      JSON.stringify({ email: 'a@b.example', company: 'x'.repeat(1_100_000) }),
      413,
    ],
    ['that is no JSON', 'POST', 'contacts', '{"email":', 400],
    ['that is empty', 'POST', 'contacts', '', 400],
    ['of another type', 'POST', 'contacts', '<email/>', 415],
    [
      'with a character that no text holds',
      'POST',
      'suppressions',
      JSON.stringify({ value: 'a@b.example', source: 'a\u0000b' }),
      400,
    ],
    ['with an unknown filter', 'GET', 'contacts?filter=%7B%22nonsense%22%3A1%7D', undefined, 400],
    ['with a filter that is no JSON', 'GET', 'contacts?filter=%7B', undefined, 400],
    ['for an address that is none', 'GET', 'nothing-here', undefined, 404],
    ['for an id that is none', 'GET', 'campaigns/not-an-id', undefined, 404],
    ['for an id that no text holds', 'GET', 'campaigns/%00', undefined, 400],
  ] as const)('%s is refused in a sentence', async (what, method, path, body, status) => {
    const { total } = await t.engine.stores
      .of('contact')
      .list({ tenantId: t.tenants.a, actor: { kind: 'system', id: '', name: 'test' } }, {})
    const answer = await call(method, path, body, {
      ...t.as.member,
      ...(body === undefined
        ? {}
        : { 'content-type': what === 'of another type' ? 'application/xml' : 'application/json' }),
    })
    expect(answer.status, answer.text).toBe(status)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(answer.json.detail).toMatch(/^[A-Z"].+[.?]$/s)
    expect(answer.text).not.toMatch(INSIDE)
    expect(
      (
        await t.engine.stores
          .of('contact')
          .list({ tenantId: t.tenants.a, actor: { kind: 'system', id: '', name: 'test' } }, {})
      ).total,
      'nothing was written',
    ).toBe(total)
  })
})
