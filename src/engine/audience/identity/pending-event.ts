import type { ProfileDraft } from '#engine/audience/profiles/profile-draft.ts'
import type { IngestRequest, NormalizedEvent, ParsedEvent } from './incoming-event.ts'

/** An event that is to be stored, with whom it is about. */
export interface PendingEvent {
  id: string
  request: IngestRequest
  parsed: ParsedEvent
  incoming: NormalizedEvent
  person: ProfileDraft
  /** What came of a row of an import; an unchanged one leaves no event. */
  effect: 'created' | 'updated' | 'unchanged'
  /** The person browses anonymously: what happened is kept, but not whose it was. */
  isOwnerless?: boolean
  /** The engine tells rules of something by it; it is no event that somebody did. */
  isNotice?: boolean
}

export type AcceptedEvent = Pick<PendingEvent, 'request' | 'parsed' | 'incoming'>
