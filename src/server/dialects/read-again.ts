import type { Dialect, ParsedEvent } from '#engine/ingest/events/ingest-request.ts'
import { readCall } from './segment-http/read-call.ts'
import { readEvent } from './unomi-public/read-event.ts'
import type { JsonObject } from '#model/schema/record-values.ts'

/** Parses a rejected event again, by its dialect and as of the time it was received. */
export function readAgain(
  dialect: Dialect,
  payload: JsonObject,
  eventType: string,
  receivedAt: number,
): ParsedEvent {
  if (dialect === 'unomi')
    return readEvent(payload, {
      now: receivedAt,
      profileId: String(payload.profileId ?? ''),
      sessionId: String(payload.sessionId ?? ''),
      source: {},
      userAgent: '',
      referrer: '',
      place: {},
    })
  return readCall('type' in payload ? payload : { ...payload, type: typeOf(eventType) }, null, {
    now: receivedAt,
    placeOf: () => ({}),
  })
}

/** Calls that name their type in the address do not repeat it in the body. */
const typeOf = (eventType: string) =>
  ({ identify: 'identify', view: 'page', screen: 'screen', group: 'group', alias: 'alias' })[
    eventType
  ] ?? 'track'
