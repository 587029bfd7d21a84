import { matchAll } from '#condition/condition.ts'
import { words, type ConditionForm } from '#condition/form.ts'
import { message } from '#language'

export const matchAllForm: ConditionForm = {
  icon: 'users',
  blank: () => matchAll,
  row: [words(message('everybody and everything'))],
}
