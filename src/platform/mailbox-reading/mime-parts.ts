/** Unfolded header fields in order; names lower-case. One character per byte. */
export type HeaderFields = [name: string, value: string][]

export interface MimePart {
  /** Lower-case media type. */
  type: string
  params: Record<string, string>
  headers: HeaderFields
  /** Transfer encoding undone. */
  body: Buffer
}

/** A message as its outermost header and its leaves. */
export interface MimeRead {
  headers: HeaderFields
  type: string
  params: Record<string, string>
  parts: MimePart[]
}

const MAX_PARTS = 200
const MAX_DEPTH = 8
/** Characters kept of one header field, and fields of one header; real ones are far shorter. */
const LONGEST_FIELD = 20_000
const MAX_FIELDS = 2000

/** The fields of a header block; lines that are no fields are passed over. */
export function readHeaderFields(block: string): HeaderFields {
  const fields: HeaderFields = []
  for (const line of block.split(/\r\n|\r|\n/)) {
    const last = fields.at(-1)
    if (/^[ \t]/.test(line)) {
      if (last && last[1].length < LONGEST_FIELD)
        last[1] += ` ${line.slice(0, LONGEST_FIELD).trim()}`
      continue
    }
    if (fields.length === MAX_FIELDS) break
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.min(Math.max(colon, 0), LONGEST_FIELD)).trimEnd()
    if (/^[!-9;-~]+$/.test(name))
      fields.push([name.toLowerCase(), line.slice(colon + 1, colon + LONGEST_FIELD).trim()])
  }
  return fields
}

/** First value of a field, or an empty text. */
export function fieldOf(fields: HeaderFields, name: string): string {
  return fields.find(([one]) => one === name)?.[1] ?? ''
}

/**
 * The leaves of a message, outermost first (RFC 2046), for reports: their parts are read as they
 * are, where a general parser would show them as text. Embedded messages are leaves too. Never
 * throws; a broken structure gives fewer parts.
 */
export function readMimeParts(raw: Buffer): MimeRead {
  const parts: MimePart[] = []
  const top = readPart(raw.toString('latin1'), 0, parts)
  return { ...top, parts }
}

function readPart(
  text: string,
  depth: number,
  parts: MimePart[],
): { headers: HeaderFields; type: string; params: Record<string, string> } {
  const { head, body } = splitHead(text)
  const headers = readHeaderFields(head)
  const { value, params } = readParams(fieldOf(headers, 'content-type') || 'text/plain')
  const type = value.toLowerCase()
  if (type.startsWith('multipart/') && params['boundary'] && depth < MAX_DEPTH) {
    for (const piece of splitBoundary(body, params['boundary']))
      if (parts.length < MAX_PARTS) readPart(piece, depth + 1, parts)
  } else
    parts.push({
      type,
      params,
      headers,
      body: decodeBody(body, fieldOf(headers, 'content-transfer-encoding')),
    })
  return { headers, type, params }
}

/** Header block and the rest, at the first empty line. */
export function splitHead(text: string): { head: string; body: string } {
  const gap = /\r?\n\r?\n/.exec(text)
  if (/^\r?\n/.test(text)) return { head: '', body: text.replace(/^\r?\n/, '') }
  return gap
    ? { head: text.slice(0, gap.index), body: text.slice(gap.index + gap[0].length) }
    : { head: text, body: '' }
}

function splitBoundary(body: string, boundary: string): string[] {
  const pieces: string[] = []
  let piece: string[] | null = null
  for (const line of body.split('\n')) {
    const bare = line.trimEnd()
    if (bare === `--${boundary}` || bare === `--${boundary}--`) {
      if (piece) pieces.push(piece.join('\n').replace(/\r$/, ''))
      piece = bare.endsWith('--') && bare !== `--${boundary}` ? null : []
      if (piece === null) return pieces
    } else piece?.push(line)
  }
  if (piece?.length) pieces.push(piece.join('\n'))
  return pieces
}

/** A structured value with parameters (RFC 2045, section 5.1), such as that of Content-Type. */
export function readParams(text: string): { value: string; params: Record<string, string> } {
  const [value = '', ...rest] = splitOutsideQuotes(text)
  const params: Record<string, string> = {}
  for (const part of rest) {
    const equals = part.indexOf('=')
    const name = part.slice(0, equals).trim().toLowerCase()
    if (equals > 0 && !(name in params)) params[name] = bareValue(part.slice(equals + 1).trim())
  }
  return { value: value.trim(), params }
}

/** A quoted text without its quotes, any other up to the first space. */
function bareValue(text: string): string {
  if (!text.startsWith('"')) return text.split(/\s/, 1)[0] ?? ''
  let value = ''
  for (let at = 1; at < text.length && text[at] !== '"'; at++) {
    if (text[at] === '\\') at++
    value += text[at] ?? ''
  }
  return value
}

/** The parts between semicolons that are in no quotes. */
function splitOutsideQuotes(text: string): string[] {
  const parts: string[] = []
  let isQuoted = false
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\\') at++
    else if (sign === '"') isQuoted = !isQuoted
    else if (sign === ';' && !isQuoted) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, text.slice(from)]
}

function decodeBody(body: string, encoding: string): Buffer {
  const kind = encoding.trim().toLowerCase()
  if (kind === 'base64') return Buffer.from(body, 'base64')
  if (kind !== 'quoted-printable') return Buffer.from(body, 'latin1')
  return Buffer.from(
    body
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/=\n/g, '')
      .replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  )
}
