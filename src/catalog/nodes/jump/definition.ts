import type { NodeDefinition } from '#journey/kind.ts'
import { say } from '#language'

/** Goes back to an earlier step, a limited number of times. */
export const jump: NodeDefinition = {
  id: 'jump',
  title: 'Jump back',
  description:
    'Returns to an earlier step, up to a maximum number of times. The loop must include a wait.',
  icon: 'jump',
  group: 'flow',
  parameters: {
    most: {
      type: 'integer',
      title: 'Maximum',
      description: 'After this many times, people continue by "done".',
      minimum: 1,
      maximum: 100,
      default: 3,
      'x-unit': 'times',
    },
  },
  exits: () => [
    { id: 'again', title: say('Again') },
    { id: 'done', title: say('Done') },
  ],
  describe: ({ most = 3 }) =>
    say(
      { one: 'Repeat up to {count} time', other: 'Repeat up to {count} times' },
      { count: Number(most) },
    ),
  waits: false,
}
