import { say } from '#language'
import type { JsonSchema } from '#model/schema/entities.generated.ts'
import { assertNoFaults, fail, type FieldError } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import type { EntityHooks } from '#store/entity-store.ts'
import { MAX_LAYERS } from './load-schemas.ts'
import { schemaFaults } from './read-schema.ts'
import { ownEventTypes } from '#engine/kernel/own-event-types.ts'
import type { RecordValues } from '#model/schema/record-values.ts'

/**
 * The schemas that a schema extends, nearest first.
 * @throws ProductError `invalid` for an unknown parent and for cycles
 */
export async function layersBelow(
  db: Db,
  tenantId: string,
  id: string | null,
  extendsId: unknown,
): Promise<{ id: string; schema: RecordValues }[]> {
  const layers: { id: string; schema: RecordValues }[] = []
  const refuse = (message: string) =>
    fail('invalid', message, [{ path: '/extendsSchemaId', message }])
  for (let next = extendsId; typeof next === 'string' && next !== '';) {
    if (next === id || layers.some((layer) => layer.id === next))
      throw refuse(say('The schema would build on itself by way of "{name}".', { name: next }))
    if (layers.length >= MAX_LAYERS - 1)
      throw refuse(
        say('Schemas may build on each other at most {most} deep.', { most: MAX_LAYERS }),
      )
    const row = await db
      .selectFrom('json_schemas')
      .select(['id', 'target', 'schema', 'extends_schema_id'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', next)
      .executeTakeFirst()
    if (!row) throw refuse(say('There is no schema "{name}".', { name: next }))
    if (row.target !== 'parts')
      throw refuse(
        say('"{name}" is a schema for events; only schemas for parts can be built on.', {
          name: next,
        }),
      )
    layers.push({ id: row.id, schema: row.schema })
    next = row.extends_schema_id
  }
  return layers
}

/**
 * Rejects an invalid event schema.
 * @throws ProductError `invalid` with the path of each fault
 */
async function assertValidSchema(
  db: Db,
  tenantId: string,
  { id, target = 'events', eventType, schema, extendsSchemaId }: Partial<JsonSchema>,
  before: JsonSchema | null,
): Promise<void> {
  const faults: FieldError[] = []
  const hasType = typeof eventType === 'string' && eventType !== ''
  if (target === 'events' && !hasType)
    faults.push({
      path: '/eventType',
      message: say('A schema for events needs the type of the events.'),
    })
  if (target === 'parts' && eventType !== null && eventType !== undefined)
    faults.push({
      path: '/eventType',
      message: say('A schema for parts has no event type. Leave it empty.'),
    })
  if (hasType && ownEventTypes.has(eventType))
    faults.push({
      path: '/eventType',
      message: say('Events of the type {type} are made by the engine alone, and not checked.', {
        type: eventType,
      }),
    })
  faults.push(...schemaFaults(schema, '/schema'))
  assertNoFaults(faults)
  await layersBelow(db, tenantId, String(id), extendsSchemaId)
  if (before?.target !== 'parts' || target === 'parts') return
  const user = await db
    .selectFrom('json_schemas')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('extends_schema_id', '=', String(id))
    .executeTakeFirst()
  if (user)
    throw fail(
      'invalid',
      say('"{id}" builds on this schema, so it stays one for parts.', { id: user.id }),
      [{ path: '/target', message: say('"{id}" builds on it.', { id: user.id }) }],
    )
}

/** Checks schemas of events and of their parts. */
export const jsonSchemaHooks: EntityHooks<JsonSchema> = {
  validate: (db, { tenantId }, values, before) => assertValidSchema(db, tenantId, values, before),
}
