import fc from 'fast-check'
import type { Condition } from '#condition/condition.ts'
import type { EventFacts, ProfileFacts, SessionFacts, Subject } from '#condition/facts.ts'
import { fitsAt } from '#condition/language.ts'
import type { ProfileInput } from '#condition/sampling/condition-sample.ts'
import { PROFILES } from '#condition/sampling/records.ts'
import { node } from '#condition/sampling/values.ts'
import { person, visit } from './sample-facts.ts'
import { kinds, type Kind } from './kinds.ts'

/** How deep conditions contain conditions. */
const DEPTH = 3

const weightOf = ({ sample: { weight = 1 } }: Kind) => weight

/** Switches one of nine conditions off. */
const switched = (inner: fc.Arbitrary<Condition>) =>
  fc
    .tuple(inner, fc.option(fc.constant(false), { freq: 8 }))
    .map(([one, enabled]) => (enabled === false ? { ...one, enabled } : one))

const known = new Map<string, fc.Arbitrary<Condition>>()

/** Conditions of all kinds that may be evaluated against a subject, nested up to a depth. */
function mixed(about: Subject, depth: number): fc.Arbitrary<Condition> {
  const key = `${about} ${depth}`
  const made = known.get(key) ?? makeMixed(about, depth)
  known.set(key, made)
  return made
}

/** Joins and negates conditions, and says nothing of its own. */
const isGrouping = ({ definition }: Kind) =>
  definition.family === 'logic' && definition.parts !== undefined

function makeMixed(about: Subject, depth: number) {
  const fitting = kinds.filter(({ definition }) => fitsAt(definition.about, about))
  const oneOf = (some: readonly Kind[]) =>
    fc.oneof(
      ...some.map((kind) => ({ weight: weightOf(kind), arbitrary: ofKind(kind, about, depth) })),
    )
  const statements = fitting.filter((kind) => !isGrouping(kind))
  if (depth === 0) return oneOf(statements.filter(({ definition }) => !definition.parts))
  return fc.oneof(
    { weight: 4, arbitrary: oneOf(statements) },
    { weight: 3, arbitrary: oneOf(fitting.filter(isGrouping)) },
  )
}

const ofKind = ({ definition, sample }: Kind, about: Subject, depth: number) =>
  sample.conditions({
    about: definition.about === 'any' ? about : definition.about,
    inner: (subject) => switched(mixed(subject, depth - 1)),
  })

/** Conditions of one kind about a subject. */
export const conditionsOf = (kind: Kind, about: Subject): fc.Arbitrary<Condition> =>
  ofKind(kind, about, 2)

/**
 * Conditions of one kind that a profile can be evaluated against: those on events within a
 * condition on past events.
 */
export const profileConditionsOf = (kind: Kind): fc.Arbitrary<Condition> =>
  kind.definition.about === 'event'
    ? conditionsOf(kind, 'event').map((eventCondition) =>
        node('pastEventCondition', { operator: 'eventsOccurred', eventCondition }),
      )
    : conditionsOf(kind, 'profile')

/** Conditions on profiles, of all kinds. */
export const conditions: fc.Arbitrary<Condition> = mixed('profile', DEPTH)
/** Conditions on visits, of all kinds. */
export const visitConditions: fc.Arbitrary<Condition> = mixed('session', DEPTH)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Joins what several kinds give: lists one after the other, objects member by member. */
function merge<T extends object>(parts: readonly T[]): T {
  const merged: Record<string, unknown> = {}
  for (const [name, value] of parts.flatMap(Object.entries)) {
    const before = merged[name]
    merged[name] =
      Array.isArray(value) && Array.isArray(before)
        ? [...(before as unknown[]), ...(value as unknown[])]
        : isRecord(value) && isRecord(before)
          ? { ...before, ...value }
          : value
  }
  return merged as T
}

/** Facts that all kinds ask for together. */
const facts = <T extends object>(of: (kind: Kind) => fc.Arbitrary<T> | undefined) =>
  fc.tuple(...kinds.flatMap((kind) => of(kind) ?? [])).map(merge)

const events: fc.Arbitrary<Partial<EventFacts>> = facts(({ sample }) => sample.event)

const profileInputs: fc.Arbitrary<ProfileInput> = fc
  .tuple(
    facts(({ sample }) => sample.profile),
    fc.array(events, { maxLength: 6 }),
  )
  .map(([profile, past]) => ({ ...profile, events: past }))

export const people: fc.Arbitrary<ProfileFacts> = profileInputs.map((input) => person(input))

/** Profiles for a database; the first have ids that conditions name. */
export const sampleCrowd = (count: number, seed: number): ProfileFacts[] =>
  fc
    .sample(people, { numRuns: count, seed })
    .map((one, at) => ({ ...one, id: PROFILES[at] ?? one.id }))

export const visits: fc.Arbitrary<SessionFacts> = facts(({ sample }) => sample.session).map(
  (input) => visit(input),
)
