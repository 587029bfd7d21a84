import { say } from '#language'
import type { ActionDefinition } from '../action.ts'

export const sendEvent: ActionDefinition = {
  id: 'sendEventAction',
  title: 'Raise event',
  description: 'Creates another event for the same person and visit. It can run other rules.',
  icon: 'pulse',
  parameters: {
    eventType: {
      type: 'string',
      title: 'Event type',
      description: 'Such as Became customer.',
      minLength: 1,
      maxLength: 100,
      suggest: 'event-type',
    },
    eventProperties: {
      type: 'object',
      title: 'Properties',
      description: 'Values can be looked up, such as eventProperty::properties.plan.',
      additionalProperties: true,
      'x-field': 'json',
    },
    eventTarget: {
      type: 'object',
      title: 'Target',
      description: 'What the event is about: itemId, itemType, properties.',
      additionalProperties: true,
      'x-field': 'json',
    },
    toBePersisted: {
      type: 'boolean',
      title: 'Store event',
      description: 'If off, rules process the event, but it is not stored.',
      default: true,
    },
  },
  required: ['eventType'],
  describe: (actionArguments) =>
    say('raise the event "{name}"', { name: String(actionArguments.eventType ?? '') }),
  reads: () => [],
  writes: (actionArguments) => [`event:${String(actionArguments.eventType ?? '').trim()}`],
}
