import type { JsonObject } from '#model/schema/record-values.ts'
import { normalizedEvent, type NormalizedEvent } from '#engine/audience/identity/incoming-event.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { ownSource, type EventOutcome } from './ingest-request.ts'
import { takeEvents } from './intake.ts'

/** An event that the product itself records about a known person. */
export interface OwnEvent extends Partial<Pick<NormalizedEvent, 'traits' | 'consents' | 'scope'>> {
  eventType: string
  /** The event is stored once per id. */
  messageId: string
  profileId: string
  properties: JsonObject
  source: JsonObject
  target: JsonObject
  /** In milliseconds since 1970. */
  timeStamp: number
}

/**
 * Processes an event of the product like any other event, so that segments, rules and journeys see
 * it.
 */
export async function takeOwnEvent(
  engine: Engine,
  tenantId: string,
  event: OwnEvent,
): Promise<EventOutcome> {
  const { eventType, messageId, properties, target } = event
  const incoming = normalizedEvent({ ...event, traitsPath: '/properties' })
  const [outcome] = await takeEvents(engine, {
    source: ownSource(tenantId),
    dialect: 'unomi',
    events: [
      {
        payload: { eventType, properties, target },
        eventType,
        messageId,
        incoming,
        fault: null,
      },
    ],
  })
  return outcome!
}
