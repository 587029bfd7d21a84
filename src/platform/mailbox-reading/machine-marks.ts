import type { IncomingMail } from './mailbox-reading.ts'
import {
  fieldOf,
  readHeaderFields,
  splitHead,
  type HeaderFields,
  type MimePart,
  type MimeRead,
} from './mime-parts.ts'
import { isAutoReplySubject, saysAway } from './away-words.ts'

type Machine = IncomingMail['machine']

export interface MachineMarks {
  machine: Machine
  /** Ids from the returned headers of a report; empty for other messages. */
  returnedIds: string[]
}

/**
 * What a message declares itself to be: a delivery report (RFC 3464), a complaint (RFC 5965), an
 * automatic reply (RFC 3834 and its older relatives). `X-Auto-Response-Suppress` is ignored: it
 * instructs other systems and occurs in personal mail too.
 * @param words subject and text as displayed
 */
export function readMarks(
  { headers, type, params, parts }: MimeRead,
  words: { subject: string; text: string },
): MachineMarks {
  const returned = returnedHeaders(parts)
  const returnedIds = returned ? idsIn(fieldOf(returned, 'message-id')) : []
  const reportType = (params['report-type'] ?? '').toLowerCase()
  const feedback = parts.find((part) => part.type === 'message/feedback-report')
  if (feedback) return { machine: readFeedback(feedback, returned), returnedIds }
  const status = parts.find(
    (part) =>
      part.type === 'message/delivery-status' || part.type === 'message/global-delivery-status',
  )
  if (status) return { machine: readDeliveryStatus(status), returnedIds }
  const old = readOldBounce(headers, words)
  if (old)
    return {
      machine: old,
      returnedIds: returnedIds.length ? returnedIds : idsAfterHeaders(words.text),
    }
  const isOtherReport = type === 'multipart/report' || reportType !== ''
  return {
    machine:
      isOtherReport || hasAutoMark(headers) || isAutoReplySubject(words.subject)
        ? { kind: 'auto-reply', outOfOffice: !isOtherReport && saysAway(words.subject, words.text) }
        : null,
    returnedIds,
  }
}

/** Characters of a text in which Message-IDs are looked for. */
const LONGEST_IDS = 100_000

/** Message-IDs in a header value, in order, without duplicates. */
export function idsIn(value: string): string[] {
  const found = value.slice(0, LONGEST_IDS).match(/<[^<>\s]+>/g) ?? []
  return [...new Set(found.filter((id) => /^<[^@]+@./.test(id)))]
}

/** Bytes of one part of a report that are read; its fields and headers come first. */
const LONGEST_PART = 256 * 1024

const readable = ({ body }: MimePart) => body.subarray(0, LONGEST_PART).toString('latin1')

function returnedHeaders(parts: readonly MimePart[]): HeaderFields | null {
  const part = parts.find(
    ({ type }) =>
      type === 'message/rfc822' ||
      type === 'text/rfc822-headers' ||
      type === 'message/rfc822-headers' ||
      type === 'message/global' ||
      type === 'message/global-headers',
  )
  return part ? readHeaderFields(splitHead(readable(part)).head) : null
}

function readFeedback(part: MimePart, returned: HeaderFields | null): Machine {
  const fields = readHeaderFields(readable(part))
  if (fieldOf(fields, 'feedback-type').toLowerCase() === 'not-spam')
    return { kind: 'auto-reply', outOfOffice: false }
  const recipient =
    fieldOf(fields, 'original-rcpt-to') ||
    fieldOf(fields, 'removal-recipient') ||
    (returned ? fieldOf(returned, 'to') : '')
  return { kind: 'complaint', recipient: bareAddress(recipient) }
}

/**
 * Per-recipient groups follow the per-message group; the first failed recipient counts, else the
 * first delayed one.
 */
