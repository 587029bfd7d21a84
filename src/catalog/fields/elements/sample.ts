import fc from 'fast-check'
import { matchAll } from '#condition/condition.ts'
import { comparisons } from '#condition/sampling/comparisons.ts'
import { lines, namedFields } from '../sample.ts'

const elements = fc.record({
  name: lines,
  condition: fc.oneof(fc.constant(matchAll), comparisons('profilePropertyCondition', ['email'])),
  value: fc.integer({ min: -20, max: 20 }),
})

export const sample = namedFields('elements', fc.array(elements, { maxLength: 3 }), {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Name', maxLength: 60 },
      condition: { type: 'object', title: 'Condition', additionalProperties: true },
      value: { type: 'integer', title: 'Points' },
    },
  },
})
