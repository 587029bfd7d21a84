import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { isAllowedUrl } from './allowed-hosts.ts'
import { robotsAllow } from './read-robots.ts'
import {
  defaultLimits,
  fault,
  requestOnce,
  resolveBySystem,
  type PageResponse,
  type Limits,
  type Resolve,
} from './request-page.ts'
import { FetchError, type FetchedPage, type WebReader } from './web.ts'

export interface WebReaderOptions {
  clock: Clock
  log: Log
  /**
   * `host:port` or `host:*` entries that are exempt from the rules on addresses and ports: tests
   * and demonstrations on loopback.
   */
  allowHosts: readonly string[]
  userAgent: string
  limits?: Partial<Limits>
  resolve?: Resolve
  /** Minimum time between two requests to one host, in milliseconds. */
  hostGapMs?: number
}

const MAX_REDIRECTS = 5
const ROBOTS_FOR = 10 * 60_000
const PORTS = new Set(['', '80', '443'])

/** The characters of bytes 0x80 to 0x9f (WHATWG Encoding, index windows-1252). */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * Some releases of Node.js decode windows-1252 as ISO 8859-1 and lose the euro sign and the
 * typographic quotes.
 */
const decodeWindows1252 = (body: Buffer) =>
  body
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_1252[sign.charCodeAt(0) - 0x80]!)

/** The encoding that a byte order mark names. */
function markedEncoding(body: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le'
  return body[0] === 0xfe && body[1] === 0xff ? 'utf-16be' : null
}

function decode(body: Buffer, contentType: string): string {
  const bom = markedEncoding(body)
  const inMeta = /<meta[^>]{0,100}charset=["']?([\w-]+)/i.exec(
    body.subarray(0, 2048).toString('latin1'),
  )?.[1]
  // A meta element that can be read byte by byte cannot be in UTF-16 (WHATWG HTML, 13.2.3.3).
  const named =
    /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ??
    (inMeta?.toLowerCase().startsWith('utf-16') ? 'utf-8' : inMeta)
  for (const charset of [bom, named, 'utf-8'])
    if (charset)
      try {
        const decoder = new TextDecoder(charset)
        return decoder.encoding === 'windows-1252' ? decodeWindows1252(body) : decoder.decode(body)
      } catch {
        // An unknown name; the next guess is tried.
      }
  return body.toString('utf8')
}

/** Longest wait before a request, in milliseconds. */
const MAX_WAIT_MS = 5000

/**
 * Lets one request at a time reach a host, spaced by that many milliseconds; none waits longer than
 * five seconds for the space.
 * @returns enters the queue of a host; the returned function leaves it
 */
function createTurns(gapOf: (url: URL) => number) {
  const lastAt = new Map<string, number>()
  const tails = new Map<string, Promise<void>>()
  return async (url: URL, signal?: AbortSignal): Promise<() => void> => {
    const { host } = url
    let leave = () => {}
    const isOver = new Promise<void>((done) => (leave = done))
    const before = tails.get(host)
    const tail = Promise.all([before, isOver]).then(() => {
      if (tails.get(host) === tail) tails.delete(host)
    })
    tails.set(host, tail)
    try {
      await unlessAborted(before, signal)
    } catch (error) {
      leave()
      throw error
    }
    const due = (lastAt.get(host) ?? 0) + gapOf(url)
    const wait = due - Date.now()
    lastAt.set(host, Math.max(due, Date.now()))
    if (lastAt.size > 1000) lastAt.clear()
    if (wait > 0) await new Promise((done) => setTimeout(done, Math.min(wait, MAX_WAIT_MS)))
    return leave
  }
}

/** @throws FetchError `timeout` when the signal ends the wait */
function unlessAborted(work: Promise<void> | undefined, signal?: AbortSignal): Promise<void> {
  if (!work || !signal) return work ?? Promise.resolve()
  return new Promise((done, refuse) => {
    const stop = () => refuse(fault('timeout'))
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    void work.then(() => {
      signal.removeEventListener('abort', stop)
      done()
    })
  })
}

