import { sql } from 'kysely'
import { writtenBy } from '#model/actor.ts'
import { fail } from '#model/errors.ts'
import { isObject } from '#model/is-object.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, Scope } from '#engine/kernel/engine.ts'
import { lockIdentities } from '#engine/audience/identity/load-people.ts'
import type { IngestRequest, Fault, NormalizedEvent } from '#engine/ingest/events/incoming.ts'
import { ownEventTypes } from '#engine/ingest/event-schemas/own-types.ts'
import { reevaluateMemberships, lockMemberships } from '#engine/definitions/segments/reevaluate-memberships.ts'
import { standingId } from './find-person.ts'
import type { ProfileDraft } from './profile-draft.ts'

/**
 * What a person wishes of what they do from now on; kept with Apache Unomi's names among the system
 * properties.
 */
export interface Privacy {
  /**
   * Visits and events are stored without saying whose they are, and nothing follows from them for
   * the person.
   */
  requireAnonymousProfile: boolean
  /** Events of these types are not kept when this person sends them. */
  filteredEventTypes: string[]
}

/**
 * The event by which a visitor's own browser says that they wish not to be recognised, or no
 * longer: `enabled` among its properties. It is always kept.
 */
export const ANONYMOUS_BROWSING = 'anonymousBrowsing'

/** What keeps such an event out. */
export const anonymousFault = (eventType: string, properties: unknown): Fault | null =>
  eventType === ANONYMOUS_BROWSING &&
  !(isObject(properties) && typeof properties.enabled === 'boolean')
    ? {
        path: '/properties/enabled',
        reason: 'Say true to browse anonymously, false to be known again.',
      }
    : null

/** Upon the person, in memory. */
export function applyAnonymous(
  { systemProperties }: Pick<ProfileDraft, 'systemProperties'>,
  { eventType, properties }: NormalizedEvent,
): void {
  if (eventType !== ANONYMOUS_BROWSING) return
  if (properties.enabled === true) systemProperties.requireAnonymousProfile = true
  else delete systemProperties.requireAnonymousProfile
}

/** Whether somebody browses anonymously; nobody known does not. */
export async function browsesAnonymously(
  engine: Engine,
  tenantId: string,
  id: string,
): Promise<boolean> {
  return engine.database.tenant(tenantId, async (db) => {
    const { rows } = await sql<{
      system_properties: Record<string, unknown>
    }>`select p.system_properties from profiles p where p.tenant_id = ${tenantId} and (p.id::text = ${id} or p.id = (select a.profile_id from profile_aliases a where a.tenant_id = ${tenantId} and a.kind = 'profile' and a.value = ${id})) order by p.id::text = ${id} desc limit 1`.execute(
      db,
    )
    return rows[0] ? privacyOf(rows[0].system_properties).requireAnonymousProfile : false
  })
}

export function privacyOf(systemProperties: Readonly<Record<string, unknown>>): Privacy {
  const { requireAnonymousProfile, filteredEventTypes } = systemProperties
  return {
    requireAnonymousProfile: requireAnonymousProfile === true,
    filteredEventTypes: Array.isArray(filteredEventTypes)
      ? filteredEventTypes.filter((one) => typeof one === 'string')
      : [],
  }
}

/**
 * How a person's wishes concern an event: `ownerless` keeps it without them, a fault keeps it out,
 * null says nothing. What they say about consents counts always, and so does what colleagues note.
 */
export function wishAbout(
  { systemProperties }: Pick<ProfileDraft, 'systemProperties'>,
  { source }: Pick<IngestRequest, 'source'>,
  { eventType, consents }: NormalizedEvent,
): 'ownerless' | Fault | null {
  // Most people wish nothing, and this is asked of every event.
  if (
    systemProperties.requireAnonymousProfile === undefined &&
    systemProperties.filteredEventTypes === undefined
  )
    return null
  if (consents || eventType === ANONYMOUS_BROWSING || source.keyHash === null) return null
  const { requireAnonymousProfile, filteredEventTypes } = privacyOf(systemProperties)
  if (filteredEventTypes.includes(eventType))
    return {
      path: '/eventType',
      reason: `The person wishes that events of the type ${eventType.slice(0, 100)} are not kept.`,
    }
  return requireAnonymousProfile ? 'ownerless' : null
}