function readDeliveryStatus(part: MimePart): Machine {
  const groups = readable(part)
    .split(/\r?\n[ \t]*\r?\n/)
    .map(readHeaderFields)
    .filter(
      (fields) =>
        fieldOf(fields, 'action') ||
        fieldOf(fields, 'final-recipient') ||
        fieldOf(fields, 'status'),
    )
  const actionOf = (fields: HeaderFields) =>
    fieldOf(fields, 'action')
      .toLowerCase()
      .replace(/[^a-z].*$/, '')
  const failed =
    groups.find((fields) => actionOf(fields) === 'failed') ??
    groups.find((fields) => actionOf(fields) === 'delayed') ??
    groups.find((fields) => actionOf(fields) === '')
  if (!failed) return { kind: 'auto-reply', outOfOffice: false }
  const diagnostic = fieldOf(failed, 'diagnostic-code').replace(/^[\w-]+\s*;\s*/, '')
  const status = statusIn(fieldOf(failed, 'status')) || statusIn(diagnostic)
  const action = actionOf(failed)
  const recipient = fieldOf(failed, 'original-recipient') || fieldOf(failed, 'final-recipient')
  return {
    kind: 'bounce',
    permanent: isPermanent(action, status, diagnostic),
    recipient: bareAddress(recipient.replace(/^[\w-]+\s*;/, '')),
    status,
    diagnostic: diagnostic.slice(0, 500),
  }
}

/** Permanent only on 5.x.x, or on a failure that no field calls temporary. */
function isPermanent(action: string, status: string, diagnostic: string): boolean {
  if (action === 'delayed') return false
  if (status) return status.startsWith('5')
  return action === 'failed' && !/^4\d\d\b/.test(diagnostic)
}

const statusIn = (text: string) =>
  /(?:^|[\s#(])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(text)?.[1] ?? ''

function bareAddress(text: string): string {
  const inside = /<([^<>]*)>/.exec(text)?.[1] ?? text
  return inside
    .trim()
    .replace(/^mailto:/i, '')
    .toLowerCase()
}

const FAILURE_SUBJECT = new RegExp(
  [
    'undeliver',
    'delivery (status notification|(has )?fail|failure|problem)',
    'returned mail',
    'failure notice',
    'mail delivery failed',
    'nicht zustellbar',
    'unzustellbar',
  ].join('|'),
  'i',
)

/**
 * Reports that predate or ignore RFC 3464 (qmail, old Exim, some gateways): from the mail system
 * itself, with a code or a failed address.
 */
function readOldBounce(
  headers: HeaderFields,
  { subject, text }: { subject: string; text: string },
): Machine {
  const failedRecipient = fieldOf(headers, 'x-failed-recipients')
  const bySystem = /mailer-daemon|postmaster@|mail delivery (sub)?system/i.test(
    fieldOf(headers, 'from'),
  )
  const aboutFailure = FAILURE_SUBJECT.test(subject)
  if (!failedRecipient && !(bySystem && aboutFailure)) return null
  const head = text.slice(0, 6000)
  const status = statusIn(head)
  const diagnostic = /^.*\b[45]\d\d[ -].*$/m.exec(head)?.[0].trim() ?? ''
  const delayed = /delay|warning|will (keep|continue) (re)?try/i.test(subject)
  const recipient = failedRecipient.split(',')[0] || /<([^<>\s@]+@[^<>\s]+)>/.exec(head)?.[1] || ''
  const permanent = !delayed && (status ? status.startsWith('5') : !/\b4\d\d[ -]/.test(diagnostic))
  return {
    kind: 'bounce',
    permanent,
    recipient: bareAddress(recipient),
    status,
    diagnostic: diagnostic.slice(0, 500),
  }
}

/**
 * An old report contains the returned message in its text: the Message-ID line there names the
 * failed message.
 */
function idsAfterHeaders(text: string): string[] {
  return idsIn(
    [...text.matchAll(/^>?[ \t]*message-id:[ \t]*(.+)$/gim)].map((match) => match[1]).join(' '),
  )
}

function hasAutoMark(headers: HeaderFields): boolean {
  const has = (name: string) => headers.some(([one]) => one === name)
  const auto = fieldOf(headers, 'auto-submitted')
    .toLowerCase()
    .replace(/[;(].*$/, '')
    .trim()
  return (
    (auto !== '' && auto !== 'no') ||
    has('x-autoreply') ||
    has('x-autorespond') ||
    has('x-autoresponder') ||
    /^auto[_-]?reply$/i.test(fieldOf(headers, 'precedence')) ||
    (has('return-path') && /^<\s*>$/.test(fieldOf(headers, 'return-path')))
  )
}
