import { parameter, words, type ConditionForm } from '#condition/form.ts'
import { message } from '#language'

export const nestedForm: ConditionForm = {
  icon: 'log',
  blank: () => ({ type: 'nestedCondition', parameterValues: { path: '', subCondition: null } }),
  row: [
    words(message('one element of')),
    parameter('path'),
    words(message('fits all that stands below')),
  ],
}
