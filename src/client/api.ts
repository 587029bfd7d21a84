import { currentLanguage, say } from '#language'
import { paging } from '#model/api/paging.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { ApiError, cancelled, problemOf, tooSlow, unreachable, unread } from './api-error.ts'
import { session } from './session.ts'
import { tenantChoice } from './tenant-choice.ts'

export { ApiError, problemOf } from './api-error.ts'

/** Set from `idempotencyKey` alone: a browser joins two spellings of a header to a third value. */
type KeyHeader = 'Idempotency-Key' | 'idempotency-key'

export interface CallOptions {
  signal?: AbortSignal
  /** Milliseconds; default 30 s. */
  timeout?: number
  query?: Record<string, string | number | boolean | null | undefined>
  headers?: Record<string, string> & { [name in KeyHeader]?: never }
  /** The version of the record that was read; sent as If-Match, an outdated one fails with 409. */
  version?: number
  /**
   * Idempotency key of a POST: retries with the same key return the same response. Generated per
   * call if absent. A dialog makes one for each intention with `useIntentionKey`.
   */
  idempotencyKey?: string
  /** Continues after the page is left; for small bodies (the Fetch standard allows 64 KiB). */
  keepalive?: boolean
  /** False omits the bearer token. */
  bearer?: boolean
}

export interface ListRequest {
  sort?: readonly [field: string, order: 'ASC' | 'DESC']
  /** First and last row, both counted from 0; the server limits a page to 50. */
  range?: readonly [from: number, to: number]
  filter?: Record<string, unknown>
}

export interface ListPage<T> {
  rows: T[]
  total: number
  /** The range the server returned, after its limit. */
  range: readonly [from: number, to: number]
}

export interface RawAnswer {
  status: number
  headers: Headers
  body: unknown
}

const BASE = '/api/v1'
/** Rows after which a list that is read whole ends. */
const MAX_WHOLE_LIST = 1000

/** URL of a call below /api/v1, with its query. */
export function apiUrl(path: string, query: CallOptions['query'] = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, String(value))
  const text = search.toString()
  return `${BASE}${path.startsWith('/') ? path : `/${path}`}${text ? `?${text}` : ''}`
}

/**
 * Parses `items 0-29/84` or `0-29/84` (RFC 9110, section 14.4, as ra-data-simple-rest reads it).
 */
export function parseContentRange(
  header: string | null,
  received: number,
): { range: readonly [number, number]; total: number } {
  const found = header?.match(/(?<!\d)(\d+)-(\d+)\/(\d+)\s*$/)
  if (found) return { range: [Number(found[1]), Number(found[2])], total: Number(found[3]) }
  const empty = header?.match(/\*\/(\d+)\s*$/)
  return { range: [0, Math.max(0, received - 1)], total: empty ? Number(empty[1]) : received }
}

async function readBody(answer: Response): Promise<unknown> {
  if (answer.status === 204) return undefined
  const type = answer.headers.get('content-type') ?? ''
  const text = await answer.text().catch((error: unknown) => {
    // A part of an answer is none, except that its status says that the call failed.
    if (answer.ok) throw unread(error)
    return ''
  })
  if (!/[/+]json/.test(type)) return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

async function send(
  { method, path, body }: { method: string; path: string; body: unknown },
  options: CallOptions,
  token: string | null,
): Promise<Response> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': currentLanguage(),
    ...(options.headers as Record<string, string> | undefined),
  }
  if (token) headers['authorization'] = `Bearer ${token}`
  const tenant = token ? tenantChoice.get() : null
  if (tenant) headers['x-tenant-id'] ??= tenant.id
  if (options.version !== undefined) headers['if-match'] = String(options.version)
  if (method === 'POST' && options.idempotencyKey)
    headers['idempotency-key'] = options.idempotencyKey
  let payload: BodyInit | undefined
  if (body instanceof FormData || body instanceof Blob || typeof body === 'string') payload = body
  else if (body !== undefined) {
    payload = JSON.stringify(body)
    headers['content-type'] ??= 'application/json'
  }
  const timeout = AbortSignal.timeout(options.timeout ?? 30_000)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  try {
    return await fetch(apiUrl(path, options.query), {
      method,
      headers,
      body: payload,
      signal,
      keepalive: options.keepalive ?? false,
    })
  } catch {
    if (options.signal?.aborted) throw cancelled()
    if (timeout.aborted) throw tooSlow()
    throw unreachable()
  }
}

interface Called {
  answer: Response
  body: unknown
}

/** POSTs that are not answered yet, by what they ask. */
const unanswered = new Map<string, Promise<Called>>()

/**
 * What a POST asks, for those that change something: a second press of the same button gets the
 * answer of the first. Calls with a signal read.
 */
function writeOf(method: string, path: string, body: unknown, options: CallOptions): string | null {
  if (method !== 'POST' || options.signal || typeof body === 'string') return null
  if (body instanceof Blob || body instanceof FormData) return null
  return JSON.stringify([path, options.query, options.idempotencyKey, options.headers, body])
}

/** One call; a POST that repeats an unanswered one shares its answer. */
function call(method: string, path: string, body: unknown, options: CallOptions): Promise<Called> {
  const write = writeOf(method, path, body, options)
  if (write === null) return callOnce(method, path, body, options)
  const first = unanswered.get(write)
  if (first) return first
  const made = callOnce(method, path, body, options).finally(() => unanswered.delete(write))
  unanswered.set(write, made)
  return made
}

/**
 * One call, with the bearer token if a user is signed in. A 401 renews the token and retries once;
 * a second 401 requires a new sign-in.
 * @throws ApiError
 */
