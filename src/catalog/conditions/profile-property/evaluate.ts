import { propertyEvaluator } from '../evaluate-property.ts'

export const profilePropertyEvaluator = propertyEvaluator('profile')
