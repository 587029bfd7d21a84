import { withoutGuard } from '#model/lib/write-csv.ts'
import { inSentence, say } from '#language'
import type { ObjectImport } from '#model/api/answers/object-answers.ts'
import { checkValue } from '#model/schema/check-value.ts'
import type { Entity, Field } from '#model/schema/entity.ts'
import { assertNoFaults, fail, ProductError, type FieldError } from '#model/lib/errors.ts'
import { isExactNumber, parseExactJson } from '#model/lib/exact-json.ts'
import { isObject } from '#model/lib/is-object.ts'
import { csvRows, decodeCsv } from '#engine/audience/contacts/read-csv.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { objectsOf } from './load-types.ts'
import type { RecordValues } from '#model/schema/record-values.ts'

export type ImportFormat = 'csv' | 'json' | 'ndjson'

const MAX_ROWS = 10_000
const MAX_FAULTS = 200

const isEmpty = (text: string) => text.trim() === ''

/**
 * Converts a cell to the field's type. An empty cell clears a nullable field and is ignored
 * otherwise. Unreadable values stay text, which the schema check rejects.
 */
function fromCell({ node }: Field, text: string): unknown {
  if (isEmpty(text)) return node.nullable ? null : undefined
  if (node.type === 'integer' || node.type === 'number')
    return isExactNumber(text.trim()) ? Number(text) : text
  if (node.type === 'boolean') {
    if (/^(true|yes|1)$/i.test(text)) return true
    return /^(false|no|0)$/i.test(text) ? false : text
  }
  if (node.type !== 'array' && node.type !== 'object') return text
  try {
    return parseExactJson(text)
  } catch {
    return node.type === 'array' && node.items?.type === 'string'
      ? text
          .split(/[;,]/)
          .map((part) => part.trim())
          .filter(Boolean)
      : text
  }
}

async function readCsv(entity: Entity, bytes: Uint8Array): Promise<RecordValues[]> {
  const lines = csvRows(decodeCsv(bytes))
  const head = await lines.next()
  const names = head.done ? [] : head.value
  const byTitle = new Map(
    entity.fields.flatMap(
      (field) =>
        [
          [field.name.toLowerCase(), field],
          [(field.node.title ?? '').toLowerCase(), field],
        ] as const,
    ),
  )
  const columns = names.map((name) => byTitle.get(name.trim().toLowerCase()))
  const unknown = names.find((name, at) => !columns[at] && !isEmpty(name))
  if (unknown !== undefined)
    throw fail(
      'invalid',
      say('There is no field "{name}" in {things}.', {
        name: unknown,
        things: inSentence(entity.plural),
      }),
      [{ path: '', message: say('The column "{name}" is not a field.', { name: unknown }) }],
    )
  const rows: RecordValues[] = []
  for await (const line of lines) {
    if (rows.length >= MAX_ROWS) throw tooMany()
    rows.push(
      Object.fromEntries(
        columns.flatMap((field, at) =>
          field ? [[field.name, fromCell(field, withoutGuard(line[at] ?? ''))]] : [],
        ),
      ),
    )
  }
  return rows
}

const tooMany = () =>
  fail('too_large', say('A file may have at most {most} rows. Split it.', { most: MAX_ROWS }))

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError('The value is no list.')
  return value
}

function readJson(text: string, format: 'json' | 'ndjson'): RecordValues[] {
  let rows: unknown[] = []
  try {
    if (format === 'json') rows = listOf(parseExactJson(text))
    else for (const line of text.split('\n')) if (!isEmpty(line)) rows.push(parseExactJson(line))
  } catch {
    throw fail(
      'malformed',
      format === 'json'
        ? 'The file is not a JSON list of objects.'
        : say('Line {line} is not valid JSON.', { line: rows.length + 1 }),
    )
  }
  if (rows.length > MAX_ROWS) throw tooMany()
  return rows.map((row, at) => {
    if (!isObject(row))
      throw fail('malformed', say('Row {row} is not a JSON object.', { row: at + 1 }))
    return row
  })
}

/** The writable values of a row, without computed fields and empty cells. */
function valuesOf(
  entity: Entity,
  row: RecordValues,
): { values: RecordValues; faults: FieldError[] } {
  const known = new Set(entity.fields.map((field) => field.name))
  const unknown = Object.keys(row).filter((name) => !known.has(name))
  const values = Object.fromEntries(
    entity.fields
      .filter(
        (field) =>
          !field.base &&
          row[field.name] !== undefined &&
          (row[field.name] !== null || field.nullable),
      )
      .map((field) => [field.name, row[field.name]]),
  )
  return {
    values,
    faults: unknown.map((name) => ({
      path: `/${name}`,
      message: say('There is no field "{name}".', { name }),
    })),
  }
}

/**
 * Imports objects in the format of an export: rows with an object's id update it, others create
 * objects. Each row is imported separately, and failed rows are reported with the reason. `dry`
 * changes nothing.
 * @throws ProductError `not_found`, `malformed`, `invalid` (a column that is no field), `too_large`
 */
export async function importObjects(
  engine: Engine,
  scope: ActorScope,
  typeId: string,
  { bytes, format, dry }: { bytes: Uint8Array; format: ImportFormat; dry: boolean },
): Promise<ObjectImport> {
  const { entity, store } = await objectsOf(engine, scope.tenantId, typeId)
  const rows =
    format === 'csv'
      ? await readCsv(entity, bytes)
      : readJson(new TextDecoder().decode(bytes), format)
  const result: ObjectImport = {
    rows: rows.length,
    created: 0,
    changed: 0,
    same: 0,
    failed: 0,
    faults: [],
  }
  for (const [at, row] of rows.entries())
    try {
      result[await take(row)]++
    } catch (error) {
      if (!(error instanceof ProductError)) throw error
      result.failed++
      if (result.faults.length < MAX_FAULTS)
        result.faults.push({
          row: at + 1,
          errors:
            error.errors.length > 0 ? [...error.errors] : [{ path: '', message: error.message }],
        })
    }
  if (!dry && result.created + result.changed > 0)
    await engine.stores.note(scope, {
      action: 'import',
      entity: entity.id,
      entityId: '',
      summary:
        `${entity.plural} imported: ${result.created} created, ${result.changed} changed, ` +
        `${result.failed} refused`,
      facts: { ...result, faults: undefined },
    })
  return result

  async function take(row: RecordValues): Promise<'created' | 'changed' | 'same'> {
    const { values, faults } = valuesOf(entity, row)
    assertNoFaults(faults)
    const before =
      typeof row.id === 'string' && row.id !== '' ? await store.get(scope, row.id) : null
    if (!before) {
      const wrong = checkValue(entity.schema, values)
      assertNoFaults(wrong)
      if (!dry) await store.create(scope, values)
      return 'created'
    }
    const changed = Object.fromEntries(
      Object.entries(values).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
      ),
    )
    if (Object.keys(changed).length === 0) return 'same'
    const wrong = checkValue(
      {
        ...entity.schema,
        required: (entity.schema.required ?? []).filter((name) => name in changed),
      },
      changed,
    )
    assertNoFaults(wrong)
    if (!dry) await store.update(scope, String(before.id), null, changed)
    return 'changed'
  }
}
