import { parse as parseStream } from 'csv-parse'
import { fail } from '#model/errors.ts'

export interface CsvText {
  text: string
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252'
  delimiter: ',' | ';' | '\t' | '|'
}

const DELIMITERS = [',', ';', '\t', '|'] as const

/**
 * The file's text: UTF-8 and UTF-16 by byte order mark or by how the bytes lie, else Windows-1252, which is what spreadsheets write.
 * @throws ProductError `invalid` when the file is empty or is not text.
 */
export function decodeCsv(bytes: Uint8Array): CsvText {
  const { text: decoded, encoding } = decode(bytes)
  const text = decoded.replace(/^\ufeff/, '')
  if (text.trim() === '') throw fail('invalid', 'The file is empty.', [{ path: '', message: 'The file is empty.' }])
  if (text.includes('\u0000')) throw fail('invalid', 'This is not a text file. Save the sheet as CSV and try again.')
  // Excel writes "sep=;" as first line when asked which separator it means.
  const told = /^sep=(.)\r?\n/i.exec(text)
  return { text: told ? text.slice(told[0].length) : text, encoding, delimiter: delimiterOf(told ? told[1]! : '', text) }
}

function decode(bytes: Uint8Array): { text: string; encoding: CsvText['encoding'] } {
  const sample = bytes.subarray(0, 2000)
  const zeros = (odd: number) => sample.reduce((count, byte, index) => count + (byte === 0 && index % 2 === odd ? 1 : 0), 0)
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (sample.length > 3 && zeros(1) > sample.length / 4)) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' }
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (sample.length > 3 && zeros(0) > sample.length / 4)) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}

function delimiterOf(told: string, text: string): CsvText['delimiter'] {
  if ((DELIMITERS as readonly string[]).includes(told)) return told as CsvText['delimiter']
  const header = text.slice(0, text.search(/\r?\n|$/)).replace(/"[^"]*"/g, '')
  return [...DELIMITERS].sort((a, b) => header.split(b).length - header.split(a).length)[0]!
}

/** The rows one after the other, the header first; rows that are shorter or longer than the header arrive as they are. Holds no more than a piece in memory. */
export async function* csvRows({ text, delimiter }: Pick<CsvText, 'text' | 'delimiter'>): AsyncGenerator<string[]> {
  const parser = parseStream({ delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, trim: true, bom: true, record_delimiter: ['\r\n', '\n', '\r'], max_record_size: 200_000 })
  const PIECE = 64 * 1024
  let at = 0
  const feed = () => {
    while (at < text.length) {
      const more = parser.write(text.slice(at, at + PIECE))
      at += PIECE
      if (!more) return
    }
    parser.off('drain', feed)
    if (!parser.writableEnded) parser.end()
  }
  parser.on('drain', feed)
  feed()
  try {
    for await (const row of parser) yield row as string[]
  } catch (error) {
    throw fail('invalid', `The file cannot be read as CSV: ${(error as Error).message}`)
  }
}
