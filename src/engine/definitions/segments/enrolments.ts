import { sql } from 'kysely'
import type { Engine } from '#engine/kernel/engine.ts'
import { reevaluateMemberships } from './reevaluate-memberships.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/**
 * After enrolments in campaigns began, ended or changed their state, or a mail of them was sent,
 * came back or was answered, in the transaction of that: segments and scores of the people whose
 * contacts they are of are right when it is committed. Most contacts are nobody's that is known,
 * and cost one question.
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
