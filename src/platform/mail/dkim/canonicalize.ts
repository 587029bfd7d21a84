import { withoutLastLineEnds } from '../line-ends.ts'

export type Canonicalization = 'simple' | 'relaxed'

/** A header field as it was received, with its folding; one character per byte. */
export interface RawField {
  /** Lower-case. */
  name: string
  /** Name, colon and value, without the last line end. */
  text: string
}

/** Line ends as CRLF, which storing a message may have changed. */
export const withCrlf = (raw: string): string => raw.replace(/\r?\n/g, '\r\n')

/** The header fields and the body of a message with CRLF line ends. */
export function splitMessage(raw: string): { fields: RawField[]; body: string } {
  const end = raw.startsWith('\r\n') ? 0 : raw.indexOf('\r\n\r\n')
  const head = end === -1 ? raw : raw.slice(0, end)
  const body = end === -1 ? '' : raw.slice(end + (end === 0 ? 2 : 4))
  const fields: RawField[] = []
  for (const line of head.split('\r\n')) {
    const last = fields.at(-1)
    if (/^[ \t]/.test(line) && last) last.text += `\r\n${line}`
    else {
      const name = /^([!-9;-~]+)[ \t]*:/.exec(line)?.[1]
      if (name !== undefined) fields.push({ name: name.toLowerCase(), text: line })
    }
  }
  return { fields, body }
}

/** RFC 6376, sections 3.4.1 and 3.4.2. */
export function canonicalField({ name, text }: RawField, how: Canonicalization): string {
  if (how === 'simple') return text
  const value = text
    .slice(text.indexOf(':') + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()
  return `${name}:${value}`
}

const relaxedLine = (line: string) => line.replace(/[ \t]+/g, ' ').replace(/ $/, '')

/** RFC 6376, sections 3.4.3 and 3.4.4. */
export function canonicalBody(body: string, how: Canonicalization): string {
  const text = how === 'simple' ? body : body.split('\r\n').map(relaxedLine).join('\r\n')
  const trimmed = withoutLastLineEnds(text)
  if (trimmed === '') return how === 'simple' ? '\r\n' : ''
  return `${trimmed}\r\n`
}
