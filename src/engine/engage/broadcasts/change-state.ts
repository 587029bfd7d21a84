import type { Broadcast } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import type { Db } from '#platform/database/database.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import type { ScopedTx } from '#engine/kernel/tenant-tx.ts'
import { nextState, type BroadcastAction } from './transitions.ts'

/**
 * Locks the broadcast until the transaction ends.
 * @throws ProductError `not_found`
 */
export async function lockBroadcast(db: Db, tenantId: string, id: string): Promise<Broadcast> {
  const row = isUuid(id)
    ? await db
        .selectFrom('broadcasts')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst()
    : undefined
  if (!row) throw fail('not_found', 'There is no such broadcast.')
  return toRecord('broadcast', row)
}

/**
 * Performs one transition of a locked broadcast, in the caller's transaction.
 * @param change the reason is one sentence for people
 * @throws ProductError `wrong_state`
 */
export async function changeState(
  { db, engine, scope }: ScopedTx,
  broadcast: Broadcast,
  action: BroadcastAction,
  { reason = '', values = {} }: { reason?: string; values?: Partial<Broadcast> } = {},
): Promise<Broadcast> {
  const state = nextState(broadcast, action)
  return engine.stores
    .of('broadcast')
    .update(
      scope,
      broadcast.id,
      null,
      { ...values, state, stateReason: reason.slice(0, 500) },
      { db },
    )
}
