import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'

/** A new RSA key of 2048 bits, as RFC 8301 recommends: every receiver verifies it. */
export async function makeDkimKey(): Promise<{
  /** PEM, PKCS #8. */
  privateKey: string
  /** The `p=` of the DNS record: DER in base64. */
  publicKey: string
}> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return { privateKey, publicKey: publicKey.toString('base64') }
}
