import type { FieldDisplayProps } from '../face.ts'
import { displayOf } from '../displays.ts'

export function FieldNameDisplay(props: FieldDisplayProps) {
  const Display = displayOf('text')
  return <Display {...props} />
}
