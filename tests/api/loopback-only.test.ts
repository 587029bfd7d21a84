import { noDns } from '#platform/dns/dns.ts'
import { createZoneDns } from '#platform/dns/zone-dns.ts'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppContext } from '#server/base/app-context.ts'
import { foreignSiteFault, outsideFault, type Approach } from '#server/plugins/loopback-only.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

type Headers = Record<string, string>

const local: Approach = {
  method: 'GET',
  remoteAddress: '127.0.0.1',
  localAddress: '127.0.0.1',
  localPort: 3000,
  headers: { host: 'localhost:3000' },
}
const publicOrigin = 'http://localhost:3000'

const fromHere: readonly (readonly [what: string, change: Partial<Approach>])[] = [
  ['a program', {}],
  ['a program by IPv4', { headers: { host: '127.0.0.1:3000' } }],
  [
    'a program by IPv6',
    { remoteAddress: '::1', localAddress: '::1', headers: { host: '[::1]:3000' } },
  ],
  [
    'a socket for both families',
    { remoteAddress: '::ffff:127.0.0.1', localAddress: '::ffff:127.0.0.1' },
  ],
  ['a name below localhost', { headers: { host: 'app.localhost:3000' } }],
  [
    'an address bar',
    {
      headers: {
        host: 'localhost:3000',
        'sec-fetch-site': 'none',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
      },
    },
  ],
  [
    'a link of another site',
    {
      headers: {
        host: 'localhost:3000',
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
      },
    },
  ],
  [
    'a form of its own page',
    {
      method: 'POST',
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'sec-fetch-site': 'same-origin',
      },
    },
  ],
]

