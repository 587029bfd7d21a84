import { sql } from 'kysely'
import { onlyRow } from '#model/lib/only-row.ts'
import type { Broadcast } from '#model/schema/entities.generated.ts'
import { MINUTE_MS } from '#model/lib/time-units.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import type { OutcomeFigures } from './limits.ts'

/** Rows are released this long before their time. */
export const AHEAD = MINUTE_MS

/** Rows without an outcome. */
export interface RowCounts {
  /** All of them: waiting, planned or being sent. */
  open: number
  /** Released, and about to be sent: those that wait for a later time, such as a morning, are not. */
  planned: number
  /** Those of the canary. */
  canaryOpen: number
}

/** Reads the index of owner and state; broadcasts that are nearly done have few such rows. */
export async function countRows(
  { db, engine, tenantId }: TenantTx<Pick<Engine, 'clock'>>,
  { id, canarySize = 0 }: Broadcast,
): Promise<RowCounts> {
  const soon = new Date(engine.clock.now() + AHEAD)
  const { rows } = await sql<RowCounts>`
    select
      count(*)::int as open,
      count(*) filter (where state = 'planned' and due_at <= ${soon})::int as planned,
      count(*) filter (where turn < ${canarySize})::int as "canaryOpen"
    from engage_messages
    where tenant_id = ${tenantId}
      and owner_id = ${id}
      and state in ('waiting', 'planned', 'sending')
  `.execute(db)
  return onlyRow(rows)
}

/** SQL conditions of the figures, over a row of the ledger. */
export const figureSql = {
  attempted: sql`state in ('sent', 'failed', 'unknown')`,
  sent: sql`state = 'sent'`,
  errors: sql`state = 'failed' and reason not in ('refused', 'bounced')`,
  bounces: sql`state = 'failed' and reason in ('refused', 'bounced')`,
  complaints: sql`state = 'sent' and reason = 'complained'`,
} as const

/** The columns of `OutcomeFigures` for a grouped or whole query over the ledger. */
export const figureColumns = sql.join(
  Object.entries(figureSql).map(
    ([name, holds]) => sql`count(*) filter (where ${holds})::int as ${sql.ref(name)}`,
  ),
)

/** Outcomes of the broadcast since it was last resumed. */
export async function readFigures(
  { db, tenantId }: Pick<TenantTx, 'db' | 'tenantId'>,
  { id, watchedFrom }: Broadcast,
): Promise<OutcomeFigures> {
  const since = watchedFrom ? sql`and settled_at > ${new Date(watchedFrom)}` : sql``
  const { rows } = await sql<OutcomeFigures>`
    select ${figureColumns}
    from engage_messages
    where tenant_id = ${tenantId}
      and owner_id = ${id}
      and state in ('sent', 'failed', 'unknown') ${since}
  `.execute(db)
  return onlyRow(rows)
}
