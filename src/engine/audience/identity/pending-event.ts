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
