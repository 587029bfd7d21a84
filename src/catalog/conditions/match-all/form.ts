import { everybody } from '#condition/condition.ts'
import { words, type ConditionForm } from '#condition/form.ts'

export const matchAllForm: ConditionForm = {
  icon: 'users',
  blank: () => everybody,
  row: [words('everybody and everything')],
}
