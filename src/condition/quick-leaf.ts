import { foldsTo } from './fold.ts'
import type { Judge } from './kind.ts'
import { prepareTest, type Comparison } from './operators.ts'
import { stepsOf } from './subjects.ts'

/** The next number above, or below: "more than 5" is "at least" that. */
function beside(value: number, direction: 1 | -1): number {
  if (!Number.isFinite(value)) return value
  if (value === 0) return direction * Number.MIN_VALUE
  const bits = new DataView(new ArrayBuffer(8))
  bits.setFloat64(0, value)
  bits.setBigInt64(0, bits.getBigInt64(0) + BigInt(value > 0 ? direction : -direction))
  return bits.getFloat64(0)
}

/**
 * A judge for the comparisons that most conditions are made of, a number or a text right below the properties of a person, in one closure without a
 * call; null for all others. Values of another kind, and elements of lists, go the long way (`slow`).
 */
export function quickLeaf(path: string, comparison: Comparison, slow: Judge): Judge | null {
  const steps = stepsOf('profile', path)
  const [root, name] = steps ?? []
  // A name that every object or list has is looked up with care.
  if (steps?.length !== 2 || root !== 'properties' || name! in Object.prototype || name! in Array.prototype) return null
  if (comparison.test === 'range' && comparison.kind === 'number' && !comparison.negative) {
    const least = comparison.from === null ? Number.NEGATIVE_INFINITY : comparison.fromIn ? Number(comparison.from) : beside(Number(comparison.from), 1)
    const most = comparison.to === null ? Number.POSITIVE_INFINITY : comparison.toIn ? Number(comparison.to) : beside(Number(comparison.to), -1)
    return (facts, inside) => {
      const value = inside === undefined ? facts.profile?.properties[name!] : undefined
      return typeof value === 'number' ? value >= least && value <= most : slow(facts, inside)
    }
  }
  if (comparison.test !== 'equal' || comparison.kind !== 'text') return null
  const { negative } = comparison
  const [wanted, ...others] = comparison.values as readonly string[]
  if (others.length > 0) {
    const test = prepareTest(comparison)
    return (facts, inside) => {
      const value = inside === undefined ? facts.profile?.properties[name!] : undefined
      return typeof value === 'string' ? test(value) : slow(facts, inside)
    }
  }
  // Whatever begins otherwise is decided by its first letter.
  const small = wanted!.charCodeAt(0)
  const capital = wanted!.toUpperCase().charCodeAt(0)
  const plain = wanted!.length > 0 && small < 0x80
  return (facts, inside) => {
    const value = inside === undefined ? facts.profile?.properties[name!] : undefined
    if (typeof value !== 'string') return slow(facts, inside)
    const first = value.charCodeAt(0)
    return (plain && first < 0x80 && first !== small && first !== capital ? false : foldsTo(value, wanted!)) !== negative
  }
}
