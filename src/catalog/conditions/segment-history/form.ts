import { parameter, words, type ConditionForm } from '#condition/form.ts'
import { message } from '#language'

export const segmentHistoryForm: ConditionForm = {
  icon: 'seg',
  blank: () => ({
    type: 'segmentHistoryCondition',
    parameterValues: { movement: 'entered', segmentId: '', numberOfDays: 30 },
  }),
  row: [parameter('movement'), words(message('the segment')), parameter('segmentId')],
  further: [{ is: 'window' }],
}
