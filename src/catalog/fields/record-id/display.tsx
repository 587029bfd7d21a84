import type { FieldDisplayProps } from '../face.ts'
import { otherKinds } from '../other-kinds.ts'

/** The record's name with a link where the entity is known, else the id. */
export function RecordIdDisplay(props: FieldDisplayProps) {
  const Display = otherKinds.displayOf(props.node['x-ref'] ? 'reference' : 'text')
  return <Display {...props} />
}
