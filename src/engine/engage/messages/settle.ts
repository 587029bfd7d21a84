import { sql } from 'kysely'
import type { EngageMessageRow } from '#model/schema/entities.generated.ts'
import type { DeliveryReason } from './reach.ts'
import { publish } from '#engine/kernel/domain-events.ts'
import { messagesSettled, type SettledMessage } from '#engine/engage/engage-events.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

export interface FinalOutcome {
  state: SettledMessage['state']
  reason?: DeliveryReason
  detail?: string
  sentAt?: Date | null
  /** The id that the server gave the email. */
  providerId?: string
}

/** The row as listeners get it. */
export const settledOf = (row: EngageMessageRow): SettledMessage => ({
  id: row.id,
  engageId: row.engage_id,
  ownerKind: row.owner_kind,
  ownerId: row.owner_id,
  stepId: row.step_id,
  visit: row.visit,
  profileId: row.profile_id,
  state: row.state as SettledMessage['state'],
  reason: row.reason as DeliveryReason,
})

/**
 * Records the final outcome of messages and notifies waiting journeys. Settled messages stay
 * unchanged.
 */
export async function settle(
  tx: TenantTx,
  ids: readonly string[],
  { state, reason = '', detail = '', sentAt, providerId }: FinalOutcome,
): Promise<void> {
  const { db, engine, tenantId } = tx
  if (ids.length === 0) return
  const now = new Date(engine.clock.now())
  const rows = await db
    .updateTable('engage_messages')
    .set({
      state,
      reason,
      detail: detail.slice(0, 500),
      lease_until: null,
      lease_owner: null,
      settled_at: now,
      updated_at: now,
      version: sql`version + 1`,
      ...(sentAt === undefined ? {} : { sent_at: sentAt }),
      ...(providerId ? { provider_id: providerId.slice(0, 200) } : {}),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .where('settled_at', 'is', null)
    .returningAll()
    .execute()
  if (rows.length > 0) await publish(tx, messagesSettled, rows.map(settledOf))
}

/**
 * Cancels unsent messages among the rows that `where` selects.
 * @returns how many
 */
export async function cancelPlanned(
  tx: TenantTx,
  where: {
    profileId?: string
    topicId?: string
    ownerIds?: readonly string[]
    engageId?: string
    /** Leaves transactional messages, which an opt-out does not withhold (`isTransactional`). */
    exceptTransactional?: boolean
  },
  outcome: { reason: DeliveryReason; detail: string },
): Promise<number> {
  const { db, tenantId } = tx
  let query = db
    .selectFrom('engage_messages')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('state', 'in', ['waiting', 'planned'])
  if (where.profileId) query = query.where('profile_id', '=', where.profileId)
  if (where.topicId) query = query.where('topic_id', '=', where.topicId)
  if (where.ownerIds) query = query.where('owner_id', 'in', where.ownerIds)
  if (where.exceptTransactional)
    query = query.where((eb) =>
      eb.or([eb('topic_id', 'is not', null), eb('owner_kind', '<>', 'journey')]),
    )
  if (where.engageId) query = query.where('engage_id', '=', where.engageId)
  let cancelled = 0
  // Works in chunks, so that a send to many thousands is no single statement with all ids.
  for (;;) {
    const rows = await query.orderBy('id').limit(1000).forUpdate().execute()
    if (rows.length === 0) return cancelled
    await settle(
      tx,
      rows.map((row) => row.id),
      { state: 'cancelled', ...outcome },
    )
    cancelled += rows.length
  }
}

/** Cancels planned messages of an anonymized person. Handles `profileAnonymized`. */
export async function cancelForAnonymized(
  tx: TenantTx,
  where: { profileId: string },
): Promise<void> {
  await cancelPlanned(tx, where, {
    reason: 'cancelled',
    detail: 'The person was anonymized.',
  })
}
