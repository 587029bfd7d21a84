import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMovableClock } from '#platform/clock.ts'
import { silentLog } from '#platform/log.ts'
import { isForbiddenAddress } from './addresses.ts'
import { createWebReader, type WebReaderOptions } from './fetch-pages.ts'
import type { FetchError, FetchFault } from './web.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const page = '<h1>We repair pumps for fish farms.</h1>'
const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<p>Grüße</p>', 'utf16le')])
const seen: IncomingMessage[] = []

type Handler = (response: ServerResponse, request: IncomingMessage) => void
const send =
  (body: string | Buffer, headers: Record<string, string> = html, status = 200): Handler =>
  (response) =>
    response.writeHead(status, headers).end(body)
const to = (location: string): Handler => send('', { location }, 302)

const routes: Record<string, Handler> = {
  '/': send(page),
  '/gzip': send(gzipSync(page), { ...html, 'content-encoding': 'gzip' }),
  '/deflate': send(deflateSync(page), { ...html, 'content-encoding': 'deflate' }),
  '/br': send(brotliCompressSync(page), { ...html, 'content-encoding': 'br' }),
  '/broken-gzip': send('this is no gzip', { ...html, 'content-encoding': 'gzip' }),
  '/bomb': send(gzipSync(Buffer.alloc(40_000_000, 97)), { ...html, 'content-encoding': 'gzip' }),
  '/huge': send('a'.repeat(300_000)),
  '/windows-1252': send(Buffer.from('<p>Caf\u00e9 \u0080</p>', 'latin1'), {
    'content-type': 'text/html; charset=windows-1252',
  }),
  '/meta-charset': send(Buffer.from('<meta charset="iso-8859-1"><p>Caf\u00e9</p>', 'latin1'), {
    'content-type': 'text/html',
  }),
  '/utf-16': send(utf16, { 'content-type': 'text/html' }),
  '/unknown-charset': send(page, { 'content-type': 'text/html; charset=klingon' }),
  '/xhtml': send(page, { 'content-type': 'application/xhtml+xml' }),
  '/pdf': send('%PDF', { 'content-type': 'application/pdf' }),
  '/no-type': send(page, {}),
  '/empty': send('  \n'),
  '/403': send('no', html, 403),
  '/404': send('no', html, 404),
  '/500': send('no', html, 500),
  '/hidden': send(page),
  '/to-start': to('/'),
  '/to-hidden': to('/hidden'),
  '/to-private': to('http://10.0.0.7/'),
  '/to-metadata': to('http://169.254.169.254/latest/meta-data'),
  '/to-decimal': to('http://2130706433/'),
  '/to-file': to('file:///etc/passwd'),
  '/to-password': to('http://user:pass@127.0.0.1/'),
  '/circle': to('/circle'),
  '/slow-headers': () => undefined,
  '/slow-body': (response) => void response.writeHead(200, html).write('<p>begin'),
  '/cut': (response) => {
    response.writeHead(200, { ...html, 'content-length': '1000' }).write('<p>begin')
    setTimeout(() => response.destroy(), 20)
  },
}

let server: Server
let origin = ''
let robots: Handler = send('User-agent: *\nDisallow: /hidden', { 'content-type': 'text/plain' })

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request)
    const path = (request.url ?? '').split('?')[0]!
    const handle = path === '/robots.txt' ? robots : (routes[path] ?? send('no', html, 404))
    handle(response, request)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const reader = (options: Partial<WebReaderOptions> = {}) =>
  createWebReader({
    clock: createMovableClock(0, true),
    log: silentLog,
    allowHosts: ['127.0.0.1:*'],
    userAgent: 'Outrider/1.0 (+https://outrider.example/bot)',
    limits: { connectMs: 300, headersMs: 100, totalMs: 700, bytes: 100_000 },
    hostGapMs: 0,
    ...options,
  })

/**
 * Exempts only the test server, so that a redirect to another loopback address must fail by rule
 * and not by chance.
 */
