import type { FieldDisplayProps } from '../face.ts'
import { isSet } from './is-set.ts'

/** Never the value, not even when one arrives. */
export function SecretDisplay({ value }: FieldDisplayProps) {
  const set = isSet(value) || (typeof value === 'string' && value !== '')
  return <span className={set ? 'f-dot f-positive' : 'f-dot f-off'}>{set ? 'Set' : 'Not set'}</span>
}
