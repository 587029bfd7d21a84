import { defineField } from '../field.ts'

/**
 * The parameters of a saved type: a list of `{ id, title, type, ... }` (`src/condition/kind.ts`).
 */
export const parametersField = defineField({
  id: 'parameters',
  matches: () => false,
  columnType: () => 'jsonb',
  operators: [],
  sortable: false,
  wide: true,
  sample: (_node, n) => [
    { id: `value${n}`, title: `Value ${n}`, type: n % 2 === 0 ? 'text' : 'number' },
  ],
})
