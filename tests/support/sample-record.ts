import { fieldDefinitions } from '#catalog/fields/definitions.ts'
import { fieldOf } from '#catalog/fields/field-of.ts'
import type { Entity } from '#model/entity.ts'
import type { EntityStores, StoreScope } from '#store/entity-store.ts'

/** Records that others need are made on the way, each with numbers of its own. */
let made = 10_000

/** What the engine asks for beyond the schema. */
const beyondSchema: Record<string, Record<string, unknown>> = {
  engage: { channel: 'webhook', url: 'https://hooks.example/sample' },
  'json-schema': { target: 'parts', eventType: null },
  patch: { patchedItemType: 'segment', patchedItemId: 'sample', operation: 'remove' },
  repository: { place: 'https://archives.example/sample.tar.gz' },
}

/**
 * A valid record of any entity from its schema: what it needs, plus what has no default; references
 * name records that are known, or made on the way.
 */
export async function sampleRecord(
  stores: EntityStores,
  scope: StoreScope,
  entity: Entity,
  n: number,
  known: ReadonlyMap<string, string> = new Map(),
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {}
  const unique = new Set(entity.unique.flat())
  for (const field of entity.fields) {
    if (
      field.base ||
      (field.node.default !== undefined &&
        !entity.schema.required?.includes(field.name) &&
        !unique.has(field.name)) ||
      (field.nullable && !field.node['x-ref'])
    )
      continue
    const to = field.node['x-ref']
    if (to) {
      if (to === 'tenant') values[field.name] = scope.tenantId
      else if (known.has(to)) values[field.name] = known.get(to)
      else if (!field.nullable)
        values[field.name] = (await createSample(stores, scope, stores.byId(to)!.entity, ++made)).id
    } else values[field.name] = fieldOf(fieldDefinitions, field.node).sample(field.node, n)
  }
  Object.assign(values, beyondSchema[entity.id])
  if (entity.idKind !== 'uuid') values.id = `sample-${n}`
  return values
}

export async function createSample(
  stores: EntityStores,
  scope: StoreScope,
  entity: Entity,
  n: number,
) {
  return stores.byId(entity.id)!.create(scope, await sampleRecord(stores, scope, entity, n))
}
