import type { ConditionDefinition } from '#condition/kind.ts'

export const eventType: ConditionDefinition = {
  id: 'eventTypeCondition',
  title: 'Event type',
  description: 'The event is of one type.',
  family: 'event',
  about: 'event',
  tags: ['eventCondition', 'behavioral'],
  parameters: [{ id: 'eventTypeId', title: 'Event type', type: 'event-type', required: true }],
  describe: ({ parameterValues }) => `"${String(parameterValues.eventTypeId ?? '?')}"`,
  dependsOn: (_node, found) => void found.properties.add('event:eventType'),
}
