import fc from 'fast-check'
import { fieldsOf, lines } from '../sample.ts'

const nodes = fc.constantFrom(
  { type: 'object' as const, additionalProperties: {} },
  { type: 'object' as const, additionalProperties: { type: 'string' as const, maxLength: 100 } },
)

/** Texts that look like other values. */
const texts = fc.oneof(lines, fc.constantFrom('5', 'true', '-0.5', '"x"', '[1]', ''))

const names = fc.constantFrom('plan', 'seats', 'last order')

export const sample = fieldsOf(nodes, ({ additionalProperties }) => {
  const isText = typeof additionalProperties === 'object' && additionalProperties.type === 'string'
  const values = isText
    ? texts
    : fc.oneof(texts, fc.integer(), fc.boolean(), fc.constantFrom(['a', 1], { b: null }))
  return fc.dictionary(names, values, { noNullPrototype: true })
})
