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
  check: (actionArguments) => nameFaults(actionArguments, 'propertyName', say('Property')),
  describe(actionArguments, words) {
    const name = words.property(belowProperties(actionArguments.propertyName))
    const property =
      actionArguments.storeInSession === true
        ? say('{property} of the visit', { property: name })
        : name
    if (typeof actionArguments.propertyTarget === 'string' && actionArguments.propertyTarget !== '')
      return say("add the event's {name} to {property}", {
        name: belowProperties(actionArguments.propertyTarget),
        property,
      })
    const by = typeof actionArguments.by === 'number' ? actionArguments.by : 1
    return by < 0
      ? say('decrease {property} by {amount}', { property, amount: String(-by) })
      : say('increase {property} by {amount}', { property, amount: String(by) })
  },
  reads: (actionArguments) => [
    `profile:properties.${belowProperties(actionArguments.propertyName)}`,
    ...(actionArguments.propertyTarget
      ? [`event:target.properties.${belowProperties(actionArguments.propertyTarget)}`]
      : []),
  ],
  writes: ({ storeInSession, propertyName }) => [
    `${storeInSession === true ? 'session' : 'profile'}:properties.${belowProperties(propertyName)}`,
  ],
}
