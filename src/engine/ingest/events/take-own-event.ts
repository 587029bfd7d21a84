import type { JsonObject } from '#model/record-values.ts'
import type { EventOutcome, NormalizedEvent } from '#engine/audience/identity/incoming-event.ts'
import type { Engine } from '#engine/kernel/engine.ts'
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
  { traits = null, consents = null, scope = '', ...event }: OwnEvent,
): Promise<EventOutcome> {
  const { eventType, messageId, properties, target } = event
  const incoming: NormalizedEvent = {
    ...event,
    userId: null,
    anonymousId: null,
    previousId: null,
    groupId: null,
    groupTraits: null,
    traits,
    traitsPath: '/properties',
    declaredOnly: false,
    consents,
    sessionId: null,
    sessionProperties: {},
    scope,
  }
  const payload = { eventType, properties, target }
  const [outcome] = await takeEvents(engine, {
    source: { id: null, tenantId, keyHash: null, scope: '', origins: [], respectDoNotTrack: false },
    dialect: 'unomi',
    events: [{ payload, eventType, messageId, incoming, fault: null }],
  })
  return outcome!
}