/** The page in a response. @throws FetchError when it is not a readable page */
function pageOf({ url, answer }: { url: URL; answer: PageResponse }, clock: Clock): FetchedPage {
  const contentType = String(answer.headers['content-type'] ?? '')
  if (answer.status >= 400) throw fault('http-status', answer.status)
  if (!/^(text\/html|application\/xhtml\+xml)\b/i.test(contentType)) throw fault('not-html')
  const body = decode(answer.body, contentType)
  if (body.trim() === '') throw fault('empty')
  return {
    url: url.href,
    status: answer.status,
    contentType,
    body,
    truncated: answer.truncated,
    fetchedAt: new Date(clock.now()).toISOString(),
  }
}

/** Reads public web pages: robots.txt is respected, private addresses are refused. */
export function createWebReader(options: WebReaderOptions): WebReader {
  const { clock, log, allowHosts, userAgent, resolve = resolveBySystem, hostGapMs = 1000 } = options
  const limits = { ...defaultLimits, ...options.limits }
  const robots = new Map<string, { at: number; answer: { status: number; body: string } | null }>()
  const isExempt = (url: URL) => isAllowedUrl(allowHosts, url)
  const turn = createTurns((url) => (isExempt(url) ? 0 : hostGapMs))

  function checkUrl(url: URL) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw fault('invalid-url')
    if (url.username || url.password) throw fault('invalid-url')
    if (!isExempt(url) && !PORTS.has(url.port)) throw fault('forbidden-address')
  }

  /**
   * @param obeyRobots checks the robots.txt of each address on the way; off only for robots.txt
   * itself
   */
  async function follow(
    start: URL,
    obeyRobots: boolean,
    signal?: AbortSignal,
  ): Promise<{ url: URL; answer: PageResponse }> {
    let url = start
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      checkUrl(url)
      if (obeyRobots && !(await allowed(url.href))) throw fault('robots')
      const leave = await turn(url, signal)
      const answer = await requestOnce(url, {
        exempt: isExempt(url),
        resolve,
        limits,
        userAgent,
        ...(signal ? { signal } : {}),
      }).finally(leave)
      const location = answer.headers.location
      if (answer.status < 300 || answer.status >= 400 || !location) return { url, answer }
      if (!URL.canParse(location, url)) throw fault('invalid-url')
      const next = new URL(location, url)
      if (url.protocol === 'https:' && next.protocol === 'http:') throw fault('insecure-redirect')
      url = next
    }
    throw fault('too-many-redirects')
  }

  async function allowed(address: string): Promise<boolean> {
    const url = new URL(address)
    const robotsUrl = `${url.origin}/robots.txt`
    const known = robots.get(url.origin)
    let answer = known && clock.now() - known.at < ROBOTS_FOR ? known.answer : undefined
    if (answer === undefined) {
      answer = await follow(new URL(robotsUrl), false).then(
        ({ answer: got }) => ({
          status: got.status,
          body: got.body.subarray(0, 512_000).toString('utf8'),
        }),
        () => null,
      )
      if (robots.size > 500) robots.clear()
      robots.set(url.origin, { at: clock.now(), answer })
    }
    return robotsAllow(robotsUrl, answer, address, userAgent)
  }

  return {
    allowed,
    async page(address, { signal } = {}): Promise<FetchedPage> {
      if (!URL.canParse(address)) throw fault('invalid-url')
      try {
        checkUrl(new URL(address))
        return pageOf(await follow(new URL(address), true, signal), clock)
      } catch (error) {
        if (error instanceof FetchError)
          log.info(
            { host: new URL(address).host, fault: error.fault, status: error.status || undefined },
            'a site could not be read',
          )
        throw error
      }
    },
  }
}
