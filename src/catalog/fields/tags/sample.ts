import fc from 'fast-check'
import { fieldsOf } from '../sample.ts'

const nodes = fc.constantFrom(
  { type: 'array' as const, items: { type: 'string' as const, maxLength: 40 } },
  { type: 'array' as const, items: { type: 'string' as const, enum: ['beta', 'north', 'spring'] } },
)

export const sample = fieldsOf(nodes, ({ items }) =>
  items?.enum
    ? fc.subarray([...items.enum])
    : fc.uniqueArray(fc.constantFrom('beta', 'two words', 'ÆØÅ', '7'), { maxLength: 4 }),
)
