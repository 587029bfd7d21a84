import { say } from '#language'
import { fail } from '#model/lib/errors.ts'
import type { ImportConfig, ImportRun } from '#model/schema/entities.generated.ts'
import { csvRecords, decodeChunks, readHead } from '#engine/audience/contacts/read-csv.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { baseRow } from '#engine/kernel/rows.ts'
import { readLine, type StoredRow } from './read-row.ts'
import { findHeader, HEAD_ROWS, namesOf } from '#engine/audience/contacts/read-table.ts'
import { jsonb } from '#platform/database/jsonb.ts'
import { splitArray } from './split-array.ts'

/** Rows per transaction: enough to share its cost, few enough not to delay live events. */
const PIECE_ROWS = 500
const PIECE_CHARACTERS = 1_000_000
const SAMPLE = 5
const MAX_COLUMNS = 500
const MAX_ROWS = 20_000_000
const SEPARATORS: Record<string, ',' | ';' | '\t' | '|'> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  pipe: '|',
}

interface Opened {
  format: NonNullable<ImportRun['format']>
  delimiter: NonNullable<ImportRun['delimiter']>
  /** Empty for NDJSON, whose lines contain their column names. */
  columns: string[]
  rows: AsyncIterable<StoredRow>
}

async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<StoredRow> {
  let rest = ''
  for await (const text of texts) {
    const lines = (rest + text).split('\n')
    rest = lines.pop()!
    for (const line of lines) if (line.trim() !== '') yield readLine(line)
  }
  if (rest.trim() !== '') yield readLine(rest)
}

async function* elementsOf(texts: AsyncIterable<string>): AsyncGenerator<StoredRow> {
  for await (const element of splitArray(texts)) yield readLine(element)
}

const nameOfSeparator = (sign: string) =>
  (Object.keys(SEPARATORS).find((name) => SEPARATORS[name] === sign) ?? '') as Opened['delimiter']

/** The column names of a file, which may be below notes or missing, and the rows of people. */
async function belowHeader(records: AsyncGenerator<string[]>) {
  const first: string[][] = []
  while (first.length < HEAD_ROWS) {
    const { value, done } = await records.next()
    if (done) break
    first.push(value)
  }
  const headerRow = findHeader(first)
  const [header, below] = [first[headerRow - 1] ?? [], first.slice(headerRow)]
  async function* rows() {
    yield* below
    yield* records
  }
  const width = headerRow === 0 ? Math.max(0, ...below.map((row) => row.length)) : header.length
  return { header, width, rows: rows() }
}

