import { say } from '#language'
import { fail } from '#model/lib/errors.ts'
import { delimiterOf, readRecord, type Delimiter } from './csv-record.ts'

export interface CsvText {
  text: string
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252'
  delimiter: Delimiter
}

/**
 * Decodes a file as UTF-8 or UTF-16, by byte order mark or byte pattern, otherwise as Windows-1252,
 * which spreadsheets write.
 * @throws ProductError `invalid` when the file is empty or is not text
 */
export function decodeCsv(bytes: Uint8Array): CsvText {
  const { text: decoded, encoding } = decode(bytes)
  const text = decoded.replace(/^\ufeff/, '')
  if (text.trim() === '')
    throw fail('invalid', 'The file is empty.', [{ path: '', message: 'The file is empty.' }])
  if (text.includes('\u0000'))
    throw fail('invalid', 'This is not a text file. Save the sheet as CSV and try again.')
  return { ...readHead(text), encoding }
}

function decode(bytes: Uint8Array): { text: string; encoding: CsvText['encoding'] } {
  const sample = bytes.subarray(0, 2000)
  const zeros = (odd: number) =>
    sample.reduce((count, byte, index) => count + (byte === 0 && index % 2 === odd ? 1 : 0), 0)
  if (
    (bytes[0] === 0xff && bytes[1] === 0xfe) ||
    (sample.length > 3 && zeros(1) > sample.length / 4)
  )
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' }
  if (
    (bytes[0] === 0xfe && bytes[1] === 0xff) ||
    (sample.length > 3 && zeros(0) > sample.length / 4)
  )
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}

/**
 * Yields the rows in order; rows shorter or longer than others are not adjusted, rows without a
 * value are omitted.
 */
export const csvRows = ({
  text,
  delimiter,
}: Pick<CsvText, 'text' | 'delimiter'>): AsyncGenerator<string[]> => csvRecords([text], delimiter)

/** A record is at most this long; a quote that is not closed within it opens no cell. */
const MAX_RECORD = 200_000
/** A cell of a row that holds nothing, also where the row was filled with other delimiters. */
const BLANK = /^[\s,;|]*$/
/** Rows between two moments in which other work of the process runs. */
const ROWS_A_TURN = 2000

/** Whether each line of a record is a whole row, so that a quote was left open. */
function isRows(text: string, delimiter: Delimiter, width: number): boolean {
  for (let at = 0; at < text.length;) {
    const { cells, next } = readRecord(text.slice(at), 0, delimiter, true)
    if (cells.length !== width) return false
    at += next
  }
  return true
}

/**
 * Yields the rows of text that arrives in chunks.
 * @throws ProductError `invalid` for a row that is too long
 */
export async function* csvRecords(
  pieces: Iterable<string> | AsyncIterable<string>,
  delimiter: CsvText['delimiter'],
): AsyncGenerator<string[]> {
  let buffer = ''
  let width = 0
  let rows = 0
  function* records(isLast: boolean): Generator<string[]> {
    let at = 0
    // What follows within the length of a record decides whether a quote opens a cell.
    while (at < buffer.length && (isLast || buffer.length - at > MAX_RECORD)) {
      const window = buffer.slice(at, at + MAX_RECORD)
      const csvRecord = readRecord(window, 0, delimiter)
      const { cells, next } =
        csvRecord.hasLines && width > 1 && isRows(window.slice(0, csvRecord.next), delimiter, width)
          ? readRecord(window, 0, delimiter, true)
          : csvRecord
      if (next >= MAX_RECORD && at + next < buffer.length)
        throw fail(
          'invalid',
          say('Row {row} has more than {most} characters. Is it a CSV file?', {
            row: rows + 1,
            most: MAX_RECORD,
          }),
        )
      at += next
      if (cells.every((cell) => BLANK.test(cell))) continue
      width = Math.max(width, cells.length)
      rows++
      yield cells
    }
    buffer = buffer.slice(at)
  }
  for await (const piece of pieces) {
    buffer += rows === 0 && buffer === '' ? piece.replace(/^\ufeff/, '') : piece
    for (const row of records(false)) {
      yield row
      if (rows % ROWS_A_TURN === 0) await new Promise((done) => setImmediate(done))
    }
  }
  yield* records(true)
}

