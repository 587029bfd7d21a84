import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Condition } from '#condition/condition.ts'
import type { Subject } from '#condition/facts.ts'
import { propertyRuns, propertyTimeout } from '#tests/support/property-runs.ts'
import {
  expectBulkAgreement,
  expectSameAnswers,
  inMemory,
  ofEvents,
  ofProfiles,
  ofVisits,
  type Candidate,
} from './agreement.ts'
import { conditionsOf, profileConditionsOf, sampleCrowd, visits } from './arbitraries.ts'
import { createConditionWorld, type ConditionWorld } from './condition-world.ts'
import { kinds, subjectsOf, type Kind } from './kinds.ts'

/** Pairs of a condition and a profile, visit or event that each kind is tried with. */
const CASES = propertyRuns(12_000, { variable: 'CONDITION_CASES' })
const SEED = Number(process.env.CONDITION_SEED ?? 11)
const CROWD = 60
/** Conditions that share one statement. */
const BATCH = 10
/** Conditions by which a sample is judged, however many runs there are. */
const SAMPLED = 200

const profiles = sampleCrowd(CROWD, 7)
const sessions = fc.sample(visits, { numRuns: CROWD, seed: 9 })
const candidates: Record<Subject, readonly Candidate[]> = {
  profile: ofProfiles(profiles),
  session: ofVisits(sessions),
  event: ofEvents(profiles),
}

let world: ConditionWorld
beforeAll(async () => {
  world = await createConditionWorld()
  await world.add(profiles)
  await world.addVisits(sessions)
  await world.analyze()
})
afterAll(() => world.close())

const matchingIn: Record<Subject, (conditions: readonly Condition[]) => Promise<Set<string>[]>> = {
  profile: (conditions) => world.matching(conditions),
  session: (conditions) => world.matchingVisits(conditions),
  event: (conditions) => world.matchingEvents(conditions),
}

const negated = (condition: Condition): Condition => ({
  type: 'notCondition',
  parameterValues: { subCondition: condition },
})

/** Half of them negated: a SQL answer of null instead of false shows only in its negation. */
const halfNegated = (one: fc.Arbitrary<Condition>) => fc.oneof(one, one.map(negated))

const batches = (one: fc.Arbitrary<Condition>) =>
  fc.array(one, { minLength: 1, maxLength: BATCH, size: 'max' })

/** As many batches as it takes to try the wanted number of conditions, each half full. */
const runsOf = ({ sample: { breadth = 1 } }: Kind) =>
  Math.ceil((CASES * breadth) / CROWD / (BATCH / 2))

describe.each(kinds)('$folder', (kind) => {
  const subjects = subjectsOf(kind)

  it.each(subjects)(
    'is sampled with conditions on a %s that are true and that are false',
    (about) => {
      const sampled = fc.sample(conditionsOf(kind, about), { numRuns: SAMPLED, seed: SEED })
      const answers = sampled.map((condition) => inMemory(condition, candidates[about]).length)
      const share = answers.reduce((sum, n) => sum + n, 0) / SAMPLED / candidates[about].length
      expect(share, 'share of true answers').toBeGreaterThan(0.01)
      if (kind.sample.isAlwaysTrue) expect(share).toBe(1)
      else expect(share, 'share of true answers').toBeLessThan(0.99)
    },
  )

  it.each(subjects)(
    'answers alike in memory and in SQL about a %s',
    async (about) => {
      await fc.assert(
        fc.asyncProperty(batches(halfNegated(conditionsOf(kind, about))), async (conditions) =>
          expectSameAnswers(conditions, candidates[about], await matchingIn[about](conditions)),
        ),
        { numRuns: runsOf(kind), seed: SEED },
      )
    },
    propertyTimeout,
  )

  it(
    'answers alike in a bulk query, and keeps its answer until the transition time',
    async () => {
      const moments = fc.array(fc.integer({ min: 1, max: 400 * 86_400_000 }), { maxLength: 6 })
      await fc.assert(
        fc.asyncProperty(batches(profileConditionsOf(kind)), moments, (conditions, extra) =>
          expectBulkAgreement(world, profiles, conditions, extra),
        ),
        { numRuns: Math.ceil(runsOf(kind) / 2), seed: SEED + 1 },
      )
    },
    propertyTimeout,
  )
})
