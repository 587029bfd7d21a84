import { isObject } from './is-object.ts'

/**
 * JSON with keys in one order, so that two spellings of the same structure are the same text.
 * `indent` for people to read.
 */
export function stableJson(value: unknown, indent?: number): string {
  return JSON.stringify(
    value,
    (_key, part: unknown) =>
      isObject(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    indent,
  )
}
