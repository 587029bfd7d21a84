import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fold, equalsCaseFolded } from '#condition/fold.ts'
import { propertyRuns, propertyTimeout } from '#tests/support/property-runs.ts'
import {
  expectBulkAgreement,
  expectSameAnswers,
  inMemory,
  ofProfiles,
  ofVisits,
} from './agreement.ts'
import { conditions, sampleCrowd, visitConditions, visits } from './arbitraries.ts'
import {
  createConditionWorld,
  languageWith,
  evaluatorWith,
  NOW,
  TENANT,
  type ConditionWorld,
} from './condition-world.ts'

/** Pairs of a mixed condition and a profile or visit. */
const CASES = propertyRuns(6000, { variable: 'CONDITION_CASES' })
const CROWD = 60
const BATCH = 5
const runs = { numRuns: Math.ceil(CASES / CROWD / BATCH) }
const seedOf = (fallback: number) => Number(process.env.CONDITION_SEED ?? fallback)
/** Conditions by which the generator is judged, however many runs there are. */
const SAMPLED = 300

const profiles = sampleCrowd(CROWD, 7)
const sessions = fc.sample(visits, { numRuns: CROWD, seed: 9 })
const batches = fc.array(conditions, { minLength: BATCH, maxLength: BATCH })
const visitBatches = fc.array(visitConditions, { minLength: BATCH, maxLength: BATCH })

let world: ConditionWorld
beforeAll(async () => {
  world = await createConditionWorld()
  await world.add(profiles)
  await world.addVisits(sessions)
  await world.analyze()
})
afterAll(() => world.close())

describe('mixed conditions', () => {
  it.each([
    ['profiles', conditions, ofProfiles(profiles), 0.2],
    ['visits', visitConditions, ofVisits(sessions), 0.05],
  ] as const)(
    'on %s are often true of some and false of others',
    (_name, all, candidates, expected) => {
      const answers = fc
        .sample(all, { numRuns: SAMPLED, seed: seedOf(11) })
        .map((condition) => inMemory(condition, candidates).length)
      const share = (fits: (n: number) => boolean) => answers.filter(fits).length / SAMPLED
      expect(
        share((n) => n === 0),
        'true of nothing',
      ).toBeGreaterThan(0.02)
      expect(
        share((n) => n === CROWD),
        'true of everything',
      ).toBeGreaterThan(0.02)
      expect(
        share((n) => n > 0 && n < CROWD),
        'true of some',
      ).toBeGreaterThan(expected)
    },
  )

  it('have a transition time in SQL more often than not', () => {
    const all = evaluatorWith().compileAll({ tenantId: TENANT, now: NOW })
    const timed = fc
      .sample(conditions, { numRuns: SAMPLED, seed: seedOf(12) })
      .filter((condition) => languageWith().dependsOn(condition).clock)
    const bySql = timed.filter((condition) => all.transition(condition) !== null)
    expect(timed.length / SAMPLED, 'depend on the clock').toBeGreaterThan(0.2)
    expect(bySql.length / timed.length, 'left to memory').toBeGreaterThan(0.5)
  })

  it(
    `answer alike in memory and in SQL about ${CASES.toLocaleString('en')} profiles`,
    () =>
      fc.assert(
        fc.asyncProperty(batches, async (some) =>
          expectSameAnswers(some, ofProfiles(profiles), await world.matching(some)),
        ),
        { ...runs, seed: seedOf(11) },
      ),
    propertyTimeout,
  )

  it(
    `answer alike in memory and in SQL about ${CASES.toLocaleString('en')} visits`,
    () =>
      fc.assert(
        fc.asyncProperty(visitBatches, async (some) =>
          expectSameAnswers(some, ofVisits(sessions), await world.matchingVisits(some)),
        ),
        { ...runs, seed: seedOf(13) },
      ),
    propertyTimeout,
  )

  it(
    'answer alike in a bulk query, and keep their answer until the transition time',
    () =>
      fc.assert(
        fc.asyncProperty(batches, (some) => expectBulkAgreement(world, profiles, some)),
        { ...runs, seed: seedOf(12) },
      ),
    propertyTimeout,
  )
})

describe('texts', () => {
  it('folds every letter alike', async () => {
    const letters = Array.from({ length: 0x3000 }, (_, n) => n + 1)
      .filter((code) => code < 0xd800)
      .map((code) => String.fromCharCode(code))
    const { rows } = await world.database.system((db) =>
      sql<{
        letter: string
        folded: string
      }>`select letter, fold_text(letter) as folded from unnest(${letters}::text[]) letter`.execute(
        db,
      ),
    )
    expect(
      rows
        .filter(({ letter, folded }) => folded !== fold(letter))
        .map(({ letter }) => letter.codePointAt(0)!.toString(16)),
    ).toEqual([])
  })

  it('compares folded texts as it folds them', () => {
    const letters = fc.string({
      unit: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom('a', 'A', 'b', 'S', 's') },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            'é',
            'e\u0301',
            '\u0301',
            'ß',
            'ﬁ',
            'İ',
            'Å',
            '\u212a',
            '漢',
            '\u0000',
            '😀',
          ),
        },
      ),
      maxLength: 5,
    })
    fc.assert(
      fc.property(letters, letters, (text, other) => {
        expect([equalsCaseFolded(text, fold(other)), equalsCaseFolded(text, fold(text))]).toEqual([
          fold(text) === fold(other),
          true,
        ])
      }),
      { numRuns: propertyRuns(20_000) },
    )
  })
})
