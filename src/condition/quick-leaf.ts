import { asking } from './decide.ts'
import type { Predicate } from './kind.ts'
import type { Comparison } from './operators.ts'
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
 * The very text that objects have as a name: looking under an equal one that was cut out of a path
 * takes longer.
 */
const asKey = (name: string) => Object.keys({ [name]: true })[0]!

/**
 * A judge for the comparisons that most conditions are made of, a number or a text right below the
 * properties of a person, as a question that groups ask in their own loop; null for all others.
 * @param otherwise judges values of another kind, and elements of lists
 */
export function quickLeaf(
  path: string,
  comparison: Comparison,
  otherwise: Predicate,
): Predicate | null {
  const steps = stepsOf('profile', path)
  const [root, name] = steps ?? []
  // A name that every object or list has is looked up with care.
  if (
    steps?.length !== 2 ||
    root !== 'properties' ||
    name! in Object.prototype ||
    name! in Array.prototype
  )
    return null
  const question = {
    name: asKey(name!),
    least: Number.NEGATIVE_INFINITY,
    most: Number.POSITIVE_INFINITY,
    text: '',
    second: '',
    negative: comparison.negative,
    otherwise,
  }
  if (comparison.test === 'range' && comparison.kind === 'number') {
    const least =
      comparison.from === null
        ? question.least
        : comparison.fromIn
          ? Number(comparison.from)
          : beside(Number(comparison.from), 1)
    const most =
      comparison.to === null
        ? question.most
        : comparison.toIn
          ? Number(comparison.to)
          : beside(Number(comparison.to), -1)
    return asking({ ...question, ask: 'number', least, most })
  }
  if (comparison.test !== 'equal' || comparison.kind !== 'text' || comparison.values.length > 2)
    return null
  const [text, second] = comparison.values as readonly [string, string?]
  return asking({
    ...question,
    ask: second === undefined ? 'text' : 'texts',
    text,
    second: second ?? '',
  })
}
