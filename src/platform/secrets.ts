import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/**
 * Seals values that must be read again (mailbox passwords), so that a copied database reveals none.
 * One key seals; older ones only open. A place (`sealPlace`) is authenticated with each value, so a
 * sealed value copied into another row or field does not open there.
 */
export interface Secrets {
  /** The id of the sealing key, derived from it without revealing it. */
  readonly keyId: string
  /** Ids of the keys that can only open. */
  readonly olderKeyIds: readonly string[]
  /** The prefix of every value sealed with the current key. */
  readonly prefix: string
  /**
   * AES-256-GCM (NIST SP 800-38D) with a fresh nonce and the place as additional authenticated
   * data. The text is `v2.<key id>.<nonce, tag and cipher text>`. An empty text stays empty.
   */
  seal(plain: string, place: string): string
  /**
   * Opens `v2` with the key it names, and `v1` (which names no key and is bound to no place) with
   * any key.
   * @throws SealError when no configured key opens it, or it was changed or sealed for another
   * place
   */
  open(sealed: string, place: string): string
  /** HMAC-SHA256 with a separate key, for cookies: 32 characters. */
  sign(text: string): string
  /** Whether one of the keys made this signature. */
  verify(text: string, signature: string): boolean
}

/** A sealed value that cannot be opened here. */
export class SealError extends Error {}

/**
 * The place that a sealed value is bound to. Entity and field are schema names: renaming one needs
 * a migration that seals the values again.
 */
export const sealPlace = (entity: string, field: string, id: string, tenantId = ''): string =>
  `${entity}.${field}/${tenantId}/${id}`

interface Key {
  id: string
  /** For `v2`. */
  sealing: Buffer
  /** For `v1`, which took the SHA-256 of the text. */
  legacy: Buffer
  signing: Buffer
}

/** RFC 5869: separate keys for separate uses, and an id that reveals none of them. */
function keyOf(text: string): Key {
  const derive = (use: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', text, 'outrider', use, bytes))
  return {
    id: derive('key id', 5).toString('hex'),
    sealing: derive('seal', 32),
    legacy: createHash('sha256').update(text).digest(),
    signing: derive('sign', 32),
  }
}

function decrypt(key: Buffer, body: string, place: string | null): string {
  const bytes = Buffer.from(body, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), {
    authTagLength: 16,
  })
  if (place !== null) decipher.setAAD(Buffer.from(place))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

function openWithAny(keys: readonly Key[], sealed: string): string {
  for (const { legacy } of keys)
    try {
      return decrypt(legacy, sealed.slice(3), null)
    } catch {
      // Sealed with another key: try the next one.
    }
  throw new SealError('This secret was sealed with another key, or was changed.')
}

function openNamed(keys: readonly Key[], sealed: string, place: string): string {
  const [, id, body = ''] = sealed.split('.')
  const key = keys.find((candidate) => candidate.id === id)
  if (!key)
    throw new SealError(
      `This secret was sealed with the key ${id}, which is not configured. Add that key to SECRET_KEY_PREVIOUS.`,
    )
  try {
    return decrypt(key.sealing, body, place)
  } catch {
    throw new SealError('This secret was changed, or belongs to another record.')
  }
}

/**
 * @param key any text; it seals and opens
 * @param older texts that can only open, in any order
 */
export function createSecrets(key: string, older: readonly string[] = []): Secrets {
  const current = keyOf(key)
  const keys = [current, ...older.filter((text) => text !== key).map(keyOf)]
  const prefix = `v2.${current.id}.`
  const signature = ({ signing }: Key, text: string) =>
    createHmac('sha256', signing).update(text).digest().subarray(0, 24)
  return {
    keyId: current.id,
    olderKeyIds: keys.slice(1).map(({ id }) => id),
    prefix,
    seal(plain, place) {
      if (plain === '') return ''
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', current.sealing, nonce).setAAD(
        Buffer.from(place),
      )
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return `${prefix}${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open(sealed, place) {
      if (sealed === '') return ''
      if (sealed.startsWith('v2.')) return openNamed(keys, sealed, place)
      if (sealed.startsWith('v1.')) return openWithAny(keys, sealed)
      throw new SealError('This secret was not sealed by the product.')
    },
    sign: (text) => signature(current, text).toString('base64url'),
    verify(text, given) {
      const bytes = Buffer.from(given, 'base64url')
      return bytes.length === 24 && keys.some((one) => timingSafeEqual(signature(one, text), bytes))
    },
  }
}

/** SHA-256 in hex, the stored form of tokens, keys and suppressed addresses. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

const WEBHOOK_SECRET = 'whsec_'

/** A secret in the format of Standard Webhooks: 32 random bytes. */
export const newWebhookSecret = (): string =>
  `${WEBHOOK_SECRET}${randomBytes(32).toString('base64')}`

/**
 * The `webhook-signature` header (https://www.standardwebhooks.com, "Signature scheme"):
 * HMAC-SHA256 over id, time and content.
 * @param seconds since 1970
 */
export function signWebhook(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.slice(WEBHOOK_SECRET.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
}
