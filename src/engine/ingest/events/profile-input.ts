import type { NormalizedEvent } from '#engine/audience/identity/incoming-event.ts'
import type { Alias } from '#engine/audience/identity/resolve-identity.ts'
import type { ActionRequest } from '#engine/rules/action-request.ts'
import type { IngestRequest, ParsedEvent } from './ingest-request.ts'

/** An event of a request that its schema and key allow. */
export interface AcceptedEvent {
  kind: 'event'
  request: IngestRequest
  parsed: ParsedEvent
  incoming: NormalizedEvent
}

/** A row of an import, which a user provides and which is no action of the person. */
export interface ImportRow {
  kind: 'row'
  /** Its number in the file. */
  row: number
  /** The event that is stored if the row changes its person. */
  incoming: NormalizedEvent
  /** The property that identifies the person when the ids do not. */
  by: Alias | null
  /** Properties whose existing values are overwritten; all others are only filled in when empty. */
  overwrites: 'all' | ReadonlySet<string>
}

/** Actions of a journey on a person: the actions are performed, and no event happened. */
export interface RequestedActions {
  kind: 'actions'
  /** The event that enrolled the person, which the actions read. */
  incoming: NormalizedEvent
  requested: ActionRequest
}

/** What changes a person in a batch. */
export type ProfileInput = AcceptedEvent | ImportRow | RequestedActions
