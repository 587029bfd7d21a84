import { say } from '#language'
import type { ActionDefinition } from '../action.ts'
import { belowProperties, nameFaults } from '../property-path.ts'

export const copyProperty: ActionDefinition = {
  id: 'eventToProfilePropertyAction',
  title: 'Copy an event property',
  description: 'Copies one value of the event to the profile.',
  icon: 'prop',
  parameters: {
    eventPropertyName: {
      type: 'string',
      title: 'Event property',
      description: 'The path in the event, such as properties.plan or target.itemId.',
      minLength: 1,
      maxLength: 300,
      suggest: 'event-property',
    },
    profilePropertyName: {
      type: 'string',
      title: 'Profile property',
      description: 'The property to write.',
      minLength: 1,
      maxLength: 300,
      suggest: 'profile-property',
    },
  },
  required: ['eventPropertyName', 'profilePropertyName'],
  check: (given) => nameFaults(given, 'profilePropertyName', say('Profile property')),
  describe: (given, words) =>
    say("copy the event's {name} to {property}", {
      name: belowProperties(given.eventPropertyName),
      property: words.property(belowProperties(given.profilePropertyName)),
    }),
  reads: (given) => [`event:${String(given.eventPropertyName)}`],
  writes: (given) => [`profile:properties.${belowProperties(given.profilePropertyName)}`],
}
