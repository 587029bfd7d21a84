/**
 * A word, a quoted string or literal, or a list of these (RFC 3501, section 9). Bytes are kept one
 * per character.
 */
export type Token = { kind: 'atom' | 'text'; value: string } | { kind: 'list'; items: Token[] }

const LONGEST_COMMAND = 1024 * 1024
const LARGEST_LITERAL = 25 * 1024 * 1024

export interface CommandSource {
  /**
   * Feeds bytes from the connection.
   * @returns an error message when the input can no longer be parsed
   */
  feed(chunk: Buffer): string | null
}

/**
 * Splits a client's input into commands; literals are requested and put in place.
 * @param onCommand gets the line, with each literal as a `\0n\0` mark, and the literals
 * @param onReady is called when a literal may be sent
 */
export function createCommandSource(
  onCommand: (line: string, literals: string[]) => void,
  onReady: () => void,
): CommandSource {
  let pending: Buffer = Buffer.alloc(0)
  let line = ''
  let literals: string[] = []
  let wanted = -1
  return {
    feed(chunk) {
      pending = pending.length ? Buffer.concat([pending, chunk]) : chunk
      for (;;) {
        if (wanted >= 0) {
          if (pending.length < wanted) return null
          literals.push(pending.toString('latin1', 0, wanted))
          line += `\0${literals.length - 1}\0`
          pending = pending.subarray(wanted)
          wanted = -1
        }
        const end = pending.indexOf('\n')
        if (end < 0) return pending.length > LONGEST_COMMAND ? 'the line is too long' : null
        const text = pending.toString('latin1', 0, end).replace(/\r$/, '').replaceAll('\0', '')
        pending = pending.subarray(end + 1)
        const literal = /\{(\d{1,10})(\+)?\}$/.exec(text)
        if (literal) {
          wanted = Number(literal[1])
          if (wanted > LARGEST_LITERAL || line.length > LONGEST_COMMAND)
            return 'the literal is too large'
          line += text.slice(0, literal.index)
          if (!literal[2]) onReady()
          continue
        }
        onCommand(line + text, literals)
        line = ''
        literals = []
      }
    },
  }
}

/**
 * The tokens of a line. Brackets belong to their word, with their content: `BODY[HEADER.FIELDS
 * (TO)]<0.10>`.
 */
export function tokenize(line: string, literals: readonly string[]): Token[] {
  let at = 0
  const readList = (untilClose: boolean): Token[] => {
    const items: Token[] = []
    while (at < line.length) {
      const sign = line[at]!
      if (sign === ' ') at++
      else if (sign === ')') {
        at++
        if (untilClose) return items
      } else if (sign === '(') {
        at++
        items.push({ kind: 'list', items: readList(true) })
      } else if (sign === '"') items.push({ kind: 'text', value: readQuoted() })
      else if (sign === '\0') {
        const end = line.indexOf('\0', at + 1)
        items.push({ kind: 'text', value: literals[Number(line.slice(at + 1, end))] ?? '' })
        at = end + 1
      } else items.push({ kind: 'atom', value: readAtom() })
    }
    return items
  }
  const readQuoted = () => {
    let value = ''
    for (at++; at < line.length && line[at] !== '"'; at++) {
      if (line[at] === '\\') at++
      value += line[at] ?? ''
    }
    at++
    return value
  }
  const readAtom = () => {
    const start = at
    let depth = 0
    for (; at < line.length; at++) {
      const sign = line[at]!
      if (sign === '[') depth++
      else if (sign === ']') depth = Math.max(0, depth - 1)
      else if (depth === 0 && (sign === ' ' || sign === '(' || sign === ')')) break
    }
    return line.slice(start, at)
  }
  return readList(false)
}

/** The text of an atom or string; empty for a list. */
export const textOf = (token: Token | undefined): string =>
  token && token.kind !== 'list' ? token.value : ''

/** The words of a list, or the word itself. */
export const wordsOf = (token: Token | undefined): string[] => {
  if (!token) return []
  return token.kind === 'list' ? token.items.map(textOf) : [token.value]
}

/**
 * Whether a number is in a set such as `1:4,7,9:*` (RFC 3501, `sequence-set`); `*` is the largest
 * number.
 */
export function inSet(set: string, number: number, largest: number): boolean {
  return set.split(',').some((range) => {
    const [from = 0, to = from] = range
      .split(':')
      .map((end) => (end === '*' ? largest : Number(end)))
    return number >= Math.min(from, to) && number <= Math.max(from, to)
  })
}

export const isSet = (text: string): boolean =>
  /^(\d+|\*)(:(\d+|\*))?(,(\d+|\*)(:(\d+|\*))?)*$/.test(text)

/** Encodes an IMAP string: quoted, or a literal where quoting cannot represent it; NIL for null. */
export function imapString(text: string | null): string {
  if (text === null) return 'NIL'
  return /[\r\n"\\\u0080-\uffff]/.test(text) || text.length > 1000
    ? `{${text.length}}\r\n${text}`
    : `"${text}"`
}
