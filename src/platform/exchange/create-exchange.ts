import { message } from '#language'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  explain,
  openAnswer,
  readBody,
  resolveBySystem,
  type Resolve,
} from '#platform/web/request-page.ts'
import { FetchError } from '#platform/web/web.ts'
import { errorOf } from '#model/lib/thrown.ts'
import { createPlaceRules, isFolder, type PlaceRules } from './place-rules.ts'
import { fetchWhole, filesIn, readFileOf } from './read-whole.ts'
import type { CallAnswer, Exchange, OutsideFile } from './exchange.ts'

export interface ExchangeOptions {
  /** `host` or `host:port` entries that may have a private address, plain HTTP and any port. */
  allowHosts: readonly string[]
  /** Root folder for file exchange; empty: none. */
  folder: string
  userAgent: string
  resolve?: Resolve
}

const CALL = { connectMs: 5000, headersMs: 15_000, totalMs: 20_000 }
const FILE = { connectMs: 5000, headersMs: 60_000, totalMs: 30 * 60_000 }
const KEPT_ANSWER = 2000
const MAX_STAMP = 500
const FILE_NAME = /\.(csv|tsv|txt|ndjson|jsonl)$/i

/** How addresses are called. */
interface ExchangeParts {
  rules: PlaceRules
  userAgent: string
  resolve: Resolve
}

/**
 * Opens a file at the first read of a piece, so that a file that cannot be opened is a fault
 * of its reader.
 */
async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path) as AsyncIterable<Uint8Array>
  } catch {
    throw new FetchError('invalid-url', message('The file in the folder cannot be read.'))
  }
}

/**
 * The newest file of a folder; null when the folder is empty or that file still has the known
 * stamp.
 */
async function newestIn(path: string, known: string): Promise<OutsideFile | null> {
  const names = (await readdir(path).catch(() => [])).filter(
    (name) => FILE_NAME.test(name) && !name.startsWith('.'),
  )
  // Another program may take a file away in the meantime.
  const files = await Promise.all(
    names.map((name) =>
      stat(join(path, name)).then(
        (facts) => [{ name, facts }],
        () => [],
      ),
    ),
  )
  const newest = files
    .flat()
    .filter(({ facts }) => facts.isFile())
    .toSorted((a, b) => b.facts.mtimeMs - a.facts.mtimeMs || (a.name < b.name ? 1 : -1))[0]
  if (!newest) return null
  const stamp = `${newest.name} ${newest.facts.size} ${Math.floor(newest.facts.mtimeMs)}`
  return stamp === known
    ? null
    : { name: newest.name, stamp, chunks: piecesOf(join(path, newest.name)) }
}

/** The file at an address; null when the server reports that it is unchanged. */
async function fetchFile(
  { rules, userAgent, resolve }: ExchangeParts,
  place: string,
  known: string,
): Promise<OutsideFile | null> {
  const url = rules.checkedUrl(place)
  const [tag, since] = known.startsWith('{')
    ? (Object.values(JSON.parse(known) as Record<string, string>) as [string, string])
    : ['', '']
  const asked = {
    ...(tag ? { 'if-none-match': tag } : {}),
    ...(since && !tag ? { 'if-modified-since': since } : {}),
  }
  const response = await openAnswer(url, {
    exempt: rules.isExempt(url),
    resolve,
    limits: FILE,
    headers: {
      'user-agent': userAgent,
      accept: 'text/csv, application/x-ndjson, */*;q=0.5',
      ...asked,
    },
  })
  const status = response.statusCode ?? 0
  if (status !== 200) response.destroy()
  if (status === 304) return null
  if (status !== 200) throw new FetchError('http-status', `The address answered ${status}.`, status)
  const stamp = JSON.stringify({
    tag: response.headers.etag ?? '',
    since: response.headers['last-modified'] ?? '',
  })
  return {
    name: (url.pathname.split('/').at(-1) || url.hostname).slice(0, 200),
    stamp: stamp.length > MAX_STAMP ? '' : stamp,
    chunks: response,
  }
}

/** Sends a text to an address and returns the beginning of the response. */
async function callAddress(
  { rules, userAgent, resolve }: ExchangeParts,
  place: string,
  { headers, body, method = 'POST' }: Parameters<Exchange['call']>[1],
): Promise<CallAnswer> {
  const url = rules.checkedUrl(place)
  const response = await openAnswer(url, {
    exempt: rules.isExempt(url),
    resolve,
    limits: CALL,
    method,
    headers: {
      'user-agent': userAgent,
      'content-length': String(Buffer.byteLength(body)),
      ...headers,
    },
    body,
  })
  try {
    const answer = await readBody(response, KEPT_ANSWER)
    return {
      status: response.statusCode ?? 0,
      text: answer.body.toString('utf8').replaceAll('\0', ''),
    }
  } catch (error) {
    throw explain(errorOf(error))
  } finally {
    response.destroy()
  }
}

/** Uploads a file to an address (PUT). */
async function putAt(
  { rules, userAgent, resolve }: ExchangeParts,
  place: string,
  { type, chunks }: { type: string; chunks: AsyncIterable<Uint8Array> },
): Promise<void> {
  const url = rules.checkedUrl(place)
  const response = await openAnswer(url, {
    exempt: rules.isExempt(url),
    resolve,
    limits: { ...FILE, headersMs: FILE.totalMs },
    method: 'PUT',
    headers: { 'user-agent': userAgent, 'content-type': type },
    body: chunks,
  })
  response.destroy()
  const status = response.statusCode ?? 0
  if (status < 200 || status > 299)
    throw new FetchError('http-status', `The address answered ${status}.`, status)
}

/** Writes a file into a folder atomically. */
async function putInto(
  path: string,
  name: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<void> {
  await mkdir(path, { recursive: true })
  // Written under another name until it is complete, so that no reader picks up a partial file.
  const making = join(path, `.${name}.part`)
  try {
    await pipeline(chunks, createWriteStream(making))
    await rename(making, join(path, name))
  } catch (error) {
    await rm(making, { force: true })
    throw error
  }
}

export function createExchange({
  allowHosts,
  folder,
  userAgent,
  resolve = resolveBySystem,
}: ExchangeOptions): Exchange {
  const rules = createPlaceRules(allowHosts, folder)
  const caller: ExchangeParts = { rules, userAgent, resolve }
  return {
    faultOf: rules.faultOf,
    call: (place, request) => callAddress(caller, place, request),
    open: async (place, tenantId, known) =>
      isFolder(place)
        ? newestIn(rules.pathOf(place, tenantId), known)
        : fetchFile(caller, place, known),
    list: async (place, tenantId, fits) => filesIn(rules.pathOf(place, tenantId), fits),
    async read(place, tenantId, { name = '', token = '', max }) {
      if (isFolder(place)) return readFileOf(rules.pathOf(place, tenantId), name, max)
      const url = rules.checkedUrl(place)
      return fetchWhole(url, {
        exempt: rules.isExempt(url),
        resolve,
        max,
        headers: {
          'user-agent': userAgent,
          accept: '*/*',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
      })
    },
    put: async (place, tenantId, name, type, chunks) =>
      isFolder(place)
        ? putInto(rules.pathOf(place, tenantId), name, chunks)
        : putAt(caller, place, { type, chunks }),
  }
}
