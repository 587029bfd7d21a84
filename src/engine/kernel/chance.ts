import { hash32 } from '#model/lib/hash32.ts'

/** A number in [0, 1) that depends only on the key, so that a plan can be recomputed. */
export const chance = (key: string): number => hash32(key) / 0x1_0000_0000
