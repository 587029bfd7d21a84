import { propertyEvaluator } from '../evaluate-property.ts'

export const sessionPropertyEvaluator = propertyEvaluator('session')
