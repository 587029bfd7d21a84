import addressparser from 'nodemailer/lib/addressparser'
import { fieldOf, readHeaderFields, splitHead } from '#platform/mailbox-reading/mime-parts.ts'
import { textBefore } from '#model/lib/text-before.ts'
import { imapString } from './imap-tokens.ts'
import type { StoredMail } from './mail-store.ts'

const MACROS: Record<string, string[]> = {
  ALL: ['FLAGS', 'INTERNALDATE', 'RFC822.SIZE', 'ENVELOPE'],
  FAST: ['FLAGS', 'INTERNALDATE', 'RFC822.SIZE'],
}
const SIMPLE = ['UID', 'FLAGS', 'INTERNALDATE', 'RFC822.SIZE', 'ENVELOPE']
const SECTION =
  /^(BODY|BODY\.PEEK)\[(|HEADER|TEXT|HEADER\.FIELDS(?:\.NOT)? \([^)]*\))\](?:<(\d+)(?:\.(\d+))?>)?$/i
const WHOLE: Record<string, string> = {
  RFC822: 'BODY[]',
  'RFC822.HEADER': 'BODY.PEEK[HEADER]',
  'RFC822.TEXT': 'BODY[TEXT]',
}

export interface FetchPlan {
  items: string[]
  /** True when fetching marks the email as read. */
  marksSeen: boolean
  /** True when the bytes of the email are needed. */
  needsMail: boolean
}

/** The plan for a FETCH, or null when it contains an unsupported item. */
export function planFetch(words: readonly string[], byUid: boolean): FetchPlan | null {
  const items = words.flatMap(
    (word) =>
      MACROS[word.toUpperCase()] ?? [
        word.toUpperCase().startsWith('BODY') ? word : word.toUpperCase(),
      ],
  )
  if (
    items.length === 0 ||
    !items.every((item) => SIMPLE.includes(item) || item in WHOLE || SECTION.test(item))
  )
    return null
  if (byUid && !items.includes('UID')) items.unshift('UID')
  const isPeek = (item: string) =>
    SIMPLE.includes(item) || item === 'RFC822.HEADER' || /^BODY\.PEEK/i.test(item)
  return {
    items,
    marksSeen: !items.every(isPeek),
    needsMail: items.some((item) => item !== 'UID' && item !== 'FLAGS'),
  }
}

/** The attributes of one untagged FETCH response, one character per byte. */
export function writeFetch(
  items: readonly string[],
  uid: number,
  seen: boolean,
  mail: StoredMail | undefined,
): string {
  return items.map((item) => writeItem(item, uid, seen, mail)).join(' ')
}

function writeItem(item: string, uid: number, seen: boolean, mail: StoredMail | undefined): string {
  if (item === 'UID') return `UID ${uid}`
  if (item === 'FLAGS') return `FLAGS (${seen ? '\\Seen' : ''})`
  const raw = mail?.raw ?? ''
  if (item === 'INTERNALDATE')
    return `INTERNALDATE "${internalDate(mail?.received_at ?? new Date(0))}"`
  if (item === 'RFC822.SIZE') return `RFC822.SIZE ${raw.length}`
  if (item === 'ENVELOPE') return `ENVELOPE ${envelope(raw)}`
  const [, , section = '', from, length] = SECTION.exec(WHOLE[item] ?? item)!
  const text = sectionOf(raw, section)
  const part =
    from === undefined
      ? text
      : text.slice(Number(from), length === undefined ? undefined : Number(from) + Number(length))
  const name =
    item in WHOLE ? item : `BODY[${section.toUpperCase()}]${from === undefined ? '' : `<${from}>`}`
  return `${name} {${part.length}}\r\n${part}`
}

function sectionOf(raw: string, section: string): string {
  if (section === '') return raw
  const { head, body } = splitHead(raw)
  if (/^TEXT$/i.test(section)) return body
  if (/^HEADER$/i.test(section)) return `${head}\r\n\r\n`
  const names = new Set(
    /\(([^()]*)\)/.exec(section)![1]!.toLowerCase().replaceAll('"', '').split(/\s+/),
  )
  const wantsOthers = /\.NOT/i.test(section)
  const fields = head
    .split(/\r?\n(?![ \t])/)
    .filter((field) => names.has(textBefore(field, ':').trim().toLowerCase()) !== wantsOthers)
  return `${fields.map((field) => `${field}\r\n`).join('')}\r\n`
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** RFC 3501, `date-time`. */
export function internalDate(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return (
    `${String(date.getUTCDate()).padStart(2, ' ')}-${MONTHS[date.getUTCMonth()]}-${date.getUTCFullYear()} ` +
    `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())} ` +
    '+0000'
  )
}

/** Parses a `date` or `date-time` of RFC 3501 to milliseconds; NaN when invalid. */
export function readImapDate(text: string): number {
  const match = /^\s?(\d{1,2})-([A-Za-z]{3})-(\d{4})(?: (\d\d:\d\d:\d\d) ([+-]\d{4}))?$/.exec(text)
  const month = MONTHS.findIndex((name) => name.toLowerCase() === match?.[2]!.toLowerCase())
  if (!match || month < 0) return NaN
  const day = `${match[3]}-${String(month + 1).padStart(2, '0')}-${match[1]!.padStart(2, '0')}`
  return Date.parse(
    match[4]
      ? `${day}T${match[4]}${match[5]!.slice(0, 3)}:${match[5]!.slice(3)}`
      : `${day}T00:00:00Z`,
  )
}

/** RFC 3501, section 7.4.2. */
function envelope(raw: string): string {
  const fields = readHeaderFields(splitHead(raw).head)
  const string = (name: string) => imapString(fieldOf(fields, name) || null)
  const from = addresses(fieldOf(fields, 'from'))
  const or = (name: string) => (fieldOf(fields, name) ? addresses(fieldOf(fields, name)) : from)
  const envelope = [
    string('date'),
    string('subject'),
    from,
    or('sender'),
    or('reply-to'),
    addresses(fieldOf(fields, 'to')),
    addresses(fieldOf(fields, 'cc')),
    addresses(fieldOf(fields, 'bcc')),
    string('in-reply-to'),
    string('message-id'),
  ]
  return `(${envelope.join(' ')})`
}

function addresses(value: string): string {
  const parsed = addressparser(value, { flatten: true }).filter(({ address }) => address)
  if (parsed.length === 0) return 'NIL'
  const one = ({ name, address = '' }: { name?: string; address?: string }) => {
    const at = address.lastIndexOf('@')
    return (
      `(${imapString(name || null)} NIL ` +
      `${imapString(at < 0 ? address : address.slice(0, at))} ` +
      `${imapString(at < 0 ? '' : address.slice(at + 1))})`
    )
  }
  return `(${parsed.map(one).join('')})`
}
