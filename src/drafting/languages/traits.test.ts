import { expect, it } from 'vitest'
import { allOf, anyOf, traitsOf } from './all-traits.ts'
import type { Traits } from './traits.ts'

const lists = Object.keys(traitsOf.en) as (keyof Traits)[]

it.each(lists)('%s has entries in some language, and none that fits everything', (list) => {
  expect(allOf(list)).not.toEqual([])
  expect(new RegExp(`^(?:${anyOf(list)})$`, 'u').test('')).toBe(false)
})
