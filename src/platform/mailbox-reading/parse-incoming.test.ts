import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '#tests/support/property-runs.ts'
import cases from './fixtures/cases.json' with { type: 'json' }
import { LONGEST_TEXT, parseIncoming } from './parse-incoming.ts'

const arrival = { folder: 'INBOX', uid: 7, receivedAt: '2026-11-03T08:15:00.000Z' }
const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}.eml`, import.meta.url))

/** `contains:` and `matches:` mark texts that are not compared as a whole. */
function wanted(expected: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(expected).map(([key, value]) => {
      if (typeof value === 'string' && value.startsWith('contains:'))
        return [key, expect.stringContaining(value.slice(9))]
      if (typeof value === 'string' && value.startsWith('matches:'))
        return [key, expect.stringMatching(value.slice(8))]
      return [key, value]
    }),
  )
}

test.for(cases)('$name', async ({ name, expected }) => {
  const mail = await parseIncoming(fixture(name), arrival)
  expect(mail).toMatchObject({ ...arrival, ...wanted(expected) })
})

test('the same bytes give the same mail, also without a Message-ID', async () => {
  const [one, other] = [
    await parseIncoming(fixture('wrong-charset'), arrival),
    await parseIncoming(fixture('wrong-charset'), arrival),
  ]
  expect(one).toEqual(other)
  expect(one.rfcId).toMatch(/^<[0-9a-f]{40}@no-message-id\.invalid>$/)
  expect(
    (await parseIncoming(Buffer.concat([fixture('wrong-charset'), Buffer.from('.')]), arrival))
      .rfcId,
  ).not.toBe(one.rfcId)
})

test('a huge body is cut, plain and HTML', async () => {
  const head = 'From: a@b.example\r\nMessage-ID: <big@b.example>\r\nContent-Type: text/'
  const plain = await parseIncoming(`${head}plain\r\n\r\n${'word '.repeat(1_000_000)}`, arrival)
  expect(plain.text.length).toBe(LONGEST_TEXT)
  const html = await parseIncoming(`${head}html\r\n\r\n<p>${'word '.repeat(400_000)}</p>`, arrival)
  expect(html.text.startsWith('word word')).toBe(true)
  expect(html.text.length).toBeLessThanOrEqual(LONGEST_TEXT)
})

const pieces = [
  'From: a@b.example',
  'Content-Type: multipart/report; boundary=x',
  '--x',
  '--x--',
  'Content-Type: message/delivery-status',
  'Action: failed',
  'Status: 5.1.1',
  '',
  'Content-Transfer-Encoding: base64',
  '=?utf-8?Q?=',
  'Message-ID: <',
  'Content-Type: text/html; charset=',
  '<p>',
  '\0',
  'References: <a@b> <c@d>',
  'Return-Path: <>',
]

test('nothing makes it throw', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary' })), {
        maxLength: 30,
      }),
      fc.constantFrom('\r\n', '\n', '\r\n\r\n'),
      async (lines, end) => {
        const mail = await parseIncoming(Buffer.from(lines.join(end)), arrival)
        expect(mail.rfcId).toMatch(/^<[^<>\s]+@[^<>\s]+>$/)
        expect(mail.subject).not.toMatch(/[\r\n]/)
      },
    ),
    { numRuns: propertyRuns(300) },
  )
}, 60_000)
