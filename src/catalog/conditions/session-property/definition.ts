import { propertyDefinition } from '../property-definition.ts'

export const sessionProperty = propertyDefinition({
  id: 'sessionPropertyCondition',
  title: 'Visit property',
  description: 'Compares a property of the visit.',
  family: 'visit',
  subject: 'session',
  tags: ['sessionCondition', 'sessionBased', 'availableToEndUser'],
})
