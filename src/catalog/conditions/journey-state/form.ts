import { parameter, type ConditionForm } from '#condition/form.ts'

export const journeyStateForm: ConditionForm = {
  icon: 'flow',
  blank: () => ({
    type: 'journeyStateCondition',
    parameterValues: { journeyId: '', state: 'any' },
  }),
  row: [parameter('state'), parameter('journeyId')],
}
