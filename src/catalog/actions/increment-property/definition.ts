import type { ActionDefinition } from '../action.ts'
import { belowProperties, nameFaults } from '../property-path.ts'

export const incrementProperty: ActionDefinition = {
  id: 'incrementPropertyAction',
  title: 'Count up a property',
  description: 'Adds one to a number of the person, or what the event says.',
  icon: 'plus',
  parameters: {
    propertyName: {
      type: 'string',
      title: 'Property',
      description: 'A number; where there is none yet it begins at 0.',
      minLength: 1,
      maxLength: 300,
      suggest: 'profile-property',
    },
    by: {
      type: 'number',
      title: 'By',
      description: 'How much is added; below 0 it counts down.',
      minimum: -1e9,
      maximum: 1e9,
      default: 1,
    },
    propertyTarget: {
      type: 'string',
      title: 'By what the event says',
      description:
        'A number below the properties of its target, such as amount; in place of a fixed number.',
      maxLength: 300,
    },
    storeInSession: {
      type: 'boolean',
      title: 'On the visit',
      description: 'Instead of on the person.',
      default: false,
    },
  },
  required: ['propertyName'],
  check: (given) => nameFaults(given, 'propertyName', 'Property'),
  describe(given, words) {
    const name = words.property(belowProperties(given.propertyName))
    const of = given.storeInSession === true ? ' of the visit' : ''
    if (typeof given.propertyTarget === 'string' && given.propertyTarget !== '')
      return `add the event's ${belowProperties(given.propertyTarget)} to ${name}${of}`
    const by = typeof given.by === 'number' ? given.by : 1
    return by < 0 ? `count ${name}${of} down by ${-by}` : `count ${name}${of} up by ${by}`
  },
  reads: (given) => [
    `profile:properties.${belowProperties(given.propertyName)}`,
    ...(given.propertyTarget
      ? [`event:target.properties.${belowProperties(given.propertyTarget)}`]
      : []),
  ],
  writes: (given) => [
    `${given.storeInSession === true ? 'session' : 'profile'}:properties.${belowProperties(given.propertyName)}`,
  ],
}
