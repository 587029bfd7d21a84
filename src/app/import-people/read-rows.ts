import { parseExactJson } from '#model/lib/exact-json.ts'
import { isObject } from '#model/lib/is-object.ts'
import { writeCsv } from '#model/lib/write-csv.ts'

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Whether a file looks like JSON, by its first sign. */
export const isJson = (text: string): boolean => /^\ufeff?\s*[[{]/.test(text)

/**
 * Converts a JSON list of objects, or one object per line, to CSV with a column for each key. Null
 * for other JSON.
 */
export function csvOfJson(text: string): string | null {
  const rows = objectsIn(text.replace(/^\ufeff/, '').trim())
  if (!rows || rows.length === 0) return null
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return writeCsv(
    columns,
    rows.map((row) => columns.map((column) => cellOf(row[column]))),
  )
}

function objectsIn(text: string): Record<string, unknown>[] | null {
  try {
    const values: unknown = text.startsWith('[')
      ? parseExactJson(text)
      : text
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line) => parseExactJson(line))
    return Array.isArray(values) && values.every(isObject) ? values : null
  } catch {
    return null
  }
}
