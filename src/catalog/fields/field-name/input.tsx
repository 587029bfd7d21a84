import type { FieldInputProps } from '../face.ts'
import { LineControl } from '../text-control.tsx'

/** The name of the field, where no form has its schema. */
export function FieldNameInput(props: FieldInputProps) {
  return <LineControl {...props} spellCheck={false} />
}