async function open(
  chunks: AsyncIterable<Uint8Array>,
  config: Partial<Pick<ImportConfig, 'columnSeparator'>>,
  noted: { encoding: string },
): Promise<Opened> {
  const texts = decodeChunks(chunks, (encoding) => (noted.encoding = encoding))
  const first = await texts.next()
  if (first.done || first.value.replace(/^\ufeff/, '').trim() === '')
    throw fail('invalid', 'The file is empty.', [{ path: '', message: 'The file is empty.' }])
  const { text, delimiter } = readHead(first.value)
  async function* all() {
    yield text
    yield* texts
  }
  if (text.trimStart().startsWith('{'))
    return { format: 'ndjson', delimiter: '', columns: [], rows: linesOf(all()) }
  if (/^\s*\[\s*(\{|\])/.test(text))
    return { format: 'json', delimiter: '', columns: [], rows: elementsOf(all()) }
  const separator = SEPARATORS[config.columnSeparator ?? 'auto'] ?? delimiter
  const { header, width, rows } = await belowHeader(csvRecords(all(), separator))
  const columns = namesOf(
    header.map((name) => name.replaceAll('\0', '').slice(0, 200)),
    width,
  )
  if (columns.length === 0 || columns.length > MAX_COLUMNS) throw tooManyColumns()
  return { format: 'csv', delimiter: nameOfSeparator(separator), columns, rows }
}

/** A file that is received piece by piece. */
export interface IncomingFile {
  name: string
  chunks: AsyncIterable<Uint8Array>
  /** Called with the number of rows after each piece. */
  onPiece?: (rows: number) => Promise<void>
}

/**
 * Splits a file into pieces of some rows, each stored as a row of the database, so that a file of
 * any size fits into memory and any process can continue after an interruption. Deletes earlier
 * files of the same saved import that were never started; without one, those of the same person.
 * @param config null for a file that belongs to no saved import
 * @returns the run, ready to start
 * @throws ProductError `invalid` for an empty file or one that is not text
 */
export async function receiveFile(
  engine: Engine,
  scope: ActorScope,
  config: Pick<ImportConfig, 'id' | 'columnSeparator'> | null,
  { name: fileName, chunks, onPiece = async () => {} }: IncomingFile,
): Promise<ImportRun> {
  const { tenantId } = scope
  const runs = engine.stores.of('import-run')
  const run = await engine.database.tenant(tenantId, async (db) => {
    const waiting = db
      .deleteFrom('import_runs')
      .where('tenant_id', '=', tenantId)
      .where('state', 'in', ['reading', 'ready'])
    await (
      config?.id
        ? waiting.where('config_id', '=', config.id)
        : waiting.where('config_id', 'is', null).where('created_by', '=', scope.actor.name)
    ).execute()
    return runs.create(
      scope,
      { configId: config?.id || null, fileName: fileName.replaceAll('\0', '').slice(0, 200) },
      { db },
    )
  })
  try {
    const noted = { encoding: '' }
    const { format, delimiter, columns, rows } = await open(chunks, config ?? {}, noted)
    const names = new Set(columns)
    const sample: string[][] = []
    let [total, seq, characters] = [0, 0, 0]
    let piece: StoredRow[] = []
    const write = async () => {
      if (piece.length === 0) return
      const values = {
        ...baseRow(engine, scope),
        run_id: run.id,
        seq: seq++,
        first_row: total - piece.length + 1,
        rows: jsonb(piece) as never,
      }
      await engine.database.tenant(tenantId, (db) =>
        db.insertInto('import_pieces').values(values).execute(),
      )
      await onPiece(total)
      ;[piece, characters] = [[], 0]
    }
    for await (const row of rows) {
      if (++total > MAX_ROWS)
        throw fail('too_large', say('A file may have at most {most} rows.', { most: MAX_ROWS }))
      if (format !== 'csv' && typeof row === 'object') addColumns(names, row)
      if (sample.length < SAMPLE && typeof row !== 'string') sample.push(sampleOf(row, [...names]))
      const storedRow = harmless(row)
      piece.push(storedRow)
      characters += JSON.stringify(storedRow).length
      if (piece.length >= PIECE_ROWS || characters >= PIECE_CHARACTERS) await write()
    }
    await write()
    if (total === 0) throw fail('invalid', 'The file has a header and no rows.')
    return await runs.update(scope, run.id, null, {
      state: 'ready',
      format,
      delimiter,
      encoding: noted.encoding,
      columns: [...names],
      sample,
      total,
    })
  } catch (error) {
    await runs.remove(scope, run.id, null).catch(() => {})
    throw error
  }
}

/**
 * Adds the keys of a JSON row, which any row may be the first to have.
 * @throws ProductError `invalid` beyond MAX_COLUMNS, because a column left out is data lost
 */
function addColumns(names: Set<string>, row: Exclude<StoredRow, string>): void {
  for (const key of Object.keys(row)) names.add(key.replaceAll('\0', '').slice(0, 200))
  if (names.size > MAX_COLUMNS) throw tooManyColumns()
}

const tooManyColumns = () =>
  fail('invalid', say('A file has 1 to {most} columns.', { most: MAX_COLUMNS }))

function textOf(value: unknown): string {
  const given = value ?? ''
  const text = typeof given === 'string' ? given : JSON.stringify(given)
  return text.replaceAll('\0', '').toWellFormed().slice(0, 200)
}

const sampleOf = (row: Exclude<StoredRow, string>, names: readonly string[]): string[] =>
  Array.isArray(row)
    ? row.map(textOf)
    : names.map((name) => textOf((row as Record<string, unknown>)[name]))

/** Replaces a row that the database cannot store by the reason. */
function harmless(row: StoredRow): StoredRow {
  const text = JSON.stringify(row)
  return text.includes('\\u0000') || /\\ud[89a-f]/i.test(text)
    ? 'This row holds characters that no text has (U+0000, halves of pairs).'
    : row
}
