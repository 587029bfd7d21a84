import { columnTypeOfJson, defineField, equalOperators } from '../field.ts'

/** One of a few given values. */
export const choiceField = defineField({
  id: 'choice',
  matches: (node) => Array.isArray(node.enum) && node.type !== 'array' && node.type !== 'object',
  columnType: columnTypeOfJson,
  operators: equalOperators,
  sample: (node, n) => node.enum?.[n % node.enum.length] ?? '',
})
