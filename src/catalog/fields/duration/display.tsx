import { durationWords } from '#model/lib/duration.ts'
import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue, isEmpty } from '../empty-value.tsx'

/** In words, with the ISO 8601 text in the tooltip. */
export function DurationDisplay({ value, dense }: FieldDisplayProps) {
  if (isEmpty(value)) return <EmptyValue />
  const text = String(value)
  return (
    <time className={dense ? 'f-clip' : undefined} dateTime={text} title={text}>
      {durationWords(text) ?? text}
    </time>
  )
}
