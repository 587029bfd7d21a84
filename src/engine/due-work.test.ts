import { expect, it } from 'vitest'
import { workKinds } from './due-work.ts'

const names = workKinds.map(({ name }) => name)

it('kinds of work have distinct names', () => {
  expect(names.length).toBeGreaterThan(10)
  expect(new Set(names).size).toBe(names.length)
})

it.each(workKinds.flatMap(({ name, alsoBefore = [] }) => alsoBefore.map((other) => [name, other])))(
  '%s runs before %s',
  (name, other) => {
    expect(names).toContain(other)
    expect(names.indexOf(name!)).toBeLessThan(names.indexOf(other!))
  },
)
