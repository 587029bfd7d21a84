import { parameter, words, type ConditionForm } from '#condition/form.ts'

const step = () => ({ type: 'eventTypeCondition', parameterValues: { eventTypeId: '' } })

export const eventSequenceForm: ConditionForm = {
  icon: 'flow',
  blank: () => ({ type: 'eventSequenceCondition', parameterValues: { steps: [step(), step()] } }),
  row: [words('did one after another'), parameter('withinHours'), { is: 'window' }],
}
