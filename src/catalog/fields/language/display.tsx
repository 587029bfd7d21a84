import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue, isEmpty } from '../empty-value.tsx'
import { languageName } from './languages.ts'

export function LanguageDisplay({ value }: FieldDisplayProps) {
  return isEmpty(value) ? <EmptyValue /> : <span>{languageName(String(value))}</span>
}
