import { csvRows, type CsvText } from './read-csv.ts'
import { isColumnName } from './map-columns.ts'
import { addressesIn } from './normalize-contact.ts'
import { required } from '#model/lib/lookup.ts'

/** Rows in which the names of the columns are looked for. */
export const HEAD_ROWS = 30
/** Rows by whose values columns are understood. */
const SAMPLE_ROWS = 20

/** A file of people with its column names. */
export interface Table {
  columns: string[]
  /** The row with the column names, counted from 1; 0 when there is none. */
  headerRow: number
  /** The first rows with values of people. */
  sample: string[][]
  rows: AsyncIterable<string[]>
}

/**
 * The row with the column names: the one with more known names than others, above the first person.
 * Exports put notes above it, and lists have none.
 */
export function findHeader(rows: readonly (readonly string[])[]): number {
  const firstPerson = rows.findIndex((row) => row.some((cell) => addressesIn(cell).length > 0))
  if (firstPerson === 0) return 0
  const above = firstPerson === -1 ? rows : rows.slice(0, firstPerson)
  const known = above.map((row) => row.filter(isColumnName).length)
  const highest = Math.max(...known)
  const best = known.indexOf(highest)
  const [ofFirst = 0] = known
  if (highest > Math.max(1, ofFirst) || (best === 0 && ofFirst > 0)) return best + 1
  const width = rows[firstPerson]?.length ?? 0
  const isWiderBelow = (rows[0]?.length ?? 0) < width
  return isWiderBelow && above.at(-1)?.length === width ? firstPerson : 1
}

/** Names for all columns of a file, each once: "Email (2)" for the second of a name, "Column 3" for none. */
export function namesOf(header: readonly string[], width: number): string[] {
  const times = new Map<string, number>()
  return Array.from({ length: Math.max(width, header.length) }, (_, at) => {
    const name = header[at]?.trim() || `Column ${at + 1}`
    let unique = name
    while (times.has(unique)) {
      const count = required(times, name) + 1
      times.set(name, count)
      unique = `${name} (${count})`
    }
    times.set(unique, 1)
    return unique
  })
}

/**
 * Reads the head of a file and names its columns.
 * @param chosen the row with the column names, 0 for none; found when absent
 */
export async function readTable(
  csv: Pick<CsvText, 'text' | 'delimiter'>,
  chosen?: number,
): Promise<Table> {
  const all = csvRows(csv)
  const head: string[][] = []
  while (head.length < HEAD_ROWS + SAMPLE_ROWS) {
    const { value, done } = await all.next()
    if (done) break
    head.push(value)
  }
  const headerRow = Math.min(chosen ?? findHeader(head.slice(0, HEAD_ROWS)), head.length)
  const below = head.slice(headerRow)
  const header = head[headerRow - 1] ?? []
  const width = headerRow === 0 ? Math.max(0, ...below.map((row) => row.length)) : header.length
  async function* rows() {
    yield* below
    yield* all
  }
  return {
    columns: namesOf(header, width),
    headerRow,
    sample: below.slice(0, SAMPLE_ROWS),
    rows: rows(),
  }
}
