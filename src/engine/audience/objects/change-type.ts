import { say } from '#language'
import { sql } from 'kysely'
import { fieldDefinitions } from '#catalog/fields/definitions.ts'
import type { TypeChange } from '#model/api/answers/object-answers.ts'
import { checkValue } from '#model/schema/check-value.ts'
import { objectSchemaFaults } from '#model/schema/check-object-type.ts'
import { entities, type ObjectType } from '#model/schema/entities.generated.ts'
import type { Entity, SchemaNode } from '#model/schema/entity.ts'
import { assertNoFaults, fail } from '#model/lib/errors.ts'
import { objectEntity, withPlaces } from '#model/schema/object-type.ts'
import { searchPattern } from '#model/lib/pattern.ts'
import { stableJson } from '#model/lib/stable-json.ts'
import type { Db, TenantDb } from '#platform/database/database.ts'
import type { EntityHooks, StoreScope } from '#store/entity-store.ts'
import { derivedText, indexObjects } from '#store/object-rows.ts'
import type { Engine, ActorScope, RowParts } from '#engine/kernel/engine.ts'
import { factsOf } from './load-types.ts'
import type { RecordValues } from '#model/schema/record-values.ts'
import { scopedTx, type ScopedTx } from '#engine/kernel/tenant-tx.ts'

const BATCH_SIZE = 1000
const SHOWN = 20
/**
 * Field kinds that objects cannot have: secrets must be sealed, and conditions, actions and schemas
 * must be interpreted.
 */
const notForObjects = new Set([
  'secret',
  'condition',
  'event-schema',
  'object-schema',
  'elements',
  'actions',
  'script',
  'reference',
  'id',
])

/** The kinds and references that fields of object types can use. */
export const world = {
  fieldKinds: fieldDefinitions.map(({ id }) => id).filter((id) => !notForObjects.has(id)),
  entities: entities
    .filter(
      (entity) =>
        entity.scope === 'tenant' && entity.path !== '' && entity.operations.includes('get'),
    )
    .map(({ id }) => id),
  patternFault(pattern: string) {
    const read = searchPattern(pattern)
    return 'fault' in read ? read.fault : null
  },
}

interface Row {
  id: string
  name: string
  data: RecordValues
}

async function* objectsIn(db: Db, tenantId: string, typeId: string): AsyncGenerator<Row[]> {
  for (let after = sql`true`; ;) {
    const { rows } = await sql<Row>`
      select id, name, data
      from customs
      where tenant_id = ${tenantId} and type_id = ${typeId} and ${after}
      order by id
      limit ${BATCH_SIZE}
    `.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < BATCH_SIZE) return
    after = sql`id > ${rows.at(-1)!.id}`
  }
}

const known = (schema: SchemaNode, data: RecordValues): RecordValues =>
  Object.fromEntries(
    Object.entries(data).filter(([name]) => Object.hasOwn(schema.properties ?? {}, name)),
  )

/** Defaults for the required fields that an object lacks. */
function fillingOf(
  { properties = {}, required = [] }: SchemaNode,
  data: RecordValues,
): RecordValues {
  const missing = required.filter((name) => data[name] === undefined || data[name] === null)
  return Object.fromEntries(
    missing
      .filter(
        (name) => properties[name]?.default !== undefined && properties[name]!.default !== null,
      )
      .map((name) => [name, properties[name]!.default]),
  )
}

/** Validates all objects of a type against another schema. */
async function examine(
  { db, tenantId }: TenantDb,
  typeId: string,
  schema: SchemaNode,
  before: SchemaNode,
): Promise<TypeChange> {
  const change: TypeChange = {
    objects: 0,
    breaking: 0,
    reasons: [],
    examples: [],
    hidden: [],
    filled: [],
  }
  const reasons = new Map<string, TypeChange['reasons'][number]>()
  const hidden = new Map<string, number>()
  const filled = new Map<string, number>()
  const gone = Object.keys(before.properties ?? {}).filter(
    (name) => !Object.hasOwn(schema.properties ?? {}, name),
  )
  const add = (counts: Map<string, number>, name: string) =>
    counts.set(name, (counts.get(name) ?? 0) + 1)
  for await (const rows of objectsIn(db, tenantId, typeId))
    for (const { id, name, data } of rows) {
      change.objects++
      for (const field of gone)
        if (data[field] !== undefined && data[field] !== null && data[field] !== '')
          add(hidden, field)
      const filling = fillingOf(schema, data)
      for (const field of Object.keys(filling)) add(filled, field)
      // An empty value of an optional field counts as missing, regardless of its kind.
      const values = Object.fromEntries(
        Object.entries({ ...known(schema, data), ...filling }).filter(
          ([, value]) => value !== null,
        ),
      )
      const faults = checkValue({ ...schema, type: 'object', additionalProperties: false }, values)
      if (faults.length === 0) continue
      change.breaking++
      if (change.examples.length < SHOWN)
        change.examples.push({ id, name, faults: faults.slice(0, 5) })
      for (const { path, message } of faults) {
        const key = `${path} ${message}`
        const reason = reasons.get(key) ?? { path, message, count: 0 }
        reason.count++
        if (reasons.size < 500 || reasons.has(key)) reasons.set(key, reason)
      }
    }
  const counted = (counts: Map<string, number>) =>
    [...counts].map(([field, objects]) => ({ field, objects }))
  return {
    ...change,
    reasons: [...reasons.values()].toSorted((a, b) => b.count - a.count).slice(0, SHOWN),
    hidden: counted(hidden),
    filled: counted(filled),
  }
}

