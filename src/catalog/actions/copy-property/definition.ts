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
  check: (actionArguments) =>
    nameFaults(actionArguments, 'profilePropertyName', say('Profile property')),
  describe: (actionArguments, words) =>
    say("copy the event's {name} to {property}", {
      name: belowProperties(actionArguments.eventPropertyName),
      property: words.property(belowProperties(actionArguments.profilePropertyName)),
    }),
  reads: (actionArguments) => [`event:${String(actionArguments.eventPropertyName)}`],
  writes: (actionArguments) => [
    `profile:properties.${belowProperties(actionArguments.profilePropertyName)}`,
  ],
}
