import { sql, type RawBuilder } from 'kysely'
import { writtenBy } from '#model/api/actor.ts'
import { changed } from '#engine/segments/changed.ts'
import { cancelQueuedMessages } from './cancel-queued-messages.ts'
import { lockMemberships } from '#engine/kernel/locks.ts'
import type { ScopedTx } from '#engine/kernel/tenant-tx.ts'

/**
 * Removes people from journeys and cancels their unsent messages, in the caller's transaction.
 * @param which condition on the tenant's executions `e`
 * @param reason shown with each execution
 */
export async function takeOut(
  tx: ScopedTx,
  which: RawBuilder<unknown>,
  reason: string,
): Promise<void> {
  const {
    db,
    engine,
    scope: { tenantId, actor },
  } = tx

  await lockMemberships(db, tenantId, 'exclusive')
  const now = new Date(engine.clock.now())
  await sql`
    update journey_steps s
    set outcome = 'ended', left_at = ${now}, because = ${reason}, updated_at = ${now}
    from journey_executions e
    where e.tenant_id = ${tenantId}
      and ${which}
      and e.state in ('running', 'failed')
      and s.tenant_id = e.tenant_id
      and s.execution_id = e.id
      and s.left_at is null
  `.execute(db)
  const { rows } = await sql<{
    id: string
    profile_id: string
  }>`
    update journey_executions e
    set
      state = 'left', reason = ${reason}, ended_at = ${now}, due_at = null, open_for = null,
      waits_for_event = false, waits_for_change = false, version = version + 1, updated_at = ${now},
      updated_by = ${writtenBy(actor)}
    where e.tenant_id = ${tenantId} and ${which} and e.state in ('running', 'failed')
    returning id, profile_id
  `.execute(db)
  await cancelQueuedMessages(
    tx,
    rows.map((row) => row.id),
  )
  await changed(tx, [
    { profileIds: [...new Set(rows.map((row) => row.profile_id))], journeys: true },
  ])
}
