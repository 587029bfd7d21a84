import { withoutLastLineEnds } from './line-ends.ts'
import { wellFormed } from './header-text.ts'

/**
 * RFC 5322, section 2.1.1 allows 998; servers that sign or archive are known to break longer lines
 * in other encodings at 76.
 */
const LONGEST_PLAIN_LINE = 900

/**
 * A text part with its own headers, seven-bit clean: unencoded where possible, quoted-printable
 * (RFC 2045, section 6.7) for mostly Latin text, base64 for the rest. Line ends become CRLF; the
 * part ends with one.
 */
export function textPart(type: 'text/plain' | 'text/html', text: string): string {
  const lines = wellFormed(text)
    // An email must not contain NUL (RFC 5322, section 3.5).
    .replace(/\u0000/g, '')
    .replace(/\r\n|\r|\n/g, '\r\n')
  const body = `${withoutLastLineEnds(lines)}\r\n`
  const [encoding, encoded] = encodeBody(body)
  return `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${encoded}`
}

function encodeBody(body: string): [encoding: string, encoded: string] {
  const seven = /^[\t\r\n\u0020-\u007e]*$/.test(body)
  // Some stores change lines that begin with "From ", some relays strip trailing spaces: both would
  // break a signature.
  if (
    seven &&
    !/^From |[ \t]\r\n/m.test(body) &&
    body.split('\r\n').every((line) => line.length <= LONGEST_PLAIN_LINE)
  )
    return ['7bit', body]
  const extra = Buffer.byteLength(body) - body.length
  return extra <= body.length / 3
    ? ['quoted-printable', quotedPrintable(body)]
    : ['base64', base64Lines(body)]
}

function base64Lines(body: string): string {
  return (
    (
      Buffer.from(body)
        .toString('base64')
        .match(/.{1,76}/g) ?? ['']
    ).join('\r\n') + '\r\n'
  )
}

function quotedPrintable(body: string): string {
  const lines = body.split('\r\n')
  return lines.map(quoteLine).join('\r\n')
}

function quoteLine(line: string): string {
  let out = ''
  let width = 0
  const bytes = Buffer.from(line)
  bytes.forEach((byte, index) => {
    const last = index === bytes.length - 1
    const bare =
      (byte === 0x20 || byte === 0x09 ? !last : byte >= 0x21 && byte <= 0x7e && byte !== 0x3d) &&
      !(width === 0 && (byte === 0x2e || byte === 0x46))
    const sign = bare
      ? String.fromCharCode(byte)
      : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
    if (width + sign.length > 75) {
      out += '=\r\n'
      width = 0
    }
    out += sign
    width += sign.length
  })
  return out
}
