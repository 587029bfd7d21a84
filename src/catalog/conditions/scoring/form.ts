import { parameter, words, type ConditionForm } from '#condition/form.ts'
import { message } from '#language'

export const scoringForm: ConditionForm = {
  icon: 'gauge',
  blank: () => ({
    type: 'scoringCondition',
    parameterValues: {
      scoringPlanId: '',
      comparisonOperator: 'greaterThanOrEqualTo',
      scoreValue: 0,
    },
  }),
  row: [
    words(message('score of')),
    parameter('scoringPlanId'),
    parameter('comparisonOperator'),
    parameter('scoreValue'),
  ],
}
