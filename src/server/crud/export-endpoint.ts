import { say } from '#language'
import { noteExport } from '#engine/administration/notices/note-export.ts'
import { csvLine } from '#model/lib/write-csv.ts'
import type { Entity } from '#model/schema/entity.ts'
import { fail } from '#model/lib/errors.ts'
import type { StoreScope } from '#store/entity-store.ts'
import { publicRecord } from '#store/row-codec.ts'
import {
  endpoint,
  type Endpoint,
  type EndpointAccess,
  type EndpointInput,
} from '../base/endpoint.ts'
import type { CrudSubject } from './crud-endpoints.ts'
import { readListQuery } from '../base/read-list-query.ts'
import type { RecordValues } from '#model/schema/record-values.ts'

interface Format {
  type: string
  head(columns: readonly string[]): string
  row(values: RecordValues, columns: readonly string[], first: boolean): string
  foot: string
}

const formats: Record<string, Format> = {
  // The byte order mark lets spreadsheets recognize UTF-8.
  csv: {
    type: 'text/csv; charset=utf-8',
    head: (columns) => `\uFEFF${csvLine(columns)}`,
    row: (values, columns) => csvLine(columns.map((name) => values[name])),
    foot: '',
  },
  json: {
    type: 'application/json; charset=utf-8',
    head: () => '[',
    row: (values, _columns, first) => `${first ? '' : ','}\n${JSON.stringify(values)}`,
    foot: '\n]\n',
  },
  ndjson: {
    type: 'application/x-ndjson; charset=utf-8',
    head: () => '',
    row: (values) => `${JSON.stringify(values)}\n`,
    foot: '',
  },
}

/** The requested fields, or all that are neither secret nor too large for a list. */
function columnsOf(entity: Entity, asked: string | undefined): string[] {
  const known = entity.fields
    .filter((field) => !field.secret && !field.node['x-hidden'])
    .map((field) => field.name)
  if (!asked) return known
  const names = asked.split(',')
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw fail('malformed', say('There is no field "{name}" to export.', { name: unknown }), [
      { path: '/columns', message: say('There is no field "{name}".', { name: unknown }) },
    ])
  return names
}

/**
 * Reads the columns of a record. Secrecy is checked per record only where a column may be secret.
 */
function columnReader(
  entity: Entity,
  columns: readonly string[],
): (record: RecordValues) => RecordValues {
  const mayHide = entity.fields.some(
    (field) => columns.includes(field.name) && (field.secret || field.node['x-secretWhen']),
  )
  return (record) => {
    const shown = mayHide ? publicRecord(entity, record) : record
    const values: RecordValues = {}
    for (const name of columns) values[name] = shown[name] ?? null
    return values
  }
}

async function* textOf(
  format: Format,
  columns: readonly string[],
  entity: Entity,
  portions: AsyncGenerator<RecordValues[]>,
): AsyncGenerator<string> {
  yield format.head(columns)
  const read = columnReader(entity, columns)
  let first = true
  for await (const portion of portions) {
    let text = ''
    for (const record of portion) {
      text += format.row(read(record), columns, first)
      first = false
    }
    yield text
  }
  yield format.foot
}

/** Pulled by the reader, so that a slow one holds a batch in memory, not the table. */
export function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(control) {
      const { value, done } = await parts.next()
      if (done) control.close()
      else control.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}

/**
 * The format and the columns of a request for a file.
 * @throws ProductError `malformed` for an unknown format or column
 */
function formatIn({ query }: Pick<EndpointInput, 'query'>, entity: Entity) {
  const name = query.format ?? 'csv'
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined
  if (!format)
    throw fail(
      'malformed',
      say('There is no export as "{name}"; there are {values}.', {
        name,
        values: Object.keys(formats).join(', '),
      }),
      [{ path: '/format', message: 'csv, json or ndjson.' }],
    )
  return { name, format, columns: columnsOf(entity, query.columns) }
}

/**
 * Streams records as the file that the request asks for.
 * @param of `note` writes the audit entry, once the format and the columns are known to be valid
 */
export async function streamRecords(
  input: EndpointInput,
  entity: Entity,
  {
    total,
    portions,
    note,
  }: { total: number; portions: AsyncGenerator<RecordValues[]>; note(): Promise<unknown> },
) {
  const { name, format, columns } = formatIn(input, entity)
  await note()
  return input.reply
    .type(format.type)
    .header('x-total-count', total)
    .header(
      'content-disposition',
      `attachment; filename="${entity.path.replace('/', '-')}.${name}"`,
    )
    .send(streamOf(textOf(format, columns, entity, portions)))
}

/**
 * Streams all matching records as CSV, JSON or NDJSON; `X-Total-Count` is the number of rows. An
 * audit entry records the export.
 */
export function exportEndpoint(
  { entity: described, find }: CrudSubject,
  access: EndpointAccess,
  scopeOf: (input: EndpointInput) => StoreScope,
): Endpoint {
  return endpoint({
    method: 'GET',
    path: `/api/v1/${described.path}/export`,
    access,
    summary: `${described.plural} as a file, as filtered`,
    query: Object.fromEntries(
      ['format', 'filter', 'columns'].map((name) => [name, { type: 'string' }]),
    ),
    rateLimit: 30,
    async handler(input) {
      const { entity, store } = await find(input)
      const scope = scopeOf(input)
      const name = input.query.format ?? 'csv'
      const { filter = {} } = readListQuery(input.query)
      const { columns } = formatIn(input, entity)
      const { total, portions } = await store.readAll(scope, filter)
      const summary = `${entity.plural} exported as ${name.toUpperCase()}: ${total === 1 ? 'one row' : `${total} rows`}`
      const note = () =>
        noteExport(input.engine, scope, {
          entity: entity.id,
          summary,
          facts: {
            format: name,
            filter,
            columns: input.query.columns ? columns : 'all',
            rows: total,
          },
          what: `${entity.plural} as ${name.toUpperCase()}`,
          rows: total,
        })
      return streamRecords(input, entity, { total, portions, note })
    },
  })
}
