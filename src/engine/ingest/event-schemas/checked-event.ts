import { isObject } from '#model/lib/is-object.ts'
import type { NormalizedEvent } from '#engine/audience/identity/incoming-event.ts'
import type { Dialect } from '#engine/ingest/events/ingest-request.ts'
import type { JsonObject } from '#model/schema/record-values.ts'

/** The parts of an event that schemas validate. */
export interface CheckedEvent {
  eventType: string
  scope: string
  properties: JsonObject
  source: JsonObject
  target: JsonObject
}

/** The event in the form that schemas validate, the same for incoming, stored and sample events. */
export function eventForSchema(
  { eventType, scope: itsOwn, properties, source, target }: CheckedEvent,
  scope = itsOwn,
): JsonObject {
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

/** Paths of stored values and of the same values in Segment's calls. */
const segmentPlaces = (traitsPath: string): readonly (readonly [string, string])[] => [
  ['/properties/traits', traitsPath],
  ['/source/properties', '/context'],
  ['/target/properties/pageInfo', '/context/page'],
]

/** Maps the path of a fault to the original event. */
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
