import { sql } from 'kysely'
import type { Role } from '#model/schema/access.ts'
import type { Overview } from '#model/api/answers/overview.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import { countGlobal, countOwn } from './count-records.ts'
import { findAttention, findInstallationAttention } from './find-attention.ts'

async function countBy(
  db: Db,
  table: 'campaigns' | 'tenants',
  column: 'state' | 'status',
): Promise<Record<string, number>> {
  const { rows } = await sql<{ value: string; n: number }>`
    select ${sql.ref(column)} as value, count(*)::int as n from ${sql.table(table)} group by 1
  `.execute(db)
  return Object.fromEntries(rows.map(({ value, n }) => [value, n]))
}

async function auditEntriesOf(db: Db, tenantId: string | null): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum("position"), 0)::int as n
    from audit_chains
    ${tenantId === null ? sql`` : sql`where id = ${tenantId}`}
  `.execute(db)
  return rows[0]?.n ?? 0
}

/**
 * Everything that the console's landing pages count: records by entity, and open work; for operators
 * also those of the installation.
 */
export async function readOverview(
  { database, stores, clock }: Engine,
  { tenantId, role }: { tenantId: string; role: Role },
): Promise<Overview> {
  const { entities } = stores
  const now = clock.now()
  const own = await database.tenant(tenantId, async (db) => {
    const tenant = toRecord('tenant', await loadTenant(db, tenantId))
    return {
      counts: await countOwn(db, entities, { tenantId, role }),
      campaigns: await countBy(db, 'campaigns', 'state'),
      attention: await findAttention(db, tenant, now),
    }
  })
  return database.system(async (db) => {
    const auditEntries = await auditEntriesOf(db, tenantId)
    if (role !== 'ADMIN') {
      const users = await countGlobal(db, entities, { tenantId, role })
      const organization = { ...own, counts: { ...own.counts, ...users }, auditEntries }
      return { organization, installation: null }
    }
    return {
      organization: { ...own, auditEntries },
      installation: {
        counts: await countGlobal(db, entities, { tenantId: null, role }),
        tenants: await countBy(db, 'tenants', 'status'),
        attention: await findInstallationAttention(db, tenantId),
        auditEntries: await auditEntriesOf(db, null),
      },
    }
  })
}
