import { defineField } from '../field.ts'

/**
 * What a rule does: a list of `{ type, parameterValues }`, in their order (`src/catalog/actions`).
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
