import fc from 'fast-check'
import { given, ways, type NodeSample } from '../sample.ts'

const shares = ways(
  { weight: fc.constantFrom(0, 1, 50, 1000) },
  { minLength: 2, maxLength: 4 },
).filter((all) => all.some(({ weight = 50 }) => Number(weight) > 0))

export const sample: NodeSample = { given: given({ ways: shares }, ['ways']) }
