import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue, isEmpty } from '../empty-value.tsx'
import { ShortId } from '../short-id.tsx'

export function IdDisplay({ value, dense }: FieldDisplayProps) {
  return isEmpty(value) ? <EmptyValue /> : <ShortId value={value} dense={dense} />
}
