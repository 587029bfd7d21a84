import fc from 'fast-check'
import type { EventFacts, ProfileFacts, SessionFacts } from '#condition/facts.ts'
import { numbers, texts } from '#condition/sampling/values.ts'
import type { DeclaredProperty, ActionArguments } from './action.ts'

/** One run of an action: its parameters, and its facts. */
export interface ActionRun {
  given: ActionArguments
  event?: Partial<EventFacts>
  profile?: Partial<Pick<ProfileFacts, 'email' | 'properties'>>
  session?: Partial<SessionFacts>
  declared?: readonly DeclaredProperty[]
}

/** The generator of one kind of action: runs that are accepted and end without a fault. */
export interface ActionSample {
  runs: fc.Arbitrary<ActionRun>
}

/** Names of properties as users write them. */
export const propertyNames = fc.constantFrom('plan', 'properties.plan', 'seats', 'address.city')

/** Values that are not blank. */
export const writtenValues = fc.oneof(
  texts.filter((text) => text !== ''),
  numbers,
  fc.boolean(),
)

/** Properties of a profile, a visit or an event, with the names above. */
export const someProperties: fc.Arbitrary<Record<string, unknown>> = fc.oneof(
  fc.constant({}),
  fc.record(
    {
      plan: fc.oneof(writtenValues, fc.array(writtenValues, { maxLength: 3 }), fc.constant(null)),
      seats: fc.oneof(numbers, fc.constant('')),
      address: fc.oneof(fc.record({ city: texts }), texts),
    },
    { requiredKeys: [], noNullPrototype: true },
  ),
)

/** Generates objects with optional members. */
export const given = (members: Record<string, fc.Arbitrary<unknown>>, required: string[] = []) =>
  fc.record(members, {
    requiredKeys: required,
    noNullPrototype: true,
  })

/** Tags of declared properties. */
export const TAGS = ['crm', 'public'] as const

const declaredProperties = fc.record({
  id: fc.constantFrom('plan', 'seats', 'address'),
  multivalued: fc.boolean(),
  protected: fc.boolean(),
  tags: fc.subarray([...TAGS]),
})

/** Runs of actions that copy an event's properties, with various declarations. */
export const copiedRuns = (parameters: fc.Arbitrary<ActionArguments>): fc.Arbitrary<ActionRun> =>
  fc.record({
    given: parameters,
    event: fc.record({
      properties: someProperties,
      target: fc.record({ properties: someProperties }),
    }),
    profile: fc.record({ properties: someProperties }),
    declared: fc.uniqueArray(declaredProperties, { selector: ({ id }) => id, maxLength: 3 }),
  })
