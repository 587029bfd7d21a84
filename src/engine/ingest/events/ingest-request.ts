import type { EventFault, NormalizedEvent } from '#engine/audience/identity/incoming-event.ts'
import type { SourceRow } from '#model/schema/entities.generated.ts'
import type { JsonObject } from '#model/schema/record-values.ts'

export type Dialect = 'segment' | 'unomi'

/**
 * One parsed event of a call: its normalized form or the fault that refuses it, and enough data to
 * display it.
 */
export interface ParsedEvent {
  payload: JsonObject
  eventType: string
  messageId: string | null
  incoming: NormalizedEvent | null
  fault: EventFault | null
}

/** The outcome of one event. `repeated`: it was already stored, and nothing changed. */
export type EventOutcome =
  | { status: 'stored' | 'repeated' }
  | { status: 'refused'; fault: EventFault }

/**
 * The sender of events: a source, a public API key (`id` is null), or the product itself on behalf
 * of an admin (`keyHash` is null too).
 */
export interface EventSource {
  id: string | null
  tenantId: string
  keyHash: string | null
  /** The kind of source, when known. */
  kind?: SourceRow['kind']
  scope: string
  origins: readonly string[]
  respectDoNotTrack: boolean
}

/** The product itself as the sender of a tenant's events. */
export const ownSource = (tenantId: string): EventSource => ({
  id: null,
  tenantId,
  keyHash: null,
  scope: '',
  origins: [],
  respectDoNotTrack: false,
})

/** The events of one request. */
export interface IngestRequest {
  source: EventSource
  dialect: Dialect
  events: readonly ParsedEvent[]
  /**
   * True for a retry of events that were refused before: another refusal is not logged again in the
   * event debugger.
   */
  isRetry?: boolean
}
