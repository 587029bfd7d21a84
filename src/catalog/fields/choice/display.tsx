import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue, isEmpty } from '../empty-value.tsx'
import { choiceWords } from '../words.ts'
import { choiceTone, isState } from './tone.ts'

export function ChoiceDisplay({ value, node }: FieldDisplayProps) {
  if (isEmpty(value)) return <EmptyValue />
  return isState(node) ? (
    <span className={`f-dot f-${choiceTone(value)}`}>{choiceWords(value)}</span>
  ) : (
    <span>{choiceWords(value)}</span>
  )
}
