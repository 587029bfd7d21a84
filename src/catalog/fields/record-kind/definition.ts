import { defineField, equalOperators } from '../field.ts'

const kinds = ['goal', 'segment', 'rule', 'template']

/** The id of an entity whose records are configuration. */
export const recordKindField = defineField({
  id: 'record-kind',
  matches: () => false,
  columnType: () => 'text',
  operators: equalOperators,
  sample: (_node, n) => kinds[n % kinds.length],
})
