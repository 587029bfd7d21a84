import { anonymousFault } from '#engine/audience/profiles/privacy.ts'
import {
  horizonFault,
  MAX_EVENT_TYPE,
  MAX_MESSAGE_ID,
  ownTypeFault,
  readId,
  readMoment,
  readPayload,
} from '#engine/ingest/events/check-incoming.ts'
import {
  aboutVisit,
  truncatedAddress,
  type VisitorLocation,
} from '#engine/ingest/events/visit-properties.ts'
import { isObject } from '#model/lib/is-object.ts'
import {
  normalizedEvent,
  type EventFault,
  type NormalizedEvent,
} from '#engine/audience/identity/incoming-event.ts'
import type { ParsedEvent } from '#engine/ingest/events/ingest-request.ts'
import type { JsonObject } from '#model/schema/record-values.ts'

export const callTypes = ['identify', 'track', 'page', 'screen', 'group', 'alias'] as const
export type CallType = (typeof callTypes)[number]

const isCallType = (value: unknown): value is CallType =>
  (callTypes as readonly unknown[]).includes(value)
const objectOr = (value: unknown): JsonObject => (isObject(value) ? value : {})
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The event types of Segment's calls: a page view is a `view` in every dialect. */
const EVENT_TYPES: Record<Exclude<CallType, 'track'>, string> = {
  identify: 'identify',
  page: 'view',
  screen: 'screen',
  group: 'group',
  alias: 'alias',
}

export interface CallContext {
  now: number
  /** Of the whole batch. */
  sentAt?: unknown
  context?: unknown
  /** The location, by the address in the context, else by the request. */
  placeOf(address: string): VisitorLocation
}

class Refused {
  readonly fault: EventFault
  constructor(path: string, reason: string) {
    this.fault = { path, reason }
  }
}

function id(value: unknown, path: string, max?: number): string | null {
  const read = readId(value, path, max)
  if (read.fault) throw new Refused(read.fault.path, read.fault.reason)
  return read.id
}

function eventTypeOf(type: CallType, payload: JsonObject): string {
  if (type !== 'track') return EVENT_TYPES[type]
  const name = text(payload.event).trim()
  if (name === '') throw new Refused('/event', 'A track call needs the name of the event.')
  if (name.length > MAX_EVENT_TYPE)
    throw new Refused(
      '/event',
      `The name of an event may have at most ${MAX_EVENT_TYPE} characters.`,
    )
  const fault = ownTypeFault(name, '/event')
  if (fault) throw new Refused(fault.path, fault.reason)
  return name
}

/**
 * The time of the event by our clock: the sender's clock may be wrong, but the interval between
 * `timestamp` and `sentAt` is right on it (Segment's rule). Of a collector that forwards events,
 * `originalTimestamp` and `sentAt` are by the sender's clock, and another `timestamp` is corrected.
 */
function timeStampOf(payload: JsonObject, { now, sentAt }: CallContext): number {
  const given = payload.timestamp ?? payload.originalTimestamp
  if (given === undefined || given === null) return now
  const stated = readMoment(given)
  if (stated === null)
    throw new Refused('/timestamp', 'The time must be ISO 8601, such as 2026-03-31T10:00:00.000Z.')
  const original = readMoment(payload.originalTimestamp)
  const isCorrected = original !== null && original !== stated
  const sent = isCorrected ? null : readMoment(payload.sentAt ?? sentAt)
  const timeStamp = sent === null ? stated : stated + (now - sent)
  const fault = horizonFault(timeStamp, now, '/timestamp')
  if (fault) throw new Refused(fault.path, fault.reason)
  return timeStamp
}

/**
 * RudderStack identifies visits by the second in which they began, which is unique only together
 * with the visitor.
 */
function sessionOf(context: JsonObject, who: string): string | null {
  const given = context.sessionId
  if (typeof given === 'number') return `${who.slice(0, 60)}.${given}`.slice(0, 100)
  return typeof given === 'string' && given !== '' && given.length <= 100 ? given : null
}

function targetOf(
  type: CallType,
  payload: JsonObject,
  properties: JsonObject,
  context: JsonObject,
): JsonObject {
  if (type !== 'page' && type !== 'screen') return {}
  const page = objectOf(context.page, properties)
  const name = text(payload.name) || text(properties.name)
  return {
    itemType: type,
    itemId: text(page.path) || text(page.url) || name,
    properties: {
      ...(name ? { name } : {}),
      pageInfo: {
        pagePath: text(page.path),
        destinationURL: text(page.url),
        pageName: text(page.title) || name,
        referringURL: text(page.referrer),
      },
    },
  }
}

