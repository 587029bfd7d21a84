import { fieldDefinitions } from '#catalog/fields/definitions.ts'
import { fieldOf } from '#catalog/fields/field-of.ts'
import schema from '#schemas/retention-rule.json' with { type: 'json' }
import type { Entity } from '#model/schema/entity.ts'
import type { EntityStores, StoreScope } from '#store/entity-store.ts'

/** Records that others need are made on the way, each with numbers of its own. */
let made = 10_000

/** What the engine asks for beyond the schema. */
const beyondSchema: Record<string, Record<string, unknown>> = {
  engage: { channel: 'webhook', url: 'https://hooks.example/sample' },
  // Either a mailbox or a sender.
  form: { senderId: null },
  'json-schema': { target: 'parts', eventType: null },
  patch: { patchedItemType: 'segment', patchedItemId: 'sample', operation: 'remove' },
  sender: { smtpHost: 'relay.example' },
  repository: { place: 'https://archives.example/sample.tar.gz' },
}

let kinds = 0
/** The kinds of data in turn, because a tenant has one rule for each. */
const nextKind = () => {
  const all = schema.properties.what.enum
  return all[kinds++ % all.length]
}

/** The same, where each record needs another value. */
const beyondSchemaOf: Record<string, (n: number) => Record<string, unknown>> = {
  'retention-rule': () => ({ what: nextKind() }),
  'sending-domain': (n) => ({ domain: `sample-${n}.example` }),
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
  Object.assign(values, beyondSchema[entity.id], beyondSchemaOf[entity.id]?.(n))
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
