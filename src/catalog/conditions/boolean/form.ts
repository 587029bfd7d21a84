import { group } from '#condition/condition.ts'
import type { ConditionForm } from '#condition/form.ts'

/** A group is drawn as such; it has no controls on a line. */
export const booleanForm: ConditionForm = { icon: 'cond', blank: () => group('and', []), row: [] }