const refuseFaults = (values: { schema?: unknown; label?: unknown }) => {
  const faults = objectSchemaFaults(values.schema, values.label ?? 'name', world)
  assertNoFaults(faults)
}

/**
 * Previews what a change of the fields would break.
 * @throws ProductError `not_found`, `invalid` when it is no schema for objects
 */
export async function previewTypeChange(
  engine: Engine,
  { tenantId }: ActorScope,
  id: string,
  { schema, label }: { schema: unknown; label: unknown },
): Promise<TypeChange> {
  return engine.database.tenant(tenantId, async (db) => {
    const row = await db
      .selectFrom('object_types')
      .select(['schema', 'label'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw fail('not_found', 'There is no such object type.')
    refuseFaults({ schema, label: label ?? row.label })
    return examine({ db, tenantId }, id, schema as SchemaNode, row.schema as SchemaNode)
  })
}

/**
 * Rejects an invalid type, and a change that existing objects violate. Locks the row of the type,
 * which blocks writes of its objects.
 */
async function checkType(
  db: Db,
  { tenantId }: StoreScope,
  values: Partial<ObjectType>,
  before: ObjectType | null,
): Promise<void> {
  refuseFaults(values)
  if (!before || stableJson(before.schema) === stableJson(values.schema)) return
  const change = await examine(
    { db, tenantId },
    before.id,
    values.schema as SchemaNode,
    before.schema as SchemaNode,
  )
  if (change.breaking === 0) return
  const [first] = change.reasons
  throw fail(
    'invalid',
    say(
      {
        one: 'This does not fit one object of {all}: {fault} Nothing was changed.',
        other: 'This does not fit {count} objects of {all}: {fault} Nothing was changed.',
      },
      { count: change.breaking, all: change.objects, fault: first!.message },
    ),
    change.reasons.map(({ path, message, count }) => ({
      path: `/schema/properties${path}`,
      message: say(
        { one: '{fault} (one object)', other: '{fault} ({count} objects)' },
        { fault: message, count },
      ),
    })),
    { change },
  )
}

/**
 * Applies a changed type: fills new required fields with their default, and updates the search text
 * for the current fields.
 */
async function followType(
  tx: ScopedTx<RowParts>,
  before: ObjectType | null,
  after: ObjectType | null,
): Promise<void> {
  const {
    db,
    engine: { clock, newId },
    scope,
  } = tx

  if (
    !before ||
    !after ||
    (stableJson(before.schema) === stableJson(after.schema) && before.label === after.label)
  )
    return
  const schema = after.schema as SchemaNode
  const entity: Entity = objectEntity(factsOf(after))
  const stamp = {
    now: new Date(clock.now()),
    by: (scope.actor.name || scope.actor.id || 'system').slice(0, 120),
    newId,
  }
  for await (const rows of objectsIn(db, scope.tenantId, after.id)) {
    const changed = rows.map(({ id, data }) => {
      const filling = fillingOf(schema, data)
      return {
        id,
        data: { ...data, ...filling },
        filling,
        isFilled: Object.keys(filling).length > 0,
        ...derivedText(entity, { ...data, ...filling }),
      }
    })
    await sql`
      update customs c
      set
        data = c.data || r.filling,
        name = r.name,
        search = r.search,
        version = c.version + (r."isFilled")::int,
        updated_at = case when r."isFilled" then ${stamp.now}::timestamptz else c.updated_at end,
        updated_by = case when r."isFilled" then ${stamp.by}::text else c.updated_by end
      from jsonb_to_recordset(
        ${JSON.stringify(changed.map(({ data: _data, ...one }) => one))}::jsonb
      ) as r(id uuid, filling jsonb, "isFilled" boolean, name text, search text)
      where c.tenant_id = ${scope.tenantId} and c.id = r.id
    `.execute(db)
    await indexObjects(tx, entity, changed, stamp)
  }
}

/** Checks types of objects, and applies a changed type to its objects. */
export const objectTypeHooks = (engine: RowParts): EntityHooks<ObjectType> => ({
  normalize: (values) =>
    values.schema === undefined ? values : { ...values, schema: withPlaces(values.schema) },
  validate: checkType,
  afterWrite: (db, scope, before, after) => followType(scopedTx(engine, db, scope), before, after),
})
