import type { DataProvider, RaRecord } from 'react-admin'
import { paging } from '#model/paging.ts'

/** Above this a file stops being something a spreadsheet opens; the list says so instead of filling memory. */
const MOST_ROWS = 100_000

/**
 * Every record that the filter lets through, page by page, in the order of their ids: records that change meanwhile do not move, so none is
 * missed or doubled.
 * @throws Error when more than 100,000 rows match.
 */
export async function fetchAll(
  dataProvider: DataProvider,
  resource: string,
  filter: Record<string, unknown>,
  progress: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<RaRecord[]> {
  const rows = new Map<unknown, RaRecord>()
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await dataProvider.getList(resource, { pagination: { page, perPage: paging.maxSize }, sort: { field: 'id', order: 'ASC' }, filter, signal })
    if (total > MOST_ROWS) throw new Error(`${total.toLocaleString('en')} rows match; an export holds at most ${MOST_ROWS.toLocaleString('en')}. Narrow the filter.`)
    for (const row of data) rows.set(row.id, row)
    progress(rows.size, total)
    if (data.length === 0 || page * paging.maxSize >= total) return [...rows.values()]
    signal.throwIfAborted()
  }
}
