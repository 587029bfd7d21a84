import { defineField } from '../field.ts'

/**
 * The actions of a rule: a list of `{ type, parameterValues }`, in order (`src/catalog/actions`).
 */
export const actionsField = defineField({
  id: 'actions',
  matches: () => false,
  columnType: () => 'jsonb',
  operators: [],
  sortable: false,
  wide: true,
  sample: (_node, n) => [
    {
      type: 'setPropertyAction',
      parameterValues: { setPropertyName: 'plan', setPropertyValue: n % 2 === 0 ? 'team' : 'pro' },
    },
  ],
})
