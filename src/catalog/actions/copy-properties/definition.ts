import type { ActionDefinition } from '../action.ts'
import { listOf } from '../property-path.ts'

const rootOf = (root: unknown) =>
  typeof root === 'string' && root !== '' ? root.replace(/^event\./, '') : null

export const copyProperties: ActionDefinition = {
  id: 'copyPropertiesAction',
  title: 'Copy properties of the event',
  description: 'Takes what the event says to the person, by the names and types that are declared.',
  icon: 'flow',
  parameters: {
    rootProperty: {
      type: 'string',
      title: 'From',
      description:
        'Where they stand in the event, such as target.properties.form. Empty: the ' +
        'properties of the event and of its target.',
      maxLength: 300,
      suggest: 'event-property',
    },
    setPropertyStrategy: {
      type: 'string',
      title: 'How',
      description: 'alwaysSet: whatever was there. setIfMissing: only where nothing is known.',
      enum: ['alwaysSet', 'setIfMissing'],
      default: 'alwaysSet',
    },
    singleValueStrategy: {
      type: 'string',
      title: 'How (older name)',
      enum: ['alwaysSet', 'setIfMissing'],
      'x-hidden': true,
    },
    mandatoryPropTypeSystemTag: {
      type: 'array',
      title: 'Only properties with these tags',
      description: 'The declared property must carry all of them.',
      items: { type: 'string', maxLength: 40 },
      maxItems: 20,
      'x-field': 'tags',
    },
  },
  describe(given) {
    const tags = listOf(given.mandatoryPropTypeSystemTag)
    const root = rootOf(given.rootProperty)
    const strategy = given.setPropertyStrategy ?? given.singleValueStrategy
    const copied = root ? `what stands at ${root} of the event` : 'the properties of the event'
    const tagged = tags.length > 0 ? `, if tagged ${tags.join(' and ')}` : ''
    const missing = strategy === 'setIfMissing' ? ', where nothing is known' : ''
    return `copy ${copied} to the person${tagged}${missing}`
  },
  reads: (given) => [`event:${rootOf(given.rootProperty) ?? '*'}`],
  writes: () => ['profile:properties.*'],
}
