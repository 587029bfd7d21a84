import { parameter, words, type ConditionForm } from '#condition/form.ts'
import { message } from '#language'

export const consentForm: ConditionForm = {
  icon: 'shield',
  blank: () => ({
    type: 'consentCondition',
    parameterValues: { consentTypeId: '', consentStatus: 'GRANTED' },
  }),
  row: [parameter('consentStatus'), words(message('to')), parameter('consentTypeId')],
}
