import { describeCondition } from './describe-condition.ts'

/**
 * The description of a condition. It imports every kind of condition, so it is loaded on demand
 * (`LazySentence`).
 */
export default function Sentence({ value }: { value: unknown }) {
  return describeCondition(value)
}
