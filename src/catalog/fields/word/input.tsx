import type { FieldInputProps } from '../face.ts'
import { LineControl } from '../text-control.tsx'

/** For filters only: the product itself writes these values. */
export function WordInput(props: FieldInputProps) {
  return <LineControl {...props} spellCheck={false} />
}
