import fc from 'fast-check'
import { matchAll, negated, type Condition } from '#condition/condition.ts'
import { node } from '#condition/sampling/values.ts'
import type { NodeArguments } from '#journey/kind.ts'

/** The generator of one kind of step: parameters that can be published. */
export interface NodeSample {
  given: fc.Arbitrary<NodeArguments>
  /** Outcomes of the effect that the step requests; absent: it requests none. */
  outcomes?: fc.Arbitrary<string>
}

/** Generates objects with optional and required members. */
export const given = (
  members: Record<string, fc.Arbitrary<unknown>>,
  required: string[] = [],
): fc.Arbitrary<NodeArguments> =>
  fc.record(members, {
    requiredKeys: required,
    noNullPrototype: true,
  })

/** True of people who were first seen that long ago; it becomes true of every person in time. */
const seenBefore = (propertyValueDateExpr: string) =>
  node('profilePropertyCondition', {
    propertyName: 'firstSeenAt',
    comparisonOperator: 'lessThan',
    propertyValueDateExpr,
  })

/** Conditions that are true, false, and true from some time on. */
export const profileConditions: fc.Arbitrary<Condition> = fc.constantFrom(
  matchAll,
  negated(matchAll),
  seenBefore('now-2d'),
  seenBefore('now-10d'),
)

export const eventConditions: fc.Arbitrary<Condition> = fc
  .constantFrom('view', 'buy')
  .map((eventTypeId) => node('eventTypeCondition', { eventTypeId }))

/** Exits of a branch or split: distinct ids, with or without names. */
export const ways = (
  members: Record<string, fc.Arbitrary<unknown>>,
  {
    minLength,
    maxLength,
    required = [],
  }: { minLength: number; maxLength: number; required?: string[] },
) =>
  fc.uniqueArray(
    given(
      {
        id: fc.constantFrom('a', 'b', 'c', 'way-1'),
        name: fc.constantFrom('', 'Left', 'Norwegians'),
        ...members,
      },
      ['id', ...required],
    ),
    { minLength, maxLength, selector: ({ id }) => id },
  )

/** Durations longer than zero. */
export const durations = fc.constantFrom('PT1M', 'PT4H30M', 'P1D', 'P2W', 'P1M', 'P1Y')
