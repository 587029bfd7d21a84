import { isObject } from '#model/is-object.ts'
import { ActionError, type ActionExecutor } from '../action.ts'

export const executeSendEvent: ActionExecutor = ({
  eventType,
  eventProperties,
  eventTarget,
  toBePersisted,
}) => {
  const type = String(eventType ?? '').trim()
  if (type === '') throw new ActionError('The event has no type: what it looks up is not there.')
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
