import { parameter, words, type ConditionForm } from '#condition/form.ts'
import { message } from '#language'

export const eventSumForm: ConditionForm = {
  icon: 'pulse',
  blank: () => ({
    type: 'eventSumCondition',
    parameterValues: {
      figure: 'sum',
      propertyName: '',
      eventCondition: { type: 'eventTypeCondition', parameterValues: { eventTypeId: '' } },
      comparisonOperator: 'greaterThanOrEqualTo',
      value: 0,
    },
  }),
  row: [
    parameter('figure'),
    parameter('propertyName'),
    words(message('of')),
    { is: 'event', slot: 'eventCondition' },
    parameter('comparisonOperator'),
    parameter('value'),
  ],
  further: [{ is: 'window' }],
}
