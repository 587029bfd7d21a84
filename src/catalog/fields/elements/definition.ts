import { defineField } from '../field.ts'

/** Conditions with points: a list of `{ name, condition, value }`. */
export const elementsField = defineField({
  id: 'elements',
  matches: () => false,
  columnType: () => 'jsonb',
  operators: [],
  sortable: false,
  wide: true,
  sample: (_node, n) => [
    {
      name: `Element ${n}`,
      condition: {
        type: 'profilePropertyCondition',
        parameterValues: {
          propertyName: 'properties.plan',
          comparisonOperator: 'equals',
          propertyValue: 'team',
        },
      },
      value: 5 + n,
    },
  ],
})
