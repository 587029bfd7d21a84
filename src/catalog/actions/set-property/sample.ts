import fc from 'fast-check'
import {
  given,
  propertyNames,
  someProperties,
  writtenValues,
  type ActionSample,
} from '../sample.ts'

const strategies = fc.constantFrom(
  'alwaysSet',
  'setIfMissing',
  'addValue',
  'addValues',
  'removeValue',
  'removeValues',
  'remove',
)

/** The value, in one of the parameters that can hold it. */
const written = fc.oneof(
  fc.record({ setPropertyValue: writtenValues }),
  fc.record({ setPropertyValue: fc.constant('eventProperty::properties.word') }),
  fc.record({ setPropertyValueMultiple: fc.array(writtenValues, { minLength: 1, maxLength: 3 }) }),
  fc.record({ setPropertyValueInteger: fc.integer() }),
  fc.record({ setPropertyValueBoolean: fc.boolean() }),
  fc.record({ setPropertyValueCurrentDate: fc.constant(true) }),
  fc.record({ setPropertyValueCurrentEventTimestamp: fc.constant(true) }),
)

const placed = given(
  {
    setPropertyName: propertyNames,
    setPropertyStrategy: strategies,
    storeInSession: fc.boolean(),
  },
  ['setPropertyName'],
)

export const sample: ActionSample = {
  runs: fc.record({
    given: fc.tuple(placed, written).map(([place, value]) => ({ ...place, ...value })),
    event: fc.constant({ properties: { word: 'free' } }),
    profile: fc.record({ properties: someProperties }),
    session: fc.record({ properties: someProperties }),
  }),
}
