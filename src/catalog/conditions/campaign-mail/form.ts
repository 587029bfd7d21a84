import { parameter, words, type ConditionForm } from '#condition/form.ts'

export const campaignMailForm: ConditionForm = {
  icon: 'send',
  blank: () => ({
    type: 'campaignMailCondition',
    parameterValues: { interaction: 'sent', campaignId: '', numberOfDays: 30 },
  }),
  row: [parameter('interaction'), words('a mail of'), parameter('campaignId')],
  further: [{ is: 'window' }],
}
