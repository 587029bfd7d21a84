import fc from 'fast-check'
import type { Condition } from '../condition.ts'

/** The instant at which sampled conditions are evaluated. */
export const NOW = Date.parse('2026-03-31T10:00:00.000Z')

/** Texts in which case, accents, digits, quotes and other scripts matter. */
export const texts = fc.constantFrom(
  'Oslo',
  'oslo',
  'ÓSLO',
  'Zürich',
  'zurich',
  'Łódź',
  'straße',
  'ΑΣ',
  'Ж',
  '',
  ' ',
  'a.b',
  '5',
  'true',
  '2026-03-01',
  "o'hara",
  '50%',
  '漢字',
  '59.9,10.7',
  '60.39, 5.32',
  '-0,0',
)

export const numbers = fc.oneof(
  fc.integer({ min: -3, max: 40 }),
  fc.constantFrom(0.5, 1e6, -0.1, 18),
)

/** Dates around clock changes, leap days and birthdays, and texts that are no date. */
export const dates = fc.constantFrom(
  '2026-03-01',
  '2026-03-29T01:30:00.000Z',
  '2026-03-30T22:30:00.000Z',
  '2026-03-31T09:59:59.999Z',
  '2024-02-29',
  '1990-03-31',
  '1990-04-02',
  '2026-10-25T00:30:00.000Z',
  'no date',
  '2026-3-1',
)

export const scalars = fc.oneof(texts, numbers, dates, fc.boolean(), fc.constant(null))

/** Any stored value: mostly scalars, some lists and objects. */
export const values = fc.oneof(
  { weight: 5, arbitrary: scalars },
  { weight: 2, arbitrary: fc.array(scalars, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom({ a: 1 }, {}, [[1]], [{ a: 1 }]) },
)

/** Instants on both sides of `NOW` and at the edges of common windows. */
export const instants = fc.constantFrom(
  '2026-03-31T10:00:00.000Z',
  '2026-03-31T10:00:00.001Z',
  '2026-03-30T10:00:00.000Z',
  '2026-03-24T10:00:00.000Z',
  '2026-03-01T00:00:00.000Z',
  '2026-02-28T23:00:00.000Z',
  '2025-12-24T18:00:00.000Z',
  '2026-03-29T02:30:00.000Z',
)

export const optional = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined })

/** Objects that have some of the keys. */
export const partial = <V>(
  keys: readonly string[],
  value: fc.Arbitrary<V>,
): fc.Arbitrary<Record<string, V>> =>
  fc
    .record(Object.fromEntries(keys.map((key) => [key, optional(value)])))
    .map((all) =>
      Object.fromEntries(
        Object.entries(all).filter((entry): entry is [string, V] => entry[1] !== undefined),
      ),
    )

export const node = (type: string, parameterValues: Record<string, unknown>): Condition => ({
  type,
  parameterValues,
})
