import {
  createHmac,
  createPublicKey,
  createVerify,
  timingSafeEqual,
  verify,
  createHash,
} from 'node:crypto'

/*
 * Verification of signatures that other services make. Nothing here throws: what cannot be read
 * does not verify.
 */

/** Compares secrets without revealing by its duration how far they agree. */
export function sameSecret(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(wanted))
}

/** Whether a hexadecimal signature is the HMAC-SHA256 of the text. */
export const isHmacOf = (signature: string, text: string, key: string): boolean =>
  sameSecret(signature.toLowerCase(), createHmac('sha256', key).update(text).digest('hex'))

/**
 * Whether an ECDSA signature (base64) covers the bytes.
 * @param key a public key, PEM or the base64 of its DER (SubjectPublicKeyInfo)
 */
export function isEcdsaOf(signature: string, bytes: Uint8Array, key: string): boolean {
  try {
    const bare = key.replace(/-----[A-Z ]+-----|\s/g, '')
    const publicKey = createPublicKey({
      key: Buffer.from(bare, 'base64'),
      format: 'der',
      type: 'spki',
    })
    return verify('sha256', bytes, publicKey, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

/**
 * Whether an RSA signature (base64) covers the text.
 * @param certificate PEM of a certificate or public key
 */
export function isRsaOf(
  signature: string,
  text: string,
  certificate: string,
  hash: 'SHA1' | 'SHA256',
): boolean {
  try {
    return createVerify(`RSA-${hash}`).update(text, 'utf8').verify(certificate, signature, 'base64')
  } catch {
    return false
  }
}
