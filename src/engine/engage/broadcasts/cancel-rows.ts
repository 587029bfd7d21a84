import { sql } from 'kysely'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/** Rows per statement: less than a second of work. */
const BATCH_SIZE = 10_000

/**
 * Cancels people of a stopped broadcast who have not got it. Nothing else waits for messages of a
 * broadcast, so no listener is notified of them.
 * @returns how many; there may be more if it is not 0
 */
export async function cancelSome({ db, engine, tenantId }: TenantTx, id: string): Promise<number> {
  const now = new Date(engine.clock.now())
  const { numAffectedRows = 0n } = await sql`
    update engage_messages
    set
      state = 'cancelled', reason = 'cancelled', settled_at = ${now}, updated_at = ${now},
      version = version + 1
    where tenant_id = ${tenantId}
      and id in (
        select id
        from engage_messages
        where tenant_id = ${tenantId} and owner_id = ${id} and state in ('waiting', 'planned')
        limit ${BATCH_SIZE}
      )
      and state in ('waiting', 'planned')
  `.execute(db)
  return Number(numAffectedRows)
}
