import { group, negated } from '#condition/condition.ts'
import type { ConditionForm } from '#condition/form.ts'

/** A negation is drawn as a group: none of. */
export const notForm: ConditionForm = {
  icon: 'cond',
  blank: () => negated(group('or', [])),
  row: [],
}
