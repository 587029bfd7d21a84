import { standing, type ProfileDraft } from '#engine/audience/profiles/profile-draft.ts'
import type { Raised } from './apply-change.ts'
import type { PendingEvent } from '#engine/audience/identity/pending-event.ts'

/**
 * What the engine itself tells rules of (Apache Unomi), when one asks for it by name; none of it is
 * stored.
 */
export const OWN = ['sessionCreated', 'profileUpdated'] as const

/** What makes a profile another one than before. */
export const stateOf = ({ id, email, properties, consents, tags }: ProfileDraft) =>
  JSON.stringify([id, email, properties, consents, tags])

/** An event of the engine's own, about the person and the visit of the one that brought it. */
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

/** An event that an action raised, about the person and the visit of the one that caused it. */
export function raisedEvent(
  id: string,
  cause: PendingEvent,
  by: Record<string, unknown>,
  { eventType, properties, target }: Raised,
): PendingEvent {
  const { isNotice: _isNotice, ...like } = cause
  const {
    incoming: { acted: _acted, ...incoming },
  } = like
  // Whatever follows from an event that a journey raised counts as raised by it: journeys that set
  // each other off come to an end.
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
      source: { ...by, ...hops, scope: incoming.scope || cause.request.source.scope },
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
