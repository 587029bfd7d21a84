import fc from 'fast-check'
import { texts } from '#condition/sampling/values.ts'
import { given, type ActionSample } from '../sample.ts'

const values = fc.oneof(texts, fc.constant('eventProperty::properties.plan'), fc.integer())

export const sample: ActionSample = {
  runs: fc.record({
    given: given(
      {
        eventType: fc.constantFrom('upgraded', 'Became customer'),
        eventProperties: fc.dictionary(fc.constantFrom('plan', 'seats'), values, {
          noNullPrototype: true,
        }),
        eventTarget: fc.record({ itemId: texts }),
        toBePersisted: fc.boolean(),
      },
      ['eventType'],
    ),
    event: fc.record({ properties: fc.record({ plan: texts }) }),
  }),
}
