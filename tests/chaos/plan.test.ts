import { describe, expect, it } from 'vitest'
import { FAILPOINTS } from '#platform/failpoints.ts'
import { readSources } from '#tests/architecture/read-imports.ts'
import { kindNames, kinds } from './kinds/list.ts'
import { faultNames, planKills, planRuns } from './plan.ts'

const SEEDS = Array.from({ length: 50 }, (_, seed) => seed)

describe('the runs of a seed', () => {
  it('are the same each time', () => expect(planRuns(7, 20)).toEqual(planRuns(7, 20)))

  it('are twenty with each kind on each database, whatever the seed', () => {
    for (const seed of SEEDS) {
      const runs = planRuns(seed, 20)
      expect(runs).toHaveLength(20)
      for (const database of ['postgres', 'embedded'])
        expect(
          new Set(runs.filter((run) => run.database === database).map(({ kind }) => kind)).size,
          `${seed}`,
        ).toBe(kindNames.length)
    }
  })

  it('have every fault among them', () => {
    expect(new Set(SEEDS.flatMap((seed) => planRuns(seed, 20)).map(({ fault }) => fault))).toEqual(
      new Set(faultNames),
    )
    for (const seed of SEEDS)
      expect(
        new Set(planRuns(seed, 20).map(({ fault }) => fault)).size,
        `${seed}`,
      ).toBeGreaterThanOrEqual(faultNames.length - 1)
  })

  it('have ten kills of each kind on each database, through every moment', () => {
    const kills = planKills(1, 10)
    for (const database of ['postgres', 'embedded'])
      for (const kind of kindNames)
        expect(kills.filter((run) => run.database === database && run.kind === kind)).toHaveLength(
          10,
        )
    for (const kind of kindNames)
      for (const { moments } of kinds[kind].filter((one) => one.moments.length <= 5))
        expect(kills.filter((run) => run.kind === kind).map(({ moment }) => moment)).toEqual(
          expect.arrayContaining([...moments]),
        )
  })
})

describe('failpoints', () => {
  it('are each reached by the program and aimed at by a kind', () => {
    const code = readSources('src')
      .filter(({ path }) => !path.includes('failpoints'))
      .map(({ text }) => text)
      .join('\n')
    const aimed = new Set(
      Object.values(kinds)
        .flat()
        .flatMap(({ moments }) => moments.map(({ at }) => at as string)),
    )
    expect(FAILPOINTS.filter((name) => !code.includes(`failpoint('${name}')`))).toEqual([])
    expect(FAILPOINTS.filter((name) => !aimed.has(name))).toEqual([])
  })
})
