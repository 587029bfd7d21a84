import type { ActionDefinition } from '../action.ts'
import { belowProperties, nameFaults } from '../property-path.ts'

export const copyProperty: ActionDefinition = {
  id: 'eventToProfilePropertyAction',
  title: 'Copy one property of the event',
  description: 'Takes one value of the event to the person.',
  icon: 'prop',
  parameters: {
    eventPropertyName: {
      type: 'string',
      title: 'From the event',
      description: 'Where it stands, such as properties.plan or target.itemId.',
      minLength: 1,
      maxLength: 300,
      suggest: 'event-property',
    },
    profilePropertyName: {
      type: 'string',
      title: 'To the person',
      description: 'The property that takes it.',
      minLength: 1,
      maxLength: 300,
      suggest: 'profile-property',
    },
  },
  required: ['eventPropertyName', 'profilePropertyName'],
  check: (given) => nameFaults(given, 'profilePropertyName', 'To the person'),
  describe: (given, words) =>
    `copy the event's ${belowProperties(given.eventPropertyName)} to ` +
    `${words.property(belowProperties(given.profilePropertyName))}`,
  reads: (given) => [`event:${String(given.eventPropertyName)}`],
  writes: (given) => [`profile:properties.${belowProperties(given.profilePropertyName)}`],
}
