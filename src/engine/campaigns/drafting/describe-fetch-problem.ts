import { FetchError } from '#platform/web/web.ts'

/** Why a site could not be read, for people; null when the error is of another kind. */
export function describeFetchProblem(error: unknown): string | null {
  if (!(error instanceof FetchError)) return null
  if (error.fault === 'http-status')
    return error.status === 404
      ? 'There is no page at this address (404).'
      : error.status === 403 || error.status === 401
        ? `The site refused to show the page (${error.status}).`
        : `The site answered with an error (${error.status}).`
  return error.message
}
