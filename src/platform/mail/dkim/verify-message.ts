import { createHash, verify } from 'node:crypto'
import type { Dns } from '#platform/dns/dns.ts'
import { required } from '#model/lib/lookup.ts'
import {
  canonicalBody,
  canonicalField,
  splitMessage,
  withCrlf,
  type Canonicalization,
  type RawField,
} from './canonicalize.ts'
import { readKeyRecord, type KeyRecord } from './read-key-record.ts'
import { readTags, withoutSpace } from './tag-list.ts'

/** The verdict on one DKIM signature. */
export interface SignatureVerdict {
  /** `unknown`: DNS did not answer. */
  result: 'pass' | 'fail' | 'unknown'
  domain: string
  selector: string
  /** Lower-case names of the signed header fields. */
  signedFields: string[]
  /** Size of the key; 0 where it was not found. */
  bits: number
  /** Why it did not pass, as the end of a sentence; empty when it passed. */
  why: string
}

/** More signatures than this are ignored, as RFC 6376, section 6.1 allows. */
const MAX_SIGNATURES = 10

/**
 * Verifies the DKIM signatures of a received message (RFC 6376, rsa-sha256; RFC 8463,
 * ed25519-sha256), topmost first.
 * @param raw the bytes of the message
 */
export async function verifyMessage(
  raw: Uint8Array,
  dns: Pick<Dns, 'txt'>,
): Promise<SignatureVerdict[]> {
  const { fields, body } = splitMessage(withCrlf(Buffer.from(raw).toString('latin1')))
  const signatures = fields.filter(({ name }) => name === 'dkim-signature')
  return Promise.all(
    signatures
      .slice(0, MAX_SIGNATURES)
      .map((signature) => verifySignature(signature, fields, body, dns)),
  )
}

interface Signature {
  domain: string
  selector: string
  algorithm: 'rsa' | 'ed25519'
  head: Canonicalization
  body: Canonicalization
  signedFields: string[]
  bodyHash: string
  bytes: Buffer
  length: number | null
}

async function verifySignature(
  field: RawField,
  fields: readonly RawField[],
  body: string,
  dns: Pick<Dns, 'txt'>,
): Promise<SignatureVerdict> {
  const read = readSignature(field)
  const base = {
    domain: read.domain ?? '',
    selector: read.selector ?? '',
    signedFields: read.signedFields ?? [],
    bits: 0,
  }
  const fail = (why: string): SignatureVerdict => ({ ...base, result: 'fail', why })
  if ('why' in read) return fail(read.why)
  const canonical = canonicalBody(body, read.body)
  if (read.length !== null && read.length > canonical.length)
    return fail('the body is shorter than the signed length')
  const hashed = canonical.slice(0, read.length ?? canonical.length)
  const bodyHash = createHash('sha256').update(hashed, 'latin1').digest('base64')
  if (bodyHash !== read.bodyHash) return fail('the body was changed after signing')
  const record = await keyOf(read, dns)
  if (record.kind === 'unknown') return { ...base, result: 'unknown', why: record.why }
  if (record.kind !== 'key') return fail(record.why)
  const checked = { ...base, bits: record.bits }
  const data = Buffer.from(signedHead(read, field, fields), 'latin1')
  const isValid =
    read.algorithm === 'rsa'
      ? verify('sha256', data, record.key, read.bytes)
      : verify(null, createHash('sha256').update(data).digest(), record.key, read.bytes)
  return isValid
    ? { ...checked, result: 'pass', why: '' }
    : { ...checked, result: 'fail', why: 'a signed header was changed, or another key signed it' }
}

type Unreadable = Partial<Signature> & { why: string }

