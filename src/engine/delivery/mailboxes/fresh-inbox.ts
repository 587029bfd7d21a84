/**
 * An inbox read this lately (milliseconds) is known; in one that was not, an answer may lie that
 * must hold a follow-up back.
 */
export const FRESH_INBOX = 15 * 60_000
