import { createHash } from 'node:crypto'
import type { ResponseKind } from '../mail.ts'
import { encodeMailbox, encodeText, headerLine, oneLine } from '../header-text.ts'
import { mailDate } from '../build-message.ts'
import { textPart } from '../body-part.ts'
import { withoutLastLineEnds } from '../line-ends.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { textBefore } from '#model/lib/text-before.ts'

/** The answered email, as far as an answer needs it. */
export interface AnsweredMail {
  id: string
  /** The recipient. */
  recipient: { name: string; address: string }
  /** The sender, by Reply-To or From. */
  sender: { name: string; address: string }
  /** Where bounces go: the envelope's sender. */
  returnPath: string
  subject: string
  messageId: string
  references: string[]
  text: string
  /** The header block as received, CRLF line ends. */
  head: string
  /** `mailto:` of List-Unsubscribe, when there is one. */
  unsubscribeMailto: string | null
}

export interface AutomaticReply {
  envelope: { from: string; to: string }
  raw: string
  messageId: string
}

/**
 * A realistic answer of that kind, as the recipient's side would send it: a person's reply, an
 * absence note (RFC 3834), a delivery report (RFC 3464), a complaint (RFC 5965), an opt-out. Pure.
 * @param nonce distinguishes several answers to the same email
 */
export function writeAnswer(
  mail: AnsweredMail,
  kind: ResponseKind,
  text: string | undefined,
  { at, nonce }: { at: number; nonce: string },
): AutomaticReply {
  const domain = mail.recipient.address.split('@')[1] ?? 'localhost'
  const hash = createHash('sha256').update(`${mail.id} ${kind} ${nonce}`).digest('hex')
  const messageId = `<${hash.slice(0, 32)}@${domain}>`
  return {
    messageId,
    ...writers[kind]({ ...mail, text: mail.text.trimEnd() }, text, { at, messageId, domain }),
  }
}

interface Moment {
  at: number
  messageId: string
  domain: string
}

type Writer = (
  mail: AnsweredMail,
  text: string | undefined,
  moment: Moment,
) => Omit<AutomaticReply, 'messageId'>

const writers: Record<ResponseKind, Writer> = {
  reply,
  'out-of-office': outOfOffice,
  bounce,
  complaint,
  unsubscribe,
}

function reply(mail: AnsweredMail, text: string | undefined, moment: Moment) {
  const words =
    text ??
    'Thanks for writing. This is interesting to us, could you send me a few times for a call next week?'
  const quoted = mail.text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
  const who = mail.sender.name || mail.sender.address
  const body =
    `${words}\n\nOn ${mailDate(new Date(moment.at)).slice(0, 16)}, ${oneLine(who)} ` +
    `<${mail.sender.address}> wrote:\n\n${quoted}\n`
  return personal(mail, moment, { subject: reSubject(mail.subject), body })
}

function outOfOffice(mail: AnsweredMail, text: string | undefined, moment: Moment) {
  const back = new Date(moment.at + 7 * DAY_MS)
  const date = back.toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const body =
    text ??
    `Thank you for your message. I am out of the office and will be back on ${date}.\n\n` +
      `I will answer when I have returned.\n`
  return personal(mail, moment, {
    subject: `Automatic reply: ${mail.subject}`,
    body,
    extra:
      headerLine('Auto-Submitted', 'auto-replied') + headerLine('X-Auto-Response-Suppress', 'All'),
    envelopeFrom: '',
  })
}

function unsubscribe(mail: AnsweredMail, text: string | undefined, moment: Moment) {
  const link = mail.unsubscribeMailto ? readMailto(mail.unsubscribeMailto) : null
  if (!link)
    return personal(mail, moment, {
      subject: reSubject(mail.subject),
      body: text ?? 'Please unsubscribe me.\n',
    })
  const head =
    headerLine('From', encodeMailbox(mail.recipient)) +
    headerLine('To', link.to) +
    headerLine('Subject', encodeText(link.subject || 'unsubscribe')) +
    stamp(moment)
  return {
    envelope: { from: mail.recipient.address, to: link.to },
    raw: head + textPart('text/plain', text ?? (link.body || 'unsubscribe')),
  }
}

