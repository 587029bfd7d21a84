import type { ActionDefinition } from '../action.ts'

export const copyAllProperties: ActionDefinition = {
  id: 'allEventToProfilePropertiesAction',
  title: 'Copy everything that the event says',
  description: 'Takes all properties of the event and of its target to the person.',
  icon: 'flow',
  parameters: {},
  describe: () => 'copy everything that the event says to the person',
  reads: () => ['event:*'],
  writes: () => ['profile:properties.*'],
}
