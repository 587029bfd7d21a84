import { branchesOf, type NodeDefinition } from '#journey/kind.ts'

const weightOf = (weight: unknown) => (typeof weight === 'number' && weight > 0 ? weight : 0)

/** Splits people at random, in proportions; the same person always takes the same exit. */
export const split: NodeDefinition = {
  id: 'split',
  title: 'Split',
  description:
    'Divides people by chance, in proportions. Somebody who comes again goes the same way.',
  icon: 'split',
  group: 'flow',
  parameters: {
    ways: {
      type: 'array',
      title: 'Ways',
      description:
        'Shares count against each other: 50 and 50 is half and half, and so is 1 and 1.',
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
            description: 'As it stands on the way.',
            maxLength: 40,
            default: '',
          },
          weight: { type: 'integer', title: 'Share', minimum: 0, maximum: 1000, default: 50 },
        },
      },
    },
  },
  required: ['ways'],
  exits: (given) =>
    branchesOf(given).map(({ id, name }, at) => ({
      id,
      title: name || String.fromCharCode(65 + at),
    })),
  check: (given) =>
    branchesOf(given).length >= 2 &&
    branchesOf(given).every(({ weight = 50 }) => weightOf(weight) === 0)
      ? [{ path: '/ways', message: 'At least one way needs a share above nothing.' }]
      : [],
  describe(given) {
    const ways = branchesOf(given)
    return ways.length === 0
      ? 'No way yet'
      : ways
          .map(
            ({ name, weight = 50 }, at) =>
              `${name || String.fromCharCode(65 + at)} ${weightOf(weight)}`,
          )
          .join(' : ')
  },
  waits: false,
}
