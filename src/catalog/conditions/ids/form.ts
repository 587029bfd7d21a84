import { parameter, words, type ConditionForm } from '#condition/form.ts'
import { message } from '#language'

export const idsForm: ConditionForm = {
  icon: 'users',
  blank: () => ({ type: 'idsCondition', parameterValues: { ids: [], match: true } }),
  row: [words(message('is one of')), parameter('match'), parameter('ids')],
}
