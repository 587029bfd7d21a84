import type { NodeDefinition } from '#journey/kind.ts'

/** Goes back to an earlier step, a limited number of times. */
export const jump: NodeDefinition = {
  id: 'jump',
  title: 'Jump back',
  description:
    'Goes back to an earlier step, at most so many times. Between the two there must be a wait.',
  icon: 'jump',
  group: 'flow',
  parameters: {
    most: {
      type: 'integer',
      title: 'At most',
      description: 'After so many times they go on by "done".',
      minimum: 1,
      maximum: 100,
      default: 3,
      'x-unit': 'times',
    },
  },
  exits: () => [
    { id: 'again', title: 'Again' },
    { id: 'done', title: 'Done' },
  ],
  describe: ({ most = 3 }) =>
    `Back, at most ${Number(most)} ${Number(most) === 1 ? 'time' : 'times'}`,
  waits: false,
}
