import fc from 'fast-check'
import { copiedRuns, given, TAGS, type ActionSample } from '../sample.ts'

const strategies = fc.constantFrom('alwaysSet', 'setIfMissing')

export const sample: ActionSample = {
  runs: copiedRuns(
    given({
      rootProperty: fc.constantFrom('', 'properties', 'event.target.properties', 'source.nothing'),
      setPropertyStrategy: strategies,
      singleValueStrategy: strategies,
      mandatoryPropTypeSystemTag: fc.subarray([...TAGS]),
    }),
  ),
}
