import { errorOf } from '#model/lib/thrown.ts'
import { FetchError } from '#platform/web/web.ts'
import { objectOf } from '#model/lib/is-object.ts'
import { ModelFailure, type ModelFault } from './language-model.ts'

interface CallError {
  statusCode?: number
  responseHeaders?: Record<string, string>
  responseBody?: string
}

/** The error of the innermost cause, because the library wraps some. */
const inner = (error: unknown): unknown => {
  const { cause, lastError } = objectOf(error)
  return lastError ?? (cause instanceof FetchError ? cause : error)
}

const SENTENCES: Record<number, string> = {
  400: 'The endpoint did not accept the request (400). Check that it knows chat completions.',
  401: 'The endpoint refused the key (401).',
  402: 'The endpoint asks for payment (402).',
  403: 'The endpoint refused the key (403).',
  404: 'The endpoint knows no such address or model (404).',
}

/** Seconds that an endpoint asks to wait; null where it does not say. */
export function retryAfter({ responseHeaders = {} }: CallError): number | null {
  const ms = Number(responseHeaders['retry-after-ms'])
  if (Number.isFinite(ms) && responseHeaders['retry-after-ms']) return ms / 1000
  const seconds = Number(responseHeaders['retry-after'])
  return Number.isFinite(seconds) && responseHeaders['retry-after'] ? seconds : null
}

const faultOf = (status: number): ModelFault => {
  if (status === 429) return 'rate-limited'
  return status >= 500 || status === 408 ? 'server-error' : 'refused'
}

/** Whether an endpoint refuses to promise a form of its answer. */
export const isShapeRefused = (error: unknown): boolean => {
  const { statusCode, responseBody = '' } = inner(error) as CallError
  return (
    (statusCode === 400 || statusCode === 422) &&
    /response_format|json_schema|json schema|structured/i.test(responseBody)
  )
}

/** The failure of one attempt, and how long the endpoint asks to wait. */
export function explainFailure(error: unknown): { failure: ModelFailure; wait: number | null } {
  const known = inner(error)
  if (known instanceof ModelFailure) return { failure: known, wait: null }
  const { name } = errorOf(known)
  if (name === 'AbortError' || name === 'TimeoutError') return { failure: timedOut(), wait: null }
  if (known instanceof FetchError)
    return {
      failure:
        known.fault === 'timeout'
          ? timedOut()
          : new ModelFailure(
              'unreachable',
              'The endpoint could not be reached. Check the address.',
            ),
      wait: null,
    }
  const call = known as CallError
  const { statusCode: status } = call
  // An answer that is not that of a chat completion is no use, whatever its status.
  if (!status || status < 300)
    return {
      failure: new ModelFailure('invalid-answer', 'The answer is not that of a chat completion.'),
      wait: null,
    }
  const wait = retryAfter(call)
  const busy =
    wait === null
      ? 'The endpoint asks for fewer requests (429). Try again later.'
      : `The endpoint asks to wait ${Math.ceil(wait)} s (429).`
  const message =
    status === 429
      ? busy
      : (SENTENCES[status] ??
        (status >= 500
          ? `The endpoint failed (${status}). Try again later.`
          : `The endpoint refused the request (${status}).`))
  return { failure: new ModelFailure(faultOf(status), message), wait }
}

const timedOut = () => new ModelFailure('timeout', 'The model took too long to answer.')

/** Issues that may pass within seconds. A call that timed out has used its time. */
export const isPassing = ({ issue }: ModelFailure): boolean =>
  issue === 'rate-limited' || issue === 'server-error' || issue === 'unreachable'
