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

const letter = (head: string, ...body: string[]) =>
  Buffer.from([...head.split('|'), '', ...body].join('\r\n'))
const MIXED = 'Content-Type: multipart/mixed; boundary=b'
const returnedPart = ['--b', 'Content-Type: message/rfc822', '', 'Subject: Hello', '', 'x', '--b--']

/** Reports as gateways write them who know of no standard. */
test.for<[name: string, mail: Buffer, machine: object | null]>([
  [
    'fields of a status within the text',
    letter(
      'From: MAILER-DAEMON@gate.example|Subject: Delivery Status Notification (Failure)',
      'An error occurred while trying to deliver the mail.',
      '',
      'Technical report:',
      'Reporting-MTA: dsn; out.gate.example',
      'Final-Recipient: rfc822; kim@firm.example',
      'Diagnostic-Code: smtp; 550 5.1.1 no such person',
      'Status: 5.1.1',
    ),
    { kind: 'bounce', permanent: true, status: '5.1.1', recipient: 'kim@firm.example' },
  ],
  [
    'parts that are not where the header says',
    letter(
      'From: Mail Delivery Subsystem <MAILER-DAEMON@mx.example>|Subject: Returned mail|' +
        'Content-Type: multipart/report; report-type=delivery-status; boundary="gone"',
      '   ----- Transcript of session follows -----',
      '550 <kim@firm.example>... User unknown',
    ),
    { kind: 'bounce', permanent: true, recipient: 'kim@firm.example' },
  ],
  [
    'a dialog under a subject in another language',
    letter(
      'From: "Gateway" <postmaster@firm.example>|Subject: 配信できません|Content-Type: text/plain',
      'Sent <<< RCPT TO:<kim@firm.example>',
      'Received >>> 550 5.1.1 <kim@firm.example>... user unknown',
    ),
    { kind: 'bounce', permanent: true, recipient: 'kim@firm.example' },
  ],
  [
    'a status that names nobody',
    letter(
      'From: Postmaster@firm.example|Subject: Mail System Error - Returned Mail|' +
        'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '--b',
      '',
      'Your message was not delivered to kim@firm.example: the computer was not reachable, and',
      'the time in the queue expired.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; firm.example',
      '',
      '--b--',
    ),
    { kind: 'bounce', permanent: false, recipient: 'kim@firm.example' },
  ],
  [
    'another word for failed',
    letter(
      'From: postmaster@firm.example|Content-Type: multipart/report; boundary=b',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; firm.example',
      '',
      'Final-Recipient: rfc822; kim@firm.example',
      'Action: failure',
      'Status: 5.1.1',
      '--b--',
    ),
    { kind: 'bounce', permanent: true, recipient: 'kim@firm.example' },
  ],
  [
    'a gateway without marks that returns the email',
    letter(
      `From: scan7@firm.example|Subject: Mail could not be delivered|${MIXED}`,
      '--b',
      '',
      'No such user here: kim@firm.example',
      ...returnedPart,
    ),
    { kind: 'bounce', permanent: true, recipient: 'kim@firm.example' },
  ],
  [
    'a host that is not found by its name',
    letter(
      'From: MAILER-DAEMON <>|Subject: Mail delivery failed',
      'There was an error delivering your mail to <kim@firm.example>.',
      '',
      'DNS lookup failure: host mx.firm.example not found',
    ),
    { kind: 'bounce', permanent: true, recipient: 'kim@firm.example' },
  ],
  [
    'a person who speaks of parcels',
    letter(
      'From: Kim Berg <kim@firm.example>|Subject: Re: Cold chain',
      'Last week 12 parcels could not be delivered to the harbor, call me about it.',
    ),
    null,
  ],
  [
    'a person who passes an email on',
    letter(
      `From: Kim Berg <kim@firm.example>|Subject: Fwd: Hello|${MIXED}`,
      '--b',
      '',
      'This is for Jo.',
      ...returnedPart,
    ),
    null,
  ],
])('a report: %s', async ([, mail, machine]) => {
  const read = await parseIncoming(mail, arrival)
  if (machine) expect(read.machine).toMatchObject(machine)
  else expect(read.machine).toBeNull()
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
