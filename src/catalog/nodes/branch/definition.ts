import { branchesOf, type NodeDefinition } from '#journey/kind.ts'
import { say } from '#language'

/** The first exit whose condition is true, or else the last one. */
export const branch: NodeDefinition = {
  id: 'branch',
  title: 'Branch',
  description: 'Sends each person along the first branch that matches.',
  icon: 'cond',
  group: 'flow',
  parameters: {
    ways: {
      type: 'array',
      title: 'Branches',
      description: 'Checked from top to bottom. People who match no branch continue by "else".',
      minItems: 1,
      maxItems: 20,
      default: [],
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id'],
        properties: {
          id: { type: 'string', title: 'Id', maxLength: 30, 'x-hidden': true },
          name: {
            type: 'string',
            title: 'Name',
            description: 'Shown on the branch.',
            maxLength: 40,
            default: '',
          },
          condition: {
            type: 'object',
            title: 'Condition',
            additionalProperties: true,
            nullable: true,
            default: null,
            'x-field': 'condition',
            'x-about': 'profile',
          },
        },
      },
    },
  },
  required: ['ways'],
  exits: (nodeArguments) => [
    ...branchesOf(nodeArguments).map(({ id, name }, at) => ({
      id,
      title: name || say('Branch {n}', { n: at + 1 }),
    })),
    { id: 'else', title: say('Else') },
  ],
  check: (nodeArguments) =>
    branchesOf(nodeArguments).flatMap(({ condition, name }, at) =>
      condition
        ? []
        : [
            {
              path: `/ways/${at}/condition`,
              message: say('Add a condition to branch “{name}”.', {
                name: name || String(at + 1),
              }),
            },
          ],
    ),
  conditions: (nodeArguments) =>
    branchesOf(nodeArguments).flatMap(({ condition }, at) =>
      condition ? [{ condition, about: 'profile' as const, path: `/ways/${at}/condition` }] : [],
    ),
  describe(nodeArguments, words) {
    const ways = branchesOf(nodeArguments)
    const only = ways[0]
    if (ways.length === 1 && only?.condition)
      return say('If {condition}, or else', {
        condition: words.condition(only.condition, 'profile'),
      })
    return ways.length === 0
      ? say('No branches yet')
      : say(
          { one: '{count} branch and else', other: '{count} branches and else' },
          { count: ways.length },
        )
  },
  waits: false,
}
