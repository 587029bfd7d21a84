import { parameter, type ConditionForm } from '#condition/form.ts'

export const goalForm: ConditionForm = {
  icon: 'goal',
  blank: () => ({
    type: 'goalMatchCondition',
    parameterValues: { goalId: '', comparisonOperator: 'exists' },
  }),
  row: [parameter('comparisonOperator'), parameter('goalId')],
}
