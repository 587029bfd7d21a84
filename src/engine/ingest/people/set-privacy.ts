import { sql } from 'kysely'
import { writtenBy } from '#model/api/actor.ts'
import { fail } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { lockIdentities, lockMemberships } from '#engine/kernel/locks.ts'
import { ownEventTypes } from '#engine/kernel/own-event-types.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { standingId } from '#engine/audience/profiles/find-person.ts'
import { ANONYMOUS_BROWSING, privacyOf, type Privacy } from '#engine/audience/profiles/privacy.ts'
import { changed } from '#engine/segments/changed.ts'
import { onlyRow } from '#model/lib/only-row.ts'

export interface WantedPrivacy extends Partial<Privacy> {
  /** Also detaches past events and visits from the person; irreversible. */
  forgetPast?: boolean
}

export interface PrivacyChange extends Privacy {
  /** Number of events and visits that were detached. */
  events: number
  sessions: number
}

/**
 * Saves a person's privacy settings.
 * @throws ProductError `not_found`; `invalid` for an event type that cannot be filtered
 */
export async function setPrivacy(
  engine: Engine,
  scope: ActorScope,
  id: string,
  wantedPrivacy: WantedPrivacy,
): Promise<PrivacyChange> {
  const { tenantId } = scope
  const own =
    wantedPrivacy.filteredEventTypes?.findIndex(
      (eventType) =>
        ownEventTypes.has(eventType) ||
        eventType === 'modifyConsent' ||
        eventType === ANONYMOUS_BROWSING,
    ) ?? -1
  if (own >= 0)
    throw fail('invalid', 'What the engine itself notes, and consents, are always kept.', [
      { path: `/filteredEventTypes/${own}`, message: 'Events of this type are always kept.' },
    ])
  const { person, change } = await inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
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
      ...(wantedPrivacy.requireAnonymousProfile === undefined
        ? {}
        : { requireAnonymousProfile: wantedPrivacy.requireAnonymousProfile }),
      ...(wantedPrivacy.filteredEventTypes
        ? { filteredEventTypes: [...new Set(wantedPrivacy.filteredEventTypes)] }
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
      ...(goals === undefined || wantedPrivacy.forgetPast ? {} : { goals }),
      ...wishes,
    }
    await sql`
      update profiles
      set
        system_properties = ${JSON.stringify(systemProperties)}::jsonb,
        version = version + 1,
        updated_at = ${new Date(engine.clock.now())},
        updated_by = ${writtenBy(scope.actor)}
      where tenant_id = ${tenantId} and id = ${found}
    `.execute(db)
    const gone = wantedPrivacy.forgetPast
      ? await forgetPast(db, tenantId, found)
      : { events: 0, sessions: 0 }
    await changed(tx, [{ profileIds: [found], everything: true }])
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
 * Detaches events and visits from the person, so that statistics do not change. Deletes reached
 * goals.
 */
async function forgetPast(
  db: Db,
  tenantId: string,
  person: string,
): Promise<{ events: number; sessions: number }> {
  const release = async (table: 'events' | 'sessions') =>
    Number(
      onlyRow(
        (
          await sql<{
            n: string
          }>`
          with gone as (
            update ${sql.table(table)}
            set profile_id = null, version = version + 1
            where tenant_id = ${tenantId} and profile_id = ${person}
            returning 1
          )
          select count(*) as n
          from gone
        `.execute(db)
        ).rows,
      ).n,
    )
  const counts = { events: await release('events'), sessions: await release('sessions') }
  await db
    .deleteFrom('goal_reaches')
    .where('tenant_id', '=', tenantId)
    .where('profile_id', '=', person)
    .execute()
  return counts
}
