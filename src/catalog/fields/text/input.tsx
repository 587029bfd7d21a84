import type { FieldInputProps } from '../face.ts'
import { LineControl } from '../text-control.tsx'

/** Lengths are checked with a sentence, not by swallowing keystrokes. */
export function TextInput(props: FieldInputProps) {
  return <LineControl {...props} />
}
