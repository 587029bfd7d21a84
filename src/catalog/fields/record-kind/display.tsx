import { useContext } from 'react'
import { RecordKinds, type FieldDisplayProps } from '../face.ts'
import { otherKinds } from '../other-kinds.ts'

/** The entity's title. */
export function RecordKindDisplay(props: FieldDisplayProps) {
  const known = useContext(RecordKinds).find(({ id }) => id === props.value)
  const Display = otherKinds.displayOf('text')
  return <Display {...props} value={known?.title ?? props.value} />
}
