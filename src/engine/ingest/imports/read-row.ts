import { withoutGuard } from '#model/lib/write-csv.ts'
import { parseExactJson } from '#model/lib/exact-json.ts'
import type { RowFault } from '#model/api/answers/import-answers.ts'
import { isObject } from '#model/lib/is-object.ts'
import { addressFault, normalizeAddress } from '#engine/audience/contacts/normalize-contact.ts'
import { isUuid } from '#model/lib/ids.ts'
import { answerOfColumn, refusesEmail } from '#engine/audience/contacts/column-names.ts'
import { foldName } from '#engine/audience/contacts/map-columns.ts'
import { readId, readPayload } from '#engine/ingest/events/check-incoming.ts'
import { normalizedEvent } from '#engine/audience/identity/incoming-event.ts'
import type { ImportRow } from '#engine/ingest/events/profile-input.ts'
import { identifierValue, type PropertyTypes } from '#engine/audience/profiles/apply-traits.ts'
import type { JsonObject } from '#model/schema/record-values.ts'

/**
 * A queued row: the cells of a CSV line, the object of an NDJSON line, or why the line cannot be
 * read.
 */
export type StoredRow = readonly string[] | JsonObject | string

export interface RowRules {
  columns: readonly string[]
  mapping: Readonly<Record<string, string>>
  types: PropertyTypes
  mergingProperty: string
  overwrites: ImportRow['overwrites']
  multiValueSeparator: string
}

export const ID_TARGETS = ['userId', 'anonymousId', 'profileId'] as const
/**
 * Mapping target for a column that marks people for deletion; never guessed, because it deletes
 * data.
 */
export const DELETES = '$delete'
const PROFILE_IMPORTED = 'profileImported'

const shown = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 200)

/** The values of a row by property, without empty cells. */
function said(
  row: readonly string[] | JsonObject,
  { columns, mapping, types, multiValueSeparator }: RowRules,
): JsonObject {
  const given: JsonObject = {}
  const pairs = Array.isArray(row)
    ? columns.map((column, at) => [column, withoutGuard(row[at] ?? '')] as const)
    : Object.entries(row)
  for (const [column, value] of pairs) {
    const target = mapping[column]
    if (!target || value === undefined || value === '' || value === null) continue
    const isList = typeof value === 'string' && types.byIncoming.get(target)?.multivalued
    given[target] = isList
      ? value
          .split(multiValueSeparator)
          .map((part) => part.trim())
          .filter(Boolean)
      : value
  }
  return given
}

/**
 * Converts one row to an event for the intake, or returns why that is impossible.
 * @param now milliseconds since 1970 at import
 */
export function readRow(
  row: StoredRow,
  rules: RowRules,
  facts: JsonObject,
  now: number,
): (Pick<ImportRow, 'incoming' | 'by'> & { deletes: boolean }) | { fault: RowFault } {
  const refuse = (message: string, target = '', value: unknown = '') => ({
    fault: { column: columnOf(target, rules), value: shown(value), message },
  })
  if (typeof row === 'string') return refuse(row)
  if (Array.isArray(row) && row.slice(rules.columns.length).some((cell) => cell.trim() !== ''))
    return refuse(`The row has ${row.length} cells, and the header ${rules.columns.length}.`)
  const { payload, fault } = readPayload(said(row, rules))
  if (fault) return refuse(fault.reason)
  const { mergingProperty: key, types } = rules
  const given = payload[key]
  if (given === undefined)
    return refuse(
      `The column "${columnOf(key, rules) || key}", used to match people, is empty.`,
      key,
    )
  const ids: Record<string, string | null> = {}
  for (const name of ID_TARGETS) {
    const { id, fault: wrong } = readId(payload[name], `/${name}`)
    if (wrong) return refuse(wrong.reason, name, payload[name])
    ids[name] = id
  }
  if (ids.profileId !== null && !isUuid(ids.profileId))
    return refuse('The id of a profile is a UUID.', 'profileId', ids.profileId)
  const deletes = marked(payload[DELETES])
  if (deletes === null)
    return refuse(
      'Enter yes or no, true or false, 1 or 0 to delete or keep the profile.',
      DELETES,
      payload[DELETES],
    )
  const traits = Object.fromEntries(
    Object.entries(payload).filter(
      ([name]) => name !== DELETES && !(ID_TARGETS as readonly string[]).includes(name),
    ),
  )
  const by = (ID_TARGETS as readonly string[]).includes(key) ? null : keyOf(key, given, types)
  if (by === undefined)
    return refuse(
      key === 'email' ? 'Not a valid email address.' : "This value can't identify a person.",
      key,
      given,
    )
  return {
    deletes,
    incoming: normalizedEvent({
      ...ids,
      eventType: PROFILE_IMPORTED,
      traits,
      properties: facts,
      timeStamp: now,
    }),
    by,
  }
}

