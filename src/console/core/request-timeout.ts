/**
 * Timeout of calls that upload a file, or compare or write a whole configuration, in milliseconds.
 */
export const LONG_REQUEST_TIMEOUT_MS = 5 * 60_000
