import { parameter, words, type ConditionForm } from '#condition/form.ts'

export const idsForm: ConditionForm = {
  icon: 'users',
  blank: () => ({ type: 'idsCondition', parameterValues: { ids: [], match: true } }),
  row: [words('is one of'), parameter('match'), parameter('ids')],
}
