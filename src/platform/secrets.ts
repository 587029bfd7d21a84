import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'

/** Seals values that must be read again (mailbox passwords), so that a copied database gives none away. */
export interface Secrets {
  /** AES-256-GCM (NIST SP 800-38D) with a fresh nonce; the text begins with `v1.`. An empty text stays empty. */
  seal(plain: string): string
  /** @throws Error when the text was sealed with another key or was changed. */
  open(sealed: string): string
}

/** @param key any text; its SHA-256 is the key. */
export function createSecrets(key: string): Secrets {
  const secret = createHash('sha256').update(key).digest()
  return {
    seal(plain) {
      if (plain === '') return ''
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', secret, nonce)
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open(sealed) {
      if (sealed === '') return ''
      if (!sealed.startsWith('v1.')) throw new Error('this secret was not sealed by the product')
      const bytes = Buffer.from(sealed.slice(3), 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}

/** SHA-256 in hex: how tokens, keys and suppressed addresses are kept. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

const WEBHOOK_SECRET = 'whsec_'

/** A secret in the shape of Standard Webhooks: 32 random bytes. */
export const newWebhookSecret = (): string =>
  `${WEBHOOK_SECRET}${randomBytes(32).toString('base64')}`

/**
 * The header `webhook-signature` (https://www.standardwebhooks.com, "Signature scheme"): HMAC-SHA256 over id, time and content.
 * @param seconds since 1970
 */
export function signWebhook(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.slice(WEBHOOK_SECRET.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
}
