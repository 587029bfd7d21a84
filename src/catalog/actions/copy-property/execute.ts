import { propertyReader, stepsOf } from '#condition/subjects.ts'
import type { ActionExecutor } from '../action.ts'
import { belowProperties } from '../property-path.ts'

/** A property that is missing in the event changes nothing. */
export const executeCopyProperty: ActionExecutor = (given, facts) => {
  const named = String(given.eventPropertyName)
  const value = propertyReader(
    'event',
    stepsOf('event', named) ? named : `properties.${named}`,
  )(facts)
  return value === undefined
    ? []
    : [
        {
          change: 'property',
          of: 'profile',
          name: belowProperties(given.profilePropertyName),
          value,
        },
      ]
}
