import { sql } from 'kysely'
import { entities } from '#model/schema/entities.generated.ts'
import type { RowParts } from '#engine/kernel/engine.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import type { Traces } from './collect-traces.ts'
import { forgetTraces } from './forget-traces.ts'

/**
 * All entities with a reference to a profile, and the referencing column. Derived from the schemas,
 * so that new entities are included automatically.
 */
export const aboutPeople = entities.flatMap((entity) =>
  entity.fields
    .filter((field) => field.node['x-ref'] === 'profile' && !field.node['x-weak'])
    .map((field) => ({
      entity,
      column: field.column,
      isLink: field.node['x-onDelete'] === 'set null',
    })),
)

/**
 * Erases people with all their records, in the caller's transaction, which must hold the lock of
 * the tenant's identities. A job then removes mentions of them from other records.
 * @param contactIds contacts that the caller erases with them
 * @returns how many existed, and what identifies them elsewhere
 */
export async function erasePeople(
  tx: TenantTx<RowParts>,
  ids: readonly string[],
  contactIds: readonly string[] = [],
): Promise<{ erased: number; traces: Traces | null }> {
  const { db, tenantId } = tx
  if (ids.length === 0) return { erased: 0, traces: null }
  const traces = await forgetTraces(tx, ids, contactIds)
  for (const { entity, column, isLink } of aboutPeople)
    await (
      isLink
        ? sql`
          update ${sql.table(entity.table)}
          set ${sql.ref(column)} = null
          where tenant_id = ${tenantId} and ${sql.ref(column)} = any(${ids}::uuid[])
        `
        : sql`
          delete from ${sql.table(entity.table)}
          where tenant_id = ${tenantId} and ${sql.ref(column)} = any(${ids}::uuid[])
        `
    ).execute(db)
  const gone = await sql<{
    id: string
  }>`delete from profiles where tenant_id = ${tenantId} and id = any(${ids}::uuid[]) returning id`.execute(
    db,
  )
  return { erased: gone.rows.length, traces }
}
