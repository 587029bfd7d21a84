import type { ConditionDefinition } from '#condition/kind.ts'
import { say } from '#language'

export const eventType: ConditionDefinition = {
  id: 'eventTypeCondition',
  title: 'Event type',
  description: 'The event is of a given type.',
  family: 'event',
  about: 'event',
  tags: ['eventCondition', 'behavioral'],
  parameters: [{ id: 'eventTypeId', title: 'Event type', type: 'event-type', required: true }],
  describe: ({ parameterValues }) =>
    say('"{value}"', { value: String(parameterValues.eventTypeId ?? '?') }),
  dependsOn: (_node, dependencies) => void dependencies.properties.add('event:eventType'),
}
