import type { NodeDefinition } from '#journey/kind.ts'
import { say } from '#language'

/** The end of the journey for people at this step. */
export const exit: NodeDefinition = {
  id: 'exit',
  title: 'Exit',
  description: 'Ends the journey.',
  icon: 'exit',
  group: 'end',
  parameters: {
    reason: {
      type: 'string',
      title: 'Reason',
      description: 'Shown in the log.',
      maxLength: 120,
      default: '',
    },
  },
  exits: () => [],
  describe: ({ reason }) =>
    typeof reason === 'string' && reason !== '' ? reason : say('End of the journey'),
  waits: false,
}
