import { defineField } from '../field.ts'

/** A condition: `{ type, parameterValues }`, with groups inside groups (`src/condition`). */
export const conditionField = defineField({
  id: 'condition',
  matches: () => false,
  columnType: () => 'jsonb',
  operators: [],
  sortable: false,
  wide: true,
  sample: (_node, n) => ({
    type: 'booleanCondition',
    parameterValues: {
      operator: n % 2 === 0 ? 'and' : 'or',
      subConditions: [
        {
          type: 'profilePropertyCondition',
          parameterValues: {
            propertyName: 'properties.plan',
            comparisonOperator: 'equals',
            propertyValue: 'team',
          },
        },
      ],
    },
  }),
})
