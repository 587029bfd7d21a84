import { isObject } from '#model/lib/is-object.ts'
import { say } from '#language'
import { ActionError, type ActionExecutor } from '../action.ts'

export const executeSendEvent: ActionExecutor = ({
  eventType,
  eventProperties,
  eventTarget,
  toBePersisted,
}) => {
  const type = String(eventType ?? '').trim()
  if (type === '')
    throw new ActionError(say('The event type is missing: the lookup found no value.'))
  return [
    {
      change: 'event',
      eventType: type.slice(0, 100),
      properties: isObject(eventProperties) ? eventProperties : {},
      target: isObject(eventTarget) ? eventTarget : {},
      stored: toBePersisted !== false,
    },
  ]
}
