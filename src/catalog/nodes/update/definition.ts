import { NEXT, type NodeDefinition } from '#journey/kind.ts'

/** Runs any action of the catalog on the person. */
export const update: NodeDefinition = {
  id: 'update',
  title: 'Update',
  description:
    'Does what rules can do: sets properties, adds to lists, notes consent, raises an event, runs a script.',
  icon: 'prop',
  group: 'do',
  parameters: {
    actions: {
      type: 'array',
      title: 'Actions',
      description: 'Done one after the other, upon the person as they are then.',
      items: { type: 'object', additionalProperties: true },
      minItems: 1,
      maxItems: 20,
      default: [],
      'x-field': 'actions',
    },
  },
  required: ['actions'],
  exits: () => NEXT,
  actions: ({ actions }) => [{ actions, path: '/actions' }],
  describe({ actions }, words) {
    const said = (Array.isArray(actions) ? actions : []).map((one) => words.action(one))
    const line = said.join(', then ')
    return line === '' ? 'Nothing yet' : line[0]!.toUpperCase() + line.slice(1)
  },
  waits: false,
}
