import { expect, it } from 'vitest'
import { planNames } from './plan-names.ts'

it('plans a statement anew after 16 times as many uses each time, and names the plan that is no longer needed', () => {
  const nameOf = planNames(() => 0)
  const anew: [number, string | null][] = []
  for (let use = 1; use <= 16 ** 3 + 1; use++) {
    const { name, outdated } = nameOf('select 1')
    if (use === 1 || outdated) anew.push([use, outdated])
    expect(name).toBe(`kept_${anew.length - 1}`)
  }
  expect(anew).toEqual([
    [1, null],
    [17, 'kept_0'],
    [257, 'kept_1'],
    [4097, 'kept_2'],
  ])
})

it('keeps no plan for longer than a minute, however seldom it is used', () => {
  let at = 0
  const nameOf = planNames(() => at)
  const names = [0, 59_999, 60_000, 60_001, 119_999, 120_000].map((time) => {
    at = time
    return nameOf('select 1')
  })
  expect(names).toEqual([
    { name: 'kept_0', outdated: null },
    { name: 'kept_0', outdated: null },
    { name: 'kept_1', outdated: 'kept_0' },
    { name: 'kept_1', outdated: null },
    { name: 'kept_1', outdated: null },
    { name: 'kept_2', outdated: 'kept_1' },
  ])
})

it('gives each statement a name of its own', () => {
  const nameOf = planNames()
  expect([nameOf('select 1').name, nameOf('select 2').name, nameOf('select 1').name]).toEqual([
    'kept_0',
    'kept_1',
    'kept_0',
  ])
})
