import { describeCondition } from '#catalog/fields/condition/describe-condition.ts'
import { useSources } from './sources.ts'

/**
 * A condition in a row of a list: in words, with the condition types that people saved; ids stand
 * where names would have to be looked up row by row.
 */
export default function ConditionLine({ value }: { value: unknown }) {
  const { savedTypes } = useSources()
  return <>{describeCondition(value, savedTypes)}</>
}