export interface WantedPrivacy extends Partial<Privacy> {
  /** What was done before is no longer theirs either; it cannot be given back. */
  forgetPast?: boolean
}

export interface PrivacyChange extends Privacy {
  /** How many events and visits lost their person. */
  events: number
  sessions: number
}

/**
 * Keeps what a person wishes.
 * @throws ProductError `not_found`; `invalid` for a type of events that nobody can filter
 */
export async function setPrivacy(
  engine: Engine,
  scope: Scope,
  id: string,
  wanted: WantedPrivacy,
): Promise<PrivacyChange> {
  const { tenantId } = scope
  const own =
    wanted.filteredEventTypes?.findIndex(
      (one) => ownEventTypes.has(one) || one === 'modifyConsent' || one === ANONYMOUS_BROWSING,
    ) ?? -1
  if (own >= 0)
    throw fail('invalid', 'What the engine itself notes, and consents, are always kept.', [
      { path: `/filteredEventTypes/${own}`, message: 'Events of this type are always kept.' },
    ])
  const { person, change } = await engine.database.tenant(tenantId, async (db) => {
    await lockIdentities(db, tenantId)
    await lockMemberships(db, tenantId, 'shared')
    const found = await standingId(db, tenantId, id)
    const row = await db
      .selectFrom('profiles')
      .select('system_properties')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', found)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const next = {
      ...privacyOf(row.system_properties),
      ...(wanted.requireAnonymousProfile === undefined
        ? {}
        : { requireAnonymousProfile: wanted.requireAnonymousProfile }),
      ...(wanted.filteredEventTypes
        ? { filteredEventTypes: [...new Set(wanted.filteredEventTypes)] }
        : {}),
    }
    const {
      requireAnonymousProfile: _on,
      filteredEventTypes: _types,
      goals,
      ...others
    } = row.system_properties
    const wishes = {
      ...(next.requireAnonymousProfile ? { requireAnonymousProfile: true } : {}),
      ...(next.filteredEventTypes.length > 0
        ? { filteredEventTypes: next.filteredEventTypes }
        : {}),
    }
    const systemProperties = {
      ...others,
      ...(goals === undefined || wanted.forgetPast ? {} : { goals }),
      ...wishes,
    }
    await sql`update profiles set system_properties = ${JSON.stringify(systemProperties)}::jsonb, version = version + 1, updated_at = ${new Date(engine.clock.now())}, updated_by = ${writtenBy(scope.actor)} where tenant_id = ${tenantId} and id = ${found}`.execute(
      db,
    )
    const gone = wanted.forgetPast
      ? await forgetPast(db, tenantId, found)
      : { events: 0, sessions: 0 }
    await reevaluateMemberships(db, engine, tenantId, [{ profileIds: [found], everything: true }])
    return { person: found, change: { ...next, ...gone } }
  })
  await engine.stores.note(scope, {
    action: 'update',
    entity: 'profile',
    entityId: person,
    summary: change.requireAnonymousProfile
      ? 'A person browses anonymously'
      : 'What a person wishes about their events was changed',
    facts: { ...change },
  })
  return change
}

/**
 * Events and visits stay, so figures do not change; they are nobody's from now on. Goals that were
 * reached go with them.
 */
async function forgetPast(
  db: Db,
  tenantId: string,
  person: string,
): Promise<{ events: number; sessions: number }> {
  const release = async (table: 'events' | 'sessions') =>
    Number(
      (
        await sql<{
          n: string
        }>`with gone as (update ${sql.table(table)} set profile_id = null, version = version + 1 where tenant_id = ${tenantId} and profile_id = ${person} returning 1) select count(*) as n from gone`.execute(
          db,
        )
      ).rows[0]!.n,
    )
  const counts = { events: await release('events'), sessions: await release('sessions') }
  await db
    .deleteFrom('goal_reaches')
    .where('tenant_id', '=', tenantId)
    .where('profile_id', '=', person)
    .execute()
  return counts
}
