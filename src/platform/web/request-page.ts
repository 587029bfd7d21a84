import { message } from '#language'
import { errorOf } from '#model/lib/thrown.ts'
import { lookup as systemLookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isForbiddenAddress } from './addresses.ts'
import { FetchError, type FetchFault } from './web.ts'

export interface Limits {
  connectMs: number
  headersMs: number
  totalMs: number
  /** After decompression. */
  bytes: number
}

export const defaultLimits: Limits = {
  connectMs: 3000,
  headersMs: 5000,
  totalMs: 10_000,
  bytes: 2 * 1024 * 1024,
}

export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>

export const resolveBySystem: Resolve = (host) =>
  new Promise((resolve, reject) =>
    systemLookup(host, { all: true, verbatim: true }, (error, found) =>
      error ? reject(error) : resolve(found),
    ),
  )

export interface PageResponse {
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
  truncated: boolean
}

const unreachable = message(
  'We could not reach this site. Check the address, or paste your text instead.',
)
const faultSentences: Record<FetchFault, string> = {
  'invalid-url': message('This is not an address that we can read.'),
  'forbidden-address': unreachable,
  dns: message('We could not find this site. Check the address for typing errors.'),
  refused: unreachable,
  timeout: message('The site took too long to answer.'),
  tls: message('The site has no valid certificate, so we did not read it.'),
  'too-many-redirects': message('The site sends readers in circles.'),
  'insecure-redirect': message('The site sends readers from a secure to an insecure address.'),
  robots: message('The site asks programs not to read it (robots.txt).'),
  'http-status': message('The site refused to show the page.'),
  'not-html': message('The address is not a web page.'),
  'too-large': message('The page is too large to read.'),
  empty: message('The page holds no text.'),
  busy: message('Too many sites are being read right now. Try again in a minute.'),
}

export const fault = (kind: FetchFault, status = 0) =>
  new FetchError(kind, faultSentences[kind], status)

/**
 * Resolves the host and checks all its addresses; then connects to exactly the first, so that a
 * second lookup cannot replace it.
 */
async function checkedAddress(
  host: string,
  exempt: boolean,
  resolve: Resolve,
  ms: number,
): Promise<{ address: string; family: number }> {
  const plain = host.replace(/^\[|\]$/g, '')
  const timer = AbortSignal.timeout(ms)
  const all = await Promise.race([
    resolve(plain).catch(() => {
      throw fault('dns')
    }),
    new Promise<never>((_, reject) =>
      timer.addEventListener('abort', () => reject(fault('timeout'))),
    ),
  ])
  // Many sites on loopback listen on IPv4 only, although localhost resolves to both.
  const found = [...all].sort((a, b) => a.family - b.family)
  if (found.length === 0) throw fault('dns')
  if (!exempt && found.some(({ address }) => isForbiddenAddress(address)))
    throw fault('forbidden-address')
  return found[0]!
}

export function explain(error: Error & { code?: string }): FetchError {
  if (error instanceof FetchError) return error
  const code = error.code ?? ''
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code)) return fault('tls')
  if (code === 'ETIMEDOUT' || error.name === 'TimeoutError' || error.name === 'AbortError')
    return fault('timeout')
  return fault('refused')
}

export interface RequestOptions {
  exempt: boolean
  resolve: Resolve
  limits: Omit<Limits, 'bytes'>
  method?: string
  headers: Record<string, string>
  body?: string | AsyncIterable<Uint8Array>
  signal?: AbortSignal
}

/**
 * One request without redirects, cookies or proxies; the caller reads the body and calls `destroy`.
 * @throws FetchError
 */
export async function openAnswer(
  url: URL,
  { exempt, resolve: find, limits, method = 'GET', headers, body, signal }: RequestOptions,
): Promise<http.IncomingMessage> {
  const total = AbortSignal.any([AbortSignal.timeout(limits.totalMs), ...(signal ? [signal] : [])])
  const pinned = await checkedAddress(url.hostname, exempt, find, limits.connectMs)
  const lookup: LookupFunction = (_host, wanted, done) =>
    wanted.all ? done(null, [pinned]) : done(null, pinned.address, pinned.family)
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http
    const request = client.request(url, { method, lookup, agent: false, signal: total, headers })
    const fail = (error: Error) => {
      clearTimeout(connecting)
      clearTimeout(waiting)
      request.destroy()
      reject(total.aborted ? fault('timeout') : explain(error))
    }
    const connecting = setTimeout(() => fail(fault('timeout')), limits.connectMs)
    const waiting = setTimeout(() => fail(fault('timeout')), limits.headersMs + limits.connectMs)
    request.on('socket', (socket) =>
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () =>
        clearTimeout(connecting),
      ),
    )
    request.on('error', fail)
    request.on('response', (response) => {
      clearTimeout(connecting)
      clearTimeout(waiting)
      // Passes the reason to the reader of the body; Node would only report that the response was
      // cut off.
      const tooLate = () => response.destroy(fault('timeout'))
      total.addEventListener('abort', tooLate, { once: true })
      response.once('close', () => total.removeEventListener('abort', tooLate))
      resolve(response)
    })
    if (typeof body === 'string' || body === undefined) request.end(body)
    else pipeline(Readable.from(body), request).catch(fail)
  })
}

/** One GET of a page. @throws FetchError */
export async function requestOnce(
  url: URL,
  {
    limits,
    userAgent,
    ...options
  }: { exempt: boolean; resolve: Resolve; limits: Limits; userAgent: string; signal?: AbortSignal },
): Promise<PageResponse> {
  const headers = {
    'user-agent': userAgent,
    accept: 'text/html,application/xhtml+xml',
    'accept-encoding': 'gzip, deflate, br',
    'accept-language': 'en, *;q=0.5',
  }
  const response = await openAnswer(url, { ...options, limits, headers })
  try {
    const { body, truncated } = await readBody(response, limits.bytes)
    return { status: response.statusCode ?? 0, headers: response.headers, body, truncated }
  } catch (error) {
    throw explain(errorOf(error))
  } finally {
    response.destroy()
  }
}

function decoderOf(encoding: string) {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip()
  if (encoding === 'deflate') return createInflate()
  return encoding === 'br' ? createBrotliDecompress() : null
}

/** Stops at the limit, counted after decompression, so a decompression bomb stays small. */
export async function readBody(
  response: http.IncomingMessage,
  limit: number,
): Promise<{ body: Buffer; truncated: boolean }> {
  const encoding = String(response.headers['content-encoding'] ?? '').toLowerCase()
  const decoder = decoderOf(encoding)
  const stream = decoder
    ? response.on('error', (error) => decoder.destroy(error)).pipe(decoder)
    : response
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    chunks.push(chunk)
    if (size > limit) return { body: Buffer.concat(chunks).subarray(0, limit), truncated: true }
  }
  return { body: Buffer.concat(chunks), truncated: false }
}
