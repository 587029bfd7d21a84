import type { ObjectType } from '#model/schema/entities.generated.ts'
import type { Entity } from '#model/schema/entity.ts'
import { fail } from '#model/lib/errors.ts'
import { objectEntity, type ObjectTypeFacts } from '#model/schema/object-type.ts'
import type { Db } from '#platform/database/database.ts'
import type { EntityStore } from '#store/entity-store.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'

/** More types than any tenant has; the browser loads all at once. */
const MAX_TYPES = 200

type TypeRow = Pick<
  ObjectType,
  'id' | 'name' | 'plural' | 'description' | 'label' | 'inMenu' | 'version' | 'schema'
>

export const factsOf = ({
  id,
  name,
  plural,
  description,
  label,
  inMenu,
  version,
  schema,
}: TypeRow): ObjectTypeFacts => ({
  id,
  name,
  plural,
  description,
  label,
  inMenu,
  version,
  schema: schema,
})

/** All types of a tenant, by name. */
export async function listTypes(
  engine: Engine,
  { tenantId }: ActorScope,
): Promise<ObjectTypeFacts[]> {
  const rows = await engine.database.tenant(tenantId, (db) =>
    db
      .selectFrom('object_types')
      .select([
        'id',
        'name',
        'plural',
        'description',
        'label',
        'in_menu as inMenu',
        'version',
        'schema',
      ])
      .where('tenant_id', '=', tenantId)
      .orderBy('plural')
      .orderBy('id')
      .limit(MAX_TYPES)
      .execute(),
  )
  return rows.map((row) => factsOf(row))
}

async function readType(db: Db, tenantId: string, id: string): Promise<ObjectTypeFacts | null> {
  const row = await db
    .selectFrom('object_types')
    .select([
      'id',
      'name',
      'plural',
      'description',
      'label',
      'in_menu as inMenu',
      'version',
      'schema',
    ])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? factsOf(row) : null
}

/**
 * The entity and store of one object type.
 * @throws ProductError `not_found`
 */
export async function objectsOf(
  engine: Engine,
  tenantId: string,
  typeId: string,
): Promise<{ entity: Entity; store: EntityStore }> {
  const type =
    tenantId === ''
      ? null
      : await engine.database.tenant(tenantId, (db) => readType(db, tenantId, typeId))
  if (!type) throw fail('not_found', 'There is no such type of objects.')
  const entity = objectEntity(type)
  return { entity, store: engine.stores.ofObjects(entity) }
}
