import { propertyDefinition } from '../property-definition.ts'

export const eventProperty = propertyDefinition({
  id: 'eventPropertyCondition',
  title: 'Event property',
  description: 'Compares a property of the event.',
  family: 'event',
  subject: 'event',
  tags: ['eventCondition', 'behavioral'],
})
