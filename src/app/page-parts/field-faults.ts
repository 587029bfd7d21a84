import { ApiError, errorSentence } from '#client/api.ts'
import { tApp } from './words.ts'

export interface Faults {
  /** By the field's name. */
  fields: Record<string, string>
  /** What belongs to no field; empty when every fault stands at one. */
  form: string
}

/**
 * Sorts a refused save by field, from the JSON Pointers of the answer; `known` are the fields of
 * the form.
 */
export function faultsOf(error: unknown, known: readonly string[]): Faults {
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
