import { standing, type ProfileDraft } from '#engine/audience/profiles/profile-draft.ts'
import type { RaisedEvent } from './apply-change.ts'
import type { PendingEvent } from '#engine/audience/identity/pending-event.ts'

/** Notices of the engine (Apache Unomi) that rules can name; they are never stored. */
export const OWN = ['sessionCreated', 'profileUpdated'] as const

/** Fingerprint of a profile, to detect changes. */
export const stateOf = ({ id, email, properties, consents, tags }: ProfileDraft) =>
  JSON.stringify([id, email, properties, consents, tags])

/** A notice of the engine about the person and visit of the causing event. */
export function noticeOf(
  id: string,
  cause: PendingEvent,
  eventType: (typeof OWN)[number],
): PendingEvent {
  const { incoming } = cause
  const target =
    eventType === 'sessionCreated'
      ? { itemType: 'session', itemId: incoming.sessionId, properties: incoming.sessionProperties }
      : { itemType: 'profile', itemId: standing(cause.person).id, properties: {} }
  const raised = raisedEvent(id, cause, {}, { eventType, properties: {}, target, stored: false })
  return {
    ...raised,
    incoming: {
      ...raised.incoming,
      source: incoming.source,
      sessionProperties: incoming.sessionProperties,
    },
    isNotice: true,
  }
}

/** An event raised by an action, about the person and visit of the causing event. */
export function raisedEvent(
  id: string,
  cause: PendingEvent,
  by: Record<string, unknown>,
  { eventType, properties, target }: RaisedEvent,
): PendingEvent {
  const { isNotice: _isNotice, incoming, ...like } = cause
  // Events that follow from a journey's event count as raised by the journey, so that journeys that
  // trigger each other terminate.
  const hops =
    typeof incoming.source['hops'] === 'number' && !('hops' in by)
      ? { hops: incoming.source['hops'] }
      : {}
  return {
    ...like,
    id,
    incoming: {
      ...incoming,
      eventType,
      properties,
      target,
      source: { ...by, ...hops, scope: incoming.scope },
      messageId: null,
      previousId: null,
      groupId: null,
      groupTraits: null,
      traits: null,
      consents: null,
      sessionProperties: {},
    },
  }
}
