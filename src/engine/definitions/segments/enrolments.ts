import { sql } from 'kysely'
import type { Engine } from '#engine/kernel/engine.ts'
import { reevaluateMemberships } from './reevaluate-memberships.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/**
 * Updates segments and scores after enrollments in campaigns began, ended or changed state, or an
 * email of one was sent, bounced or answered. Runs in the same transaction. Most contacts have no
 * profile and cost one query.
 */
export async function keepEnrolled(
  tx: TenantTx<Pick<Engine, 'clock' | 'newId'>>,
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
  await reevaluateMemberships(tx, [
    { profileIds: rows.map((row) => row.profile_id), campaigns: true },
  ])
}
