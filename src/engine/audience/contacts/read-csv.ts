import { say } from '#language'
import { parse as parseStream } from 'csv-parse'
import { fail } from '#model/errors.ts'

export interface CsvText {
  text: string
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252'
  delimiter: ',' | ';' | '\t' | '|'
}

const DELIMITERS = [',', ';', '\t', '|'] as const

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

function delimiterOf(declared: string, text: string): CsvText['delimiter'] {
  if ((DELIMITERS as readonly string[]).includes(declared)) return declared as CsvText['delimiter']
  const header = text.slice(0, text.search(/\r?\n|$/)).replace(/"[^"]*"/g, '')
  return [...DELIMITERS].sort((a, b) => header.split(b).length - header.split(a).length)[0]!
}

/**
 * Yields the rows in order, the header first; rows shorter or longer than the header are not
 * adjusted. Holds at most one chunk in memory.
 */
export async function* csvRows({
  text,
  delimiter,
}: Pick<CsvText, 'text' | 'delimiter'>): AsyncGenerator<string[]> {
  const PIECE = 64 * 1024
  function* pieces() {
    for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE)
  }
  yield* csvRecords(pieces(), delimiter)
}

/**
 * Yields the rows of text that arrives in chunks.
 * @throws ProductError `invalid` when it cannot be read as CSV
 */
export async function* csvRecords(
  pieces: Iterable<string> | AsyncIterable<string>,
  delimiter: CsvText['delimiter'],
): AsyncGenerator<string[]> {
  const parser = parseStream({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    bom: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: 200_000,
  })
  const feed = async () => {
    for await (const piece of pieces) {
      if (parser.destroyed) return
      if (!parser.write(piece))
        await new Promise((done) => parser.once('drain', done).once('close', done))
    }
    parser.end()
  }
  let broken: unknown
  feed().catch((error: Error) => {
    broken = error
    parser.destroy(error)
  })
  try {
    for await (const row of parser) yield row as string[]
  } catch (error) {
    // An upload that breaks off is not a CSV error.
    if (broken !== undefined) throw broken
    throw fail(
      'invalid',
      say('The file cannot be read as CSV: {fault}', {
        fault: (error as Error).message.replace(/\.?$/, '.'),
      }),
    )
  }
}

const LINE_FEED = 10
const MAX_LINE = 4 * 1024 * 1024

const isJsonList = (bytes: Uint8Array) =>
  /^\ufeff?\s*\[\s*(\{|\]|$)/.test(new TextDecoder('utf-8').decode(bytes.subarray(0, 200)))

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
    if (!isOther)
      try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
      } catch {
        isOther = true
        onEncoding('Windows-1252')
      }
    return new TextDecoder('windows-1252').decode(bytes)
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

/** Detects the delimiter from the first line, and removes a first line that only declares it. */
export function readHead(text: string): Pick<CsvText, 'text' | 'delimiter'> {
  const plain = text.replace(/^\ufeff/, '')
  // Excel writes "sep=;" as the first line to declare the separator.
  const declared = /^sep=(.)\r?\n/i.exec(plain)
  return {
    text: declared ? plain.slice(declared[0].length) : plain,
    delimiter: delimiterOf(declared ? declared[1]! : '', plain),
  }
}