async function callOnce(
  method: string,
  path: string,
  body: unknown,
  options: CallOptions,
): Promise<Called> {
  const keyed =
    method === 'POST'
      ? { ...options, idempotencyKey: options.idempotencyKey ?? crypto.randomUUID() }
      : options
  const token =
    options.bearer === false ? null : await session.getToken().catch(unreachableProvider)
  let answer = await send({ method, path, body }, keyed, token)
  if (answer.status === 401 && token) {
    const renewed = await session.getToken({ force: true }).catch(() => null)
    if (renewed) answer = await send({ method, path, body }, keyed, renewed)
    if (answer.status === 401) session.signInAgain()
  }
  const content = await readBody(answer)
  if (!answer.ok) throw problemOf(answer.status, content)
  return { answer, body: content }
}

function unreachableProvider(): never {
  throw new ApiError(
    0,
    'network',
    say('The sign-in service could not be reached. Nothing was lost. Try again.'),
  )
}

/** The product's API. Paths are below /api/v1 and begin with a slash. */
export const api = {
  async get<T>(path: string, options: CallOptions = {}): Promise<T> {
    return (await call('GET', path, undefined, options)).body as T
  },
  async post<T = unknown>(path: string, body?: unknown, options: CallOptions = {}): Promise<T> {
    return (await call('POST', path, body, options)).body as T
  },
  async put<T = unknown>(path: string, body?: unknown, options: CallOptions = {}): Promise<T> {
    return (await call('PUT', path, body, options)).body as T
  },
  async patch<T = unknown>(path: string, body?: unknown, options: CallOptions = {}): Promise<T> {
    return (await call('PATCH', path, body, options)).body as T
  },
  async del<T = unknown>(path: string, options: CallOptions = {}): Promise<T> {
    return (await call('DELETE', path, undefined, options)).body as T
  },

  /**
   * One page of a list, in the dialect of ra-data-simple-rest. Default: page 0 of 30 rows, newest
   * first.
   */
  async list<T>(
    path: string,
    query: ListRequest = {},
    options: CallOptions = {},
  ): Promise<ListPage<T>> {
    const range = query.range ?? [0, paging.defaultSize - 1]
    const { answer, body } = await call('GET', path, undefined, {
      ...options,
      query: {
        sort: JSON.stringify(query.sort ?? paging.defaultSort),
        range: JSON.stringify(range),
        ...(query.filter && Object.keys(query.filter).length > 0
          ? { filter: JSON.stringify(query.filter) }
          : {}),
        ...options.query,
      },
    })
    const rows = Array.isArray(body) ? (body as T[]) : []
    return { rows, ...parseContentRange(answer.headers.get('content-range'), rows.length) }
  },

  /**
   * The rows of every page of a list, at most about 1,000: for choices and histories that are shown
   * whole.
   */
  async all<T>(
    path: string,
    query: Omit<ListRequest, 'range'> = {},
    options: CallOptions = {},
  ): Promise<T[]> {
    const rows: T[] = []
    for (;;) {
      const range = [rows.length, rows.length + paging.maxSize - 1] as const
      const page = await api.list<T>(path, { ...query, range }, options)
      rows.push(...page.rows)
      if (page.rows.length < paging.maxSize || rows.length >= Math.min(page.total, MAX_WHOLE_LIST))
        return rows
    }
  },

  /** Status, headers and body of any successful call, for data providers and downloads. */
  async raw(
    method: string,
    path: string,
    body?: unknown,
    options: CallOptions = {},
  ): Promise<RawAnswer> {
    const done = await call(method, path, body, options)
    return { status: done.answer.status, headers: done.answer.headers, body: done.body }
  },

  /**
   * Downloads a file with the bearer token and saves it through the browser; with `post` by a POST
   * of that body. `onLines` receives the number of lines so far and the server's row count (null if
   * unknown).
   */
  async download(
    path: string,
    fileName: string,
    {
      onLines,
      post,
      ...options
    }: CallOptions & {
      onLines?: (lines: number, total: number | null) => void
      post?: unknown
    } = {},
  ): Promise<void> {
    const token = await session.getToken().catch(unreachableProvider)
    const answer = await send(
      { method: post === undefined ? 'GET' : 'POST', path, body: post },
      { timeout: DOWNLOAD_TIMEOUT, ...options },
      token,
    )
    if (!answer.ok) throw problemOf(answer.status, await readBody(answer))
    const file =
      onLines && answer.body
        ? await readLines(answer, answer.body, onLines, options.signal)
        : await answer.blob()
    const url = URL.createObjectURL(file)
    const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  },
}

/** Enough for a million rows on a slow connection. */
const DOWNLOAD_TIMEOUT = 30 * 60_000
const LINE_FEED = 10

async function readLines(
  answer: Response,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onLines: (lines: number, total: number | null) => void,
  signal: AbortSignal | undefined,
): Promise<Blob> {
  const given = answer.headers.get('x-total-count')
  const total = given === null ? null : Number(given)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let lines = 0
  const reader = body.getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return new Blob(parts, { type: answer.headers.get('content-type') ?? '' })
      parts.push(value)
      for (const byte of value) if (byte === LINE_FEED) lines += 1
      onLines(total === null ? lines : Math.min(lines, total), total)
    }
  } catch (error) {
    if (signal?.aborted) throw new ApiError(0, 'aborted', say('The call was cancelled.'))
    throw new ApiError(
      0,
      'network',
      say('The download stopped after {lines} lines ({reason}). Try again.', {
        lines,
        reason: messageOf(error),
      }),
    )
  }
}

/** Whether the server answered: a call that failed otherwise may have been carried out. */
export const isAnswered = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status > 0

/** A message to show for any thrown value. */
export function errorSentence(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.detail || fallback
  return fallback
}
