import { say } from '#language'
import { sql } from 'kysely'
import { fail } from '#model/lib/errors.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'

/**
 * Deletes a type with all its objects in one transaction. This cannot be undone.
 * @param confirmation the name of the type, as typed by the user
 * @throws ProductError `not_found`, `invalid` when the name does not match
 */
export async function deleteTypeWithObjects(
  engine: Engine,
  scope: ActorScope,
  id: string,
  confirmation: string,
): Promise<{ objects: number }> {
  return engine.database.tenant(scope.tenantId, async (db) => {
    const type = await db
      .selectFrom('object_types')
      .select(['name'])
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!type) throw fail('not_found', 'There is no such object type.')
    if (confirmation.trim() !== type.name)
      throw fail('invalid', 'Type the name of the object type exactly as shown.', [
        { path: '/confirm', message: say('Type "{name}".', { name: type.name }) },
      ])
    const { numAffectedRows } =
      await sql`delete from customs where tenant_id = ${scope.tenantId} and type_id = ${id}`.execute(
        db,
      )
    const objects = Number(numAffectedRows ?? 0)
    if (objects > 0)
      await engine.stores.note(
        scope,
        {
          action: 'delete',
          entity: 'object-type',
          entityId: id,
          summary: `All objects of the type "${type.name}" deleted: ${objects}`,
          facts: { objects },
        },
        { db },
      )
    await engine.stores.of('object-type').remove(scope, id, null, { db })
    return { objects }
  })
}
