import { propertyReader, stepsOf } from '#condition/subjects.ts'
import type { ActionExecutor } from '../action.ts'
import { belowProperties } from '../property-path.ts'

/** A property that is missing in the event changes nothing. */
export const executeCopyProperty: ActionExecutor = (actionArguments, facts) => {
  const named = String(actionArguments.eventPropertyName)
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
          name: belowProperties(actionArguments.profilePropertyName),
          value,
        },
      ]
}
