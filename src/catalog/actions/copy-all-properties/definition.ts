import { say } from '#language'
import type { ActionDefinition } from '../action.ts'

export const copyAllProperties: ActionDefinition = {
  id: 'allEventToProfilePropertiesAction',
  title: 'Copy all event properties',
  description: 'Copies all properties of the event and its target to the profile.',
  icon: 'flow',
  parameters: {},
  describe: () => say('copy all event properties to the profile'),
  reads: () => ['event:*'],
  writes: () => ['profile:properties.*'],
}