/**
 * IP addresses identify people, so they are truncated to the network, which is enough for the
 * country.
 */
const withoutAddress = (context: JsonObject): JsonObject =>
  typeof context.ip === 'string' ? { ...context, ip: truncatedAddress(context.ip) } : context

const objectOf = (first: unknown, second: JsonObject): JsonObject =>
  isObject(first) ? { ...first, ...second } : second

function read(
  type: CallType,
  payload: JsonObject,
  call: CallContext,
  eventType: string,
  messageId: string | null,
): NormalizedEvent {
  const userId = id(payload.userId, '/userId')
  const anonymousId = id(payload.anonymousId, '/anonymousId')
  const previousId = type === 'alias' ? id(payload.previousId, '/previousId') : null
  const groupId = type === 'group' ? id(payload.groupId, '/groupId') : null
  if (type === 'alias' && (userId === null || previousId === null))
    throw new Refused(
      userId === null ? '/userId' : '/previousId',
      'An alias call needs userId and previousId.',
    )
  if (userId === null && anonymousId === null)
    throw new Refused('/userId', 'An event needs a userId or an anonymousId.')
  if (type === 'group' && groupId === null)
    throw new Refused('/groupId', 'A group call needs a groupId.')
  for (const name of ['properties', 'traits', 'context'] as const)
    if (payload[name] !== undefined && payload[name] !== null && !isObject(payload[name]))
      throw new Refused(`/${name}`, 'This must be an object.')
  const context = withoutAddress(objectOf(call.context, objectOr(payload.context)))
  const properties = objectOr(payload.properties)
  const traits = objectOr(payload.traits)
  // RudderStack's clients put traits in the context, Segment's next to it.
  const contextTraits = isObject(context.traits) ? context.traits : null
  const ownProperties = type === 'alias' ? { previousId } : properties
  const allTraits = type === 'identify' ? { ...objectOr(context.traits), ...traits } : traits
  return normalizedEvent({
    eventType,
    messageId,
    userId,
    anonymousId,
    previousId,
    groupId,
    groupTraits: type === 'group' ? traits : null,
    traitsPath: type === 'identify' && isObject(payload.traits) ? '/traits' : '/context/traits',
    traits: type === 'identify' ? allTraits : contextTraits,
    sessionId: sessionOf(context, anonymousId ?? userId!),
    sessionProperties:
      context.sessionId === undefined
        ? {}
        : aboutVisit(
            text(context.userAgent),
            text(objectOr(context.page).referrer),
            call.placeOf(text(context.ip)),
          ),
    properties:
      type === 'identify' || type === 'group'
        ? { ...properties, traits: allTraits, ...(groupId === null ? {} : { groupId }) }
        : ownProperties,
    source: { itemType: text(objectOr(context.library).name) || 'http', properties: context },
    target: targetOf(type, payload, properties, context),
    timeStamp: timeStampOf(payload, call),
  })
}

function shownTypeOf(type: unknown, payload: JsonObject): string {
  if (!isCallType(type)) return text(type).slice(0, MAX_EVENT_TYPE)
  if (type !== 'track') return EVENT_TYPES[type]
  return text(payload.event).slice(0, MAX_EVENT_TYPE) || 'track'
}

/**
 * Parses one call of Segment's HTTP API.
 * @param given the type that the address names; null reads the member `type`, as in a batch
 */
export function readCall(value: unknown, given: CallType | null, call: CallContext): ParsedEvent {
  const { payload: sent, fault } = readPayload(value)
  const payload =
    isObject(sent.context) && typeof sent.context.ip === 'string'
      ? { ...sent, context: withoutAddress(sent.context) }
      : sent
  const type = given ?? payload.type
  const shown = shownTypeOf(type, payload)
  let messageId: string | null = null
  try {
    messageId = id(payload.messageId, '/messageId', MAX_MESSAGE_ID)
    if (fault) return { payload, eventType: shown, messageId, incoming: null, fault }
    if (!isCallType(type))
      throw new Refused('/type', `The type must be one of: ${callTypes.join(', ')}.`)
    const eventType = eventTypeOf(type, payload)
    const misfit = anonymousFault(eventType, payload.properties)
    if (misfit) throw new Refused(misfit.path, misfit.reason)
    return {
      payload,
      eventType,
      messageId,
      incoming: read(type, payload, call, eventType, messageId),
      fault: null,
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { payload, eventType: shown, messageId, incoming: null, fault: error.fault }
  }
}
