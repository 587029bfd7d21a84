import { expect, it } from 'vitest'
import { planNames } from './postgres.ts'

it('plans a statement anew after 16 times as many uses each time, and names the plan that is no longer needed', () => {
  const nameOf = planNames()
  const anew: [number, string | null][] = []
  for (let use = 1; use <= 16 ** 3 + 1; use++) {
    const { name, outdated } = nameOf('select 1')
    if (use === 1 || outdated) anew.push([use, outdated])
    expect(name).toBe(`kept_${anew.length - 1}`)
  }
  expect(anew).toEqual([[1, null], [17, 'kept_0'], [257, 'kept_1'], [4097, 'kept_2']])
})

it('gives each statement a name of its own', () => {
  const nameOf = planNames()
  expect([nameOf('select 1').name, nameOf('select 2').name, nameOf('select 1').name]).toEqual(['kept_0', 'kept_1', 'kept_0'])
})
