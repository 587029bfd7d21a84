import fc from 'fast-check'
import { fieldsOf } from '../sample.ts'

const nodes = fc.constantFrom(
  { type: 'object' as const, additionalProperties: true },
  { type: 'array' as const, items: { type: 'object' as const, additionalProperties: true } },
)

/** Values as JSON can represent them: it has no negative zero. */
const values = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)))

const objects = fc.dictionary(fc.constantFrom('plan', 'seats', 'a b'), values, {
  noNullPrototype: true,
})

export const sample = fieldsOf(nodes, ({ type }) =>
  type === 'array' ? fc.array(objects, { maxLength: 3 }) : objects,
)
