import { useContext } from 'react'
import { RecordKinds, type FieldDisplayProps } from '../face.ts'
import { TextDisplay } from '../text/display.tsx'

/** The entity's title. */
export function RecordKindDisplay(props: FieldDisplayProps) {
  const known = useContext(RecordKinds).find(({ id }) => id === props.value)
  return <TextDisplay {...props} value={known?.title ?? props.value} />
}
