import { matchAll } from '#condition/condition.ts'
import { words, type ConditionForm } from '#condition/form.ts'

export const matchAllForm: ConditionForm = {
  icon: 'users',
  blank: () => matchAll,
  row: [words('everybody and everything')],
}
