import { say } from '#language'
import { onlyRow } from '#model/lib/only-row.ts'
import { sql } from 'kysely'
import { fail } from '#model/lib/errors.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { deletionOrder } from '#engine/administration/tenants/delete-tenant.ts'

/**
 * Excluded from deletion: people who opted out must stay opted out regardless of later imports, and
 * saved answers must not be repeated.
 */
const kept = new Set(['suppression', 'idempotency-record'])

/**
 * Deletes all data of a tenant, in one transaction. The tenant itself, its users, its suppressions
 * and its audit log stay.
 * @param confirmation the tenant's name, as typed by the user
 * @throws ProductError `invalid` when the name does not match
 */
export async function deleteAll(
  engine: Engine,
  scope: ActorScope,
  confirmation: string,
): Promise<{ deleted: Record<string, number> }> {
  return engine.database.system(async (db) => {
    const tenant = await db
      .selectFrom('tenants')
      .select(['name'])
      .where('id', '=', scope.tenantId)
      .forUpdate()
      .executeTakeFirst()
    if (!tenant) throw fail('not_found', 'There is no such tenant.')
    if (confirmation.trim() !== tenant.name)
      throw fail('invalid', 'Type the name of the tenant exactly as shown.', [
        { path: '/confirm', message: say('Type "{name}".', { name: tenant.name }) },
      ])
    const deleted: Record<string, number> = {}
    const theirs = deletionOrder(engine.stores.entities).filter((entity) => !kept.has(entity.id))
    // Counts before deleting, because cascades delete rows of later tables.
    for (const entity of theirs) {
      const { rows } = await sql<{
        n: number
      }>`select count(*) as n from ${sql.table(entity.table)} where tenant_id = ${scope.tenantId}`.execute(
        db,
      )
      if (Number(onlyRow(rows).n) > 0) deleted[entity.id] = Number(onlyRow(rows).n)
    }
    for (const entity of theirs)
      await sql`delete from ${sql.table(entity.table)} where tenant_id = ${scope.tenantId}`.execute(
        db,
      )
    await engine.stores.note(
      scope,
      {
        action: 'delete',
        entity: 'tenant',
        entityId: scope.tenantId,
        summary: `All data of "${tenant.name}" deleted`,
        facts: { deleted },
      },
      { db },
    )
    return { deleted }
  })
}
