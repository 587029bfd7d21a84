import { sql } from 'kysely'
import { entityOf, type EntityId } from '#model/schema/entities.generated.ts'
import type { RecordLink } from '#model/api/explanation.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { fieldNamed } from '#model/schema/entity.ts'

/** Links to these records with their names, in the order of their ids; missing ones are left out. */
export async function namedRecords(
  { db, tenantId }: Pick<TenantTx, 'db' | 'tenantId'>,
  entityId: EntityId,
  ids: readonly string[],
): Promise<RecordLink[]> {
  if (ids.length === 0) return []
  const entity = entityOf(entityId)
  const { rows } = await sql<{ id: string; name: string | null }>`
    select id::text as id, ${sql.ref(fieldNamed(entity, entity.label).column)}::text as name
    from ${sql.table(entity.table)}
    where tenant_id = ${tenantId} and id::text = any(${[...ids]})
    order by id
  `.execute(db)
  return rows.map((row) => ({ entity: entityId, id: row.id, name: row.name || row.id }))
}
