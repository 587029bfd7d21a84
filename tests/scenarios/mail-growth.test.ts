import { expect, test } from 'vitest'
import { classifyReply } from '#drafting/replies/classify-reply.ts'
import { optOutToken } from '#drafting/replies/opt-out-token.ts'
import { returnDate } from '#drafting/replies/return-date.ts'
import { stripQuotes } from '#drafting/replies/strip-quotes.ts'
import { withoutOptOut } from '#drafting/replies/without-opt-out.ts'
import { readAuthenticationResults } from '#engine/mail/domains/probe/authentication-results.ts'
import { readReport } from '#engine/mail/domains/probe/read-report.ts'
import { withoutPersonalData } from '#engine/language-model/without-personal-data.ts'
import { ADDRESS_IN_TEXT } from '#model/lib/address-in-text.ts'
import { canonicalBody, canonicalField, splitMessage } from '#platform/mail/dkim/canonicalize.ts'
import { readTags } from '#platform/mail/dkim/tag-list.ts'
import {
  classifyRefusal,
  enhancedCodeIn,
  replyCodeIn,
} from '#platform/mail-servers/classify-refusal.ts'
import { enhancedCode, providerIdOf } from '#platform/mail/smtp-outcome.ts'
import { asUnflowed, unflow } from '#platform/mailbox-reading/flowed.ts'
import { isAutoReplySubject, saysAway } from '#platform/mailbox-reading/away-words.ts'
import { idsIn, readMarks } from '#platform/mailbox-reading/machine-marks.ts'
import {
  readHeaderFields,
  readMimeParts,
  readParams,
} from '#platform/mailbox-reading/mime-parts.ts'
import { parseIncoming } from '#platform/mailbox-reading/parse-incoming.ts'
import { growthOf, REPEATED, repeating, STEEP } from '#tests/support/growth.ts'

const arrival = { folder: 'INBOX', uid: 7, receivedAt: '2026-11-03T08:15:00.000Z' }
const part = (head: string, body: string) =>
  `From: MAILER-DAEMON@a.example\r\nSubject: Undeliverable\r\n${head}\r\n\r\n${body}`
const report = (type: string, body: string, more = '') =>
  part(
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    `--b\r\nContent-Type: ${type}\r\n${more}\r\n${body}\r\n--b--`,
  )
const marksOf = (raw: string) =>
  readMarks(readMimeParts(Buffer.from(raw)), { subject: 'Undeliverable', text: raw })

