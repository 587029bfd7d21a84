import type { FieldInputProps } from './face.ts'
import { LineControl } from './text-control.tsx'

/** An id as text, where there is no picker. */
export function IdInput(props: FieldInputProps) {
  return <LineControl {...props} spellCheck={false} />
}
