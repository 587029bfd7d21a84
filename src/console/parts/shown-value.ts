import { choiceWords } from '#catalog/fields/words.ts'
import { inSentence } from '#language'
import { objectOf } from '#model/lib/is-object.ts'

/**
 * Any value as one line of text: a dash for empty ones, lists with commas, a consent by its answer,
 * other structures as JSON.
 */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(shownValue).join(', ')
  if (typeof value !== 'object') return String(value)
  const { status } = objectOf(value)
  return typeof status === 'string' ? inSentence(choiceWords(status)) : JSON.stringify(value)
}
