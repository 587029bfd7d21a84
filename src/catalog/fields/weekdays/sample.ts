import fc from 'fast-check'
import { namedFields } from '../sample.ts'

export const sample = namedFields('weekdays', fc.subarray([1, 2, 3, 4, 5, 6, 7]), {
  type: 'array',
  items: { type: 'integer', minimum: 1, maximum: 7 },
  uniqueItems: true,
})
