/**
 * A seeded source of numbers in [0, 1): mulberry32, so that a run can be drawn again from its seed.
 */
export type Random = () => number

export function randomOf(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number from `least` to `most`, both included. */
export const between = (random: Random, least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1))

export const pick = <T>(random: Random, all: readonly T[]): T =>
  all[Math.floor(random() * all.length)]!

export function shuffled<T>(random: Random, all: readonly T[]): T[] {
  const left = [...all]
  return all.map(() => left.splice(Math.floor(random() * left.length), 1)[0]!)
}
