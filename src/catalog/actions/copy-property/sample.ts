import fc from 'fast-check'
import { propertyNames, someProperties, type ActionSample } from '../sample.ts'

const names = fc.constantFrom('properties.plan', 'seats', 'target.itemId', 'eventType', 'nothing')

export const sample: ActionSample = {
  runs: fc.record({
    given: fc.record({ eventPropertyName: names, profilePropertyName: propertyNames }),
    event: fc.record({ properties: someProperties }),
  }),
}
