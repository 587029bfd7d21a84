import type { FieldInputProps } from '../face.ts'
import { LineControl } from '../text-control.tsx'

/** For filters: the product writes these values itself. */
export function WordInput(props: FieldInputProps) {
  return <LineControl {...props} spellCheck={false} />
}
