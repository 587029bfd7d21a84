import fc from 'fast-check'
import { numbers } from '#condition/sampling/values.ts'
import { given, type ActionSample } from '../sample.ts'

/** Counts by name, as both the event and the profile may contain them. */
const counts = fc.dictionary(fc.constantFrom('red', 'blue'), numbers, { noNullPrototype: true })

const held = fc.oneof(
  fc.constant({}),
  fc.record({ visits: fc.oneof(numbers, counts, fc.constant(null)) }),
)

const parameters = given(
  {
    propertyName: fc.constantFrom('visits', 'properties.visits'),
    by: fc.integer({ min: -5, max: 5 }),
    propertyTarget: fc.constantFrom('', 'amount', 'properties.amount'),
    storeInSession: fc.boolean(),
  },
  ['propertyName'],
)

export const sample: ActionSample = {
  runs: fc.record({
    given: parameters,
    event: fc.record({
      target: fc.record({ properties: fc.record({ amount: fc.oneof(numbers, counts) }) }),
    }),
    profile: fc.record({ properties: held }),
    session: fc.record({ properties: held }),
  }),
}
