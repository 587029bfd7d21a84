import { defineField, equalOperators } from '../field.ts'

const languages = ['en', 'de', 'fr', 'es']

/** A language by its ISO 639-1 code. */
export const languageField = defineField({
  id: 'language',
  matches: () => false,
  columnType: () => 'text',
  operators: equalOperators,
  sample: (_node, n) => languages[n % languages.length],
})
