import type { EngageMessageRow } from '#model/schema/entities.generated.ts'
import type { JsonObject } from '#model/schema/record-values.ts'
import type { EventOutcome } from '#engine/ingest/events/ingest-request.ts'
import { takeOwnEvent } from '#engine/ingest/events/take-own-event.ts'
import type { Engine } from '#engine/kernel/engine.ts'

interface DeliveryEvent {
  /** One of `ownEventTypes`. */
  eventType: string
  /** The event is stored once per id. */
  messageId: string
  /** Added to the subject and the address of the email. */
  properties: JsonObject
  /** In milliseconds since 1970; the clock of a provider may be ahead. */
  at: number
}

/** Records an event about an email in its recipient's timeline, for segments, rules and journeys. */
export async function recordDeliveryEvent(
  engine: Engine,
  row: EngageMessageRow,
  { eventType, messageId, at, properties }: DeliveryEvent,
): Promise<EventOutcome['status']> {
  const { status } = await takeOwnEvent(engine, row.tenant_id, {
    eventType,
    messageId,
    profileId: row.profile_id,
    properties: { ...properties, subject: row.subject, email: row.address },
    source: { itemType: 'delivery', itemId: row.id, properties: {} },
    target: { itemType: 'engage', itemId: row.engage_id, properties: {} },
    timeStamp: Math.min(at, engine.clock.now()),
  })
  return status
}
