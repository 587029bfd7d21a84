import { leavesByMailbox } from '#engine/kernel/channel-sql.ts'
import { sql } from 'kysely'
import type { Engine } from '#engine/kernel/engine.ts'
import { heldHere } from '#engine/kernel/leases/keep-leases.ts'
import { hasLapsed } from '#engine/kernel/leases/lease.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { ASSUME_SENT_AFTER, fateOf, LOOK_INTERVAL } from '#engine/mail/mailboxes/find-sent.ts'
import { backToWaiting, markSent } from './record-outcome.ts'
import { settle } from './settle.ts'

/**
 * Handles messages whose worker died. Marks emails as unknown, because they may have been sent, and
 * queues calls again with the same id, by which receivers detect repeats.
 * @returns how many
 */
export async function recoverEngage(engine: Engine, tenantId: string): Promise<number> {
  return engine.database.tenant(tenantId, async (db) => {
    const now = new Date(engine.clock.now())
    const { rows } = await sql<{
      id: string
    }>`
      update engage_messages
      set
        state = case when ${leavesByMailbox('channel')} then 'unknown' else 'planned' end,
        look_at = case when ${leavesByMailbox('channel')} then ${now}::timestamptz end,
        lease_until = null,
        lease_owner = null,
        detail = 'The program stopped while this was being sent',
        version = version + 1
      where tenant_id = ${tenantId}
        and state = 'sending'
        and ${hasLapsed('engage_messages')}
        and not id = any(${heldHere(engine, 'engage_messages')}::uuid[])
      returning id
    `.execute(db)
    return rows.length
  })
}

/**
 * Looks for emails with unknown outcome in the Sent folder, as for campaign emails. After a day,
 * the row stays `unknown` permanently and is settled, so that journeys waiting for it continue. It
 * is never resent automatically.
 * @returns how many were settled
 */
export async function reconcileEngage(engine: Engine, tenantId: string): Promise<number> {
  const now = engine.clock.now()
  const rows = await engine.database.tenant(tenantId, (db) =>
    db
      .selectFrom('engage_messages')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('state', '=', 'unknown')
      .where('settled_at', 'is', null)
      .where((eb) => eb.or([eb('look_at', 'is', null), eb('look_at', '<=', new Date(now))]))
      .orderBy('updated_at')
      .limit(50)
      .execute(),
  )
  let settled = 0
  for (const seen of rows) {
    const fate = await fateOf(engine, tenantId, seen)
    await inTenant(engine, tenantId, async (tx) => {
      const { db } = tx
      const row = await db
        .selectFrom('engage_messages')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('id', '=', seen.id)
        .where('state', '=', 'unknown')
        .where('settled_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      if (!row) return
      settled++
      if (fate === 'sent')
        return markSent({ ...tx, row, now: row.updated_at.getTime() }, 'Found in the Sent folder')
      if (fate === 'not-sent')
        return backToWaiting(
          { db, tenantId, row, now },
          0,
          'The Sent folder keeps copies and has none of it: it was not sent',
        )
      if (now - row.updated_at.getTime() >= ASSUME_SENT_AFTER)
        return settle(tx, [row.id], {
          state: 'unknown',
          detail: 'No answer was read within a day: it may have been sent',
        })
      settled--
      await db
        .updateTable('engage_messages')
        .set({ look_at: new Date(now + LOOK_INTERVAL) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', row.id)
        .execute()
    })
  }
  return settled
}
