import fc from 'fast-check'
import { given, type NodeSample } from '../sample.ts'

export const sample: NodeSample = {
  given: given({ reason: fc.constantFrom('', 'Bought already.') }),
}
