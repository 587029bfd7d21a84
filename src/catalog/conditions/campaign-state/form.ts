import { parameter, type ConditionForm } from '#condition/form.ts'

export const campaignStateForm: ConditionForm = {
  icon: 'send',
  blank: () => ({
    type: 'campaignStateCondition',
    parameterValues: { campaignId: '', state: 'any' },
  }),
  row: [parameter('state'), parameter('campaignId')],
}
