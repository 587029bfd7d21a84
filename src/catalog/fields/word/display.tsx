import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue, isEmpty } from '../empty-value.tsx'
import { choiceWords } from '../words.ts'

export function WordDisplay({ value }: FieldDisplayProps) {
  return isEmpty(value) ? <EmptyValue /> : <span>{choiceWords(value)}</span>
}
