import type { NodeDefinition } from '#journey/kind.ts'

/** The end of the journey for people at this step. */
export const exit: NodeDefinition = {
  id: 'exit',
  title: 'Exit',
  description: 'The journey ends here.',
  icon: 'exit',
  group: 'end',
  parameters: {
    reason: {
      type: 'string',
      title: 'Reason',
      description: 'Why it ends here, as it will stand in the log.',
      maxLength: 120,
      default: '',
    },
  },
  exits: () => [],
  describe: ({ reason }) =>
    typeof reason === 'string' && reason !== '' ? reason : 'The journey ends here',
  waits: false,
}
