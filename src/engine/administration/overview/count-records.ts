import { sql } from 'kysely'
import { roleMay, type Role } from '#model/schema/access.ts'
import type { Entity } from '#model/schema/entity.ts'
import type { Amount } from '#model/api/answers/tenant-usage.ts'
import type { Db } from '#platform/database/database.ts'
import { estimateOf } from '#engine/administration/tenants/tenant-usage.ts'

/** Tables are counted up to this number and estimated above it, which bounds the cost. */
const COUNTED = 10_000

/** The entities with lists, in one scope, that a role may read. */
const listed = (entities: readonly Entity[], scope: Entity['scope'], role: Role) =>
  entities.filter(
    (entity) =>
      entity.scope === scope &&
      entity.operations.includes('list') &&
      entity.id !== 'custom' &&
      roleMay(role, entity, 'read'),
  )

interface Counted {
  id: string
  n: number
}

/** Counts tables in one statement, each up to a limit. */
async function countTables(
  db: Db,
  tables: readonly { id: string; table: string }[],
  tenantId: string | null,
): Promise<Counted[]> {
  if (tables.length === 0) return []
  const own = tenantId === null ? sql`` : sql`where tenant_id = ${tenantId}`
  const { rows } = await sql<Counted>`${sql.join(
    tables.map(
      ({ id, table }) => sql`
        select ${id}::text as id, count(*)::int as n
        from (select from ${sql.table(table)} ${own} limit ${COUNTED + 1}) counted
      `,
    ),
    sql` union all `,
  )}`.execute(db)
  return rows
}

const byId = (rows: readonly Counted[]): Record<string, Amount> =>
  Object.fromEntries(
    rows.map(({ id, n }) => [id, { count: Math.min(n, COUNTED), exact: n <= COUNTED }]),
  )

/** Objects by type, as `custom:` and the id of the type. */
async function countObjects(db: Db, tenantId: string): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select 'custom:' || t.id as id, o.n
    from object_types t
    cross join lateral (
      select count(*)::int as n
      from (
        select from customs c
        where c.tenant_id = t.tenant_id and c.type_id = t.id
        limit ${COUNTED + 1}
      ) counted
    ) o
    where t.tenant_id = ${tenantId}
  `.execute(db)
  return rows
}

/** Records of one organization by entity, in two statements and one for each large table. */
export async function countOwn(
  db: Db,
  entities: readonly Entity[],
  { tenantId, role }: { tenantId: string; role: Role },
): Promise<Record<string, Amount>> {
  const tables = listed(entities, 'tenant', role).map(({ id, table }) => ({ id, table }))
  const rows = [...(await countTables(db, tables, tenantId)), ...(await countObjects(db, tenantId))]
  const counts = byId(rows)
  for (const { id, n } of rows) {
    const table = tables.find((candidate) => candidate.id === id)?.table
    if (n > COUNTED && table) {
      const estimate = await estimateOf(db, table, tenantId)
      counts[id] = { count: Math.max(n, estimate), exact: false }
    }
  }
  return counts
}

/**
 * Records that span organizations, by entity. The audit log is left out: its chains know its length.
 * @param tenantId limits them to one organization; null counts all
 */
export async function countGlobal(
  db: Db,
  entities: readonly Entity[],
  { tenantId, role }: { tenantId: string | null; role: Role },
): Promise<Record<string, Amount>> {
  const tables = listed(entities, 'global', role)
    .filter(({ id, field }) => id !== 'audit-entry' && (tenantId === null || field('tenantId')))
    .map(({ id, table }) => ({ id, table }))
  const rows = await countTables(db, tables, tenantId)
  return Object.fromEntries(
    rows.map(({ id, n }) => [id, { count: Math.min(n, COUNTED), exact: n <= COUNTED }]),
  )
}
