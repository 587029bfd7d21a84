import { parameter, words, type ConditionForm } from '#condition/form.ts'

export const eventTypeForm: ConditionForm = {
  icon: 'pulse',
  blank: () => ({ type: 'eventTypeCondition', parameterValues: { eventTypeId: '' } }),
  row: [words('is of the type'), parameter('eventTypeId')],
}