const readerOfTestServer = () => reader({ allowHosts: [new URL(origin).host] })

async function faultOf(reading: Promise<unknown>): Promise<FetchFault | 'read'> {
  return reading.then(
    () => 'read' as const,
    (error: FetchError) => error.fault,
  )
}

describe('what is read', () => {
  it.each(['/', '/gzip', '/deflate', '/br', '/unknown-charset', '/xhtml', '/to-start'])(
    '%s',
    async (path) => {
      const got = await reader().page(origin + path)
      expect(got).toMatchObject({
        status: 200,
        body: page,
        truncated: false,
        fetchedAt: '1970-01-01T00:00:00.000Z',
      })
    },
  )

  it.each([
    ['/windows-1252', 'Café €'],
    ['/meta-charset', 'Café'],
    ['/utf-16', 'Grüße'],
  ])('%s in its own letters', async (path, text) =>
    expect((await reader().page(origin + path)).body).toContain(text),
  )

  it('tells where redirects led', async () =>
    expect((await reader().page(`${origin}/to-start`)).url).toBe(`${origin}/`))

  it('stops at the limit, counted after decompression', async () => {
    for (const path of ['/huge', '/bomb']) {
      const got = await reader().page(origin + path)
      expect([got.body.length, got.truncated]).toEqual([100_000, true])
    }
  })

  it('says who reads, and sends neither cookies nor credentials', async () => {
    seen.length = 0
    await reader().page(`${origin}/`)
    const { headers } = seen.at(-1)!
    expect(headers['user-agent']).toBe('Outrider/1.0 (+https://outrider.example/bot)')
    expect([headers.cookie, headers.authorization]).toEqual([undefined, undefined])
  })
})

describe('one request at a time', () => {
  it('reaches a host, in the order of asking', async () => {
    const web = reader()
    let open = 0
    let most = 0
    routes['/held'] = (response) => {
      most = Math.max(most, ++open)
      setTimeout(() => {
        open--
        response.writeHead(200, html).end(page)
      }, 10)
    }
    await Promise.all([1, 2, 3].map((n) => web.page(`${origin}/held?${n}`)))
    await Promise.all([1, 2].map(() => web.page(`${origin}/held`)))
    expect(most).toBe(1)
  })

  it('goes on after a request that failed, and stops waiting when the caller does', async () => {
    const web = reader()
    const stop = new AbortController()
    const slow = faultOf(web.page(`${origin}/slow-headers`))
    const waiting = faultOf(web.page(`${origin}/`, { signal: stop.signal }))
    stop.abort()
    expect(await waiting).toBe('timeout')
    expect(await slow).toBe('timeout')
    expect(await faultOf(web.page(`${origin}/`))).toBe('read')
  })
})

describe('what is refused', () => {
  const cases: [string, FetchFault][] = [
    ['/403', 'http-status'],
    ['/404', 'http-status'],
    ['/500', 'http-status'],
    ['/pdf', 'not-html'],
    ['/no-type', 'not-html'],
    ['/empty', 'empty'],
    ['/hidden', 'robots'],
    ['/to-hidden', 'robots'],
    ['/to-private', 'forbidden-address'],
    ['/to-metadata', 'forbidden-address'],
    ['/to-decimal', 'forbidden-address'],
    ['/to-file', 'invalid-url'],
    ['/to-password', 'invalid-url'],
    ['/circle', 'too-many-redirects'],
    ['/slow-headers', 'timeout'],
    ['/slow-body', 'timeout'],
    ['/cut', 'refused'],
    ['/broken-gzip', 'refused'],
  ]
  it.each(cases)('%s: %s', async (path, wanted) =>
    expect(await faultOf(readerOfTestServer().page(origin + path))).toBe(wanted),
  )

  it.each([
    ['not an address', 'invalid-url'],
    ['ftp://acme.example', 'invalid-url'],
    ['http://user@acme.example', 'invalid-url'],
    ['http://acme.example:22', 'forbidden-address'],
    ['http://0x7f.1/', 'forbidden-address'],
    ['http://[::1]/', 'forbidden-address'],
    ['http://[::ffff:10.0.0.1]/', 'forbidden-address'],
  ] as const)('%s', async (address, wanted) =>
    expect(await faultOf(reader({ allowHosts: [] }).page(address))).toBe(wanted),
  )

  it('stops when the caller does', async () => {
    const stop = new AbortController()
    const reading = faultOf(reader().page(`${origin}/slow-body`, { signal: stop.signal }))
    stop.abort()
    expect(await reading).toBe('timeout')
  })
})

