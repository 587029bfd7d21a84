import { randomBytes } from '#model/lib/random-bytes.ts'
import { base64url } from '#model/lib/random-token.ts'
import { sha256, type Secrets } from '#platform/secrets.ts'
import { isUuid } from '#model/lib/ids.ts'

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.replaceAll('-', '').match(/../g)!, (pair) => parseInt(pair, 16))

/** 32 bytes that cannot be guessed without the key, always the same for a row. */
const steadyBytes = (secrets: Pick<Secrets, 'sign'>, id: string) =>
  bytesOf(sha256(secrets.sign(`opt-out ${id}`)))

/**
 * The secret of the opt-out link in an email of a campaign. It is the same at every attempt to send
 * the row, because a person may have got an earlier copy. Only its SHA-256 is stored.
 */
export const optOutSecret = (secrets: Pick<Secrets, 'sign'>, id: string): string =>
  base64url(steadyBytes(secrets, id))

/**
 * Creates the token of an opt-out link: the location of the row and 16 more bytes. 64 characters;
 * only its SHA-256 is stored.
 * @param secrets makes the token the same at every attempt to send the row; random without it
 */
export function newOptOutToken(
  tenantId: string,
  id: string,
  secrets: Pick<Secrets, 'sign'> | null = null,
): string {
  const bytes = new Uint8Array(48)
  bytes.set(bytesOf(tenantId), 0)
  bytes.set(bytesOf(id), 16)
  bytes.set(secrets ? steadyBytes(secrets, id).subarray(0, 16) : randomBytes(16), 32)
  return base64url(bytes)
}

/** Decodes the location of a token's row; null for an invalid token. */
export function placeOfToken(token: string): { tenantId: string; id: string } | null {
  if (!/^[A-Za-z0-9_-]{64}$/.test(token)) return null
  const hex = [...atob(token.replaceAll('-', '+').replaceAll('_', '/'))]
    .map((sign) => sign.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('')
  const uuid = (at: number) =>
    hex.slice(at, at + 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const [tenantId, id] = [uuid(0), uuid(32)]
  return isUuid(tenantId) && isUuid(id) ? { tenantId, id } : null
}
