import { parameter, words, type ConditionForm } from '#condition/form.ts'
import { message } from '#language'

const step = () => ({ type: 'eventTypeCondition', parameterValues: { eventTypeId: '' } })

export const eventSequenceForm: ConditionForm = {
  icon: 'flow',
  blank: () => ({ type: 'eventSequenceCondition', parameterValues: { steps: [step(), step()] } }),
  row: [words(message('did one after another')), parameter('withinHours'), { is: 'window' }],
}