/** The columns that say who wants no email, unless they are left out. */
export const refusingColumns = ({
  columns,
  mapping,
}: Pick<RowRules, 'columns' | 'mapping'>): string[] =>
  columns.filter((column) => mapping[column] !== '' && answerOfColumn(foldName(column)))

function cellOf(row: Exclude<StoredRow, string>, column: string, rules: RowRules): string {
  const cell = isCells(row) ? row[rules.columns.indexOf(column)] : row[column]
  return cell === undefined || cell === null ? '' : String(cell)
}

/** The column by which this row says that its person wants no email, if any. */
export function refusalIn(row: StoredRow, rules: RowRules): string | undefined {
  if (typeof row === 'string') return undefined
  return refusingColumns(rules).find((column) => {
    const value = cellOf(row, column, rules)
    return refusesEmail(answerOfColumn(foldName(column))!, foldName(value), value)
  })
}

/** The email address of a row, also of one that is refused for another value; undefined without. */
export function addressIn(row: StoredRow, rules: RowRules): string | undefined {
  const column = rules.columns.find((name) => rules.mapping[name] === 'email')
  if (typeof row === 'string' || column === undefined) return undefined
  const address = normalizeAddress(cellOf(row, column, rules))
  return addressFault(address) ? undefined : address
}

const isCells = (row: StoredRow): row is readonly string[] => Array.isArray(row)

/** Parses a boolean cell. Null: neither yes nor no. An empty cell means no. */
function marked(value: unknown): boolean | null {
  const text = value === undefined ? '' : String(value).trim().toLowerCase()
  if (['true', 'yes', 'y', '1', 'x'].includes(text)) return true
  return ['', 'false', 'no', 'n', '0'].includes(text) ? false : null
}

/** The identifying value of a row; undefined when it has none. */
function keyOf(key: string, given: unknown, { byId }: PropertyTypes): ImportRow['by'] | undefined {
  const type = byId.get(key)
  if (key !== 'email') {
    const value = type ? identifierValue(type, given) : null
    return value === null ? undefined : { kind: key, value }
  }
  const value = typeof given === 'string' ? given.trim().toLowerCase() : ''
  return /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]+$/.test(value) && value.length <= 100
    ? { kind: 'email', value }
    : undefined
}

/** The name of the column that fills a property, for messages about the file. */
export function columnOf(target: string, { mapping }: Pick<RowRules, 'mapping'>): string {
  return (Object.entries(mapping).find(([, property]) => property === target)?.[0] ?? target).slice(
    0,
    200,
  )
}

/** Parses an NDJSON line to an object, or returns why it is none. */
export function readLine(line: string): JsonObject | string {
  try {
    const value = parseExactJson(line)
    return isObject(value) ? flat(value) : 'A line must hold one JSON object.'
  } catch {
    return 'This line is not valid JSON.'
  }
}

/** Flattens profiles in the API's format by their `traits` and `properties`. */
function flat({ traits, properties, ...rest }: JsonObject): JsonObject {
  return {
    ...rest,
    ...fieldsOf('properties', properties),
    ...fieldsOf('traits', traits),
  }
}

/** The fields of an object; any other value is a field itself. */
function fieldsOf(name: string, value: unknown): JsonObject {
  if (isObject(value)) return value
  return value === undefined ? {} : { [name]: value }
}
