import { isObject } from '#model/lib/is-object.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { EventFault, NormalizedEvent } from '#engine/audience/identity/incoming-event.ts'
import type { ProfileDraft } from './profile-draft.ts'
import { profileNamed } from './profile-named.ts'

/** A person's privacy settings, stored under Apache Unomi's names among the system properties. */
export interface Privacy {
  /** Stores visits and events without their person and without any effect on the person. */
  requireAnonymousProfile: boolean
  /** Event types of this person that are discarded. */
  filteredEventTypes: string[]
}

/**
 * The event by which a visitor's browser turns anonymous browsing on or off: `enabled` among its
 * properties. It is always stored.
 */
export const ANONYMOUS_BROWSING = 'anonymousBrowsing'

/** The fault of a malformed `anonymousBrowsing` event, or null. */
export const anonymousFault = (eventType: string, properties: unknown): EventFault | null =>
  eventType === ANONYMOUS_BROWSING &&
  !(isObject(properties) && typeof properties.enabled === 'boolean')
    ? {
        path: '/properties/enabled',
        reason: 'Say true to browse anonymously, false to be known again.',
      }
    : null

/** Applies an `anonymousBrowsing` event to the profile, in memory. */
export function applyAnonymous(
  { systemProperties }: Pick<ProfileDraft, 'systemProperties'>,
  { eventType, properties }: NormalizedEvent,
): void {
  if (eventType !== ANONYMOUS_BROWSING) return
  if (properties.enabled === true) systemProperties.requireAnonymousProfile = true
  else delete systemProperties.requireAnonymousProfile
}

/** Whether a profile browses anonymously; false for an unknown id. */
export async function browsesAnonymously(
  engine: Engine,
  tenantId: string,
  id: string,
): Promise<boolean> {
  const profile = await engine.database.tenant(tenantId, (db) => profileNamed(db, tenantId, id))
  return profile !== undefined && privacyOf(profile.system_properties).requireAnonymousProfile
}

export function privacyOf(systemProperties: Readonly<Record<string, unknown>>): Privacy {
  const { requireAnonymousProfile, filteredEventTypes } = systemProperties
  return {
    requireAnonymousProfile: requireAnonymousProfile === true,
    filteredEventTypes: Array.isArray(filteredEventTypes)
      ? filteredEventTypes.filter((eventType) => typeof eventType === 'string')
      : [],
  }
}

/**
 * The effect of a person's privacy settings on an event: `ownerless` stores it without the person,
 * a fault refuses it, null changes nothing. Consents and events from users of the tenant are
 * exempt.
 */
export function wishAbout(
  { systemProperties }: Pick<ProfileDraft, 'systemProperties'>,
  { keyHash }: { keyHash: string | null },
  { eventType, consents }: NormalizedEvent,
): 'ownerless' | EventFault | null {
  // Returns early for most people, because this runs for every event.
  if (
    systemProperties.requireAnonymousProfile === undefined &&
    systemProperties.filteredEventTypes === undefined
  )
    return null
  if (consents || eventType === ANONYMOUS_BROWSING || keyHash === null) return null
  const { requireAnonymousProfile, filteredEventTypes } = privacyOf(systemProperties)
  if (filteredEventTypes.includes(eventType))
    return {
      path: '/eventType',
      reason: `The person wishes that events of the type ${eventType.slice(0, 100)} are not kept.`,
    }
  return requireAnonymousProfile ? 'ownerless' : null
}
