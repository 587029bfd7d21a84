import { isUuid } from '#model/lib/ids.ts'
import { isObject } from '#model/lib/is-object.ts'
import { UnreadableReport } from '../provider.ts'

/** A JSON object whose members have to be checked. */
export type Json = Record<string, unknown>

/** @throws UnreadableReport for a text that is no JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableReport('The body is not JSON.')
  }
}

export const objectOf = (value: unknown): Json => (isObject(value) ? value : {})

export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

/** The id of a delivery; null for anything that is none. */
export const deliveryIdOf = (value: unknown): string | null => {
  const text = textOf(value)
  return isUuid(text) ? text : null
}

/** A Message-ID with angle brackets, whether it had them or not; null for an empty one. */
export function rfcIdOf(value: unknown): string | null {
  const bare = textOf(value).trim().replace(/^<|>$/g, '')
  return bare === '' ? null : `<${bare}>`
}

/** The time of a text such as 2026-11-25T10:00:00Z; `otherwise` when it is none. */
export function timeOf(value: unknown, otherwise: number): number {
  const time = Date.parse(textOf(value))
  return Number.isNaN(time) ? otherwise : time
}

/** The first texts that say something, joined. */
export const detailOf = (...values: unknown[]): string =>
  [...new Set(values.map(textOf).filter((text) => text !== ''))].join(': ').slice(0, 400)