const LINE_FEED = 10
const MAX_LINE = 4 * 1024 * 1024

const isJsonList = (bytes: Uint8Array) =>
  /^\ufeff?\s*\[\s*(\{|\]|$)/.test(new TextDecoder('utf-8').decode(bytes.subarray(0, 200)))

/** The text of UTF-8; null for other bytes. */
function strictText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Lines of UTF-8 as long as they are valid, from then on of Windows-1252. */
function mixedText(bytes: Uint8Array): string {
  let text = ''
  let begin = 0
  while (begin < bytes.length) {
    const end = bytes.indexOf(LINE_FEED, begin) + 1 || bytes.length
    const line = strictText(bytes.subarray(begin, end))
    if (line === null) break
    text += line
    begin = end
  }
  return text + new TextDecoder('windows-1252').decode(bytes.subarray(begin))
}

/**
 * Decodes a file that arrives in chunks, line by line: UTF-16 by the pattern of the first bytes,
 * otherwise UTF-8 until a line is invalid, from then on Windows-1252.
 * @param onEncoding receives the encoding, and again if it turns out to be another one
 * @throws ProductError `invalid` when it is not text
 */
export async function* decodeChunks(
  chunks: AsyncIterable<Uint8Array>,
  onEncoding: (encoding: CsvText['encoding']) => void = () => {},
): AsyncGenerator<string> {
  let carry = new Uint8Array()
  let decoder: TextDecoder | null = null
  let isOther = false
  let isFirst = true
  const textOf = (bytes: Uint8Array) => {
    if (isOther) return new TextDecoder('windows-1252').decode(bytes)
    const text = strictText(bytes)
    if (text !== null) return text
    isOther = true
    onEncoding('Windows-1252')
    return mixedText(bytes)
  }
  const clean = (text: string) => {
    if (text.includes('\u0000'))
      throw fail('invalid', 'This is not a text file. Save the sheet as CSV and try again.')
    return text
  }
  for await (const chunk of chunks) {
    let bytes = chunk
    if (carry.length > 0) {
      bytes = new Uint8Array(carry.length + chunk.length)
      bytes.set(carry)
      bytes.set(chunk, carry.length)
    }
    if (isFirst && bytes.length < 4) {
      carry = bytes.slice()
      continue
    }
    if (isFirst) {
      const isWide = decode(bytes.subarray(0, 2000)).encoding === 'UTF-16'
      onEncoding(isWide ? 'UTF-16' : 'UTF-8')
      if (isWide)
        decoder = new TextDecoder(bytes[0] === 0xfe || bytes[0] === 0 ? 'utf-16be' : 'utf-16le')
      // A JSON list may be a single line of any length; its encoding is UTF-8 (RFC 8259).
      else if (isJsonList(bytes)) decoder = new TextDecoder('utf-8')
    }
    isFirst = false
    if (decoder) {
      carry = new Uint8Array()
      yield clean(decoder.decode(bytes, { stream: true }))
      continue
    }
    const end = bytes.lastIndexOf(LINE_FEED) + 1
    if (end === 0 && bytes.length > MAX_LINE)
      throw fail('invalid', 'A line of the file is longer than 4 MB. Is it a text file?')
    carry = bytes.slice(end)
    if (end > 0) yield clean(textOf(bytes.subarray(0, end)))
  }
  if (carry.length > 0) yield clean(textOf(carry))
}

/** Detects the delimiter, and removes a first line that only declares it. */
export function readHead(text: string): Pick<CsvText, 'text' | 'delimiter'> {
  const plain = text.replace(/^\ufeff/, '')
  // Excel writes "sep=;" as the first line to declare the separator.
  const declared = /^sep=([,;\t|])\r?\n/i.exec(plain)
  return declared
    ? { text: plain.slice(declared[0].length), delimiter: declared[1] as Delimiter }
    : { text: plain, delimiter: delimiterOf(plain) }
}
