import fc from 'fast-check'
import { simpleParser } from 'mailparser'
import { describe, expect, test } from 'vitest'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { buildOutreachMessage, mailDate, messageIdFor, type OutreachMail } from './build-message.ts'
import { readHeaderFields, splitHead } from '#platform/mailbox-reading/mime-parts.ts'

const base: OutreachMail = {
  from: { name: 'Ann Lee', address: 'ann@acme.example' },
  to: { name: 'Bob', address: 'bob@prospect.example' },
  subject: 'Quick question',
  text: 'Hello Bob,\n\nshall we talk?\n',
  messageId: '<01j.x7@acme.example>',
  date: new Date('2026-11-03T08:15:00Z'),
  timeZone: 'Europe/Berlin',
  unsubscribe: {
    url: 'https://u.acme.example/u/abc',
    mailto: 'mailto:u+abc@acme.example?subject=unsubscribe',
  },
}

test('the plain first mail, byte for byte', () => {
  expect(buildOutreachMessage(base)).toBe(
    [
      'From: Ann Lee <ann@acme.example>',
      'To: Bob <bob@prospect.example>',
      'Subject: Quick question',
      'Date: Tue, 03 Nov 2026 09:15:00 +0100',
      'Message-ID: <01j.x7@acme.example>',
      'List-Unsubscribe: <https://u.acme.example/u/abc>,',
      ' <mailto:u+abc@acme.example?subject=unsubscribe>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 7bit',
      '',
      'Hello Bob,',
      '',
      'shall we talk?',
      '',
    ].join('\r\n'),
  )
})

test('a follow-up names the whole chain, and HTML comes after text', async () => {
  const raw = buildOutreachMessage({
    ...base,
    to: 'bob@prospect.example',
    html: '<p>Hallo Grüße</p>',
    inReplyTo: '<2@acme.example>',
    references: ['<1@acme.example>', '<2@acme.example>'],
  })
  const mail = await simpleParser(raw)
  expect(mail).toMatchObject({
    inReplyTo: '<2@acme.example>',
    references: ['<1@acme.example>', '<2@acme.example>'],
    text: 'Hello Bob,\n\nshall we talk?\n',
    html: '<p>Hallo Grüße</p>\n',
  })
  expect(raw.indexOf('text/plain')).toBeLessThan(raw.indexOf('text/html'))
  expect(readHeaderFields(splitHead(raw).head).map(([name]) => name)).not.toContain('precedence')
  expect(raw).toBe(
    buildOutreachMessage({
      ...base,
      to: 'bob@prospect.example',
      html: '<p>Hallo Grüße</p>',
      inReplyTo: '<2@acme.example>',
      references: ['<1@acme.example>', '<2@acme.example>'],
    }),
  )
})

const words = fc.string({ unit: 'binary', maxLength: 200 })
const text = fc.oneof(
  words,
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.constantFrom(
    '=?UTF-8?Q?x?=',
    'a  b',
    'ümlaut '.repeat(30),
    '"quoted" \\ back',
    'x'.repeat(300),
    '日本語'.repeat(40),
    'From here\nFrom there',
    '.\n..\n',
    'trailing \t\nend',
  ),
)
const asLine = (value: string) =>
  Buffer.from(value)
    .toString()
    .replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ')
    .trim()

describe('whatever people write', () => {
  test('comes back from a parser as it was, and adds no header', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, text, text, async (fromName, toName, subject, body) => {
        const raw = buildOutreachMessage({
          ...base,
          from: { ...base.from, name: fromName },
          to: { name: toName, address: 'bob@prospect.example' },
          subject,
          text: body,
          html: body,
        })
        const { head } = splitHead(raw)
        expect(head.split('\r\n').every((line) => line.length <= 998)).toBe(true)
        expect(raw).toMatch(/^[\r\n\t\u0020-\u007e]*$/)
        expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        expect(readHeaderFields(head).map(([name]) => name)).toEqual([
          'from',
          'to',
          'subject',
          'date',
          'message-id',
          'list-unsubscribe',
          'list-unsubscribe-post',
          'mime-version',
          'content-type',
        ])
        const mail = await simpleParser(raw)
        expect(mail.subject ?? '').toBe(asLine(subject))
        const [from, to] = [mail.from!.value[0]!, [mail.to!].flat()[0]!.value[0]!]
        expect([from.address, to.address]).toEqual(['ann@acme.example', 'bob@prospect.example'])
        expect(squeezed(from.name)).toBe(squeezed(asLine(fromName)))
        expect(squeezed(to.name)).toBe(squeezed(asLine(toName)))
        const want = Buffer.from(body)
          .toString()
          .replaceAll('\0', '')
          .replace(/\r\n|\r/g, '\n')
          .replace(/\n*$/, '\n')
        expect(mail.text).toBe(want)
        expect(mail.html).toBe(want)
      }),
      { numRuns: propertyRuns(300) },
    )
  }, 60_000)

  test('is the same bytes each time', () => {
    fc.assert(
      fc.property(
        text,
        text,
        (subject, body) =>
          buildOutreachMessage({ ...base, subject, text: body, html: body }) ===
          buildOutreachMessage({ ...base, subject, text: body, html: body }),
      ),
    )
  })
})

