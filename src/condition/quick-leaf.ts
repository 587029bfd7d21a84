import { comparisonTest } from './decide.ts'
import type { Predicate } from './kind.ts'
import type { Comparison } from './operators.ts'
import { stepsOf } from './subjects.ts'

/** The next larger or smaller number: "more than 5" is "at least" that. */
function adjacent(value: number, direction: 1 | -1): number {
  if (!Number.isFinite(value)) return value
  if (value === 0) return direction * Number.MIN_VALUE
  const bits = new DataView(new ArrayBuffer(8))
  bits.setFloat64(0, value)
  bits.setBigInt64(0, bits.getBigInt64(0) + BigInt(value > 0 ? direction : -direction))
  return bits.getFloat64(0)
}

/**
 * The interned string that objects use as a key: looking up an equal string cut from a path takes
 * longer.
 */
const asKey = (name: string) => Object.keys({ [name]: true })[0]!

/**
 * A predicate for the most common comparisons, of a number or a text directly below the properties
 * of a person, as a test that groups run in their own loop; null for all others.
 * @param otherwise evaluates values of another kind, and elements of lists
 */
export function quickLeaf(
  path: string,
  comparison: Comparison,
  otherwise: Predicate,
): Predicate | null {
  const steps = stepsOf('profile', path)
  const [root, name] = steps ?? []
  // A name that every object or list inherits takes the safe path.
  if (
    steps?.length !== 2 ||
    root !== 'properties' ||
    name! in Object.prototype ||
    name! in Array.prototype
  )
    return null
  const question = {
    name: asKey(name!),
    min: Number.NEGATIVE_INFINITY,
    max: Number.POSITIVE_INFINITY,
    text: '',
    second: '',
    negative: comparison.negative,
    otherwise,
  }
  if (comparison.test === 'range' && comparison.kind === 'number') {
    const { from, fromIn, to, toIn } = comparison
    const edge = (value: unknown, isIn: boolean, inwards: 1 | -1) =>
      isIn ? Number(value) : adjacent(Number(value), inwards)
    return comparisonTest({
      ...question,
      kind: 'number',
      min: from === null ? question.min : edge(from, fromIn, 1),
      max: to === null ? question.max : edge(to, toIn, -1),
    })
  }
  if (comparison.test !== 'equal' || comparison.kind !== 'text' || comparison.values.length > 2)
    return null
  const [text, second] = comparison.values as readonly [string, string?]
  return comparisonTest({
    ...question,
    kind: second === undefined ? 'text' : 'texts',
    text,
    second: second ?? '',
  })
}
