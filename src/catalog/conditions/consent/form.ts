import { parameter, words, type ConditionForm } from '#condition/form.ts'

export const consentForm: ConditionForm = {
  icon: 'shield',
  blank: () => ({
    type: 'consentCondition',
    parameterValues: { consentTypeId: '', consentStatus: 'GRANTED' },
  }),
  row: [parameter('consentStatus'), words('to'), parameter('consentTypeId')],
}
