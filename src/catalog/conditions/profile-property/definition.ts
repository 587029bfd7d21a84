import { propertyDefinition } from '../property-definition.ts'

export const profileProperty = propertyDefinition({
  id: 'profilePropertyCondition',
  title: 'Profile property',
  description: 'Compares a property of the profile.',
  family: 'is',
  subject: 'profile',
  tags: ['profileCondition', 'demographic', 'availableToEndUser'],
})
