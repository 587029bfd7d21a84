import type { FieldDisplayProps } from '../face.ts'
import { ReferenceDisplay } from '../reference/display.tsx'
import { TextDisplay } from '../text/display.tsx'

/** The record's name with a link where the entity is known, else the id. */
export function RecordIdDisplay(props: FieldDisplayProps) {
  return props.node['x-ref'] ? <ReferenceDisplay {...props} /> : <TextDisplay {...props} />
}