function bounce(mail: AnsweredMail, text: string | undefined, moment: Moment) {
  const host = `mx.${moment.domain}`
  const why = oneLine(text ?? `The address ${mail.recipient.address} does not exist here`)
  const report = [
    `Reporting-MTA: dns; ${host}`,
    `Arrival-Date: ${mailDate(new Date(moment.at))}`,
    '',
    `Original-Recipient: rfc822;${mail.recipient.address}`,
    `Final-Recipient: rfc822; ${mail.recipient.address}`,
    'Action: failed',
    'Status: 5.1.1',
    `Remote-MTA: dns; ${host}`,
    `Diagnostic-Code: smtp; 550 5.1.1 <${mail.recipient.address}>: ${encodeText(why)}`,
    '',
  ].join('\r\n')
  const words =
    `This is the mail system at ${host}.\n\n` +
    `Your message could not be delivered to one recipient.\n\n` +
    `<${mail.recipient.address}>: 550 5.1.1 ${why}\n`
  const head =
    headerLine('From', `Mail Delivery System <MAILER-DAEMON@${moment.domain}>`) +
    headerLine('To', mail.returnPath) +
    headerLine('Subject', 'Undelivered Mail Returned to Sender') +
    headerLine('Auto-Submitted', 'auto-replied')
  return {
    envelope: { from: '', to: mail.returnPath },
    raw: reportMessage(head + stamp(moment), 'delivery-status', moment, [
      textPart('text/plain', words),
      `Content-Type: message/delivery-status\r\n\r\n${report}`,
      `Content-Type: text/rfc822-headers\r\n\r\n${mail.head}\r\n`,
    ]),
  }
}

function complaint(mail: AnsweredMail, text: string | undefined, moment: Moment) {
  const report = [
    'Feedback-Type: abuse',
    'User-Agent: Outrider-catch-all/1.0',
    'Version: 1',
    `Original-Mail-From: <${mail.returnPath}>`,
    `Original-Rcpt-To: <${mail.recipient.address}>`,
    `Arrival-Date: ${mailDate(new Date(moment.at))}`,
    `Reported-Domain: ${mail.sender.address.split('@')[1] ?? ''}`,
    '',
  ].join('\r\n')
  const words =
    text ??
    `This is an e-mail abuse report for a message that ${mail.recipient.address} has marked as spam.\n`
  const from = `feedback@${moment.domain}`
  const head =
    headerLine('From', `Feedback loop <${from}>`) +
    headerLine('To', mail.sender.address) +
    headerLine('Subject', encodeText(`FW: ${mail.subject}`))
  return {
    envelope: { from, to: mail.sender.address },
    raw: reportMessage(head + stamp(moment), 'feedback-report', moment, [
      textPart('text/plain', words),
      `Content-Type: message/feedback-report\r\n\r\n${report}`,
      `Content-Type: message/rfc822\r\n\r\n${mail.head}\r\n\r\n`,
    ]),
  }
}

/** An email from the recipient to the sender, in the same thread. */
function personal(
  mail: AnsweredMail,
  moment: Moment,
  {
    subject,
    body,
    extra = '',
    envelopeFrom,
  }: { subject: string; body: string; extra?: string; envelopeFrom?: string },
) {
  let head =
    headerLine('From', encodeMailbox(mail.recipient)) +
    headerLine('To', encodeMailbox(mail.sender)) +
    headerLine('Subject', encodeText(subject))
  if (mail.messageId)
    head +=
      headerLine('In-Reply-To', mail.messageId) +
      headerLine(
        'References',
        [...mail.references.filter((id) => id !== mail.messageId), mail.messageId].join(' '),
      )
  return {
    envelope: { from: envelopeFrom ?? mail.recipient.address, to: mail.sender.address },
    raw: head + extra + stamp(moment) + textPart('text/plain', body),
  }
}

const stamp = ({ at, messageId }: Moment) =>
  headerLine('Date', mailDate(new Date(at))) +
  headerLine('Message-ID', messageId) +
  headerLine('MIME-Version', '1.0')

const reSubject = (subject: string) => (/^re:/i.test(subject) ? subject : `Re: ${subject}`)

function reportMessage(
  head: string,
  reportType: string,
  { messageId }: Moment,
  parts: string[],
): string {
  const boundary = `report-${messageId.slice(1, 25)}`
  const body = parts.map((part) => `--${boundary}\r\n${withoutLastLineEnds(part)}\r\n\r\n`).join('')
  const type = `multipart/report; report-type=${reportType}; boundary="${boundary}"`
  return `${head}${headerLine('Content-Type', type)}\r\n${body}--${boundary}--\r\n`
}

/** Parses a mailto link (RFC 6068); null when it has no address. */
function readMailto(link: string): { to: string; subject: string; body: string } | null {
  const match = /^mailto:([^?@]+@[^?@]+)(?:\?(.*))?$/i.exec(link.trim())
  if (!match) return null
  const decode = (text: string) => {
    try {
      return oneLine(decodeURIComponent(text))
    } catch {
      return oneLine(text)
    }
  }
  const fields = new Map(
    (match[2] ?? '')
      .split('&')
      .map((pair) => [
        textBefore(pair, '=').toLowerCase(),
        decode(pair.split('=').slice(1).join('=')),
      ]),
  )
  return {
    to: decode(match[1]!),
    subject: fields.get('subject') ?? '',
    body: fields.get('body') ?? '',
  }
}
