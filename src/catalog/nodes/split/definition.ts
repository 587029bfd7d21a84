import { branchesOf, type NodeDefinition } from '#journey/kind.ts'
import { say } from '#language'

const weightOf = (weight: unknown) => (typeof weight === 'number' && weight > 0 ? weight : 0)

/** Splits people at random, in proportions; the same person always takes the same exit. */
export const split: NodeDefinition = {
  id: 'split',
  title: 'Split',
  description: 'Divides people at random by share. A person who returns takes the same branch.',
  icon: 'split',
  group: 'flow',
  parameters: {
    ways: {
      type: 'array',
      title: 'Branches',
      description: 'Shares are relative: 50 and 50 is the same as 1 and 1.',
      minItems: 2,
      maxItems: 10,
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
          weight: { type: 'integer', title: 'Share', minimum: 0, maximum: 1000, default: 50 },
        },
      },
    },
  },
  required: ['ways'],
  exits: (nodeArguments) =>
    branchesOf(nodeArguments).map(({ id, name }, at) => ({
      id,
      title: name || String.fromCharCode(65 + at),
    })),
  check: (nodeArguments) =>
    branchesOf(nodeArguments).length >= 2 &&
    branchesOf(nodeArguments).every(({ weight = 50 }) => weightOf(weight) === 0)
      ? [{ path: '/ways', message: say('Give at least one branch a share above 0.') }]
      : [],
  describe(nodeArguments) {
    const ways = branchesOf(nodeArguments)
    return ways.length === 0
      ? say('No branches yet')
      : ways
          .map(
            ({ name, weight = 50 }, at) =>
              `${name || String.fromCharCode(65 + at)} ${weightOf(weight)}`,
          )
          .join(' : ')
  },
  waits: false,
}
