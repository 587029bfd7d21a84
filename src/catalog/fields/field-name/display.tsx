import type { FieldDisplayProps } from '../face.ts'
import { otherKinds } from '../other-kinds.ts'

export function FieldNameDisplay(props: FieldDisplayProps) {
  const Display = otherKinds.displayOf('text')
  return <Display {...props} />
}
