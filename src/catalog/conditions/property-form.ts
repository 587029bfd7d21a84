import type { ConditionForm } from '#condition/form.ts'

/** The form of a comparison of one property. */
export const propertyForm = (type: string, icon: ConditionForm['icon']): ConditionForm => ({
  icon,
  blank: () => ({ type, parameterValues: { propertyName: '', comparisonOperator: 'equals' } }),
  row: [{ is: 'comparison' }],
})
