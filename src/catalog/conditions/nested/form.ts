import { parameter, words, type ConditionForm } from '#condition/form.ts'

export const nestedForm: ConditionForm = {
  icon: 'log',
  blank: () => ({ type: 'nestedCondition', parameterValues: { path: '', subCondition: null } }),
  row: [words('one element of'), parameter('path'), words('fits all that stands below')],
}
