import { parameter, words, type ConditionForm } from '#condition/form.ts'
import { message } from '#language'

export const eventTypeForm: ConditionForm = {
  icon: 'pulse',
  blank: () => ({ type: 'eventTypeCondition', parameterValues: { eventTypeId: '' } }),
  row: [words(message('is of the type')), parameter('eventTypeId')],
}
