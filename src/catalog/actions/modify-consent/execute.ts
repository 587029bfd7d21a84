import { dateText } from '#condition/date-math.ts'
import { isObject } from '#model/lib/is-object.ts'
import { ActionError, type ActionExecutor } from '../action.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { say } from '#language'

const isStatus = (status: unknown): status is 'GRANTED' | 'DENIED' | 'REVOKED' =>
  status === 'GRANTED' || status === 'DENIED' || status === 'REVOKED'

export const executeModifyConsent: ActionExecutor = (
  { consentTypeId, status = 'GRANTED', revokeAfterDays },
  { event },
) => {
  if (typeof consentTypeId === 'string' && consentTypeId !== '') {
    if (!isStatus(status))
      throw new ActionError(
        say('The consent needs the status GRANTED, DENIED or REVOKED, and has {value}.', {
          value: JSON.stringify(status),
        }),
      )
    const ends =
      typeof revokeAfterDays === 'number' && status === 'GRANTED'
        ? { revokeDate: dateText(Date.parse(event.timeStamp) + revokeAfterDays * DAY_MS) }
        : {}
    return [{ change: 'consent', purpose: consentTypeId, status, ...ends }]
  }
  const consent = event.properties['consent']
  if (
    !isObject(consent) ||
    typeof consent.typeIdentifier !== 'string' ||
    consent.typeIdentifier === '' ||
    !isStatus(consent.status)
  )
    throw new ActionError(
      say('The event has no consent. properties.consent needs typeIdentifier and status.'),
    )
  const ends =
    typeof consent.revokeDate === 'string' && !Number.isNaN(Date.parse(consent.revokeDate))
      ? { revokeDate: dateText(Date.parse(consent.revokeDate)) }
      : {}
  return [
    {
      change: 'consent',
      purpose: consent.typeIdentifier.slice(0, 100),
      status: consent.status,
      ...ends,
    },
  ]
}
