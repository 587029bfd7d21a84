import type { FieldInputProps } from '../face.ts'
import { LineControl } from '../text-control.tsx'

/** Lengths are validated with a message, not by ignoring keystrokes. */
export function TextInput(props: FieldInputProps) {
  return <LineControl {...props} />
}
