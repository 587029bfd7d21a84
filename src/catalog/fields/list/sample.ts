import fc from 'fast-check'
import { days, fieldsOf } from '../sample.ts'

const nodes = fc.constantFrom(
  { type: 'array' as const, items: { type: 'integer' as const, minimum: 0, maximum: 99 } },
  { type: 'array' as const, items: { type: 'string' as const, format: 'date' } },
)

export const sample = fieldsOf(nodes, ({ items }) =>
  items?.type === 'integer'
    ? fc.array(fc.integer({ min: 0, max: 99 }), { maxLength: 4 })
    : fc.array(days, { maxLength: 4 }),
)
