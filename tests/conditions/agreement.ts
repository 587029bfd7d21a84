import { expect } from 'vitest'
import type { Condition } from '#condition/condition.ts'
import type { ConditionFacts, ProfileFacts, SessionFacts } from '#condition/facts.ts'
import {
  languageWith,
  evaluatorWith,
  NOW,
  type BulkAnswer,
  type ConditionWorld,
} from './condition-world.ts'
import { HOUR_MS } from '#model/lib/time-units.ts'

/**
 * Instants at which an unannounced change would show, in milliseconds from now: within a day, over
 * a change of the clocks, over a birthday.
 */
const AHEAD = [
  0.5,
  3,
  13,
  14.5,
  24,
  38,
  24 * 7,
  24 * 30,
  24 * 45,
  24 * 200,
  24 * 340,
  24 * 365,
].map((hours) => hours * HOUR_MS)

const language = languageWith()
const evaluator = evaluatorWith()

/** Something that a condition is evaluated against, by the id of its row. */
export interface Candidate {
  id: string
  facts: Omit<ConditionFacts, 'now'>
}

export const ofProfiles = (profiles: readonly ProfileFacts[]): Candidate[] =>
  profiles.map((profile) => ({ id: profile.id, facts: { profile } }))
export const ofVisits = (visits: readonly SessionFacts[]): Candidate[] =>
  visits.map((session) => ({ id: session.id, facts: { session } }))
export const ofEvents = (profiles: readonly ProfileFacts[]): Candidate[] =>
  profiles.flatMap((profile) =>
    profile.events.map((event) => ({ id: event.id, facts: { profile, event } })),
  )

/** Ids of the candidates for which a condition is true in memory. */
export function inMemory(condition: Condition, candidates: readonly Candidate[]): string[] {
  const judge = evaluator.prepare(condition)
  return candidates.filter(({ facts }) => judge({ now: NOW, ...facts })).map(({ id }) => id)
}

/** Expects that the database answered as memory does, condition by condition. */
export function expectSameAnswers(
  conditions: readonly Condition[],
  candidates: readonly Candidate[],
  answers: readonly ReadonlySet<string>[],
): void {
  for (const [at, condition] of conditions.entries())
    expect([...answers[at]!].toSorted(), JSON.stringify(condition)).toEqual(
      inMemory(condition, candidates).toSorted(),
    )
}

/**
 * Expects that one bulk query answers as memory does, and that no answer changes before the
 * transition times that memory and SQL give.
 */
export async function expectBulkAgreement(
  world: ConditionWorld,
  profiles: readonly ProfileFacts[],
  conditions: readonly Condition[],
  extra: readonly number[] = [],
): Promise<void> {
  const answers = await world.matchingAll(conditions)
  expectSameAnswers(
    conditions,
    ofProfiles(profiles),
    answers.map(({ ids }) => ids),
  )
  expect(
    conditions.flatMap((condition, at) => {
      const changeOf = changeFinder(condition, answers[at]!, extra)
      return profiles.flatMap((profile) => changeOf(profile) ?? [])
    }),
  ).toEqual([])
}

const told = (at: number) => (Number.isFinite(at) ? new Date(at).toISOString() : 'never')

/** For one condition: what is wrong with the transition times of a profile, in words. */
function changeFinder(
  condition: Condition,
  { transition, dueAt }: BulkAnswer,
  extra: readonly number[],
): (profile: ProfileFacts) => string | null {
  const judge = evaluator.prepare(condition)
  const isTimed = language.dependsOn(condition).clock
  return (profile) => {
    const holds = judge({ now: NOW, profile })
    const found = evaluator.nextTransitionAt(condition, judge, profile, NOW)
    const where = `${JSON.stringify(condition)} for ${JSON.stringify(profile)}`
    if (!isTimed && (transition !== 'never' || found !== null))
      return `what does not depend on the clock has a transition: ${where}`
    const next = found ?? Number.POSITIVE_INFINITY
    const due = transition === 'memory' ? next : dueAt.get(profile.id)!
    if (due > next) return `SQL says ${told(due)}, memory says ${told(next)}: ${where}`
    const changed = [...AHEAD, ...extra]
      .map((ahead) => NOW + ahead)
      .concat([Math.floor(due) - 1, next - 1].filter((at) => Number.isFinite(at) && at > NOW))
      .find((at) => at < next && judge({ now: at, profile }) !== holds)
    return changed === undefined
      ? null
      : `the answer changes by ${told(changed)}, memory says ${told(next)}, SQL ${told(due)}: ${where}`
  }
}