/** Everything that reads the text of a stranger, with where the text begins. */
const readers: Record<string, [work: (text: string) => unknown, ...begins: string[]]> = {
  readHeaderFields: [readHeaderFields, '', 'References: '],
  readParams: [readParams, '', 'text/plain; ', 'text/plain; charset="'],
  readMimeParts: [
    (text) => readMimeParts(Buffer.from(text)),
    '',
    'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n',
    'Content-Transfer-Encoding: quoted-printable\r\n\r\n',
  ],
  idsIn: [idsIn, '', '<a'],
  'readMarks, a plain report': [(text) => marksOf(part('', text)), '', 'Message-ID: '],
  'readMarks, a status': [
    (text) => marksOf(report('message/delivery-status', text)),
    '',
    'Status: ',
  ],
  'readMarks, a complaint': [(text) => marksOf(report('message/feedback-report', text)), ''],
  'readMarks, a returned header': [
    (text) => marksOf(report('text/rfc822-headers', text)),
    'Message-ID: <a',
  ],
  'readMarks, a header': [(text) => marksOf(part(`X: ${text}`, '')), '', 'x\r\nContent-Type: '],
  isAutoReplySubject: [isAutoReplySubject, ''],
  saysAway: [(text) => saysAway(text, text), '', 'on leave '],
  unflow: [(text) => unflow(text, { dropsSpace: true }), '', '> '],
  asUnflowed: [(text) => asUnflowed(Buffer.from(text)), '', 'format'],
  optOutToken: [(text) => optOutToken({ subject: text, text }), '', 'unsubscribe '],
  stripQuotes: [stripQuotes, '', 'On 1 March ', 'Sent from my ', 'Am ', 'From: '],
  classifyReply: [(text) => classifyReply(text, text), '', 'I am '],
  returnDate: [(text) => returnDate(text, 0, 'UTC'), '', 'back on ', '1. 2. '],
  'withoutOptOut, theirs': [(text) => withoutOptOut(text, 'theirs'), '', 'https://'],
  'withoutOptOut, ours': [(text) => withoutOptOut(text, 'ours'), '', 'https://'],
  withoutPersonalData: [(text) => withoutPersonalData(text, ['Ann Lee']), '', '+1 ', 'a@'],
  'addresses in a text': [(text) => text.replace(ADDRESS_IN_TEXT, '…'), '', 'a@'],
  readAuthenticationResults: [readAuthenticationResults, '', 'spf='],
  readReport: [
    (text) =>
      readReport(
        {
          ...arrival,
          headers: [
            ['received', text],
            ['received-spf', text],
          ],
        },
        'a.example',
        [],
      ),
    'from a [',
    'client-ip=',
  ],
  'canonicalBody, relaxed': [(text) => canonicalBody(text, 'relaxed'), ''],
  'canonicalBody, simple': [(text) => canonicalBody(text, 'simple'), ''],
  canonicalField: [(text) => canonicalField({ name: 'x', text }, 'relaxed'), ''],
  splitMessage: [splitMessage, '', 'x: '],
  readTags: [readTags, '', 'v='],
  classifyRefusal: [(text) => classifyRefusal({ code: 550, enhanced: '', text }), '', 'user '],
  replyCodeIn: [replyCodeIn, ''],
  enhancedCodeIn: [enhancedCodeIn, '', '550 '],
  enhancedCode: [enhancedCode, '', '550 '],
  providerIdOf: [providerIdOf, '', '250 <a'],
}

test.for(Object.entries(readers))(
  '%s reads a text in proportion to it',
  async ([, [work, ...begins]]) => {
    const steep: string[] = []
    for (const begin of begins)
      for (const piece of REPEATED) {
        const growth = await growthOf(repeating(piece, begin), work)
        if (growth > STEEP)
          steep.push(`${JSON.stringify(begin)} and ${JSON.stringify(piece)}: ${growth.toFixed(1)}`)
      }
    expect(steep).toEqual([])
  },
)

/** Characters of an answer that `classifyReply` matches at most, its beginning aside. */
const LONGEST_ANSWER = 19_000

test.for(['', 'I am '])(
  'the longest answer that begins with "%s" is read in proportion to it',
  async (begin) => {
    const steep: string[] = []
    for (const piece of REPEATED) {
      const growth = await growthOf(
        repeating(piece, begin),
        (text) => classifyReply('', text),
        LONGEST_ANSWER,
      )
      if (growth > STEEP) steep.push(`${JSON.stringify(piece)}: ${growth.toFixed(1)}`)
    }
    expect(steep).toEqual([])
  },
)

const wholes: Record<string, (text: string) => string> = {
  'References without an end': (text) => `References: <${text}\r\n\r\nhello`,
  'many references': (text) => `References: ${text.replaceAll('@', '<a@b>')}\r\n\r\nhello`,
  'an old report': (text) => part('', `x${text.replaceAll('@', '\r\n')}x`),
  'a returned part': (text) => report('text/rfc822-headers', `Message-ID: <${text}\r\n`),
  'a body in spaces': (text) => part('', text.replaceAll('@', ' ')),
}
test.for(Object.entries(wholes))(
  'an email with %s is parsed in proportion to it',
  async ([, write]) => {
    const growth = await growthOf(
      (size) => write('@'.repeat(size)),
      (raw) => parseIncoming(raw, arrival),
    )
    expect(growth).toBeLessThan(STEEP)
  },
)
