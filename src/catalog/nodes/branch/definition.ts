import { branchesOf, type NodeDefinition } from '#journey/kind.ts'

/** The first exit whose condition is true, or else the last one. */
export const branch: NodeDefinition = {
  id: 'branch',
  title: 'Branch',
  description: 'Sends people along the first way that is true of them, asked when they come.',
  icon: 'cond',
  group: 'flow',
  parameters: {
    ways: {
      type: 'array',
      title: 'Ways',
      description: 'Asked from the top. Whoever fits none goes by "else".',
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
            description: 'As it stands on the way.',
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
  exits: (given) => [
    ...branchesOf(given).map(({ id, name }, at) => ({ id, title: name || `Way ${at + 1}` })),
    { id: 'else', title: 'Else' },
  ],
  check: (given) =>
    branchesOf(given).flatMap(({ condition, name }, at) =>
      condition
        ? []
        : [
            {
              path: `/ways/${at}/condition`,
              message: `Say for whom the way “${name || at + 1}” is.`,
            },
          ],
    ),
  conditions: (given) =>
    branchesOf(given).flatMap(({ condition }, at) =>
      condition ? [{ condition, about: 'profile' as const, path: `/ways/${at}/condition` }] : [],
    ),
  describe(given, words) {
    const ways = branchesOf(given)
    const only = ways[0]
    if (ways.length === 1 && only?.condition)
      return `If ${words.condition(only.condition, 'profile')}, or else`
    return ways.length === 0
      ? 'No way yet'
      : `${ways.length} ${ways.length === 1 ? 'way' : 'ways'} and else`
  },
  waits: false,
}
