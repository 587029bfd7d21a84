import { generateKeyPairSync, sign as signBytes, createHash } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { propertyRuns } from '#tests/support/property-runs.ts'
import type { DnsAnswer } from '#platform/dns/dns.ts'
import { buildOutreachMessage, type OutreachMail } from '../build-message.ts'
import { makeDkimKey } from './make-key.ts'
import { readKeyRecord } from './read-key-record.ts'
import { signMessage, type SigningKey } from './sign-message.ts'
import { verifyMessage } from './verify-message.ts'

const NAME = 'o1._domainkey.acme.example'
const zone: Record<string, DnsAnswer<string>> = {}
const dns = { txt: async (name: string) => zone[name] ?? { kind: 'none' as const } }
let key: SigningKey

beforeAll(async () => {
  const made = await makeDkimKey()
  key = { domain: 'acme.example', selector: 'o1', privateKey: made.privateKey }
  zone[NAME] = { kind: 'found', records: [`v=DKIM1; k=rsa; p=${made.publicKey}`] }
})

const mail: OutreachMail = {
  from: { name: 'Ann Lee', address: 'ann@acme.example' },
  to: 'bob@prospect.example',
  subject: 'Quick question',
  text: 'Hello Bob,\n\nshall we talk?\n',
  messageId: '<1@acme.example>',
  date: new Date('2026-11-03T08:15:00Z'),
  unsubscribe: { url: 'https://u.acme.example/u/abc', mailto: 'u@acme.example' },
}
const verdictOf = async (raw: string) => (await verifyMessage(Buffer.from(raw, 'latin1'), dns))[0]!

describe('a signed message', () => {
  test('is the message with one header more, passes, and is the same each time', async () => {
    const raw = buildOutreachMessage(mail)
    const signed = await signMessage(raw, key)
    expect(signed.endsWith(raw)).toBe(true)
    expect(signed.slice(0, -raw.length)).toMatch(/^DKIM-Signature: [\s\S]*\r\n$/)
    expect(await signMessage(raw, key)).toBe(signed)
    expect(await verdictOf(signed)).toEqual({
      result: 'pass',
      domain: 'acme.example',
      selector: 'o1',
      bits: 2048,
      why: '',
      signedFields: [
        'from',
        'to',
        'subject',
        'date',
        'message-id',
        'list-unsubscribe',
        'list-unsubscribe-post',
        'mime-version',
        'content-type',
        'content-transfer-encoding',
      ],
    })
  })

  test('passes whatever people write, also after other headers and line ends', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom('a  b', ' \t\n\n', '\n\n\n', '日本語'.repeat(60), '.\n..\n', 'x \t\nend'),
    )
    await fc.assert(
      fc.asyncProperty(text, text, fc.boolean(), async (subject, body, hasHtml) => {
        const raw = buildOutreachMessage({
          ...mail,
          subject,
          text: body,
          ...(hasHtml ? { html: body } : {}),
        })
        const signed = await signMessage(raw, key)
        expect(signed.endsWith(raw)).toBe(true)
        expect((await verdictOf(signed)).result).toBe('pass')
        const travelled = `Received: from a by b;\r\n 1 Jan 2026\r\n${signed}`
        expect((await verdictOf(travelled.replaceAll('\r\n', '\n'))).result).toBe('pass')
      }),
      { numRuns: propertyRuns(100) },
    )
  }, 60_000)

  test.for<[what: string, change: (signed: string) => string, why: string]>([
    ['body', (raw) => raw.replace('shall we', 'shall you'), 'the body was changed after signing'],
    [
      'subject',
      (raw) => raw.replace('Quick', 'Slow'),
      'a signed header was changed, or another key signed it',
    ],
    [
      'opt-out header',
      (raw) => raw.replace('u.acme.example', 'u.evil.example'),
      'a signed header was changed, or another key signed it',
    ],
    ['From', (raw) => raw.replace('h=from:', 'h='), 'it does not cover From'],
    [
      'algorithm',
      (raw) => raw.replace('rsa-sha256', 'rsa-sha1'),
      'its algorithm rsa-sha1 is not accepted',
    ],
    ['body hash', (raw) => raw.replace(/ bh=/, ' xx='), 'its tag bh= is missing'],
    ['twice', (raw) => raw.replace('v=1;', 'v=1; v=1;'), 'its tags cannot be read'],
    [
      'selector',
      (raw) => raw.replace('s=o1', 's=o2'),
      'there is no key at o2._domainkey.acme.example',
    ],
  ])('fails once its %s was changed', async ([, change, why]) => {
    const signed = await signMessage(buildOutreachMessage(mail), key)
    const changed = change(signed)
    expect(changed).not.toBe(signed)
    expect(await verdictOf(changed)).toMatchObject({ result: 'fail', why })
  })

  test('of a domain whose name server is silent is unknown, and never failed', async () => {
    const signed = await signMessage(buildOutreachMessage(mail), { ...key, selector: 'o9' })
    zone['o9._domainkey.acme.example'] = { kind: 'fault', reason: 'it did not answer' }
    expect(await verdictOf(signed)).toMatchObject({ result: 'unknown' })
  })

  test('is refused with a key that cannot sign', async () => {
    await expect(
      signMessage(buildOutreachMessage(mail), { ...key, privateKey: 'nonsense' }),
    ).rejects.toThrow('cannot sign')
  })
})