describe('names', () => {
  const named = (addresses: string[], options: Partial<WebReaderOptions> = {}) =>
    reader({
      allowHosts: [],
      resolve: async () =>
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ...options,
    })

  it('refuses a name when any of its addresses is private', async () =>
    expect(
      await faultOf(named(['93.184.216.34', '192.168.0.1']).page('http://acme.example/')),
    ).toBe('forbidden-address'))

  it('refuses a name without address', async () =>
    expect(await faultOf(named([]).page('http://acme.example/'))).toBe('dns'))

  it('connects to the address that was checked, with the name as Host', async () => {
    const { port } = new URL(origin)
    let asked = 0
    const resolve = async () => [{ address: asked++ < 2 ? '127.0.0.1' : '192.0.2.1', family: 4 }]
    seen.length = 0
    const got = await reader({ allowHosts: ['acme.example:*'], resolve }).page(
      `http://acme.example:${port}/`,
    )
    expect([got.body, seen.at(-1)!.headers.host, asked]).toEqual([page, `acme.example:${port}`, 2])
  })

  it('says the same of a forbidden and of a silent address, so that nobody can scan with it', async () => {
    const messageOf = (reading: Promise<unknown>) =>
      reading.then(
        () => '',
        (error: Error) => error.message,
      )
    const forbidden = await messageOf(named(['10.0.0.1']).page('http://acme.example/'))
    const silent = await messageOf(reader().page('http://127.0.0.1:1/'))
    expect(forbidden).toBe(silent)
  })
})

describe('robots.txt', () => {
  const cases: [string, Handler, boolean][] = [
    ['is missing', send('', html, 404), true],
    ['has an error of the server (RFC 9309, 2.3.1.4)', send('', html, 503), false],
    ['never answers', () => undefined, true],
    ['closes the site', send('User-agent: *\nDisallow: /'), false],
    ['closes the site to others', send('User-agent: Other\nDisallow: /'), true],
    ['names us', send('User-agent: outrider\nDisallow: /\n\nUser-agent: *\nAllow: /'), false],
    ['is a page', send('<html>not found</html>'), true],
  ]
  it.each(cases)('%s', async (_name, handler, wanted) => {
    robots = handler
    expect(await reader().allowed(`${origin}/`)).toBe(wanted)
  })

  it('is asked once in ten minutes', async () => {
    robots = send('')
    const clock = createMovableClock(0, true)
    const web = reader({ clock })
    seen.length = 0
    await web.allowed(`${origin}/a`)
    await web.allowed(`${origin}/b`)
    expect(seen).toHaveLength(1)
    clock.advance(10 * 60_000)
    await web.allowed(`${origin}/a`)
    expect(seen).toHaveLength(2)
  })
})

describe('addresses', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.9',
    '224.0.0.1',
    '239.1.1.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '::7f00:1',
    '64:ff9b::a00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '100::1',
    '0x7f000001',
    '2130706433',
    '0177.0.0.1',
    'acme.example',
    '',
  ])('%s is not for us', (address) => expect(isForbiddenAddress(address)).toBe(true))

  it.each([
    '1.1.1.1',
    '93.184.216.34',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '198.20.0.1',
    '2606:4700::1111',
    '2a00:1450::1',
    '::ffff:1.1.1.1',
  ])('%s is public', (address) => expect(isForbiddenAddress(address)).toBe(false))
})
