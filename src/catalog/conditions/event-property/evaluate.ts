import { propertyEvaluator } from '../evaluate-property.ts'

export const eventPropertyEvaluator = propertyEvaluator('event')
