import type { JsonObject } from '#model/schema/record-values.ts'

/**
 * An event as normalized from every dialect: who, what, when. Texts are sanitized, sizes are
 * checked, the time is within the horizon. Made by `normalizedEvent` alone: objects assembled from
 * others each get a separate V8 shape, which makes property access slow (decision 043).
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
  /** Empty until the event is accepted, if the scope of its source applies. */
  scope: string
  properties: JsonObject
  source: JsonObject
  target: JsonObject
  /** When the event happened, in milliseconds since 1970. */
  timeStamp: number
}

type EventParts = { [Part in keyof NormalizedEvent]?: NormalizedEvent[Part] | undefined }

/** An event with these parts and no others. */
export const normalizedEvent = ({
  eventType,
  messageId = null,
  userId = null,
  anonymousId = null,
  profileId = null,
  previousId = null,
  groupId = null,
  groupTraits = null,
  traits = null,
  traitsPath = '',
  declaredOnly = false,
  consents = null,
  sessionId = null,
  sessionProperties = {},
  scope = '',
  properties = {},
  source = {},
  target = {},
  timeStamp,
}: EventParts & Pick<NormalizedEvent, 'eventType' | 'timeStamp'>): NormalizedEvent => ({
  eventType,
  messageId,
  userId,
  anonymousId,
  profileId,
  previousId,
  groupId,
  groupTraits,
  traits,
  traitsPath,
  declaredOnly,
  consents,
  sessionId,
  sessionProperties,
  scope,
  properties,
  source,
  target,
  timeStamp,
})

export interface ConsentChange {
  status: 'GRANTED' | 'DENIED' | 'REVOKED'
  statusDate: string
  revokeDate?: string
}

/** Why an event or a part of it is refused. */
export interface EventFault {
  /** JSON Pointer into the original event. */
  path: string
  reason: string
}
