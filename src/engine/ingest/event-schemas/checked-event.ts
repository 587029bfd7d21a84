import { isObject } from '#model/is-object.ts'
import type { Dialect, NormalizedEvent, Json } from '#engine/audience/identity/incoming-event.ts'

/** The parts of an event that a schema speaks of. */
export interface CheckedEvent {
  eventType: string
  scope: string
  properties: Json
  source: Json
  target: Json
}

/**
 * The event as a schema sees it, whether it comes in, is stored, or is only tried: the same members
 * at the same places.
 */
export function eventForSchema(
  { eventType, scope: itsOwn, properties, source, target }: CheckedEvent,
  scope = itsOwn,
): Json {
  const { flattenedProperties, ...own } = properties
  return {
    itemType: 'event',
    eventType,
    scope,
    properties: own,
    ...(isObject(flattenedProperties) ? { flattenedProperties } : {}),
    source,
    target,
  }
}

/** What Segment's calls say elsewhere than where it is stored: from, to. */
const segmentPlaces = (traitsPath: string): readonly (readonly [string, string])[] => [
  ['/properties/traits', traitsPath],
  ['/source/properties', '/context'],
  ['/target/properties/pageInfo', '/context/page'],
]

/** Where a fault stands in the event as it was sent. */
export function pathAsSent(
  path: string,
  dialect: Dialect,
  { traitsPath, eventType }: Pick<NormalizedEvent, 'traitsPath' | 'eventType'>,
): string {
  if (dialect !== 'segment') return path
  if (path === '/eventType') return eventType === 'view' ? '/type' : '/event'
  for (const [stored, sent] of segmentPlaces(eventType === 'group' ? '/traits' : traitsPath))
    if (path === stored || path.startsWith(`${stored}/`)) return sent + path.slice(stored.length)
  return path
}
