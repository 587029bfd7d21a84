import { sql } from 'kysely'
import { entities } from '#model/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { forgetTraces } from './forget-traces.ts'

/**
 * Every kind of record that is about a person, by the field that names them: read from the schemas,
 * so that a new one is never forgotten.
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
 * Forgets people with all that is about them, in the caller's transaction, which holds the lock of
 * the tenant's identities. @returns how many were there
 */
export async function erasePeople(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0
  await forgetTraces(db, tenantId, ids)
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
  return gone.rows.length
}
