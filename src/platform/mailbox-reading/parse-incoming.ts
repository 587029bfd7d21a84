import { createHash } from 'node:crypto'
import type { AddressObject, ParsedMail } from 'mailparser'
import type { IncomingMail } from './mailbox-reading.ts'
import { idsIn, readMarks } from './machine-marks.ts'
import { asUnflowed, flowOf, unflow } from './flowed.ts'
import { fieldOf, readHeaderFields, readMimeParts, splitHead } from './mime-parts.ts'
import { readMime } from './read-mime.ts'

export interface Arrival {
  folder: string
  uid: number
  /** ISO 8601; when the mailbox received the message. */
  receivedAt: string
}

/** Characters of text kept of one message; a person's reply is far shorter. */
export const LONGEST_TEXT = 200_000
const LONGEST_HTML = 400_000
const MAX_IDS = 100

/**
 * A message as the engine reads it. Accepts any input: a broken structure, an unknown or wrong
 * charset, a missing Message-ID never make it throw. The same bytes give the same result.
 */
export async function parseIncoming(raw: Buffer | string, arrival: Arrival): Promise<IncomingMail> {
  const bytes = typeof raw === 'string' ? Buffer.from(raw) : raw
  const headers = readHeaderFields(splitHead(bytes.subarray(0, 256 * 1024).toString('latin1')).head)
  const read = readMimeParts(bytes)
  const flow = flowOf(read.parts)
  const mail = await parseLeniently(flow ? asUnflowed(bytes) : bytes)
  if (flow && mail.text) mail.text = unflow(mail.text, flow)
  const subject = oneLine(repaired(mail.subject ?? ''))
  // A message whose parts are not where its header says is read as one text.
  if (!mail.text && !mail.html && read.parts.length === 0)
    mail.text = splitHead(bytes.subarray(0, LONGEST_TEXT).toString()).body
  const text = (await textOf(mail)).slice(0, LONGEST_TEXT)
  const { machine, returnedIds } = readMarks(read, { subject, text })
  const from = mail.from?.value?.[0] ?? mail.from?.value?.flatMap((one) => one.group ?? [])[0]
  const [ownId] = idsIn(fieldOf(headers, 'message-id'))
  const parents = idsIn(fieldOf(headers, 'in-reply-to'))
  const chain = idsIn(
    headers
      .filter(([name]) => name === 'references')
      .map(([, value]) => value)
      .join(' '),
  )
  const isReport = machine?.kind === 'bounce' || machine?.kind === 'complaint'
  return {
    ...arrival,
    rfcId: ownId ?? idOfBytes(bytes),
    refersTo: newestLast(
      [...chain, ...parents, ...(isReport ? returnedIds : [])].filter((id) => id !== ownId),
    ).slice(-MAX_IDS),
    from: {
      address: (from?.address ?? '').trim().toLowerCase(),
      name: oneLine(repaired(from?.name ?? '')),
    },
    to: [...new Set([...addressesOf(mail.to), ...addressesOf(mail.cc)])].slice(0, 200),
    subject: subject.slice(0, 1000),
    text,
    machine,
  }
}

/** Removes duplicates, keeping the last occurrence. */
const newestLast = (ids: string[]): string[] => [...new Set(ids.reverse())].reverse()

/** An email of which nothing could be read. */
export const unreadMail = (bytes: Buffer, arrival: Arrival): IncomingMail => ({
  ...arrival,
  rfcId: idOfBytes(bytes),
  refersTo: [],
  from: { address: '', name: '' },
  to: [],
  subject: '',
  text: '',
  machine: null,
})

const idOfBytes = (bytes: Buffer) =>
  `<${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}@no-message-id.invalid>`

async function parseLeniently(bytes: Buffer): Promise<Partial<ParsedMail>> {
  const options = {
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
    skipTextLinks: true,
  }
  try {
    return await readMime(bytes, options)
  } catch {
    // Usually caused by unknown charsets; UTF-8 is the most likely actual encoding.
    const renamed = bytes
      .toString('latin1')
      .replace(/charset\s*=\s*("[^"\r\n]*"|[^\s;]+)/gi, 'charset=utf-8')
    return readMime(Buffer.from(renamed, 'latin1'), options).catch(() => ({
      text: splitHead(bytes.toString('utf8')).body,
    }))
  }
}

async function textOf(mail: Partial<ParsedMail>): Promise<string> {
  const plain = repaired(mail.text ?? '')
  if (plain.trim() !== '' || !mail.html) return tidy(plain)
  const html = Buffer.from(repaired(mail.html).slice(0, LONGEST_HTML)).toString('base64')
  const part =
    'Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n' +
    html.replace(/.{76}/g, '$&\r\n')
  const read = await readMime(part, { skipImageLinks: true, skipTextToHtml: true }).catch(() => ({
    text: '',
  }))
  return tidy(read.text ?? '')
}

const tidy = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\u0000/g, '')
    .trimEnd()

const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim()

/** Maps windows-1252 characters to bytes, which is how mail declared as Latin-1 is decoded. */
const LATIN_BYTES = new Map<string, number>([
  ...Array.from({ length: 256 }, (_, byte): [string, number] => [String.fromCharCode(byte), byte]),
  ...Array.from(
    '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ',
    (sign, index): [string, number] => [sign, 0x80 + index],
  ),
])

/**
 * UTF-8 that was declared as a one-byte charset reads as "Ã¼"; reverted when every byte is
 * consistent.
 */
function repaired(text: string): string {
  if (!/[ÃÂâåæçèéãäïð][^\u0000-\u007f]/.test(text)) return text
  const bytes = Array.from(text, (sign) => LATIN_BYTES.get(sign) ?? -1)
  if (bytes.includes(-1)) return text
  const again = Buffer.from(bytes).toString('utf8')
  return again.includes('\ufffd') ? text : again
}

function addressesOf(field: AddressObject | AddressObject[] | undefined): string[] {
  const objects = field === undefined ? [] : [field].flat()
  return objects
    .flatMap((list) => list.value)
    .flatMap((one) => [one, ...(one.group ?? [])])
    .map((one) => (one.address ?? '').trim().toLowerCase())
    .filter((address) => address !== '')
}
