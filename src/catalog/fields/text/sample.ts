import fc from 'fast-check'
import { fieldsOf, lines } from '../sample.ts'

const nodes = fc.constantFrom(
  {},
  { type: 'string' as const, minLength: 1, maxLength: 40 },
  { type: 'string' as const, pattern: '^[A-Z]{3}$' },
)

export const sample = fieldsOf(nodes, ({ pattern }) =>
  pattern ? fc.constantFrom('EUR', 'NOK') : lines,
)
