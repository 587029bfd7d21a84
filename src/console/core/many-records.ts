import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin'
import { paging } from '#model/api/paging.ts'
import type { BulkFailure } from './data-provider.ts'
import { flatFilter } from '#model/schema/flat-filter.ts'
import { objectOf } from '#model/lib/is-object.ts'
import { itemsOf } from '#model/lib/items-of.ts'

/** The first `perPage` records of a list, in pages that the API allows: for "Select all". */
async function wholeList(rest: DataProvider, path: string, params: GetListParams) {
  const data: RaRecord[] = []
  const perPage = params.pagination?.perPage ?? paging.defaultSize
  for (let page = 1; ; page++) {
    const pagination = { page, perPage: paging.maxSize }
    const { data: some, total } = await rest.getList(path, { ...params, pagination })
    data.push(...some)
    if (some.length < paging.maxSize || data.length >= perPage)
      return { data: data.slice(0, perPage), total }
  }
}

/** A member of a column, such as a segment of a person, becomes the id that a field reads. */
const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value

const withIds = (record: RaRecord, columns: readonly string[]): RaRecord => ({
  ...record,
  ...Object.fromEntries(
    columns.map((name) => {
      const value: unknown = record[name]
      return [name, Array.isArray(value) ? value.map(idOf) : value]
    }),
  ),
})

/**
 * A page of a list, or as many pages as `perPage` takes. `meta.columns` names values that the
 * server adds to the rows only when asked.
 */
export async function readList(rest: DataProvider, entityPath: string, params: GetListParams) {
  const columns = itemsOf(objectOf(params.meta)['columns']).map(String)
  const asked = columns.map(encodeURIComponent).join(',')
  const path = asked ? `${entityPath}?columns=${asked}` : entityPath
  const filter = flatFilter(objectOf(params.filter))
  const answer = await readPages(rest, path, { ...params, filter })
  return asked ? { ...answer, data: answer.data.map((one) => withIds(one, columns)) } : answer
}

async function readPages(rest: DataProvider, path: string, params: GetListParams) {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: paging.defaultSize }
  const answer =
    perPage > paging.maxSize
      ? await wholeList(rest, path, params)
      : await rest.getList(path, params)
  const hasNextPage = answer.data.length >= perPage
  // The total of a large list is an estimate, which does not say whether a page follows.
  return (answer.total ?? 0) > paging.exactTotal
    ? { ...answer, pageInfo: { hasNextPage, hasPreviousPage: page > 1 } }
    : answer
}

interface Changes {
  path: string
  ids: readonly unknown[]
  values: Record<string, unknown>
  /** The field that names a record. */
  label: string
  reasonOf(error: unknown): string
}

/** The records that were changed, as they were before, and those that failed. */
export interface Changed {
  before: RaRecord[]
  failed: BulkFailure[]
}

/** The failures of records whose change got no answer. */
export const failuresOf = (ids: readonly unknown[], reason: string): BulkFailure[] =>
  ids.map((id) => ({ id: String(id), name: String(id), reason }))

const readSome = async (rest: DataProvider, path: string, ids: Identifier[]) =>
  (await rest.getMany<RaRecord>(path, { ids })).data

/** Sets fields of records one by one, each in its current version. */
export async function setFields(
  rest: DataProvider,
  { path, ids, values, label, reasonOf }: Changes,
): Promise<Changed> {
  const changed: Changed = { before: [], failed: [] }
  for (let from = 0; from < ids.length; from += paging.maxSize) {
    const some = ids.slice(from, from + paging.maxSize) as Identifier[]
    const records = await readSome(rest, path, some).catch((error: unknown) => {
      // What earlier pages changed can still be undone.
      if (from === 0) throw error
      changed.failed.push(...failuresOf(some, reasonOf(error)))
      return []
    })
    for (const record of records)
      try {
        const data = { ...values, version: record['version'] }
        await rest.update(path, { id: record.id, data, previousData: record })
        changed.before.push(record)
      } catch (error) {
        const name = String(record[label] || record.id)
        changed.failed.push({ id: String(record.id), name, reason: reasonOf(error) })
      }
  }
  return changed
}
