import {
  horizonFault,
  MAX_EVENT_TYPE,
  MAX_MESSAGE_ID,
  ownTypeFault,
  readId,
  readMoment,
  readPayload,
} from '#engine/ingest/events/check-incoming.ts'
import { anonymousFault } from '#engine/audience/profiles/privacy.ts'
import { aboutVisit, type VisitorLocation } from '#engine/ingest/events/visit-properties.ts'
import { isObject } from '#model/lib/is-object.ts'
import {
  normalizedEvent,
  type ConsentChange,
  type EventFault,
  type NormalizedEvent,
} from '#engine/audience/identity/incoming-event.ts'
import type { ParsedEvent } from '#engine/ingest/events/ingest-request.ts'
import type { JsonObject } from '#model/schema/record-values.ts'

/** Event types that require a secret key. */
const PROTECTED = new Set(['login', 'updateProperties'])
const MAX_SCOPE = 60

const objectOr = (value: unknown): JsonObject => (isObject(value) ? value : {})
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export interface VisitContext {
  now: number
  profileId: string
  /** Null outside of a session. */
  sessionId: string | null
  /** The page of the whole call. */
  source: JsonObject
  userAgent: string
  referrer: string
  place: VisitorLocation
}

const item = (value: unknown): JsonObject => {
  const { itemId, itemType, scope, properties, ...others } = objectOr(value)
  return {
    ...(itemId === undefined ? {} : { itemId }),
    ...(itemType === undefined ? {} : { itemType }),
    ...(scope === undefined ? {} : { scope }),
    properties: objectOr(properties),
    ...others,
  }
}

const refusal = (path: string, reason: string): { fault: EventFault } => ({
  fault: { path, reason },
})

function consentsOf(
  payload: JsonObject,
  now: number,
): { consents: Record<string, ConsentChange> } | { fault: EventFault } {
  const consent = objectOr(objectOr(payload.properties).consent)
  const purpose = text(consent.typeIdentifier)
  if (purpose === '' || purpose.length > 100 || purpose === '__proto__')
    return refusal(
      '/properties/consent/typeIdentifier',
      'A consent needs the name of its purpose, of at most 100 characters.',
    )
  if (consent.status !== 'GRANTED' && consent.status !== 'DENIED' && consent.status !== 'REVOKED')
    return refusal('/properties/consent/status', 'The status must be GRANTED, DENIED or REVOKED.')
  const [since, until] = [consent.statusDate, consent.revokeDate].map(readMoment)
  return {
    consents: {
      [purpose]: {
        status: consent.status,
        statusDate: new Date(since ?? now).toISOString(),
        ...(until ? { revokeDate: new Date(until).toISOString() } : {}),
      },
    },
  }
}

/**
 * The traits in an event: for `identify` all of them; for forms those that the tenant declared, by
 * any of their names.
 */
function traitsOf(
  eventType: string,
  payload: JsonObject,
): Pick<NormalizedEvent, 'traits' | 'traitsPath' | 'declaredOnly'> {
  if (eventType === 'identify')
    return { traits: objectOr(payload.properties), traitsPath: '/properties', declaredOnly: false }
  const fields = objectOr(payload.flattenedProperties).fields
  if (eventType === 'form' && isObject(fields))
    return { traits: fields, traitsPath: '/flattenedProperties/fields', declaredOnly: true }
  return { traits: null, traitsPath: '', declaredOnly: false }
}

function faultOf(
  payload: JsonObject,
  eventType: string,
  scope: string,
  timeStamp: number | null,
  now: number,
): EventFault | null {
  if (eventType === '' || eventType.length > MAX_EVENT_TYPE)
    return {
      path: '/eventType',
      reason: `An event needs a type of at most ${MAX_EVENT_TYPE} characters.`,
    }
  const ownType = ownTypeFault(eventType, '/eventType')
  if (ownType) return ownType
  if (PROTECTED.has(eventType))
    return {
      path: '/eventType',
      reason: `Events of the type ${eventType} are not taken from browsers.`,
    }
  if (scope.length > MAX_SCOPE)
    return { path: '/scope', reason: `A scope has at most ${MAX_SCOPE} characters.` }
  for (const name of ['properties', 'flattenedProperties', 'source', 'target'] as const)
    if (payload[name] !== undefined && payload[name] !== null && !isObject(payload[name]))
      return { path: `/${name}`, reason: 'This must be an object.' }
  if (timeStamp === null)
    return { path: '/timeStamp', reason: 'The time must be ISO 8601 or milliseconds since 1970.' }
  return anonymousFault(eventType, payload.properties) ?? horizonFault(timeStamp, now, '/timeStamp')
}

