/** How long a call may take that takes in a file, or compares or writes a whole configuration; in milliseconds. */
export const PATIENCE = 5 * 60_000
