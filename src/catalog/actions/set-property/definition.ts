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

const isMoment = (given: ActionArguments) =>
  given.setPropertyValueCurrentEventTimestamp === true || given.setPropertyValueCurrentDate === true
const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

export const setProperty: ActionDefinition = {
  id: 'setPropertyAction',
  title: 'Set a property',
  description: 'Writes a property of the person, or of the visit.',
  icon: 'prop',
  parameters: {
    setPropertyName: {
      type: 'string',
      title: 'Property',
      description: 'Its name, such as plan, or a path such as address.city.',
      minLength: 1,
      maxLength: 300,
      suggest: 'profile-property',
    },
    setPropertyValue: {
      title: 'Value',
      description:
        'Written as the type of the property wants it. eventProperty::properties.plan takes what the event says.',
      maxLength: 2000,
    },
    setPropertyValueMultiple: {
      type: 'array',
      title: 'Several values',
      description: 'In place of one value.',
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
      description: 'In place of a value.',
      default: false,
    },
    setPropertyValueCurrentDate: {
      type: 'boolean',
      title: 'Present time',
      description: 'In place of a value.',
      default: false,
    },
    setPropertyStrategy: {
      type: 'string',
      title: 'How',
      description:
        'alwaysSet: whatever was there. setIfMissing: only where nothing is known. The ' +
        'others change a list, or remove.',
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
      title: 'On the visit',
      description: 'Instead of on the person.',
      default: false,
    },
  },
  required: ['setPropertyName'],
  check(given) {
    const faults = nameFaults(given, 'setPropertyName', 'Property')
    if (
      given.setPropertyStrategy === 'remove' ||
      isMoment(given) ||
      VALUES.some((name) => !isEmpty(given[name]))
    )
      return faults
    return [
      ...faults,
      {
        path: '/setPropertyValue',
        message: 'Value is missing: say what to write, or choose a time.',
      },
    ]
  },
  describe(given, words) {
    const name = words.property(belowProperties(given.setPropertyName))
    const of = given.storeInSession === true ? ' of the visit' : ''
    const value =
      given.setPropertyValueCurrentEventTimestamp === true
        ? 'the time of the event'
        : given.setPropertyValueCurrentDate === true
          ? 'the present time'
          : valueWords(VALUES.map((one) => given[one]).find((one) => !isEmpty(one)) ?? '')
    switch (given.setPropertyStrategy) {
      case 'remove':
        return `remove ${name}${of}`
      case 'addValue':
      case 'addValues':
        return `add ${value} to ${name}${of}`
      case 'removeValue':
      case 'removeValues':
        return `take ${value} out of ${name}${of}`
      case 'setIfMissing':
        return `set ${name}${of} to ${value} where nothing is known`
      default:
        return `set ${name}${of} to ${value}`
    }
  },
  reads: () => [],
  writes: (given) => [
    `${given.storeInSession === true ? 'session' : 'profile'}:properties.${belowProperties(given.setPropertyName)}`,
  ],
}
