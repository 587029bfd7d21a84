import fc from 'fast-check'
import { texts } from '#condition/sampling/values.ts'
import { given, type ActionSample } from '../sample.ts'

const values = fc.constantFrom(
  ' Ann@Example.com ',
  'eventProperty::target.properties.email',
  'no-${eventProperty::properties.number}',
)

export const sample: ActionSample = {
  runs: fc.record({
    given: given(
      {
        mergeProfilePropertyName: fc.constantFrom('loginId', 'email', 'customer.no_1'),
        mergeProfilePropertyValue: values,
        forceEventProfileAsMaster: fc.boolean(),
      },
      ['mergeProfilePropertyName', 'mergeProfilePropertyValue'],
    ),
    event: fc.record({
      properties: fc.record({ number: texts }),
      target: fc.record({ properties: fc.record({ email: texts }) }),
    }),
  }),
}
