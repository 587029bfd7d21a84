import fc from 'fast-check'
import { fieldsOf } from '../sample.ts'

const nodes = fc
  .constantFrom('Enabled', 'Open')
  .map((title) => ({ type: 'boolean' as const, title }))

export const sample = fieldsOf(nodes, () => fc.boolean())
