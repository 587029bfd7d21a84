/** How each kind is edited. */
export { forms as conditionForms } from './forms.generated.ts'