function readSignature({ text }: RawField): Signature | Unreadable {
  const tags = readTags(text.slice(text.indexOf(':') + 1))
  if (!tags) return { why: 'its tags cannot be read' }
  const known = {
    domain: (tags.get('d') ?? '').toLowerCase(),
    selector: tags.get('s') ?? '',
    signedFields: (tags.get('h') ?? '')
      .toLowerCase()
      .split(':')
      .map((name) => name.trim())
      .filter(Boolean),
  }
  const missing = ['v', 'a', 'b', 'bh', 'd', 'h', 's'].find((name) => !tags.get(name))
  if (missing) return { ...known, why: `its tag ${missing}= is missing` }
  if (tags.get('v') !== '1') return { ...known, why: 'its version is not 1' }
  const algorithm = { 'rsa-sha256': 'rsa', 'ed25519-sha256': 'ed25519' }[
    required(tags, 'a').toLowerCase()
  ] as Signature['algorithm'] | undefined
  if (!algorithm) return { ...known, why: `its algorithm ${tags.get('a')} is not accepted` }
  const [head = 'simple', body = 'simple'] = (tags.get('c') ?? '').toLowerCase().split('/')
  const isKnown = (how: string): how is Canonicalization => how === 'simple' || how === 'relaxed'
  const headWay = head || 'simple'
  if (!isKnown(headWay) || !isKnown(body))
    return { ...known, why: 'its canonicalization is not known' }
  if (!known.signedFields.includes('from')) return { ...known, why: 'it does not cover From' }
  const length = tags.get('l')
  if (length !== undefined && !/^\d{1,12}$/.test(length))
    return { ...known, why: 'its length is not a number' }
  return {
    ...known,
    algorithm,
    head: headWay,
    body,
    bodyHash: withoutSpace(required(tags, 'bh')),
    bytes: Buffer.from(withoutSpace(required(tags, 'b')), 'base64'),
    length: length === undefined ? null : Number(length),
  }
}

async function keyOf(
  { domain, selector, algorithm }: Signature,
  dns: Pick<Dns, 'txt'>,
): Promise<Extract<KeyRecord, { kind: 'key' }> | { kind: 'unknown' | 'invalid'; why: string }> {
  const name = `${selector}._domainkey.${domain}`
  const answer = await dns.txt(name)
  if (answer.kind === 'fault')
    return { kind: 'unknown', why: `the key ${name} could not be looked up: ${answer.reason}` }
  if (answer.kind === 'none') return { kind: 'invalid', why: `there is no key at ${name}` }
  const records = answer.records.map(readKeyRecord)
  const usable = records.find(
    (record): record is Extract<KeyRecord, { kind: 'key' }> =>
      record.kind === 'key' && record.type === algorithm,
  )
  if (usable && usable.type === 'rsa' && usable.bits < 1024)
    return { kind: 'invalid', why: `the key at ${name} has fewer than 1024 bits` }
  if (usable) return usable
  return { kind: 'invalid', why: whyUnusable(name, records[0]) }
}

function whyUnusable(name: string, key: KeyRecord | undefined): string {
  if (key?.kind === 'revoked') return `the key at ${name} was revoked`
  if (key?.kind === 'invalid') return `the key at ${name} is not usable: ${key.why}`
  return `the key at ${name} is of another kind`
}

/**
 * The header text that is signed: each named field from the bottom up, then the signature without
 * its value (RFC 6376, sections 3.7 and 5.4.2).
 */
function signedHead(
  { signedFields, head }: Signature,
  signature: RawField,
  fields: readonly RawField[],
): string {
  const left = new Map<string, RawField[]>()
  for (const field of fields) {
    const named = left.get(field.name)
    if (named) named.push(field)
    else left.set(field.name, [field])
  }
  const lines = signedFields.flatMap((name) => {
    const field = left.get(name)?.pop()
    return field ? [`${canonicalField(field, head)}\r\n`] : []
  })
  const empty = { ...signature, text: signature.text.replace(/([;:]\s*b\s*=)[^;]*/i, '$1') }
  return lines.join('') + canonicalField(empty, head)
}
