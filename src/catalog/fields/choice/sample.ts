import fc from 'fast-check'
import { fieldsOf } from '../sample.ts'

const nodes = fc.constantFrom(
  { type: 'string' as const, enum: ['draft', 'in_sequence', 'done'] },
  { type: 'integer' as const, enum: [1, 2, 3] },
)

export const sample = fieldsOf(nodes, (node) => fc.constantFrom(...(node.enum ?? [])))
