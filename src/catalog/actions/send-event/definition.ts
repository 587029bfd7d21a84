import type { ActionDefinition } from '../action.ts'

export const sendEvent: ActionDefinition = {
  id: 'sendEventAction',
  title: 'Raise an event',
  description: 'Lets another event happen to the same person, in the same visit; rules hear it.',
  icon: 'pulse',
  parameters: {
    eventType: {
      type: 'string',
      title: 'Event type',
      description: 'What happens, such as Became customer.',
      minLength: 1,
      maxLength: 100,
      suggest: 'event-type',
    },
    eventProperties: {
      type: 'object',
      title: 'Properties',
      description: 'Values may be looked up: eventProperty::properties.plan.',
      additionalProperties: true,
      'x-field': 'json',
    },
    eventTarget: {
      type: 'object',
      title: 'Target',
      description: 'What it happens to: itemId, itemType, properties.',
      additionalProperties: true,
      'x-field': 'json',
    },
    toBePersisted: {
      type: 'boolean',
      title: 'Keep it',
      description: 'Off: rules hear it, and it is forgotten.',
      default: true,
    },
  },
  required: ['eventType'],
  describe: (given) => `raise the event "${String(given.eventType ?? '')}"`,
  reads: () => [],
  writes: (given) => [`event:${String(given.eventType ?? '')}`],
}
