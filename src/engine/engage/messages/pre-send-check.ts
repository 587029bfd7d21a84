import { onlyRow } from '#model/lib/only-row.ts'
import { sql } from 'kysely'
import type { Engage, EngageMessageRow, Profile } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import { quietUntil } from './quiet-hours.ts'
import { zoneOfProfile } from '#engine/audience/profiles/zone-of-profile.ts'
import { addressSql, loadReach, reasonSql, type Reach, type DeliveryReason } from './reach.ts'
import { DAY_MS, HOUR_MS } from '#model/lib/time-units.ts'

/**
 * `wait`: postpone until then; `put-back`: its broadcast is paused; `cancel`: it was stopped;
 * `skip`: the person does not get it; `send`: right now.
 */
export type PreSendDecision =
  | { kind: 'put-back' }
  | { kind: 'cancel' }
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

/** Locks the number of messages that a person got until the transaction ends. */
const lockCount = (db: Db, tenantId: string, profileId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`engage-cap ${tenantId} ${profileId}`}, 0))`.execute(
    db,
  )

/**
 * Number of messages with a topic and of campaign emails that the person got, or may have got,
 * since a time.
 */
export async function hadSince(
  db: Db,
  tenantId: string,
  profileId: string,
  since: Date,
): Promise<number> {
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
  return onlyRow(rows).n
}

/** Whether the broadcast of a message was paused or stopped after it released the message. */
async function broadcastHolds(
  db: Db,
  { tenant_id: tenantId, owner_kind: kind, owner_id: id }: EngageMessageRow,
): Promise<PreSendDecision | null> {
  if (kind !== 'send') return null
  const { rows } = await sql<{
    state: string
  }>`select state from broadcasts where tenant_id = ${tenantId} and id::text = ${id}`.execute(db)
  const state = rows[0]?.state
  if (state === 'paused') return { kind: 'put-back' }
  return state === 'stopped' ? { kind: 'cancel' } : null
}

/**
 * Whether another person of the broadcast has the address to which the message would go now: the
 * person's address may have changed since the audience was frozen.
 */
async function isTaken(db: Db, row: EngageMessageRow, address: string): Promise<boolean> {
  const key = address.toLowerCase()
  if (row.recipient_key === null || row.recipient_key === key) return false
  const { rows } = await sql`
    select
    from engage_messages
    where tenant_id = ${row.tenant_id} and owner_id = ${row.owner_id} and recipient_key = ${key}
  `.execute(db)
  return rows.length > 0
}

/** Start of the time in which messages count toward a cap. */
export const capStart = ({ capDays }: Pick<Engage, 'capDays'>, now: number): Date =>
  new Date(now - (capDays ?? 7) * DAY_MS)

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
  const hold = await broadcastHolds(db, row)
  if (hold) return hold
  const reach = await loadReach(db, tenantId, row.engage_id, now)
  if (row.owner_kind === 'send' && (reach.stop === 'disabled' || reach.stop === 'not-sending'))
    return { kind: 'wait', until: now + HOUR_MS, why: 'Waits until sending is possible again' }
  const { rows } = await sql<{
    reason: DeliveryReason
    address: string
  }>`
    select p.*, ${reasonSql(reach, now, row.owner_kind)} as reason, ${addressSql(reach)} as address
    from profiles p
    where p.tenant_id = ${tenantId} and p.id = ${profileId}
  `.execute(db)
  const [found] = rows
  if (!found) return { kind: 'skip', reason: 'no-address' }
  if (found.reason) return { kind: 'skip', reason: found.reason }
  if (await isTaken(db, row, found.address)) return { kind: 'skip', reason: 'duplicate' }
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
  if (engage.capCount) {
    await lockCount(db, tenantId, profileId)
    if ((await hadSince(db, tenantId, profileId, capStart(engage, now))) >= engage.capCount)
      return { kind: 'skip', reason: 'capped' }
  }
  return { kind: 'send', reach, profile, address: found.address, tenant }
}