const fromOutside: readonly (readonly [what: string, change: Partial<Approach>, why: string])[] = [
  ['another machine', { remoteAddress: '10.0.0.9' }, 'another machine'],
  ['another machine by IPv6', { remoteAddress: '2001:db8::1' }, 'another machine'],
  ['a peer that is not known', { remoteAddress: undefined }, 'another machine'],
  [
    'another machine that claims to be this one',
    {
      remoteAddress: '10.0.0.9',
      headers: { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' },
    },
    'another machine',
  ],
  [
    'an address of this machine that others reach',
    { localAddress: '10.0.0.1' },
    'loopback address',
  ],
  [
    'a proxy on this machine',
    { headers: { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' } },
    'by a proxy',
  ],
  [
    'a proxy that tells by Forwarded',
    { headers: { host: 'localhost:3000', forwarded: 'for=127.0.0.1' } },
    'by a proxy',
  ],
  [
    'a proxy that tells by Via',
    { headers: { host: 'localhost:3000', via: '1.1 proxy' } },
    'by a proxy',
  ],
  [
    'a proxy that keeps the host',
    { headers: { host: 'outrider.company.com' } },
    'not a name of this machine',
  ],
  ['a rebound name', { headers: { host: 'evil.example' } }, 'not a name of this machine'],
  [
    'a rebound name with the right port',
    { headers: { host: 'evil.example:3000' } },
    'not a name of this machine',
  ],
  [
    'a name that begins like one of ours',
    { headers: { host: 'localhost.evil.example:3000' } },
    'not a name of this machine',
  ],
  ['no host', { headers: {} }, 'not a name of this machine'],
  [
    'a host with a user',
    { headers: { host: 'localhost:3000@evil.example' } },
    'not a name of this machine',
  ],
  ['another port', { headers: { host: 'localhost:4000' } }, 'not the port'],
  [
    'a form of another site',
    { method: 'POST', headers: { host: 'localhost:3000', origin: 'https://evil.example' } },
    'another website',
  ],
  [
    'a form of a page without origin',
    { method: 'POST', headers: { host: 'localhost:3000', origin: 'null' } },
    'another website',
  ],
  [
    'a form of another port',
    { method: 'POST', headers: { host: 'localhost:3000', origin: 'http://localhost:4000' } },
    'another website',
  ],
  [
    'a script of another site',
    {
      headers: {
        host: 'localhost:3000',
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'no-cors',
        'sec-fetch-dest': 'script',
      },
    },
    'another website',
  ],
  [
    'a frame of another site',
    {
      headers: {
        host: 'localhost:3000',
        'sec-fetch-site': 'same-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'iframe',
      },
    },
    'another website',
  ],
  [
    'a form of another site that hides its origin',
    {
      method: 'POST',
      headers: {
        host: 'localhost:3000',
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
      },
    },
    'another website',
  ],
]

describe('what comes from this machine', () => {
  it.each(fromHere)('is %s', (_what, change) =>
    expect(outsideFault({ ...local, ...change }, publicOrigin)).toBeNull(),
  )
  it.each(fromOutside)('is not %s', (_what, change, why) =>
    expect(outsideFault({ ...local, ...change }, publicOrigin)).toContain(why),
  )
  it('may use the port of a configured loopback origin, as a tunnel does', () => {
    const tunnelled = {
      ...local,
      headers: { host: 'localhost:8080', origin: 'http://localhost:8080' },
    }
    expect(outsideFault(tunnelled, 'http://localhost:8080')).toBeNull()
    expect(outsideFault(tunnelled, 'https://outrider.company.com:8080')).toContain('not the port')
  })
  it('keeps other sites out of exposed tools too', () => {
    expect(
      foreignSiteFault({ method: 'POST', headers: { origin: 'https://evil.example' } }, [
        'http://10.0.0.1:3000',
      ]),
    ).toContain('another website')
    expect(
      foreignSiteFault({ method: 'POST', headers: { origin: 'http://10.0.0.1:3000' } }, [
        'http://10.0.0.1:3000',
      ]),
    ).toBeNull()
  })
})

const development: AppContext['development'] = {
  catchAll: {
    smtpPort: 0,
    imapPort: 0,
    list: async () => [],
    get: async () => null,
    respond: async () => '',
    clear: async () => {},
    close: async () => {},
  },
  zone: createZoneDns(noDns),
  clock: { now: () => 0, playTo: async () => {} },
}
const seen: (string | undefined)[] = []
const identityPages: AppContext['identityPages'] = {
  handles: (path) => path.startsWith('/u/') || path === '/authorize',
  handler(_request, response, clientAddress) {
    seen.push(clientAddress)
    response.end('the sign-in')
  },
}

async function listening(context: Partial<AppContext>): Promise<{ t: TestApp; port: number }> {
  const t = await startTestApp({ context: { development, identityPages, ...context } })
  await t.app.listen({ port: 0, host: '0.0.0.0' })
  return { t, port: (t.app.server.address() as AddressInfo).port }
}

const call = (
  port: number,
  path: string,
  {
    method = 'GET',
    headers = {},
    host = '127.0.0.1',
    body = '',
  }: { method?: string; headers?: Headers; host?: string; body?: string } = {},
) =>
  new Promise<{ status: number; text: string }>((done, failed) => {
    const sent = request(
      {
        host,
        port,
        path,
        method,
        headers: { host: `localhost:${port}`, ...headers },
        agent: false,
      },
      (answer) => {
        let text = ''
        answer
          .on('data', (chunk) => (text += chunk))
          .on('end', () => done({ status: answer.statusCode!, text }))
      },
    ).on('error', failed)
    sent.end(body)
  })

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const lanAddress = Object.values(networkInterfaces())
  .flat()
  .find((one) => one && !one.internal && one.family === 'IPv4')?.address
const tools = ['/dev/mail', '/dev/mail/messages', '/dev/clock', '/u/login/x', '/authorize']

describe('a server on every address, with proxies on this machine trusted', () => {
  let server: Awaited<ReturnType<typeof listening>>
  beforeAll(async () => {
    server = await listening({ trustProxy: ['loopback', 'uniquelocal'] })
  })
  afterAll(() => server.t.close())

  it.each(tools)('answers this machine at %s', async (path) =>
    expect((await call(server.port, path)).status).toBe(200),
  )
  it.each(tools)('refuses a rebound name at %s', async (path) => {
    const answer = await call(server.port, path, {
      headers: { host: `evil.example:${server.port}` },
    })
    expect(answer.status).toBe(403)
    expect(answer.text).toContain('answers only on this machine')
  })
  it.each(tools)('refuses what a proxy passes on at %s', async (path) =>
    expect(
      (await call(server.port, path, { headers: { 'x-forwarded-for': '127.0.0.1' } })).status,
    ).toBe(403),
  )
  it('refuses a form of another site that would move the clock', async () => {
    const forged = await call(server.port, '/dev/clock', {
      method: 'POST',
      headers: { ...form, origin: 'https://evil.example' },
      body: 'advance=P1D',
    })
    expect(forged.status).toBe(403)
    const own = await call(server.port, '/dev/clock', {
      method: 'POST',
      headers: { ...form, origin: `http://localhost:${server.port}` },
      body: 'advance=P1D',
    })
    expect(own.status).toBe(303)
  })
  // Machines without a network have no such address; the cases above hold the rule there.
  it.each(lanAddress ? tools : [])(
    'refuses a connection by an address that other machines reach at %s',
    async (path) => {
      expect((await call(server.port, path, { host: lanAddress! })).status).toBe(403)
      expect(
        (
          await call(server.port, path, {
            host: lanAddress!,
            headers: { host: `${lanAddress}:${server.port}` },
          })
        ).status,
      ).toBe(403)
    },
  )
  it('answers the rest of the product anywhere', async () =>
    expect(
      (await call(server.port, '/healthz', { headers: { host: 'evil.example' } })).status,
    ).toBe(200))
})

describe('a server whose operator exposes development tools', () => {
  let server: Awaited<ReturnType<typeof listening>>
  beforeAll(async () => {
    server = await listening({ exposeDevelopmentTools: true })
  })
  afterAll(() => server.t.close())

  it.each(tools)('answers any name at %s', async (path) =>
    expect((await call(server.port, path, { headers: { host: '10.0.0.1:3000' } })).status).toBe(
      200,
    ),
  )
  it('refuses forms of other sites all the same', async () =>
    expect(
      (
        await call(server.port, '/dev/clock', {
          method: 'POST',
          headers: { ...form, origin: 'https://evil.example' },
          body: 'advance=P1D',
        })
      ).status,
    ).toBe(403))
})

describe('production with the built-in sign-in', () => {
  let server: Awaited<ReturnType<typeof listening>>
  beforeAll(async () => {
    server = await listening({
      development: null,
      publicSignIn: true,
      production: true,
      trustProxy: ['loopback'],
    })
  })
  afterAll(() => server.t.close())

  it('answers at its public name, behind a trusted proxy, and knows the client by it', async () => {
    expect(
      (
        await call(server.port, '/u/login/x', {
          headers: { host: 'outrider.company.com', 'x-forwarded-for': '198.51.100.9, 203.0.113.7' },
        })
      ).status,
    ).toBe(200)
    expect(seen.at(-1)).toBe('203.0.113.7')
  })
  it('has no development tools', async () =>
    expect((await call(server.port, '/dev/mail')).status).toBe(404))
})
