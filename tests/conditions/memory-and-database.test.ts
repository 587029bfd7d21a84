// @both-databases
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fold, equalsCaseFolded } from '#condition/fold.ts'
import { conditions, people, visitConditions, visits } from './arbitraries.ts'
import {
  createConditionWorld,
  describeTools,
  languageWith,
  meaningWith,
  NOW,
  type ConditionWorld,
} from './condition-world.ts'

/** CONDITION_CASES=100000 for the long run. */
const CASES = Number(process.env.CONDITION_CASES ?? 6000)
const PEOPLE = 60

const HOUR = 3_600_000
/**
 * Moments at which something may have changed that nobody said would: within a day, over a change
 * of the clocks, over a birthday.
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
].map((hours) => hours * HOUR)

let world: ConditionWorld
beforeAll(async () => {
  world = await createConditionWorld()
}, 60_000)
afterAll(() => world.close())

describe('one definition, two meanings', () => {
  it(`memory and database agree, ${CASES.toLocaleString('en')} times`, async () => {
    const crowd = fc.sample(people, { numRuns: PEOPLE, seed: 7 })
    await world.add(crowd)
    const meaning = meaningWith()
    const outcomes = new Set<string>()
    await fc.assert(
      fc.asyncProperty(conditions, async (condition) => {
        const judge = meaning.prepare(condition)
        const byMemory = crowd
          .filter((profile) => judge({ now: NOW, profile }))
          .map((one) => one.id)
          .toSorted()
        const byDatabase = [...(await world.matching(condition))].toSorted()
        outcomes.add(
          byMemory.length === 0 ? 'nobody' : byMemory.length === PEOPLE ? 'everybody' : 'some',
        )
        expect(byDatabase).toEqual(byMemory)
      }),
      { numRuns: Math.ceil(CASES / PEOPLE), seed: Number(process.env.CONDITION_SEED ?? 11) },
    )
    // A property over conditions that are never true would agree on nothing.
    expect([...outcomes].toSorted()).toEqual(['everybody', 'nobody', 'some'])
  }, 600_000)

  it(`they agree about visits, ${CASES.toLocaleString('en')} times`, async () => {
    const crowd = fc.sample(visits, { numRuns: PEOPLE, seed: 9 })
    await world.addVisits(crowd)
    const meaning = meaningWith()
    let [some, inside] = [0, 0]
    await fc.assert(
      fc.asyncProperty(visitConditions, async (condition) => {
        const judge = meaning.prepare(condition)
        const byMemory = crowd
          .filter((session) => judge({ now: NOW, session }))
          .map((one) => one.id)
          .toSorted()
        if (byMemory.length > 0 && byMemory.length < PEOPLE) some++
        if (condition.type === 'geoLocationByPointSessionCondition' && byMemory.length > 0) inside++
        expect([...(await world.matchingVisits(condition))].toSorted()).toEqual(byMemory)
      }),
      { numRuns: Math.ceil(CASES / PEOPLE), seed: Number(process.env.CONDITION_SEED ?? 13) },
    )
    expect([some > 0, inside > 0]).toEqual([true, true])
  }, 600_000)

  it('everybody asked at once answers as each one does, and is looked at again before time changes the answer', async () => {
    await world.clear()
    const crowd = fc.sample(people, { numRuns: PEOPLE, seed: 8 })
    await world.add(crowd)
    const meaning = meaningWith()
    let [timed, bySql] = [0, 0]
    await fc.assert(
      fc.asyncProperty(conditions, async (condition) => {
        const judge = meaning.prepare(condition)
        const { ids, dueAt } = await world.matchingAll(condition)
        expect([...ids].toSorted()).toEqual(
          crowd
            .filter((profile) => judge({ now: NOW, profile }))
            .map((one) => one.id)
            .toSorted(),
        )
        if (!languageWith().dependsOn(condition).clock) return
        timed++
        if (!dueAt) return
        bySql++
        for (const profile of crowd) {
          const due = dueAt.get(profile.id)!
          const holds = judge({ now: NOW, profile })
          const flip = meaning.nextTransitionAt(condition, judge, profile, NOW)
          if (flip !== null)
            expect(
              due,
              `${JSON.stringify(condition)} changes at ${new Date(flip).toISOString()} for ${JSON.stringify(profile)}`,
            ).toBeLessThanOrEqual(flip)
          // Neither may miss a change that the other misses, too.
          const until = Math.min(due, flip ?? Number.POSITIVE_INFINITY)
          for (const at of AHEAD)
            if (NOW + at < until)
              expect(
                judge({ now: NOW + at, profile }),
                `${JSON.stringify(condition)} at ${new Date(NOW + at).toISOString()} for ${JSON.stringify(profile)}`,
              ).toBe(holds)
        }
      }),
      { numRuns: Math.ceil(CASES / PEOPLE), seed: Number(process.env.CONDITION_SEED ?? 12) },
    )
    expect(
      bySql / timed,
      'how many of those that time changes need nobody looked at one by one',
    ).toBeGreaterThan(0.5)
  }, 600_000)

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
      { numRuns: 20_000 },
    )
  })

  it('says something about every condition, and depends on what it reads', () => {
    const language = languageWith()
    fc.assert(
      fc.property(conditions, (condition) => {
        expect(language.describe(condition, describeTools)).not.toMatch(
          /undefined|\[object|cannot be read|unknown kind/,
        )
        expect(() => language.dependsOn(condition)).not.toThrow()
      }),
      { numRuns: 500 },
    )
  })
})
