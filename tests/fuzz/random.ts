/** Draws that depend on a seed alone. */
export interface Random {
  /** From 0 up to but not including 1. */
  next(): number
  /** A whole number from 0 up to but not including `n`. */
  below(n: number): number
  /** True that often. */
  chance(share: number): boolean
  pick<T>(items: readonly T[]): T
}

/** Mulberry32: 32 bits of state, a period of 2^32, good enough to choose by. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const below = (n: number) => Math.floor(next() * n)
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: (items) => items[below(items.length)]!,
  }
}