/**
 * Signatures that are written here, in the forms that other senders use: simple canonicalization
 * and Ed25519.
 */
describe('signatures of others', () => {
  const head = 'From: Ann <ann@other.example>\r\nSubject: Hi  there \r\n'
  const body = 'One\r\nTwo  \r\n\r\n\r\n'
  const pair = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const record = `v=DKIM1; k=ed25519; p=${pair.publicKey.subarray(12).toString('base64')}`

  test('with simple canonicalization and Ed25519 pass, and fail with one space less', async () => {
    zone['ed._domainkey.other.example'] = { kind: 'found', records: [record] }
    const hash = createHash('sha256').update('One\r\nTwo  \r\n').digest('base64')
    const unsigned =
      'DKIM-Signature: v=1; a=ed25519-sha256; c=simple/simple; d=other.example;\r\n' +
      ` s=ed; h=From:Subject:Subject; bh=${hash};\r\n b=`
    const value = signBytes(
      null,
      createHash('sha256')
        .update(`From: Ann <ann@other.example>\r\nSubject: Hi  there \r\n${unsigned}`)
        .digest(),
      pair.privateKey,
    ).toString('base64')
    const raw = `${unsigned}${value}\r\n${head}\r\n${body}`
    expect(await verdictOf(raw)).toMatchObject({ result: 'pass', bits: 256 })
    expect((await verdictOf(raw.replace('Hi  there', 'Hi there'))).result).toBe('fail')
    expect((await verdictOf(raw.replace('Two  ', 'Two'))).result).toBe('fail')
    expect((await verdictOf(raw.replace(head, `${head}Subject: Added\r\n`))).result).toBe('fail')
  })
})

test.for<[record: string, expected: object]>([
  ['v=DKIM1; p=', { kind: 'revoked' }],
  ['v=DKIM1; k=rsa', { kind: 'invalid', why: 'it has no key (p=)' }],
  ['v=spf1 -all', { kind: 'invalid', why: 'its version is not DKIM1' }],
  ['v=DKIM2; p=abc', { kind: 'invalid', why: 'its version is not DKIM1' }],
  ['v=DKIM1; p=MIIBIjANBgkqh', { kind: 'invalid', why: 'its key (p=) is incomplete or damaged' }],
  ['v=DKIM1; s=tlsrpt; p=abc', { kind: 'invalid', why: 'it is not for email' }],
  ['hello', { kind: 'invalid', why: 'it is not a list of tags' }],
])('the key record %s', ([record, expected]) => {
  expect(readKeyRecord(record)).toMatchObject(expected)
})
