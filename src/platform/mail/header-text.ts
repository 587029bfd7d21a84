import { domainToASCII } from 'node:url'

export interface MailAddress {
  name: string
  address: string
}

/** RFC 5322, section 2.1.1 asks for lines of at most 78 characters. */
const LINE = 76
/**
 * RFC 2047, section 2: an encoded word is at most 75 characters, `=?UTF-8?Q?` and `?=` among them;
 * 60 keep the first line with its name within 76.
 */
const WORD = 60 - 12

const CONTROLS = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g
const NOT_ASCII = /[^\u0020-\u007e]/

/**
 * One line of text for a header: whatever could end or fold a line becomes a space, half surrogates
 * become U+FFFD.
 */
export function oneLine(value: string): string {
  return wellFormed(value).replace(CONTROLS, ' ').trim()
}

/**
 * A value whose bytes mean something (an address, an id, a link).
 * @throws Error when it holds a space, a line end or anything outside ASCII.
 */
export function strictToken(value: string, what: string): string {
  if (/[^\u0021-\u007e]/.test(value) || value === '')
    throw new Error(
      `The ${what} ${JSON.stringify(value.slice(0, 80))} can't be used in an email header.`,
    )
  return value
}

/**
 * A header line with its line end, folded at spaces (RFC 5322, section 2.2.3).
 * A run without a space is never cut: RFC 5322 allows 998 characters there.
 */
export function headerLine(name: string, value: string): string {
  let line = `${name}:`
  let out = ''
  for (const part of value.split(' ')) {
    if (line.length + 1 + part.length > LINE && line.trim() !== '' && !line.endsWith(':')) {
      out += `${line}\r\n`
      line = ''
    }
    line += ` ${part}`
  }
  return `${out}${line}\r\n`
}

/**
 * Unstructured text as RFC 2047 wants it: plain when it is short-worded ASCII, else a row of
 * encoded words.
 */
export function encodeText(text: string): string {
  const value = oneLine(text)
  const plain =
    !NOT_ASCII.test(value) &&
    !value.includes('=?') &&
    !/ {2}/.test(value) &&
    value.split(' ').every((word) => word.length <= LINE - 10)
  return plain ? value : encodedWords(value)
}

/**
 * A display name: an atom row, a quoted string, or encoded words (RFC 5322, section 3.2.5; RFC
 * 2047, section 5, rule 3).
 */
function encodePhrase(text: string): string {
  const value = oneLine(text)
  if (value === '') return ''
  if (NOT_ASCII.test(value) || value.includes('=?') || value.length > 60) return encodedWords(value)
  return /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+( [A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/.test(value)
    ? value
    : `"${value.replace(/(["\\])/g, '\\$1')}"`
}

/** `local@domain` with the domain in its ASCII form (RFC 5890); null when mail cannot be sent to it. */
function asciiAddress(address: string): string | null {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  const domain = domainToASCII(address.slice(at + 1))
  const isUsable =
    at > 0 &&
    domain !== '' &&
    address.length <= 320 &&
    /^(?:[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+|"(?:[^"\\\r\n]|\\[^\r\n])*")$/.test(local) &&
    !NOT_ASCII.test(local) &&
    /^[A-Za-z0-9.-]+$/.test(domain)
  return isUsable ? `${local}@${domain}` : null
}

/** Whether mail can be sent to an address, such as one that a stranger wrote into a From field. */
export const isMailAddress = (address: string): boolean => asciiAddress(address) !== null

/**
 * `local@domain` with the domain in its ASCII form (RFC 5890).
 * @throws Error in a sentence when it is no address, or needs a server that takes non-ASCII names
 * (RFC 6531).
 */
function encodeAddress(address: string): string {
  const encoded = asciiAddress(address)
  if (encoded !== null) return encoded
  throw new Error(`${JSON.stringify(address.slice(0, 80))} is not a valid email address.`)
}

/** `name <address>`, or the bare address without a name. */
export function encodeMailbox({ name, address }: MailAddress): string {
  const phrase = encodePhrase(name)
  return phrase ? `${phrase} <${encodeAddress(address)}>` : encodeAddress(address)
}

function encodedWords(value: string): string {
  const bytes = Buffer.byteLength(value)
  const asQ = bytes - value.length <= value.length / 3
  const words: string[] = []
  let piece = ''
  const write = asQ ? qWord : bWord
  for (const sign of value) {
    if (piece !== '' && write(piece + sign).length > WORD) {
      words.push(piece)
      piece = ''
    }
    piece += sign
  }
  words.push(piece)
  return words.map((word) => `=?UTF-8?${asQ ? 'Q' : 'B'}?${write(word)}?=`).join(' ')
}

const bWord = (text: string) => Buffer.from(text).toString('base64')

/** RFC 2047, section 5, rule 3: the characters that need no encoding within a phrase. */
function qByte(byte: number): string {
  const sign = String.fromCharCode(byte)
  if (sign === ' ') return '_'
  if (/[A-Za-z0-9!*+/-]/.test(sign)) return sign
  return `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
}

const qWord = (text: string): string => [...Buffer.from(text)].map(qByte).join('')

/** Half surrogates have no bytes in UTF-8 and become U+FFFD. */
export function wellFormed(text: string): string {
  return Buffer.from(text).toString()
}
