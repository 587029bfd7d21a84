import { defineField } from '../field.ts'

/** A condition: `{ type, parameterValues }`, with groups inside groups. */
export const conditionField = defineField({
  id: 'condition',
  matches: () => false,
  columnType: () => 'jsonb',
  operators: [],
  sortable: false,
  wide: true,
  sample: (_node, n) => ({
    type: n % 2 === 0 ? 'all' : 'any',
    parameterValues: { subConditions: [{ type: 'profileProperty', parameterValues: { propertyName: 'properties.plan', comparisonOperator: 'equals', propertyValue: 'team' } }] },
  }),
})
