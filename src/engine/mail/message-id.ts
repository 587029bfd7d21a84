import { randomBytes } from '#model/lib/random-bytes.ts'
import { base64url } from '#model/lib/random-token.ts'

/**
 * Creates a Message-ID in the mailbox's domain (RFC 5322, section 3.6.4), so that it aligns with
 * the sender.
 */
export const newRfcId = (id: string, address: string): string =>
  `<${id}.${base64url(randomBytes(6)).toLowerCase()}@${address.slice(address.lastIndexOf('@') + 1)}>`
