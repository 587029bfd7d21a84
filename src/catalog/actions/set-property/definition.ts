import { say } from '#language'
import type { ActionDefinition, ActionArguments } from '../action.ts'
import { belowProperties, nameFaults } from '../property-path.ts'
import { valueWords } from '../references.ts'

/** The parameters that can hold the value, in order of precedence. */
export const VALUES = [
  'setPropertyValueMultiple',
  'setPropertyValueInteger',
  'setPropertyValueBoolean',
  'setPropertyValue',
] as const

const isMoment = (actionArguments: ActionArguments) =>
  actionArguments.setPropertyValueCurrentEventTimestamp === true ||
  actionArguments.setPropertyValueCurrentDate === true
const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

function describeValue(actionArguments: ActionArguments): string {
  if (actionArguments.setPropertyValueCurrentEventTimestamp === true)
    return say('the time of the event')
  if (actionArguments.setPropertyValueCurrentDate === true) return say('the current time')
  return valueWords(
    VALUES.map((name) => actionArguments[name]).find((value) => !isEmpty(value)) ?? '',
  )
}

export const setProperty: ActionDefinition = {
  id: 'setPropertyAction',
  title: 'Set a property',
  description: 'Writes a property of the profile or visit.',
  icon: 'prop',
  parameters: {
    setPropertyName: {
      type: 'string',
      title: 'Property',
      description: 'The property name, such as plan, or a path such as address.city.',
      minLength: 1,
      maxLength: 300,
      suggest: 'profile-property',
    },
    setPropertyValue: {
      title: 'Value',
      description:
        'Must match the type of the property. Look up a value with eventProperty::properties.plan.',
      maxLength: 2000,
    },
    setPropertyValueMultiple: {
      type: 'array',
      title: 'Several values',
      description: 'Replaces the single value.',
      items: { maxLength: 300 },
      maxItems: 100,
      'x-field': 'tags',
    },
    setPropertyValueInteger: {
      type: 'integer',
      title: 'Whole number',
      minimum: Number.MIN_SAFE_INTEGER,
      maximum: Number.MAX_SAFE_INTEGER,
      'x-hidden': true,
    },
    setPropertyValueBoolean: { type: 'boolean', title: 'Yes or no', 'x-hidden': true },
    setPropertyValueCurrentEventTimestamp: {
      type: 'boolean',
      title: 'Time of the event',
      description: 'Uses the event time as the value.',
      default: false,
    },
    setPropertyValueCurrentDate: {
      type: 'boolean',
      title: 'Current time',
      description: 'Uses the current time as the value.',
      default: false,
    },
    setPropertyStrategy: {
      type: 'string',
      title: 'Write mode',
      description: 'Always, only if not set yet, or a change of a list.',
      enum: [
        'alwaysSet',
        'setIfMissing',
        'addValue',
        'addValues',
        'removeValue',
        'removeValues',
        'remove',
      ],
      default: 'alwaysSet',
    },
    storeInSession: {
      type: 'boolean',
      title: 'Use visit',
      description: 'Changes the visit instead of the profile.',
      default: false,
    },
  },
  required: ['setPropertyName'],
  check(actionArguments) {
    const faults = nameFaults(actionArguments, 'setPropertyName', say('Property'))
    if (
      actionArguments.setPropertyStrategy === 'remove' ||
      isMoment(actionArguments) ||
      VALUES.some((name) => !isEmpty(actionArguments[name]))
    )
      return faults
    return [
      ...faults,
      {
        path: '/setPropertyValue',
        message: say('Enter a value or choose a time.'),
      },
    ]
  },
  describe(actionArguments, words) {
    const name = words.property(belowProperties(actionArguments.setPropertyName))
    const property =
      actionArguments.storeInSession === true
        ? say('{property} of the visit', { property: name })
        : name
    const value = describeValue(actionArguments)
    switch (actionArguments.setPropertyStrategy) {
      case 'remove':
        return say('remove {property}', { property })
      case 'addValue':
      case 'addValues':
        return say('add {value} to {property}', { value, property })
      case 'removeValue':
      case 'removeValues':
        return say('remove {value} from {property}', { value, property })
      case 'setIfMissing':
        return say('set {property} to {value}, unless already set', { property, value })
      default:
        return say('set {property} to {value}', { property, value })
    }
  },
  reads: () => [],
  writes: ({ storeInSession, setPropertyName }) => [
    `${storeInSession === true ? 'session' : 'profile'}:properties.${belowProperties(setPropertyName)}`,
  ],
}
