import type { FieldInputProps } from './face.ts'
import { LineControl } from './text-control.tsx'

/** An id as text: where no picker can help. */
export function IdInput(props: FieldInputProps) {
  return <LineControl {...props} spellCheck={false} />
}
