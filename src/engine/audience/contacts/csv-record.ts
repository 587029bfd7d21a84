export type Delimiter = ',' | ';' | '\t' | '|'

const LINE_END = /[\r\n]/g

/** A cell and the position behind it. */
interface Cell {
  value: string
  end: number
}

const isSpace = (sign: string | undefined, delimiter: Delimiter) =>
  sign === ' ' || sign === '\u00a0' || (sign === '\t' && delimiter !== '\t')

function skipSpaces(text: string, from: number, delimiter: Delimiter): number {
  let at = from
  while (isSpace(text[at], delimiter)) at++
  return at
}

const endsCell = (text: string, at: number, delimiter: Delimiter) =>
  at >= text.length || text[at] === delimiter || text[at] === '\n' || text[at] === '\r'

/**
 * The cell in quotes that begins here, or null when it is none: its closing quote is missing, or is
 * followed by more than spaces. Reads to the first quote that is not doubled.
 */
function quotedCell(text: string, from: number, delimiter: Delimiter): Cell | null {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') {
      at++
      continue
    }
    const end = skipSpaces(text, at + 1, delimiter)
    if (!endsCell(text, end, delimiter)) return null
    return {
      value: text
        .slice(from + 1, at)
        .replaceAll('""', '"')
        .trim(),
      end,
    }
  }
  return null
}

function plainCell(text: string, from: number, lineEnd: number, delimiter: Delimiter): Cell {
  const rest = text.slice(from, lineEnd)
  const length = rest.indexOf(delimiter)
  return length === -1
    ? { value: rest.trim(), end: lineEnd }
    : { value: rest.slice(0, length).trim(), end: from + length }
}

export interface CsvRecord {
  cells: string[]
  /** The position behind the record and the end of its line. */
  next: number
  /** Whether a cell in quotes contains the end of a line. */
  hasLines: boolean
}

/**
 * Reads the record that begins at this position. A quote that does not open or close a cell is a
 * sign like any other, so that it costs no more than its cell (RFC 4180 leaves it open).
 * @param isBound reads one line only, whatever is quoted
 */
export function readRecord(
  text: string,
  from: number,
  delimiter: Delimiter,
  isBound = false,
): CsvRecord {
  const lineEndFrom = (position: number) => {
    LINE_END.lastIndex = position
    return LINE_END.exec(text)?.index ?? text.length
  }
  let lineEnd = lineEndFrom(from)
  const cells: string[] = []
  let hasLines = false
  let at = from
  for (;;) {
    const start = skipSpaces(text, at, delimiter)
    const quoted = text[start] === '"' ? quotedCell(text, start, delimiter) : null
    const isTaken = quoted !== null && !(isBound && quoted.end > lineEnd)
    const cell = isTaken ? quoted : plainCell(text, at, lineEnd, delimiter)
    if (cell.end > lineEnd) {
      hasLines = true
      lineEnd = lineEndFrom(cell.end)
    }
    cells.push(cell.value)
    at = cell.end
    if (at >= text.length || text[at] !== delimiter) break
    at++
  }
  const isPair = text[at] === '\r' && text[at + 1] === '\n'
  return { cells, next: Math.min(text.length, at + (isPair ? 2 : 1)), hasLines }
}

const MAX_LINES = 2000
const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|']

/**
 * The delimiter that most lines contain equally often, outside of quotes. Long files are sampled
 * evenly.
 */
export function delimiterOf(text: string): Delimiter {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '')
  const step = Math.ceil(lines.length / MAX_LINES)
  const sample = lines
    .filter((_, at) => at % step === 0)
    .map((line) => line.replace(/"[^"]*"/g, ''))
  const scores = DELIMITERS.map((delimiter) => {
    const times = new Map<number, number>()
    for (const line of sample) {
      const count = line.split(delimiter).length - 1
      if (count > 0) times.set(count, (times.get(count) ?? 0) + 1)
    }
    const [count, agreeing] = [...times].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [0, 0]
    return { delimiter, count, agreeing }
  })
  return scores.sort((a, b) => b.agreeing - a.agreeing || b.count - a.count)[0]!.delimiter
}
