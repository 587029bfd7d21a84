import { message } from '#language'
import { FetchError } from '#platform/web/web.ts'

const REFUSED = message('The site refused to show the page. It may be open to browsers only.')

/** What some HTTP statuses mean for a person who entered the address. */
const STATUSES: Readonly<Record<number, string>> = {
  401: REFUSED,
  403: REFUSED,
  404: message('There is no page at this address (404).'),
  410: message('The page at this address was removed (410).'),
  429: message('The site limits how often programs may read it (429). Try again later.'),
}
const SERVER_FAILED = message('The server of the site failed. Try again later.')
const OTHER_STATUS = message('The site answered with an error instead of the page.')

/**
 * Why a site could not be read, as an English text without values, by which it is translated; null
 * when the error is of another kind.
 */
export function describeFetchProblem(error: unknown): string | null {
  if (!(error instanceof FetchError)) return null
  if (error.fault !== 'http-status') return error.message
  return STATUSES[error.status] ?? (error.status >= 500 ? SERVER_FAILED : OTHER_STATUS)
}
