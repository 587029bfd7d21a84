import fc from 'fast-check'
import { namedFields } from '../sample.ts'

const schemas = fc.record({
  type: fc.constant('object'),
  required: fc.subarray(['price', 'currency']),
  properties: fc.record({ price: fc.record({ minimum: fc.integer() }) }),
})

export const sample = namedFields('event-schema', schemas)
