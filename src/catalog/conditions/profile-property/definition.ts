import { propertyDefinition } from '../property-definition.ts'

export const profileProperty = propertyDefinition({
  id: 'profilePropertyCondition',
  title: 'Profile property',
  description: 'Compares something that is known about a person.',
  family: 'is',
  subject: 'profile',
  tags: ['profileCondition', 'demographic', 'availableToEndUser'],
})
