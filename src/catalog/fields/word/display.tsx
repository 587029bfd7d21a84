import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue, isEmpty } from '../empty-value.tsx'
import { choiceWords } from '../words.ts'

export function WordDisplay({ value, dense }: FieldDisplayProps) {
  return isEmpty(value) ? (
    <EmptyValue />
  ) : (
    <span className={dense ? 'f-clip' : undefined}>{choiceWords(value)}</span>
  )
}
