import { sql } from 'kysely'
import type { RowParts } from '#engine/kernel/engine.ts'
import { changed } from './changed.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/**
 * Notes that enrollments in campaigns began, ended or changed state, or that an email of one was
 * sent, bounced or answered. Most contacts have no profile and cost one query.
 */
export async function enrollmentsChanged(
  tx: TenantTx<RowParts>,
  by: 'outreach' | 'contact',
  ids: readonly string[],
): Promise<void> {
  const { db, tenantId } = tx
  if (ids.length === 0) return
  const which =
    by === 'contact'
      ? sql`c.id = any(${ids}::uuid[])`
      : sql`
        c.id in (
          select o.contact_id
          from outreaches o
          where o.tenant_id = ${tenantId} and o.id = any(${ids}::uuid[])
        )
      `
  const { rows } = await sql<{
    profile_id: string
  }>`
    select distinct c.profile_id
    from contacts c
    where c.tenant_id = ${tenantId} and c.profile_id is not null and ${which}
  `.execute(db)
  await changed(tx, [{ profileIds: rows.map((row) => row.profile_id), campaigns: true }])
}
