import { ApiError, errorSentence } from '#client/api.ts'
import { tApp } from './messages.ts'

export interface FieldErrors {
  /** Messages by field name. */
  fields: Record<string, string>
  /** Message without a field; empty if every fault has one. */
  form: string
}

/**
 * Sorts the faults of a rejected save by field, using the JSON Pointers of the response; `known`
 * are the form's fields.
 */
export function faultsOf(error: unknown, known: readonly string[]): FieldErrors {
  if (!error) return { fields: {}, form: '' }
  const fields: Record<string, string> = {}
  let form = ''
  if (error instanceof ApiError && error.code === 'conflict')
    return { fields, form: tApp('app.conflict') }
  for (const fault of error instanceof ApiError ? error.errors : []) {
    const name = fault.path.split('/')[1] ?? ''
    if (known.includes(name)) fields[name] ??= fault.message
    else form ||= fault.message
  }
  if (Object.keys(fields).length === 0) form ||= errorSentence(error, tApp('app.saveFailed'))
  return { fields, form }
}
