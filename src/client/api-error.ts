import { say } from '#language'
import type { FieldError } from '#model/lib/errors.ts'

/**
 * A failed call. `status` is 0 without a response: `code` is then `network`, `timeout` or
 * `aborted`.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** A message to show; empty if the server sent none. */
  readonly detail: string
  readonly errors: readonly FieldError[]
  /** Other members of the problem document, such as `current` on a conflict or `usedBy`. */
  readonly facts: Record<string, unknown>
  constructor(
    status: number,
    code: string,
    detail: string,
    errors: readonly FieldError[] = [],
    facts: Record<string, unknown> = {},
  ) {
    super(detail || say('The server answered {status}.', { status: String(status) }))
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.detail = detail
    this.errors = errors
    this.facts = facts
  }
}

/** No answer, or only a part of one. */
export const unreachable = () =>
  new ApiError(0, 'network', say("Couldn't reach the server. Check your connection and try again."))

/** No answer in time. */
export const tooSlow = () =>
  new ApiError(
    0,
    'timeout',
    say('The server took too long to respond. Nothing was lost. Try again.'),
  )
/** The caller gave the call up. */
export const cancelled = () => new ApiError(0, 'aborted', say('The call was cancelled.'))

/** The error of an answer whose body could not be read, by what ended it. */
export function unread(error: unknown): ApiError {
  const name = error instanceof Error ? error.name : ''
  if (name === 'AbortError') return cancelled()
  return name === 'TimeoutError' ? tooSlow() : unreachable()
}

/**
 * Converts a problem document (RFC 9457) to an error; also accepts a bare `message` or an empty
 * body.
 */
export function problemOf(status: number, body: unknown): ApiError {
  const document = (body !== null && typeof body === 'object' ? body : {}) as Record<
    string,
    unknown
  >
  const {
    type: _type,
    title: _title,
    status: _status,
    code,
    detail,
    message,
    errors,
    ...facts
  } = document
  const text = [detail, message].find((value) => typeof value === 'string' && value !== '') as
    | string
    | undefined
  const { requestId } = facts
  // Support finds the failure in the log by this id.
  const named =
    typeof requestId === 'string'
      ? ` ${say('Request ID for support: {id}.', { id: requestId })}`
      : ''
  return new ApiError(
    status,
    typeof code === 'string' ? code : `status_${status}`,
    text ? text + named : '',
    Array.isArray(errors) ? (errors as FieldError[]) : [],
    facts,
  )
}
