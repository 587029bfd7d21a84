import fc from 'fast-check'
import { LISTS } from '#condition/sampling/records.ts'
import type { ActionSample } from '../sample.ts'

export const sample: ActionSample = {
  runs: fc.record({
    given: fc.record({ listIdentifiers: fc.subarray([...LISTS], { minLength: 1 }) }),
  }),
}
