import type { Action } from '#catalog/actions/action.ts'
import type { ActionStep } from '#catalog/actions/rule-trial.ts'
import type { SourceRow } from '#model/entities.generated.ts'
import type { JsonObject } from '#model/record-values.ts'

/**
 * An event as normalized from every dialect: who, what, when. Texts are sanitized, sizes are
 * checked, the time is within the horizon. Code that creates many of these must use one object
 * literal: objects assembled from others each get a separate V8 shape, which makes property access
 * slow (decision 043).
 */
export interface NormalizedEvent {
  eventType: string
  /** The sender's id of the event; without it, repeats cannot be detected. */
  messageId: string | null
  userId: string | null
  anonymousId: string | null
  /** A profile id that an earlier response returned; an unknown id creates a profile. */
  profileId: string | null
  /** For `alias`: the person's previous id. */
  previousId: string | null
  groupId: string | null
  groupTraits: JsonObject | null
  /** Traits of the person; null when the event has none. */
  traits: JsonObject | null
  /** JSON Pointer to the traits in the original event. */
  traitsPath: string
  /** Accepts only declared property names, because the fields of forms are arbitrary. */
  declaredOnly: boolean
  /** The new consents by purpose. */
  consents: Record<string, ConsentChange> | null
  sessionId: string | null
  sessionProperties: JsonObject
  /** Empty: the scope of the source applies. */
  scope: string
  properties: JsonObject
  source: JsonObject
  target: JsonObject
  /** When the event happened, in milliseconds since 1970. */
  timeStamp: number
  /** Set for a row of an import, which a user provides and which is no action of the person. */
  imported?: Imported
  /**
   * Set for the actions of a journey on a person: the actions are performed, and no event happened.
   */
  acted?: ActionRequest
}

export interface ActionRequest {
  actions: readonly Action[]
  /** The acting record; events that the actions raise name it as their source. */
  by: { itemType: string; itemId: string; hops: number }
  /** Receives the outcome of each action. */
  onSteps(steps: readonly ActionStep[]): void
}

export interface Imported {
  /** The property that identifies the person when the ids do not. */
  by: { kind: string; value: string } | null
  /** Properties whose existing values are overwritten; all others are only filled in when empty. */
  overwrites: 'all' | ReadonlySet<string>
}

export interface ConsentChange {
  status: 'GRANTED' | 'DENIED' | 'REVOKED'
  statusDate: string
  revokeDate?: string
}

/** Why an event or a part of it is refused. */
export interface EventIssue {
  /** JSON Pointer into the original event. */
  path: string
  reason: string
}

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
  fault: EventIssue | null
}

/** The outcome of one event. `repeated`: it was already stored, and nothing changed. */
export type EventOutcome =
  | { status: 'stored' | 'repeated' }
  | { status: 'refused'; fault: EventIssue }

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
