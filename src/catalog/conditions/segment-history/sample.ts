import fc from 'fast-check'
import type { MembershipPeriod } from '#condition/facts.ts'
import type { ConditionSample } from '#condition/sampling/condition-sample.ts'
import { SEGMENTS } from '#condition/sampling/records.ts'
import { instants, node } from '#condition/sampling/values.ts'
import { windows } from '#condition/sampling/windows.ts'

const segmentIds = fc.constantFrom(...SEGMENTS)

/** Past periods; a current one comes with the membership. */
const periods: fc.Arbitrary<MembershipPeriod> = fc
  .record({ segmentId: segmentIds, one: instants, other: instants })
  .map(({ segmentId, one, other }) => ({
    segmentId,
    enteredAt: one < other ? one : other,
    leftAt: one < other ? other : one,
  }))

export const sample: ConditionSample = {
  weight: 2,
  conditions: () =>
    fc
      .tuple(segmentIds, fc.constantFrom('entered', 'left'), windows)
      .map(([segmentId, movement, window]) =>
        node('segmentHistoryCondition', { segmentId, movement, ...window }),
      ),
  profile: fc.record({ membershipPeriods: fc.array(periods, { maxLength: 4 }) }),
}
