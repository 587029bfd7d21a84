import { inSentence, say } from '#language'
import { fail, ProductError } from '#model/lib/errors.ts'
import { isObject, objectOf } from '#model/lib/is-object.ts'
import type { RecordValues } from '#model/schema/record-values.ts'
import { stackOf } from '#model/lib/thrown.ts'
import { required } from '#model/lib/lookup.ts'
import type { BulkOutcome, BulkWork, ChangedRecord, ValueChange } from './bulk-action.ts'

const same = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The outcome of a failed record; faults of the product are logged and reported in general terms. */
export function failureOf({ engine, entity }: BulkWork, id: string, error: unknown): BulkOutcome {
  if (error instanceof ProductError)
    return { id, state: 'failed', code: error.code, reason: error.message, error }
  engine.log.error(
    { fault: stackOf(error), entity: entity.id, id },
    'one record of a bulk change failed',
  )
  return {
    id,
    state: 'failed',
    code: 'internal',
    reason: say('Something went wrong on our side. This record was not changed.'),
  }
}

/** Does something with each record, one after another; a fault ends that record only. */
export async function eachRecord(
  work: BulkWork,
  ids: readonly string[],
  one: (id: string) => Promise<Omit<BulkOutcome, 'id'>>,
): Promise<BulkOutcome[]> {
  const outcomes: BulkOutcome[] = []
  for (const id of ids)
    try {
      outcomes.push({ id, ...(await one(id)) })
    } catch (error) {
      outcomes.push(failureOf(work, id, error))
    }
  return outcomes
}

/** Reads `properties.company` of a record. */
export function valueAt(record: RecordValues, path: string): unknown {
  const [field = '', ...rest] = path.split('.')
  const value = record[field]
  if (rest.length === 0) return value
  const name = rest.join('.')
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

/** The fields of a record with values at paths set; null removes a nested value. */
function withValues(record: RecordValues, values: RecordValues): RecordValues {
  const result: RecordValues = {}
  for (const [path, value] of Object.entries(values)) {
    const [field = '', ...rest] = path.split('.')
    if (rest.length === 0) {
      result[field] = value
      continue
    }
    const name = rest.join('.')
    const nested = { ...objectOf(result[field] ?? record[field]) }
    if (value === null || value === undefined) delete nested[name]
    else nested[name] = value
    result[field] = nested
  }
  return result
}

async function changeOne(
  { entity, writer }: BulkWork,
  id: string,
  changeOf: (record: RecordValues) => RecordValues,
): Promise<Omit<BulkOutcome, 'id'>> {
  for (let attempt = 1; ; attempt++) {
    const record = await writer.get(id)
    if (!record)
      throw fail('not_found', say('There is no such {thing}.', { thing: inSentence(entity.title) }))
    const wanted = Object.entries(changeOf(record)).filter(
      ([path, value]) => !same(valueAt(record, path), value),
    )
    if (wanted.length === 0) return { state: 'unchanged' }
    const change: ValueChange = {
      before: Object.fromEntries(wanted.map(([path]) => [path, valueAt(record, path) ?? null])),
      after: Object.fromEntries(wanted),
    }
    try {
      await writer.update(id, Number(record.version), withValues(record, change.after))
      return { state: 'done', change }
    } catch (error) {
      if (attempt > 1 || !(error instanceof ProductError) || error.code !== 'conflict') throw error
    }
  }
}

/**
 * Changes values of records. After a concurrent change, a record is read and changed once more; a
 * record that has the values already stays as it is.
 */
export const changeRecords = (
  work: BulkWork,
  ids: readonly string[],
  changeOf: (record: RecordValues) => RecordValues,
): Promise<BulkOutcome[]> => eachRecord(work, ids, (id) => changeOne(work, id, changeOf))

/** The value before a change, where it still is as the change left it; lists by their elements. */
function revertedValue(path: string, now: unknown, before: unknown, after: unknown): unknown {
  if (same(now, after)) return before
  const isPlain = [now, before, after].every(
    (list) => Array.isArray(list) && list.every((one) => !isObject(one)),
  )
  // The elements of a list of objects may have been changed themselves.
  if (isPlain && Array.isArray(now) && Array.isArray(before) && Array.isArray(after)) {
    const kept = now.filter((one) => before.includes(one) || !after.includes(one))
    return [...kept, ...before.filter((one) => !after.includes(one) && !kept.includes(one))]
  }
  throw fail(
    'conflict',
    say('"{name}" was changed again since. It keeps its value.', { name: path }),
  )
}

/** Restores the values before a change; a value that was changed again since is kept. */
export async function revertRecords(
  work: BulkWork,
  records: readonly ChangedRecord[],
): Promise<BulkOutcome[]> {
  const byId = new Map(records.map(({ id, change }) => [id, change]))
  return eachRecord(work, [...byId.keys()], (id) => {
    const { before = {}, after = {} } = required(byId, id)
    return changeOne(work, id, (record) =>
      Object.fromEntries(
        Object.keys(after).map((path) => [
          path,
          revertedValue(path, valueAt(record, path), before[path], after[path]),
        ]),
      ),
    )
  })
}
