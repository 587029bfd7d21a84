import { isObject } from '#model/lib/is-object.ts'

export interface Pair {
  name: string
  value: unknown
}

export const pairsOf = (value: unknown): Pair[] =>
  isObject(value) ? Object.entries(value).map(([name, entry]) => ({ name, value: entry })) : []

/** Rows without a name are incomplete and left out; a duplicate name keeps its last value. */
export const recordOf = (pairs: readonly Pair[]): Record<string, unknown> =>
  Object.fromEntries(
    pairs.filter((pair) => pair.name.trim() !== '').map((pair) => [pair.name.trim(), pair.value]),
  )

/**
 * Parses a typed value: numbers, yes/no and JSON by their format, everything else is text. Quotes
 * keep digits text.
 */
export function readValue(text: string): unknown {
  const trimmed = text.trim()
  if (trimmed === 'true') return true
  if (trimmed === 'false') return false
  if (/^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(trimmed)) return Number(trimmed)
  if (/^(".*"|\[.*\]|\{.*\})$/s.test(trimmed))
    try {
      return JSON.parse(trimmed)
    } catch {
      return text
    }
  return text
}

/** The text that `readValue` parses to the same value. */
export function writtenValue(value: unknown): string {
  if (typeof value !== 'string')
    return value === null || value === undefined ? '' : JSON.stringify(value)
  return readValue(value) === value ? value : JSON.stringify(value)
}
