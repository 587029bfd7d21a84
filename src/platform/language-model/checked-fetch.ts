import { openAnswer, readBody, type Resolve } from '#platform/web/request-page.ts'
import { joinStream } from './read-answer.ts'

export interface CallLimits {
  connectMs: number
  /** From the request to the first byte of the answer, which a model may think about. */
  headersMs: number
  totalMs: number
}

/** Largest answer, in bytes. */
const MAX_ANSWER = 1024 * 1024

const KEPT_HEADERS = ['retry-after', 'retry-after-ms', 'x-request-id'] as const

/**
 * A `fetch` that follows the product's rules for outgoing requests: the address is resolved once
 * and checked, redirects are not followed, and time and size are limited.
 * @param exempt whether the host may have a private address
 */
export function checkedFetch(exempt: boolean, resolve: Resolve, limits: CallLimits): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const body = typeof init?.body === 'string' ? init.body : ''
    const response = await openAnswer(url, {
      exempt,
      resolve,
      limits,
      method: init?.method ?? 'GET',
      headers: {
        ...Object.fromEntries(new Headers(init?.headers)),
        'accept-encoding': 'gzip, deflate, br',
        'content-length': String(Buffer.byteLength(body)),
      },
      body,
      ...(init?.signal ? { signal: init.signal } : {}),
    })
    try {
      const answer = await readBody(response, MAX_ANSWER)
      const text = answer.body.toString('utf8')
      const isStream = String(response.headers['content-type']).includes('text/event-stream')
      const kept = KEPT_HEADERS.flatMap((name) => {
        const value = response.headers[name]
        return typeof value === 'string' ? [[name, value] as [string, string]] : []
      })
      const status = response.statusCode ?? 502
      return new Response(isStream ? joinStream(text) : text, {
        // `Response` takes no others.
        status: status >= 200 && status <= 599 ? status : 502,
        headers: [['content-type', 'application/json'], ...kept],
      })
    } finally {
      response.destroy()
    }
  }
}
