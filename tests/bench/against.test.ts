import { expect, it } from 'vitest'
import { compareRuns } from './against.ts'
import type { Measured } from './measure.ts'

const measured = (name: string, ratio: number) => ({ name, ratio }) as Measured
const run = (older: number, ours: number) => ({
  older: [measured('events', older), measured('gone since', 1)],
  ours: [measured('events', ours), measured('new', 1)],
})

it('compares the median change of the benches that both commits have', () => {
  expect(compareRuns([run(2, 2.2), run(2, 2), run(4, 4.2)])).toEqual([
    { name: 'events', older: 2, ours: 2.2, change: 1.05, low: 1, high: 1.1, ok: true },
  ])
})

it('is over its limit when more than a twentieth slower', () => {
  expect(compareRuns([run(2, 2.2)])).toMatchObject([{ change: 1.1, ok: false }])
})
