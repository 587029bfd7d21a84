import type { FieldInputProps } from '../face.ts'
import { LineControl } from '../text-control.tsx'

export function UrlInput(props: FieldInputProps) {
  return <LineControl {...props} type="url" inputMode="url" spellCheck={false} />
}
