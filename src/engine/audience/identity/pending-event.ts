import { dateText } from '#condition/date-math.ts'
import type { EventFacts } from '#condition/facts.ts'
import type { ProfileDraft } from '#engine/audience/profiles/profile-draft.ts'
import type { NormalizedEvent } from './incoming-event.ts'

/** An event to be stored, with its person. */
export interface PendingEvent {
  id: string
  /** The source that sent it; null for the product itself, imports and API keys. */
  sourceId: string | null
  incoming: NormalizedEvent
  person: ProfileDraft
  /** Outcome of an import row; an unchanged row stores no event. */
  effect: 'created' | 'updated' | 'unchanged'
  /** True when the person browses anonymously: the event is stored without its person. */
  isOwnerless?: boolean
  /** True for a notice of the engine to rules, which is no event of the person. */
  isNotice?: boolean
}

/** The event as conditions see it. */
export const eventFacts = ({
  id,
  incoming,
}: Pick<PendingEvent, 'id' | 'incoming'>): EventFacts => ({
  id,
  eventType: incoming.eventType,
  scope: incoming.scope,
  sessionId: incoming.sessionId,
  timeStamp: dateText(incoming.timeStamp),
  properties: incoming.properties,
  source: incoming.source,
  target: incoming.target,
})
