import { describeCondition } from '#catalog/fields/condition/describe-condition.ts'
import { useSources } from './sources.ts'

/**
 * A condition as text in a list row, with saved condition types; shows ids, because names would
 * need one request per row.
 */
export default function ConditionLine({ value }: { value: unknown }) {
  const { savedTypes } = useSources()
  return <>{describeCondition(value, savedTypes)}</>
}
