import { ADDRESS_IN_TEXT } from '#model/lib/address-in-text.ts'
import {
  classifyRefusal,
  enhancedCodeIn,
  replyCodeIn,
} from '#platform/mail-servers/classify-refusal.ts'
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
  const delivery = status ? readDeliveryStatus(status, words.text) : null
  if (delivery) return { machine: delivery, returnedIds }
  const complained = returned ? fieldOf(returned, 'x-hmxmroriginalrecipient') : ''
  if (complained || (returned && COMPLAINT_SUBJECT.test(words.subject)))
    return {
      machine: {
        kind: 'complaint',
        recipient: bareAddress(complained || (returned ? fieldOf(returned, 'to') : '')),
      },
      returnedIds,
    }
  const old = readOldBounce(headers, words, returned !== null)
  if (old)
    return {
      machine: old,
      returnedIds: returnedIds.length ? returnedIds : idsAfterHeaders(words.text),
    }
  const isOtherReport = type === 'multipart/report' || reportType !== ''
  return {
    machine:
      isOtherReport ||
      hasAutoMark(headers) ||
      isListMail(headers) ||
      isAutoReplySubject(words.subject)
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
 * first delayed one. Null when the part names no recipient.
 */
function readDeliveryStatus(part: MimePart, text: string): Machine {
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
      .replace(/[^a-z][\s\S]*/, '')
      .replace(/^fail.*/, 'failed')
  if (groups.length === 0) return null
  const failed =
    groups.find((fields) => actionOf(fields) === 'failed') ??
    groups.find((fields) => actionOf(fields) === 'delayed') ??
    groups.find((fields) => actionOf(fields) === '')
  if (!failed) return { kind: 'auto-reply', outOfOffice: false }
  const diagnostic = fieldOf(failed, 'diagnostic-code').replace(/^[\w-]+\s*;\s*/, '')
  const action = actionOf(failed)
  const recipient = fieldOf(failed, 'original-recipient') || fieldOf(failed, 'final-recipient')
  const status = enhancedCodeIn(diagnostic) || enhancedCodeIn(fieldOf(failed, 'status'))
  return bounceOf({
    recipient: recipient.replace(/^[\w-]+\s*;/, ''),
    status,
    diagnostic,
    // What gateways write for people says more than their fields.
    words: ownWords(text),
    isDelayed: action === 'delayed',
  })
}

function bounceOf({
  recipient,
  status,
  diagnostic,
  words,
  isDelayed,
}: {
  recipient: string
  status: string
  diagnostic: string
  words: string
  isDelayed: boolean
}): Machine {
  // The line about the recipient says more than all words, which may name several recipients.
  const [first, ...rest] = [diagnostic, words].map((text) =>
    classifyRefusal({ code: replyCodeIn(text), enhanced: status, text }),
  )
  const refusal = [first!, ...rest].find(({ kind }) => kind !== 'unknown') ?? first!
  return {
    kind: 'bounce',
    permanent: refusal.kind === 'dead' && !isDelayed,
    recipient: bareAddress(recipient),
    status,
    diagnostic: diagnostic.slice(0, 500),
    because: refusal.because,
  }
}

/** Characters of a report that are its own words. */
const LONGEST_WORDS = 6000

/** The words of a report, without the email that it returns. */
function ownWords(text: string): string {
  const head = text.slice(0, LONGEST_WORDS)
  const returned = RETURNED.exec(head)
  return returned ? head.slice(0, returned.index) : head
}

const RETURNED = new RegExp(
  [
    '^[>\\s-]{0,9}(received|return-path|message-id|x-[a-z-]+|mime-version|content-type):',
    '^-{2,}.{0,30}(copy|below|original|returned|unsent|undelivered|ursprüngliche|header).{0,40}$',
    '^-{3} ?(the )?(header|body|original)',
  ].join('|'),
  'im',
)

function bareAddress(text: string): string {
  const inside = /<([^<>]*)>/.exec(text)?.[1] ?? text
  return inside
    .trim()
    .replace(/^mailto:/i, '')
    .toLowerCase()
}

const FAILURE_SUBJECT = new RegExp(
  [
    'undeliver|non[- ]?deliver|delivery (status notification|(has |have )?(been )?(fail|delay))',
    'delivery (failure|problem|error|report)|fail(ed|ure)[^\\n]{0,20}(deliver|sending|returning)',
    'returned (e-?)?mail|return(ing|ed) (message )?to sender|(failure|failed|error) notice',
    'mail (delivery )?(failed|failure|error|rejected)|(message|mail) (delayed|not delivered)',
    'user unknown|delayed mail|message rejected|mail system error|could not be delivered|cannot be delivered',
    'nicht zustellbar|unzustellbar|zustellung (fehl|nicht)|non (remis|distribu|délivr)|échec de',
    'no (se pudo )?entrega|error de entrega|mancat[ao] (recapito|consegna)|niet (be|af)geleverd',
    'onbestelbaar|não (foi )?entreg|falha na entrega|kunde inte levereras|olevererat',
    'kunne ikke leveres|ikke levert|ikke leveret|ulevert',
  ].join('|'),
  'i',
)
const BY_SYSTEM = new RegExp(
  [
    '(mailer-?daemon|post_?master|mail-?daemon|mdaemon|bounces?|mailerdaemon)[^\\s]{0,60}@',
    'mailer-daemon|mail (delivery )?(sub)?system|mail administrator|mail delivery service',
    'system administrator|interscan|anti-?virus[^\\s]{0,60}@|smtp[_-][^\\s]{0,60}@',
    '^(postmaster|bounce[sr]?|mail-?system|mail-?admin)$',
  ].join('|'),
  'i',
)

/**
 * Words of a report under any subject: a line in which a mail server refuses, by arrows or by both
 * of its codes, and those of old Exchange servers.
 */
const REFUSED = new RegExp(
  [
    '^.{0,20}(<<<|>>>) ?[45]\\d\\d[ -]|^\\s{0,9}5\\d\\d[ -]5\\.\\d{1,3}\\.\\d{1,3} ',
    'did not reach the following recipient',
  ].join('|'),
  'im',
)
/** Sentences of mail systems about a message that failed. */
const FAILED = new RegExp(
  [
    '(message|e-?mail)[^.\\n]{0,80} (could not be|was not|cannot be) delivered|failed permanently',
    'could not be delivered to( the following)?|failed recipients?|non[- ]delivery report',
    'delivery of (e-?mail|your message)[^.\\n]{0,80}(postponed|failed)',
    'pu [eê]tre (d[ée]livr|remis|distribu)|konnte nicht zugestellt werden',
  ].join('|'),
  'i',
)

/** Names under which only mail systems write: their letters need no subject of a report. */
const DAEMON = /mailer-?daemon|mail delivery (sub)?system/i

/**
 * Reports that predate or ignore RFC 3464 (qmail, old Exim, some gateways): from the mail system
 * itself, with a code or a failed address.
 * @param returns whether an email is returned as a part
 */
function readOldBounce(
  headers: HeaderFields,
  { subject, text }: { subject: string; text: string },
  returns: boolean,
): Machine {
  const failedRecipient = fieldOf(headers, 'x-failed-recipients')
  const from = fieldOf(headers, 'from').slice(0, 500)
  const words = ownWords(text)
  const aboutFailure = FAILURE_SUBJECT.test(subject) || REFUSED.test(words) || FAILED.test(words)
  const isReport =
    DAEMON.test(from) ||
    (aboutFailure && (BY_SYSTEM.test(from) || hasAutoMark(headers))) ||
    (returns && FAILURE_SUBJECT.test(subject))
  if (!failedRecipient && !isReport) return null
  const lines = words.split('\n').map((line) => line.trim())
  const diagnostic =
    lines.find((line) => replyCodeIn(line) > 0) ??
    lines.find((line) => /@/.test(line) && line.length > 30) ??
    ''
  const isDelayed = /delay|warning|will (keep|continue) (re)?try|still being/i.test(subject)
  return bounceOf({
    recipient: failedRecipient.split(',')[0] || failedAddress(lines),
    status: enhancedCodeIn(words),
    diagnostic: diagnostic.slice(0, 500),
    words,
    isDelayed,
  })
}

/** The address that failed: the first that the report does not name for help or as a header. */
function failedAddress(lines: readonly string[]): string {
  const named = lines
    .filter((line) => !/contact|^(from|to|cc|message-id|for help)\b/i.test(line))
    .flatMap((line) => line.slice(0, 500).match(ADDRESS_IN_TEXT) ?? [])
  return named.find((address) => !/^(postmaster|mailer-daemon)@/i.test(address)) ?? ''
}

/**
 * An old report contains the returned message in its text: the Message-ID line there names the
 * failed message.
 */
function idsAfterHeaders(text: string): string[] {
  return idsIn(
    [...text.matchAll(/^>?[ \t]*message-id:[ \t]*(\S.*)$/gim)].map((match) => match[1]).join(' '),
  )
}

/** The subject of a complaint that returns the email without a report about it. */
const COMPLAINT_SUBJECT = /^\s*(complaint about message from|spam complaint)\b/i

/** Mail to a list, such as a newsletter, that answers nothing. */
function isListMail(headers: HeaderFields): boolean {
  const has = (name: string) => fieldOf(headers, name) !== ''
  if (has('in-reply-to') || has('references')) return false
  const precedence = fieldOf(headers, 'precedence')
  return has('list-id') || has('list-unsubscribe') || /^(bulk|list|junk)$/i.test(precedence)
}

function hasAutoMark(headers: HeaderFields): boolean {
  const has = (name: string) => headers.some(([one]) => one === name)
  const auto = fieldOf(headers, 'auto-submitted')
    .toLowerCase()
    .replace(/[;(][\s\S]*/, '')
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
