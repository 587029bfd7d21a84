import fc from 'fast-check'
import { lines, namedFields } from '../sample.ts'

const types = ['text', 'number', 'segment']

const parameters = fc.record({
  id: fc.constantFrom('formId', 'since', 'plan'),
  title: lines,
  type: fc.constantFrom(...types),
})

export const sample = namedFields(
  'parameters',
  fc.uniqueArray(parameters, { maxLength: 3, selector: ({ id }) => id }),
  {
    type: 'array',
    items: {
      type: 'object',
      additionalProperties: true,
      properties: { type: { type: 'string', enum: types } },
    },
  },
)
