import { randomBytes } from './random-bytes.ts'

/** Bytes as base64url (RFC 4648, section 5), without padding. */
export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * 32 random bytes as base64url, for links and keys that cannot be guessed (RFC 8058, section 3.1).
 * Store only its SHA-256.
 */
export const randomToken = (): string => base64url(randomBytes(32))
