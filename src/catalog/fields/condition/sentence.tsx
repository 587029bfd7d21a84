import { describeCondition } from './describe-condition.ts'

/**
 * What a condition says. It knows every kind of condition, so it is fetched by whoever shows one
 * (`LazySentence`).
 */
export default function Sentence({ value }: { value: unknown }) {
  return describeCondition(value)
}
