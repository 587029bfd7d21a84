import type { FieldInputProps } from '../face.ts'
import { LineControl } from '../text-control.tsx'

export function EmailInput(props: FieldInputProps) {
  return <LineControl {...props} type="email" inputMode="email" spellCheck={false} />
}
