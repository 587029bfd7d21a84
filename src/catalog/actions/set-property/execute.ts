import { dateText } from '#condition/date-math.ts'
import { say } from '#language'
import {
  ActionError,
  type ActionArguments,
  type ActionExecutor,
  type ActionFacts,
} from '../action.ts'
import { belowProperties, isBlank, isSame, listOf, presentValue } from '../property-path.ts'
import { VALUES } from './definition.ts'

function valueOf(actionArguments: ActionArguments, { event, now }: ActionFacts): unknown {
  if (actionArguments.setPropertyValueCurrentEventTimestamp === true) return event.timeStamp
  if (actionArguments.setPropertyValueCurrentDate === true) return dateText(now)
  return VALUES.map((name) => actionArguments[name]).find((value) => !isBlank(value))
}

export const executeSetProperty: ActionExecutor = (actionArguments, facts) => {
  const of = actionArguments.storeInSession === true ? 'session' : 'profile'
  const name = belowProperties(actionArguments.setPropertyName)
  const set = (value: unknown) => [{ change: 'property', of, name, value } as const]
  const strategy = actionArguments.setPropertyStrategy ?? 'alwaysSet'
  if (strategy === 'remove') return set(undefined)
  const value = valueOf(actionArguments, facts)
  if (isBlank(value)) throw new ActionError(say('The value is missing: the lookup found no value.'))
  const present = presentValue(facts, of, name)
  switch (strategy) {
    case 'setIfMissing':
      return isBlank(present) ? set(value) : []
    case 'addValue':
    case 'addValues': {
      const added = listOf(value).filter(
        (one) => !listOf(present).some((known) => isSame(known, one)),
      )
      return added.length === 0 ? [] : set([...listOf(present), ...added])
    }
    case 'removeValue':
    case 'removeValues': {
      const left = listOf(present).filter(
        (known) => !listOf(value).some((one) => isSame(known, one)),
      )
      return left.length === listOf(present).length ? [] : set(left)
    }
    default:
      return set(value)
  }
}