const pageOf = (source: JsonObject) =>
  text(objectOr(objectOr(source.properties).pageInfo).referringURL)

const aboutVisitOf = (visit: VisitContext, source: JsonObject) =>
  aboutVisit(visit.userAgent, pageOf(source) || visit.referrer, visit.place)

/** Parses one event of Apache Unomi's public API. */
export function readEvent(value: unknown, visit: VisitContext): ParsedEvent {
  const { payload, fault: sizeFault } = readPayload(value)
  const eventType = text(payload.eventType)
  const { id: messageId, fault: idFault } = readId(payload.itemId, '/itemId', MAX_MESSAGE_ID)
  const source = isObject(payload.source) ? payload.source : visit.source
  const scope = text(payload.scope) || text(source.scope)
  const timeStamp =
    payload.timeStamp === undefined || payload.timeStamp === null
      ? visit.now
      : readMoment(payload.timeStamp)
  const said = eventType === 'modifyConsent' ? consentsOf(payload, visit.now) : null
  const fault =
    sizeFault ??
    idFault ??
    faultOf(payload, eventType, scope, timeStamp, visit.now) ??
    (said && 'fault' in said ? said.fault : null)
  // The profile and session are outside of the event in the call: a rejected event stores them, so
  // that it can be resent manually.
  const shown = {
    payload: { ...payload, sessionId: visit.sessionId, profileId: visit.profileId },
    eventType: eventType.slice(0, MAX_EVENT_TYPE),
    messageId,
  }
  if (fault) return { ...shown, incoming: null, fault }
  const userId =
    eventType === 'identify' ? readId(objectOr(payload.properties).userId, '', 250).id : null
  const flattened = isObject(payload.flattenedProperties)
    ? { flattenedProperties: payload.flattenedProperties }
    : {}
  const { traits, traitsPath, declaredOnly } = traitsOf(eventType, payload)
  return {
    ...shown,
    fault: null,
    incoming: normalizedEvent({
      eventType,
      messageId,
      userId,
      profileId: visit.profileId,
      traits,
      traitsPath,
      declaredOnly,
      consents: said && 'consents' in said ? said.consents : null,
      sessionId: visit.sessionId,
      sessionProperties: aboutVisitOf(visit, source),
      scope,
      properties: { ...objectOr(payload.properties), ...flattened },
      source: item(source),
      target: item(payload.target),
      timeStamp: timeStamp!,
    }),
  }
}

/**
 * The beginning of a session, which every call repeats: it is stored once, because its id is that
 * of the session.
 */
export function visitBegins(visit: VisitContext): ParsedEvent {
  const messageId = `visit ${visit.sessionId}`
  const scope = text(visit.source.scope).slice(0, MAX_SCOPE)
  return {
    payload: {},
    eventType: 'sessionCreated',
    messageId,
    fault: null,
    incoming: {
      eventType: 'sessionCreated',
      messageId,
      userId: null,
      anonymousId: null,
      profileId: visit.profileId,
      previousId: null,
      groupId: null,
      groupTraits: null,
      traits: null,
      traitsPath: '',
      declaredOnly: false,
      consents: null,
      sessionId: visit.sessionId,
      sessionProperties: aboutVisitOf(visit, visit.source),
      scope,
      properties: {},
      source: item(visit.source),
      target: { itemType: 'session', itemId: visit.sessionId, properties: {} },
      timeStamp: visit.now,
    },
  }
}
