import { ownEventTypes } from '#engine/kernel/own-event-types.ts'
import { isObject } from '#model/lib/is-object.ts'
import type { EventFault } from '#engine/audience/identity/incoming-event.ts'
import type { JsonObject } from '#model/schema/record-values.ts'

/** Maximum size of an event as JSON, in bytes (Segment's limit). */
const MAX_EVENT_BYTES = 32 * 1024
/**
 * Maximum nesting of objects and lists: far more than events need, far less than exhausts a parser.
 */
const MAX_DEPTH = 50
/** Maximum delay of an event, and maximum lead of a sender's clock. */
const DAYS_BACK = 30
const MINUTES_AHEAD = 5
const MAX_ID = 250
export const MAX_MESSAGE_ID = 100
export const MAX_EVENT_TYPE = 100

/**
 * True when the database can store every text in the value: no U+0000 and no unpaired surrogate.
 * Throws RangeError when it is nested too deeply.
 */
function isClean(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (depth > MAX_DEPTH) throw new RangeError('too deep')
  if (Array.isArray(value)) return value.every((one) => isClean(one, depth + 1))
  for (const name in value)
    if (!isClean(name, depth) || !isClean((value as JsonObject)[name], depth + 1)) return false
  return true
}

/**
 * Maximum number of bytes of one character in JSON: six for `\u001f`, three for characters outside
 * of ASCII.
 */
const WIDEST = 6
/** Upper bound of the length of a number in JSON; `false` and `null` are shorter. */
const SCALAR = 26

/** An upper bound of the size as JSON, computed without serializing. */
function maxBytesOf(value: unknown): number {
  if (typeof value === 'string') return value.length * WIDEST + 3
  if (typeof value !== 'object' || value === null) return SCALAR
  let bytes = 2
  if (Array.isArray(value)) for (const one of value) bytes += maxBytesOf(one) + 1
  else
    for (const name in value)
      bytes += name.length * WIDEST + 4 + maxBytesOf((value as JsonObject)[name])
  return bytes
}

const bytesOf = (payload: JsonObject) => new TextEncoder().encode(JSON.stringify(payload)).length

const cleanText = (text: string) => text.toWellFormed().replaceAll('\0', '\ufffd')

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleaned)
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [cleanText(name), cleaned(one)]),
    )
  return value
}

/** The identifying fields of a refused event that is too large to store. */
function rest(value: JsonObject): JsonObject {
  const kept = [
    'type',
    'event',
    'eventType',
    'messageId',
    'itemId',
    'userId',
    'anonymousId',
  ].filter((name) => typeof value[name] === 'string' && (value[name] as string).length <= MAX_ID)
  return Object.fromEntries(kept.map((name) => [name, cleanText(value[name] as string)]))
}

/**
 * The event in storable form: an object of at most 32 KB with valid texts. Invalid characters
 * (U+0000, unpaired surrogates) become U+FFFD.
 */
export function readPayload(value: unknown): { payload: JsonObject; fault: EventFault | null } {
  if (!isObject(value))
    return { payload: {}, fault: { path: '', reason: 'An event must be an object.' } }
  try {
    const payload = isClean(value, 0) ? value : (cleaned(value) as JsonObject)
    // Serializes only payloads that may exceed the limit.
    const bytes = maxBytesOf(payload) <= MAX_EVENT_BYTES ? 0 : bytesOf(payload)
    if (bytes > MAX_EVENT_BYTES)
      return {
        payload: rest(payload),
        fault: {
          path: '',
          reason: `An event may have at most 32 KB; this one has ${Math.ceil(bytes / 1024)} KB.`,
        },
      }
    return { payload, fault: null }
  } catch {
    return {
      payload: rest(value),
      fault: {
        path: '',
        reason: `Objects and lists may lie at most ${MAX_DEPTH} deep within each other.`,
      },
    }
  }
}

/** Reads an id as text: converts numbers; missing and empty ids are null. */
export function readId(
  value: unknown,
  path: string,
  max = MAX_ID,
): { id: string | null; fault: EventFault | null } {
  if (value === undefined || value === null || value === '') return { id: null, fault: null }
  if (typeof value !== 'string' && !(typeof value === 'number' && Number.isFinite(value)))
    return { id: null, fault: { path, reason: 'An id must be a text or a number.' } }
  const id = String(value)
  return id.length > max
    ? { id: null, fault: { path, reason: `An id may have at most ${max} characters.` } }
    : { id, fault: null }
}

/** Reads ISO 8601 text or milliseconds since 1970 as milliseconds; null when it is neither. */
export function readMoment(value: unknown): number | null {
  const moment = typeof value === 'string' && value.length <= 40 ? Date.parse(value) : value
  return typeof moment === 'number' && moment > 0 && moment < 8.64e15 ? Math.floor(moment) : null
}

/** The fault of an event of a type that only the engine makes. */
export const ownTypeFault = (eventType: string, path: string): EventFault | null =>
  ownEventTypes.has(eventType)
    ? { path, reason: `Events of the type ${eventType} are made by the engine alone.` }
    : null

/** The fault of an event outside of the accepted period: 30 days back to 5 minutes ahead. */
export function horizonFault(timeStamp: number, now: number, path: string): EventFault | null {
  if (timeStamp < now - DAYS_BACK * 86_400_000)
    return { path, reason: `Events are taken up to ${DAYS_BACK} days back.` }
  if (timeStamp > now + MINUTES_AHEAD * 60_000)
    return { path, reason: `The time is more than ${MINUTES_AHEAD} minutes ahead.` }
  return null
}
