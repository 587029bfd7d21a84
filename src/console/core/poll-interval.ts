/** How often a screen asks for the state of work that is under way, in milliseconds. */
export const POLL_INTERVAL_MS = 1000