/** Parsers shorten runs of spaces within names, as RFC 5322, section 3.2.2 allows. */
const squeezed = (value: string) => value.replace(/\s+/gu, ' ').trim()

const EVIL = '\r\nBcc: eve@evil.example\r\n\r\nbody'
const refused: [string, Partial<OutreachMail>][] = [
  ['sender address', { from: { name: 'x', address: `ann@acme.example${EVIL}` } }],
  ['recipient address', { to: { name: 'x', address: `bob@prospect.example${EVIL}` } }],
  ['two recipients', { to: 'bob@prospect.example, eve@evil.example' }],
  ['recipient in brackets', { to: 'bob@prospect.example>, <eve@evil.example' }],
  ['address without a domain', { to: 'bob' }],
  ['local part that needs SMTPUTF8', { to: 'bøb@prospect.example' }],
  ['Message-ID', { messageId: `<1@x.example>${EVIL}` }],
  ['Message-ID without brackets', { messageId: '1@x.example' }],
  ['In-Reply-To', { inReplyTo: `<1@x.example>${EVIL}` }],
  ['References', { references: [`<1@x.example>\n<2@x.example>`] }],
  [
    'unsubscribe link',
    { unsubscribe: { url: `https://x.example/${EVIL}`, mailto: 'a@b.example' } },
  ],
  [
    'unsubscribe link of another kind',
    { unsubscribe: { url: 'javascript:alert(1)', mailto: 'a@b.example' } },
  ],
  [
    'unsubscribe address',
    { unsubscribe: { url: 'https://x.example/', mailto: `a@b.example>${EVIL}` } },
  ],
  ['header name', { headers: { [`X${EVIL}`]: 'x' } }],
  ['header of ours', { headers: { bcc: 'eve@evil.example' } }],
  ['date', { date: new Date(NaN) }],
]
test.for(refused)('refused with a sentence: %s', ([, change]) => {
  expect(() => buildOutreachMessage({ ...base, ...change })).toThrow(/\.$/)
})

test('line ends in words become spaces', async () => {
  const raw = buildOutreachMessage({
    ...base,
    from: { name: `Ann${EVIL}`, address: base.from.address },
    subject: `Hi${EVIL}`,
    headers: { 'X-Note': `n${EVIL}` },
  })
  const mail = await simpleParser(raw)
  expect(mail.subject).toBe('Hi Bcc: eve@evil.example body')
  expect(mail.headers.get('x-note')).toBe('n Bcc: eve@evil.example body')
  expect(mail.bcc).toBeUndefined()
})

test('domains of other scripts are written in ASCII', () => {
  expect(buildOutreachMessage({ ...base, to: 'bob@bücher.example' })).toContain(
    'To: bob@xn--bcher-kva.example\r\n',
  )
})

test('the date has the offset of the sender at that moment', () => {
  expect(mailDate(new Date('2026-07-01T12:00:00Z'), 'America/New_York')).toBe(
    'Wed, 01 Jul 2026 08:00:00 -0400',
  )
  expect(mailDate(new Date('2026-12-01T12:00:00Z'), 'Asia/Kolkata')).toBe(
    'Tue, 01 Dec 2026 17:30:00 +0530',
  )
  expect(mailDate(new Date('2026-12-01T12:00:00Z'), 'Nowhere/Land')).toBe(
    'Tue, 01 Dec 2026 12:00:00 +0000',
  )
})

test('a Message-ID has the sender domain and nothing that could break it', () => {
  expect(messageIdFor('Acme.example', '01J9', 'Salt')).toBe('<01j9.salt@acme.example>')
  for (const bad of ['', 'a b', 'a>', 'a\r\nb', '.a'])
    expect(() => messageIdFor('acme.example', bad)).toThrow()
  expect(() => messageIdFor('acme.example>\r\nX: y', 'a')).toThrow()
})
