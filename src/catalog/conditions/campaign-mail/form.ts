import { parameter, words, type ConditionForm } from '#condition/form.ts'
import { message } from '#language'

export const campaignMailForm: ConditionForm = {
  icon: 'send',
  blank: () => ({
    type: 'campaignMailCondition',
    parameterValues: { interaction: 'sent', campaignId: '', numberOfDays: 30 },
  }),
  row: [parameter('interaction'), words(message('a mail of')), parameter('campaignId')],
  further: [{ is: 'window' }],
}
