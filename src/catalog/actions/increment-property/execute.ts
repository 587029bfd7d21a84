import { isObject } from '#model/lib/is-object.ts'
import { say } from '#language'
import { ActionError, type ActionExecutor } from '../action.ts'
import { belowProperties, presentValue, valueAt } from '../property-path.ts'

/** Adds to every number below an object (as in Apache Unomi); text is unchanged. */
const grown = (present: unknown, by: number): unknown =>
  isObject(present)
    ? Object.fromEntries(
        Object.entries(present).map(([name, one]) => [
          name,
          typeof one === 'number' ? one + by : one,
        ]),
      )
    : (present as number) + by

export const executeIncrementProperty: ActionExecutor = (actionArguments, facts) => {
  const of = actionArguments.storeInSession === true ? 'session' : 'profile'
  const name = belowProperties(actionArguments.propertyName)
  const target =
    typeof actionArguments.propertyTarget === 'string' && actionArguments.propertyTarget !== ''
      ? belowProperties(actionArguments.propertyTarget)
      : null
  const { by: amount = 1 } = actionArguments
  const by = target ? valueAt(facts.event.target['properties'], target) : amount
  const present = presentValue(facts, of, name)
  const set = (value: unknown) => [{ change: 'property', of, name, value } as const]
  if (isObject(by)) {
    // The event contains counts by name: each is added to the count with the same name.
    const before = isObject(present) ? present : {}
    const added = Object.entries(by).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    )
    return set({
      ...before,
      ...Object.fromEntries(
        added.map(([key, one]) => [key, (typeof before[key] === 'number' ? before[key] : 0) + one]),
      ),
    })
  }
  if (typeof by !== 'number' || !Number.isFinite(by))
    throw new ActionError(
      target
        ? say(`The event's target has no number at "{name}".`, { name: target })
        : say('The amount is not a number: {value}.', { value: JSON.stringify(by) }),
    )
  if (present === undefined || present === null) return set(by)
  if (typeof present !== 'number' && !isObject(present))
    throw new ActionError(
      say('"{name}" is not a number: {value}.', { name, value: JSON.stringify(present) }),
    )
  return set(grown(present, by))
}
