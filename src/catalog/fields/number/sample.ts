import fc from 'fast-check'
import { fieldsOf } from '../sample.ts'

const nodes = fc.constantFrom(
  { type: 'integer' as const, minimum: 1, maximum: 200, 'x-unit': 'days' },
  { type: 'integer' as const, 'x-plain': true },
  { type: 'number' as const, minimum: -10, maximum: 10 },
)

export const sample = fieldsOf(nodes, ({ type, minimum = -5000, maximum = 5000 }) =>
  type === 'integer'
    ? fc.integer({ min: minimum, max: maximum })
    : fc.integer({ min: minimum * 100, max: maximum * 100 }).map((hundredths) => hundredths / 100),
)
