/**
 * Maximum age of the last read of an inbox, in milliseconds. An older inbox may contain an unread
 * reply that must hold back a follow-up.
 */
export const FRESH_INBOX = 15 * 60_000
