import type { DataProvider } from 'react-admin'
import { describe, expect, it } from 'vitest'
import { fetchAll } from './fetch-all.ts'

function holding(count: number) {
  const rows = Array.from({ length: count }, (_unused, i) => ({ id: i }))
  const getList: DataProvider['getList'] = async (_name, { pagination }) => {
    const { page, perPage } = pagination!
    return { data: rows.slice((page - 1) * perPage, page * perPage) as never[], total: count }
  }
  return { getList } as DataProvider
}

describe('fetchAll', () => {
  it.each([0, 1, 50, 51, 149])('walks to the end of %i rows', async (count) => {
    const seen: number[] = []
    const rows = await fetchAll(holding(count), 'x', {}, (done) => seen.push(done), new AbortController().signal)
    expect(rows.map((row) => row.id)).toEqual(Array.from({ length: count }, (_unused, i) => i))
    expect(seen.at(-1)).toBe(count)
  })

  it('stops when it is cancelled', async () => {
    const control = new AbortController()
    const all = fetchAll(holding(500), 'x', {}, (done) => done >= 100 && control.abort(), control.signal)
    await expect(all).rejects.toThrow(/abort/i)
  })

  it('refuses more than a file can hold, and says so', async () => {
    await expect(fetchAll(holding(100_001), 'x', {}, () => undefined, new AbortController().signal)).rejects.toThrow('Narrow the filter')
  })
})
