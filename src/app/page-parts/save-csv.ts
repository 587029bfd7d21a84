import { writeCsv } from '#model/lib/write-csv.ts'

/** Downloads rows as a CSV file. */
export function saveCsv(
  name: string,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
): void {
  const url = URL.createObjectURL(new Blob([writeCsv(columns, rows)], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
