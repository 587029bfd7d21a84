import { pause } from './until.ts'

/** An answer that came: its status and its body. */
export interface Answer<T> {
  status: number
  body: T
}

/** Calls the API of one tenant. */
export interface Caller {
  /** One try. @throws Error when nothing answers */
  once<T>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T>>
  /**
   * Tries until it is done, as clients do after lost connections and faults of the server.
   * @throws Error when the call is refused
   */
  ok<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<T>
  /** All records of a list with that filter. */
  list<T = Record<string, unknown>>(path: string, filter: object): Promise<T[]>
}

const LONG_REQUEST_TIMEOUT_MS = 120_000
const ONE_CALL = 15_000
/** Answers after which a client tries again. */
const PASSING = new Set([408, 409, 425, 429, 500, 502, 503, 504, 507])

export function callerOf(origin: string, key: string): Caller {
  const caller: Caller = {
    async once(method, path, body, headers = {}) {
      const isText = typeof body === 'string'
      const answer = await fetch(
        path.startsWith('/dev') || path.startsWith('/v1')
          ? `${origin}${path}`
          : `${origin}/api/v1${path}`,
        {
          method,
          headers: {
            authorization: `Bearer ${key}`,
            ...(body === undefined
              ? {}
              : { 'content-type': isText ? 'text/csv' : 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
          signal: AbortSignal.timeout(ONE_CALL),
        },
      )
      const text = await answer.text()
      return {
        status: answer.status,
        body: /^[{[]/.test(text) ? JSON.parse(text) : (text as never),
      }
    },
    async ok(method, path, body, headers) {
      let last = ''
      for (
        const end = performance.now() + LONG_REQUEST_TIMEOUT_MS;
        performance.now() < end;
        await pause(100)
      ) {
        const answer = await caller
          .once(method, path, body, headers)
          .catch((error: Error) => void (last = error.message))
        if (!answer) continue
        if (answer.status < 300) return answer.body as never
        last = `${answer.status} ${JSON.stringify(answer.body).slice(0, 500)}`
        if (!PASSING.has(answer.status)) break
      }
      throw new Error(`${method} ${path}: ${last}`)
    },
    list: (path, filter) =>
      caller.ok(
        'GET',
        `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=${encodeURIComponent('[0,999]')}`,
      ),
  }
  return caller
}
