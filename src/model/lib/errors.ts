import { message, say } from '#language'

/** Every error of the API: code → status and title. `fail` adds the sentence for the case. */
export const errorCatalog = {
  malformed: { status: 400, title: message('The request cannot be read') },
  unauthenticated: { status: 401, title: message('Sign in first') },
  forbidden: { status: 403, title: message('Not allowed') },
  trial_over: { status: 403, title: message('The trial is over') },
  not_found: { status: 404, title: message('Not found') },
  conflict: { status: 409, title: message('Changed by somebody else') },
  in_use: { status: 409, title: message('Still in use') },
  wrong_state: { status: 409, title: message('Not possible in this state') },
  too_large: { status: 413, title: message('Too large') },
  unsupported_media: { status: 415, title: message('This kind of content is not understood') },
  invalid: { status: 422, title: message('Some values are not valid') },
  too_many: { status: 429, title: message('Too many requests') },
  internal: { status: 500, title: message('Something went wrong on our side') },
  unavailable: { status: 503, title: message('Not available right now') },
  disk_full: { status: 507, title: message('The disk is full') },
} as const

export type ErrorCode = keyof typeof errorCatalog

export interface FieldError {
  /** JSON Pointer (RFC 6901) to the faulty field or condition node. */
  path: string
  message: string
}

/**
 * An error that is safe to show. Any other thrown error becomes `internal`, with its text only in
 * the log. It says its sentences in the language of the request, where they are English texts with
 * a translation; a sentence with values comes from `say`, and passes unchanged.
 */
export class ProductError extends Error {
  readonly code: ErrorCode
  readonly errors: readonly FieldError[]
  /** Further members of the problem document, such as `current` on a conflict or `usedBy`. */
  readonly facts: Record<string, unknown>
  constructor(
    code: ErrorCode,
    detail: string,
    errors: readonly FieldError[] = [],
    facts: Record<string, unknown> = {},
  ) {
    super(say(detail))
    this.code = code
    this.errors = errors.map((error) => ({ ...error, message: say(error.message) }))
    this.facts = facts
  }
}

/** Creates an error of the catalog with the sentence for this case, to be thrown. */
export function fail(
  code: ErrorCode,
  detail: string,
  errors: readonly FieldError[] = [],
  facts: Record<string, unknown> = {},
): ProductError {
  return new ProductError(code, detail, errors, facts)
}

/** @throws ProductError `invalid` with the first sentence and all faults, when there are any */
export function assertNoFaults(faults: readonly FieldError[]): void {
  const [first] = faults
  if (first) throw fail('invalid', first.message, faults)
}

/** RFC 9457 problem details; `message` repeats `detail` for clients that read that name. */
export function problemDetails(error: ProductError): Record<string, unknown> {
  const { status, title } = errorCatalog[error.code]
  return {
    type: 'about:blank',
    title: say(title),
    status,
    code: error.code,
    detail: error.message,
    message: error.message,
    errors: error.errors,
    ...error.facts,
  }
}
