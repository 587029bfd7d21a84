import { createHash } from 'node:crypto'
import { DateTime } from 'luxon'
import { textPart } from './body-part.ts'
import {
  encodeMailbox,
  encodeText,
  headerLine,
  oneLine,
  strictToken,
  type MailAddress,
} from './header-text.ts'

export interface OutreachMail {
  from: MailAddress
  /** The one recipient. */
  to: MailAddress | string
  subject: string
  text: string
  html?: string
  /** With angle brackets. */
  messageId: string
  date: Date
  /** IANA zone of the sender, for the offset in `Date`; UTC when absent. */
  timeZone?: string
  /** Message-ID of the email that this one answers. */
  inReplyTo?: string | null
  /** The whole chain, oldest first. */
  references?: readonly string[]
  /** Where replies go, when not to `from`. */
  replyTo?: string
  /** The opt-out addresses; `mailto` with or without its scheme, null where no inbox is read. */
  unsubscribe?: { url: string; mailto: string | null } | null
  /** Additional headers. Headers that the builder writes itself are refused. */
  headers?: Record<string, string>
}

const OWN_HEADERS = new RegExp(
  `^(${[
    'from|sender|to|cc|bcc|subject|date|message-id|in-reply-to|references|reply-to|return-path',
    'mime-version|content-.*|list-unsubscribe|list-unsubscribe-post|list-id|precedence',
    'dkim-signature|received',
  ].join('|')})$`,
  'i',
)

/**
 * The bytes of one message to one person: RFC 5322, CRLF line ends, seven-bit clean. The same input
 * gives the same bytes. Text alone or text before HTML; `List-Unsubscribe` and one-click post (RFC
 * 8058); neither `Precedence` (it suppresses out-of-office replies) nor `List-Id` (these emails are
 * one-to-one). No value can add a header: line ends in display text become spaces, in addresses and
 * ids they are refused.
 * @throws Error with a readable message when an address, an id, a link or a header name is invalid
 */
export function buildOutreachMessage(mail: OutreachMail): string {
  const to = typeof mail.to === 'string' ? { name: '', address: mail.to } : mail.to
  const messageId = strictId(mail.messageId)
  let head = ''
  const add = (name: string, value: string) => {
    head += headerLine(name, value)
  }
  add('From', encodeMailbox(mail.from))
  add('To', encodeMailbox(to))
  if (mail.replyTo) add('Reply-To', encodeMailbox({ name: '', address: mail.replyTo }))
  add('Subject', encodeText(mail.subject))
  add('Date', mailDate(mail.date, mail.timeZone))
  add('Message-ID', messageId)
  if (mail.inReplyTo) add('In-Reply-To', strictId(mail.inReplyTo))
  if (mail.references?.length) add('References', mail.references.map(strictId).join(' '))
  if (mail.unsubscribe) {
    const { url, mailto } = mail.unsubscribe
    if (!/^https?:\/\//i.test(url)) throw new Error('The unsubscribe link must be a web address.')
    const byMail = mailto ? `, <mailto:${linkToken(mailto.replace(/^mailto:/i, ''))}>` : ''
    add('List-Unsubscribe', `<${linkToken(url)}>${byMail}`)
    add('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click')
  }
  for (const [name, value] of Object.entries(mail.headers ?? {})) {
    if (!/^[A-Za-z][A-Za-z0-9-]{0,70}$/.test(name) || OWN_HEADERS.test(name))
      throw new Error(`The header ${JSON.stringify(oneLine(name).slice(0, 70))} cannot be set.`)
    add(name, encodeText(value))
  }
  add('MIME-Version', '1.0')
  if (mail.html === undefined) return head + textPart('text/plain', mail.text)
  const boundary = `=_${createHash('sha256').update(messageId).digest('hex').slice(0, 32)}`
  add('Content-Type', `multipart/alternative; boundary="${boundary}"`)
  return (
    `${head}\r\n--${boundary}\r\n${textPart('text/plain', mail.text)}\r\n--${boundary}\r\n` +
    `${textPart('text/html', mail.html)}\r\n--${boundary}--\r\n`
  )
}

/**
 * A Message-ID of the sending domain (RFC 5322, section 3.6.4), so that it aligns with the sender.
 * @param unique ULID or UUID of the message: two calls with the same values return the same id
 * @param salt makes the id unguessable, where that matters
 */
export function messageIdFor(domain: string, unique: string, salt = ''): string {
  const left = [unique, salt].filter(Boolean).join('.').toLowerCase()
  if (!/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(left))
    throw new Error('A Message-ID is made of letters, digits, dots, "-" and "_".')
  return strictId(`<${left}@${domain.toLowerCase()}>`)
}

/** Formats a date as in RFC 5322, section 3.3, with the zone's offset at that moment. */
export function mailDate(date: Date, timeZone = 'UTC'): string {
  const local = DateTime.fromJSDate(date, { zone: timeZone })
  const shown = local.isValid ? local : DateTime.fromJSDate(date, { zone: 'UTC' })
  if (!shown.isValid) throw new Error('The date of a mail must be a moment in time.')
  return shown.setLocale('en-US').toFormat('ccc, dd LLL yyyy HH:mm:ss ZZZ')
}

function strictId(id: string): string {
  strictToken(id, 'Message-ID')
  if (!/^<[^<>@]+@[^<>@]+>$/.test(id) || id.length > 900)
    throw new Error(`${JSON.stringify(id.slice(0, 80))} is not a Message-ID.`)
  return id
}

function linkToken(link: string): string {
  strictToken(link, 'unsubscribe address')
  if (/[<>,]/.test(link) || link.length > 900)
    throw new Error(
      'The unsubscribe address may hold neither "<", ">" nor a comma, and at most 900 characters.',
    )
  return link
}
