import { given, profileConditions, ways, type NodeSample } from '../sample.ts'

const branches = ways(
  { condition: profileConditions },
  { minLength: 1, maxLength: 3, required: ['condition'] },
)

export const sample: NodeSample = { given: given({ ways: branches }, ['ways']) }
