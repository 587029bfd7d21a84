import { sql } from 'kysely'
import type { EngageMessageRow, Profile } from '#model/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import { quietUntil } from './quiet-hours.ts'
import { zoneOfProfile } from '#engine/audience/profiles/zone-of-profile.ts'
import { addressSql, loadReach, reasonSql, type Reach, type DeliveryReason } from './reach.ts'
import { DAY_MS } from '#model/time-units.ts'

/** `wait`: postpone until then; `skip`: the person does not get it; `send`: right now. */
export type PreSendDecision =
  | { kind: 'skip'; reason: DeliveryReason; detail?: string }
  | { kind: 'wait'; until: number; why: string }
  | {
      kind: 'send'
      reach: Reach
      profile: Profile
      address: string
      tenant: ReturnType<typeof tenantOf>
    }

const tenantOf = (row: object) => toRecord('tenant', row)

/**
 * Number of messages with a topic and of campaign emails that the person got, or may have got,
 * since a time. Locks the person's count until the transaction ends.
 */
async function hadSince(db: Db, tenantId: string, profileId: string, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`engage-cap ${tenantId} ${profileId}`}, 0))`.execute(
    db,
  )
  const { rows } = await sql<{
    n: number
  }>`
    select (
      (
        select count(*)
        from engage_messages
        where tenant_id = ${tenantId}
          and profile_id = ${profileId}
          and topic_id is not null
          and owner_kind <> 'test'
          and state in ('sending', 'sent', 'unknown')
          and coalesce(sent_at, updated_at) > ${since}
      ) + (
        select count(*)
        from messages m
        join contacts c on c.tenant_id = m.tenant_id and c.id = m.contact_id
        where m.tenant_id = ${tenantId} and c.profile_id = ${profileId} and m.accepted_at > ${since}
      )
    )::int as n
  `.execute(db)
  return rows[0]!.n
}

/**
 * The final check before sending, in the transaction that claims the message: everything that may
 * have changed since it was planned. Reads the person's current values.
 */
export async function preSendCheck(
  db: Db,
  row: EngageMessageRow,
  now: number,
): Promise<PreSendDecision> {
  const { tenant_id: tenantId, profile_id: profileId } = row
  const reach = await loadReach(db, tenantId, row.engage_id, now)
  const { rows } = await sql<{
    reason: DeliveryReason
    address: string
  }>`
    select p.*, ${reasonSql(reach, now)} as reason, ${addressSql(reach)} as address
    from profiles p
    where p.tenant_id = ${tenantId} and p.id = ${profileId}
  `.execute(db)
  const [found] = rows
  if (!found) return { kind: 'skip', reason: 'no-address' }
  if (found.reason) return { kind: 'skip', reason: found.reason }
  const tenant = tenantOf(await loadTenant(db, tenantId))
  const profile = toRecord('profile', found)
  const { engage } = reach
  const until = quietUntil(
    engage,
    zoneOfProfile(profile.properties ?? {}, tenant.timeZone ?? 'UTC'),
    now,
  )
  if (until !== null)
    return engage.quietPolicy === 'skip'
      ? { kind: 'skip', reason: 'quiet-hours' }
      : { kind: 'wait', until, why: 'Waits for the end of the quiet hours' }
  if (
    engage.capCount &&
    (await hadSince(db, tenantId, profileId, new Date(now - (engage.capDays ?? 7) * DAY_MS))) >=
      engage.capCount
  )
    return { kind: 'skip', reason: 'capped' }
  return { kind: 'send', reach, profile, address: found.address, tenant }
}
