import type { FieldDisplayProps } from '../face.ts'
import { isSet } from './is-set.ts'

/** Never shows the value, not even when it receives one. */
export function SecretDisplay({ value }: FieldDisplayProps) {
  const set = isSet(value) || (typeof value === 'string' && value !== '')
  return <span className={set ? 'f-dot f-positive' : 'f-dot f-off'}>{set ? 'Set' : 'Not set'}</span>
}
