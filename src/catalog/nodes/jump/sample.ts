import fc from 'fast-check'
import { given, type NodeSample } from '../sample.ts'

export const sample: NodeSample = {
  given: given({ most: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.constant(100)) }),
}
