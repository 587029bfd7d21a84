import { parameter, words, type ConditionForm } from '#condition/form.ts'
import { message } from '#language'

/** The form of a membership condition. */
export const membershipForm = (
  type: string,
  groups: 'segments' | 'lists',
  icon: ConditionForm['icon'],
): ConditionForm => ({
  icon,
  blank: () => ({ type, parameterValues: { [groups]: [], matchType: 'in' } }),
  row: [words(message('is in')), parameter('matchType'), parameter(groups)],
})
