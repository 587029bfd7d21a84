/**
 * How long a call may take that takes in a file, or compares or writes a whole configuration; in
 * milliseconds.
 */
export const LONG_REQUEST_TIMEOUT_MS = 5 * 60_000
