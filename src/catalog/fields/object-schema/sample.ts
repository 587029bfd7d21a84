import fc from 'fast-check'
import { lines, namedFields } from '../sample.ts'

const schemas = fc.record({
  type: fc.constant('object'),
  properties: fc.dictionary(
    fc.constantFrom('name', 'length'),
    fc.record({ type: fc.constantFrom('string', 'number'), title: lines }),
    { noNullPrototype: true },
  ),
})

export const sample = namedFields('object-schema', schemas)
