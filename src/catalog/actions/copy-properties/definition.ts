import { say } from '#language'
import type { ActionDefinition } from '../action.ts'
import { listOf } from '../property-path.ts'

const rootOf = (root: unknown) =>
  typeof root === 'string' && root !== '' ? root.replace(/^event\./, '') : null

const joined = (before: string, part: string) => say('{before} and {part}', { before, part })

export const copyProperties: ActionDefinition = {
  id: 'copyPropertiesAction',
  title: 'Copy event properties',
  description: 'Copies event properties to the profile, by the names and types of your properties.',
  icon: 'flow',
  parameters: {
    rootProperty: {
      type: 'string',
      title: 'From',
      description:
        'The path in the event, such as target.properties.form. Leave empty for all ' +
        'properties of the event and its target.',
      maxLength: 300,
      suggest: 'event-property',
    },
    setPropertyStrategy: {
      type: 'string',
      title: 'Write mode',
      description: 'Always, or only if the profile has no value.',
      enum: ['alwaysSet', 'setIfMissing'],
      default: 'alwaysSet',
    },
    singleValueStrategy: {
      type: 'string',
      title: 'Write mode (legacy)',
      enum: ['alwaysSet', 'setIfMissing'],
      'x-hidden': true,
    },
    mandatoryPropTypeSystemTag: {
      type: 'array',
      title: 'Only properties with these tags',
      description: 'A property must have all of these tags.',
      items: { type: 'string', maxLength: 40 },
      maxItems: 20,
      'x-field': 'tags',
    },
  },
  describe(actionArguments) {
    const tags = listOf(actionArguments.mandatoryPropTypeSystemTag)
    const root = rootOf(actionArguments.rootProperty)
    const strategy = actionArguments.setPropertyStrategy ?? actionArguments.singleValueStrategy
    const tagged =
      tags.length > 0 ? say(', if tagged {tags}', { tags: tags.map(String).reduce(joined) }) : ''
    const missing = strategy === 'setIfMissing' ? say(', unless already set') : ''
    return root
      ? say('copy the values at {path} of the event to the profile{tagged}{missing}', {
          path: root,
          tagged,
          missing,
        })
      : say('copy the properties of the event to the profile{tagged}{missing}', {
          tagged,
          missing,
        })
  },
  reads: (actionArguments) => [`event:${rootOf(actionArguments.rootProperty) ?? '*'}`],
  writes: () => ['profile:properties.*'],
}
