import { defineField, fittedText } from '../field.ts'

/** One of the text fields that the record's own `schema` declares. */
export const fieldNameField = defineField({
  id: 'field-name',
  matches: () => false,
  sample: (node, n) => fittedText(node, ['name', 'callSign', 'code'][n % 3]!),
})
