import { say } from '#language'
import type { ActionDefinition } from '../action.ts'
import { belowProperties, nameFaults } from '../property-path.ts'

export const incrementProperty: ActionDefinition = {
  id: 'incrementPropertyAction',
  title: 'Increment a property',
  description: 'Adds 1, another number or a number from the event to a numeric property.',
  icon: 'plus',
  parameters: {
    propertyName: {
      type: 'string',
      title: 'Property',
      description: 'A numeric property. Starts at 0.',
      minLength: 1,
      maxLength: 300,
      suggest: 'profile-property',
    },
    by: {
      type: 'number',
      title: 'Amount',
      description: 'Negative numbers decrease the property.',
      minimum: -1e9,
      maximum: 1e9,
      default: 1,
    },
    propertyTarget: {
      type: 'string',
      title: 'Amount from event',
      description:
        "A numeric property of the event's target, such as amount. Replaces the fixed amount.",
      maxLength: 300,
    },
    storeInSession: {
      type: 'boolean',
      title: 'Use visit',
      description: 'Changes the visit instead of the profile.',
      default: false,
    },
  },
  required: ['propertyName'],
  check: (given) => nameFaults(given, 'propertyName', say('Property')),
  describe(given, words) {
    const name = words.property(belowProperties(given.propertyName))
    const property =
      given.storeInSession === true ? say('{property} of the visit', { property: name }) : name
    if (typeof given.propertyTarget === 'string' && given.propertyTarget !== '')
      return say("add the event's {name} to {property}", {
        name: belowProperties(given.propertyTarget),
        property,
      })
    const by = typeof given.by === 'number' ? given.by : 1
    return by < 0
      ? say('decrease {property} by {amount}', { property, amount: String(-by) })
      : say('increase {property} by {amount}', { property, amount: String(by) })
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
