import type { Action } from '#catalog/actions/action.ts'
import type { ActionStep } from '#catalog/actions/rule-trial.ts'
import type { SourceRow } from '#model/entities.generated.ts'

export type Json = Record<string, unknown>

/**
 * An event as every dialect brings it: who, what, when. Texts are clean, sizes are checked, the
 * time lies within the horizon. Whoever makes many of them writes them as one literal: of objects
 * that are put together from others each has a shape of its own for V8, and each look at one of
 * their fields is a search (decision 043).
 */
export interface NormalizedEvent {
  eventType: string
  /** The sender's own id; null makes the event one that cannot be told from a repeat. */
  messageId: string | null
  userId: string | null
  anonymousId: string | null
  /** The id of a profile, as an earlier answer of ours gave it; an unknown one makes a profile. */
  profileId: string | null
  /** `alias`: the id that the person was known by before. */
  previousId: string | null
  groupId: string | null
  groupTraits: Json | null
  /** What is said of the person; null says nothing. */
  traits: Json | null
  /** Where the traits stand in the event as it was sent, as a JSON Pointer. */
  traitsPath: string
  /** Only names that the tenant declared are taken (fields of any form), instead of all. */
  declaredOnly: boolean
  /** Consents by purpose, as they are from now on. */
  consents: Record<string, Consent> | null
  sessionId: string | null
  sessionProperties: Json
  /** Empty: the scope of the source. */
  scope: string
  properties: Json
  source: Json
  target: Json
  /** Milliseconds since 1970, when it happened. */
  timeStamp: number
  /**
   * Set for a row of an import: what a colleague says of somebody, in place of what somebody did.
   */
  imported?: Imported
  /** Set for what a journey does to somebody: nothing happened, actions are done. */
  acted?: ActionRequest
}

export interface ActionRequest {
  actions: readonly Action[]
  /** What does it, as events that it raises name their source. */
  by: { itemType: string; itemId: string; hops: number }
  /** Hears what came of each. */
  told(steps: readonly ActionStep[]): void
}

export interface Imported {
  /** Who is meant, where the ids do not say. */
  by: { kind: string; value: string } | null
  /** Properties whose known values give way; the others are only filled in. */
  overwrites: 'all' | ReadonlySet<string>
}

export interface Consent {
  status: 'GRANTED' | 'DENIED' | 'REVOKED'
  statusDate: string
  revokeDate?: string
}

/** Why an event, or a part of one, is not taken. */
export interface Fault {
  /** JSON Pointer into the event as it was sent. */
  path: string
  reason: string
}

export type Dialect = 'segment' | 'unomi'

/**
 * One event of a call, read: either what it says or why it is refused; beside that enough to show
 * it to people.
 */
export interface ParsedEvent {
  payload: Json
  eventType: string
  messageId: string | null
  incoming: NormalizedEvent | null
  fault: Fault | null
}

/** What became of one event. `repeated`: it was stored before, and nothing was changed now. */
export type Outcome = { status: 'stored' | 'repeated' } | { status: 'refused'; fault: Fault }

/**
 * Who sends events: a source, a public API key (then `id` is null), or the product itself on behalf of an
 * admin (then `keyHash` is null too).
 */
export interface EventSource {
  id: string | null
  tenantId: string
  keyHash: string | null
  /** What sends, where it is known. */
  kind?: SourceRow['kind']
  scope: string
  origins: readonly string[]
  respectDoNotTrack: boolean
}

/** Events that one request brought. */
export interface IngestRequest {
  source: EventSource
  dialect: Dialect
  events: readonly ParsedEvent[]
  /**
   * They were refused before, and are tried again: what is refused again stands in the event
   * debugger already.
   */
  isRetry?: boolean
}
