import { describe, expect, it } from 'vitest'
import { isUuid, newId } from './ids.ts'

describe('newId', () => {
  it('sorts by order of making, also when more are made in one millisecond than its counter counts', () => {
    const ids = Array.from({ length: 10_000 }, () => newId(1_700_000_000_000))
    expect(ids.every(isUuid)).toBe(true)
    expect(ids.toSorted()).toEqual(ids)
  })

  it('sorts by order of making while two clocks are asked in turn', () => {
    const ids = Array.from({ length: 100 }, (_one, n) => {
      for (let later = 0; later < 20; later++) newId(1_800_000_000_000 + n * 20 + later)
      return newId(1_700_000_002_000)
    })
    expect(ids.toSorted()).toEqual(ids)
  })

  it('goes back with a clock that is set back', () => {
    const later = newId(1_700_000_001_000)
    expect(newId(1_700_000_000_000) < later).toBe(true)
  })
})
