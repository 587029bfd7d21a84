import fc from 'fast-check'

export const words = fc.constantFrom(
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
export const scalar = fc.oneof(words, numbers, dates, fc.boolean(), fc.constant(null))
export const anyValue = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 2, arbitrary: fc.array(scalar, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom({ a: 1 }, {}, [[1]], [{ a: 1 }]) },
)
export const moments = fc.constantFrom(
  '2026-03-31T10:00:00.000Z',
  '2026-03-31T10:00:00.001Z',
  '2026-03-30T10:00:00.000Z',
  '2026-03-24T10:00:00.000Z',
  '2026-03-01T00:00:00.000Z',
  '2026-02-28T23:00:00.000Z',
  '2025-12-24T18:00:00.000Z',
  '2026-03-29T02:30:00.000Z',
)
