import fc from 'fast-check'
import type { ConditionSample } from '#condition/sampling/condition-sample.ts'
import { instants, node, partial } from '#condition/sampling/values.ts'

const statuses = ['GRANTED', 'DENIED', 'REVOKED'] as const

/** A stored consent, and invalid values. */
const consents: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      status: fc.constantFrom(...statuses),
      revokeDate: fc.option(instants),
    }),
  },
  fc.constantFrom(null, 'yes'),
)

export const sample: ConditionSample = {
  conditions: () =>
    fc
      .tuple(fc.constantFrom('news', 'ads', 'x'), fc.constantFrom(...statuses, 'MISSING'))
      .map(([consentTypeId, consentStatus]) =>
        node('consentCondition', { consentTypeId, consentStatus }),
      ),
  profile: fc.record({ consents: partial(['news', 'ads'], consents) }),
}
