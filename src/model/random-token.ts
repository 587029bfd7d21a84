import { randomBytes } from './random-bytes.ts'

/**
 * 32 random bytes as base64url, for links and keys that cannot be guessed. Store only its SHA-256.
 */
export function randomToken(): string {
  return btoa(String.fromCharCode(...randomBytes(32)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
