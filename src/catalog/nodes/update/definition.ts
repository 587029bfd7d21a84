import { upperFirst } from '#model/lib/first-letter.ts'
import { NEXT, type NodeDefinition } from '#journey/kind.ts'
import { say } from '#language'

/** Runs any action of the catalog on the person. */
export const update: NodeDefinition = {
  id: 'update',
  title: 'Update',
  description:
    'Runs actions: sets properties, adds to lists, records consent, raises an event, runs a ' +
    'script.',
  icon: 'prop',
  group: 'do',
  parameters: {
    actions: {
      type: 'array',
      title: 'Actions',
      description: 'Run in order on the current profile.',
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
    const line = said.reduce(
      (before, part) => (before ? say('{before}, then {part}', { before, part }) : part),
      '',
    )
    return line === '' ? say('No actions yet') : upperFirst(line)
  },
  waits: false,
}
