import { createPublicKey, type KeyObject } from 'node:crypto'
import { readTags, withoutSpace } from './tag-list.ts'

export type KeyRecord =
  | { kind: 'key'; publicKey: string; key: KeyObject; type: 'rsa' | 'ed25519'; bits: number }
  | { kind: 'revoked' }
  | { kind: 'invalid'; why: string }

/** The fixed beginning of the DER form of an Ed25519 key (RFC 8410), whose record has 32 bytes. */
const ED25519_HEAD = Buffer.from('302a300506032b6570032100', 'hex')

/** Reads the DNS record of a DKIM key (RFC 6376, section 3.6.1; RFC 8463). */
export function readKeyRecord(text: string): KeyRecord {
  const tags = readTags(text)
  if (!tags) return { kind: 'invalid', why: 'it is not a list of tags' }
  if (tags.has('v') && (tags.get('v') !== 'DKIM1' || [...tags.keys()][0] !== 'v'))
    return { kind: 'invalid', why: 'its version is not DKIM1' }
  const type = (tags.get('k') ?? 'rsa').toLowerCase()
  if (type !== 'rsa' && type !== 'ed25519')
    return { kind: 'invalid', why: `its kind of key is ${JSON.stringify(type.slice(0, 20))}` }
  const services = (tags.get('s') ?? '*').split(':').map((part) => part.trim())
  if (!services.includes('*') && !services.includes('email'))
    return { kind: 'invalid', why: 'it is not for email' }
  const publicKey = withoutSpace(tags.get('p') ?? '')
  if (!tags.has('p')) return { kind: 'invalid', why: 'it has no key (p=)' }
  if (publicKey === '') return { kind: 'revoked' }
  try {
    const der = Buffer.from(publicKey, 'base64')
    const key = keyFrom(type === 'ed25519' ? Buffer.concat([ED25519_HEAD, der]) : der, type)
    const bits = type === 'ed25519' ? 256 : (key.asymmetricKeyDetails?.modulusLength ?? 0)
    return { kind: 'key', publicKey, key, type, bits }
  } catch {
    return { kind: 'invalid', why: 'its key (p=) is incomplete or damaged' }
  }
}

/** Records have the key as SPKI; RFC 6376 also names the PKCS #1 form. */
function keyFrom(der: Buffer, type: 'rsa' | 'ed25519'): KeyObject {
  try {
    return createPublicKey({ key: der, format: 'der', type: 'spki' })
  } catch (error) {
    if (type === 'ed25519') throw error
    return createPublicKey({ key: der, format: 'der', type: 'pkcs1' })
  }
}
