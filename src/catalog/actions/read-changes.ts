import { isObject } from '#model/lib/is-object.ts'
import { say } from '#language'
import { ActionError, type ActionChange } from './action.ts'
import { actionDefinitionOf } from './definitions.ts'
import { belowProperties, nameFaults } from './property-path.ts'

/** Maximum number of changes of one run. */
const MAX_CHANGES = 50

/** The changes that code from outside of the product may request. */
export interface Allowed {
  /** Types of events that the code may raise. */
  raises: readonly string[]
  lists: boolean
}

const NAME = /^[A-Za-z][A-Za-z0-9_.-]{0,29}$/
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= most

function readChange(one: unknown, allowed: Allowed): ActionChange {
  if (!isObject(one))
    throw new ActionError(say('a change is an object, such as set("plan", "pro") gives'))
  switch (one.change) {
    case 'property': {
      const [fault] = nameFaults({ name: one.name }, 'name', say('the name'))
      if (!isText(one.name, 300) || fault)
        throw new ActionError(fault?.message ?? say('name must be that of a property'))
      if (one.of !== 'profile' && one.of !== 'session')
        throw new ActionError(say('of must be "profile" or "session"'))
      return {
        change: 'property',
        of: one.of,
        name: belowProperties(one.name),
        value: one.value ?? undefined,
      }
    }
    case 'consent': {
      const { purpose, status, revokeDate } = one
      if (!isText(purpose, 100))
        throw new ActionError(say('purpose must be a text of at most 100 characters'))
      if (status !== 'GRANTED' && status !== 'DENIED' && status !== 'REVOKED')
        throw new ActionError(say('status must be GRANTED, DENIED or REVOKED'))
      if (
        revokeDate !== undefined &&
        !(typeof revokeDate === 'string' && !Number.isNaN(Date.parse(revokeDate)))
      )
        throw new ActionError(say('revokeDate must be a moment'))
      return {
        change: 'consent',
        purpose,
        status,
        ...(revokeDate === undefined ? {} : { revokeDate: new Date(revokeDate).toISOString() }),
      }
    }
    case 'list':
      if (!allowed.lists) throw new ActionError(say('lists are not at hand: name them in the text'))
      if (!isText(one.listId, 30) || typeof one.on !== 'boolean')
        throw new ActionError(say('listId must be the id of a list, and on true or false'))
      return { change: 'list', listId: one.listId, on: one.on }
    case 'event': {
      const { eventType, properties = {}, target = {}, stored = true } = one
      if (!isText(eventType, 100))
        throw new ActionError(say('eventType must be a text of at most 100 characters'))
      if (!allowed.raises.includes(eventType))
        throw new ActionError(
          say('the event "{name}" is not among those that it may raise', { name: eventType }),
        )
      if (!isObject(properties) || !isObject(target))
        throw new ActionError(say('properties and target must be objects'))
      return { change: 'event', eventType, properties, target, stored: stored !== false }
    }
    case 'merge': {
      const { name, value, forceMaster } = one
      const [own] = actionDefinitionOf('mergeProfilesOnPropertyAction')!.check!({
        mergeProfilePropertyName: name,
      })
      if (typeof name !== 'string' || !NAME.test(name) || own)
        throw new ActionError(
          own?.message ?? say('name must be what the value is, such as loginId'),
        )
      if (typeof value !== 'string' || value.trim() === '')
        throw new ActionError(say('value must be a text'))
      return {
        change: 'merge',
        name,
        value: value.trim().toLowerCase().slice(0, 250),
        forceMaster: forceMaster === true,
      }
    }
    default:
      throw new ActionError(say('there is no change "{name}"', { name: String(one.change) }))
  }
}

/**
 * Validates changes from code outside of the product: one change, a list of them, or nothing.
 * @throws ActionError naming the first invalid one; then none is applied
 */
export function readChanges(value: unknown, allowed: Allowed): ActionChange[] {
  const list = value === undefined || value === null ? [] : [value].flat()
  if (list.length > MAX_CHANGES)
    throw new ActionError(
      say('It asks for {count} changes; {most} are the most.', {
        count: list.length,
        most: MAX_CHANGES,
      }),
    )
  return list.map((one, at) => {
    try {
      return readChange(one, allowed)
    } catch (error) {
      throw error instanceof ActionError
        ? new ActionError(
            say('Change {n} cannot be read: {fault}.', {
              n: at + 1,
              fault: error.message.replace(/\.$/, ''),
            }),
          )
        : error
    }
  })
}
