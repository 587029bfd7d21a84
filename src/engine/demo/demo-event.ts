import type { JsonObject } from '#model/schema/record-values.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { normalizedEvent } from '#engine/audience/identity/incoming-event.ts'
import { ownSource, type ParsedEvent } from '#engine/ingest/events/ingest-request.ts'
import { takeEvents } from '#engine/ingest/events/intake.ts'

/** An event of the demo story; everything else is empty. */
export interface DemoEvent {
  type: string
  messageId: string
  /** In milliseconds since 1970. */
  at: number
  userId?: string
  anonymousId?: string
  profileId?: string | undefined
  groupId?: string
  groupTraits?: JsonObject
  traits?: JsonObject
  sessionId?: string
  sessionProperties?: JsonObject
  scope?: string
  properties?: JsonObject
  source: { itemType: string; itemId: string }
  target?: JsonObject
}

/** The event as the intake receives it from a dialect. */
const parsed = (demoEvent: DemoEvent): ParsedEvent => ({
  eventType: demoEvent.type,
  messageId: demoEvent.messageId,
  fault: null,
  payload: { event: demoEvent.type, properties: demoEvent.properties ?? {} },
  incoming: normalizedEvent({
    ...demoEvent,
    eventType: demoEvent.type,
    traitsPath: '/traits',
    source: { ...demoEvent.source, properties: {} },
    timeStamp: demoEvent.at,
  }),
})

/**
 * Sends events as a system of the company would; they are processed like any other.
 * @throws Error with the reason when one is refused
 */
export async function sendDemoEvents(
  engine: Engine,
  { tenantId }: Pick<ActorScope, 'tenantId'>,
  events: readonly DemoEvent[],
): Promise<void> {
  if (events.length === 0) return
  const outcomes = await takeEvents(engine, {
    source: ownSource(tenantId),
    dialect: 'segment',
    events: events.map(parsed),
  })
  for (const outcome of outcomes)
    if (outcome.status === 'refused')
      throw new Error(`An event of the demo story was refused: ${outcome.fault.reason}`)
}
