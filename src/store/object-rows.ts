import { say } from '#language'
import { sql, type RawBuilder } from 'kysely'
import { columnTypeOf } from '#catalog/fields/definitions.ts'
import { entityOf } from '#model/schema/entities.generated.ts'
import type { Entity, Field } from '#model/schema/entity.ts'
import { assertNoFaults, fail, type FieldError } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import { indexedAs, LONGEST_INDEXED, objectTypeOf } from '#model/schema/object-type.ts'
import type { Db, TenantDb } from '#platform/database/database.ts'
import type { ListQuery, StoreScope } from './entity-store.ts'
import { recordOf, type RowLayout } from './row-codec.ts'
import type { RecordValues } from '#model/schema/record-values.ts'

const custom = entityOf('custom')
const ownFields = (entity: Entity) => entity.fields.filter((field) => !field.base)
const jsonOf = ({ name }: Field) => sql`c.data -> ${name}::text`
const textOf = ({ name }: Field) => sql`c.data ->> ${name}::text`

/**
 * A field's value in SQL where it has no index, converted to its column type. Days and moments have
 * one spelling, so that their texts sort by time.
 */
function plainColumn(field: Field): RawBuilder<unknown> {
  const type = columnTypeOf(field.node)
  if (type === 'jsonb') return jsonOf(field)
  if (type === 'boolean' || type === 'integer' || type === 'double precision')
    return sql`(${textOf(field)})::${sql.raw(type)}`
  return textOf(field)
}

/** `price_gte` filters by `price`. */
const askedField = (entity: Entity, key: string): Field | undefined =>
  entity.field(key) ?? entity.field(key.replace(/_(gte|lte|gt|lt|like)$/, ''))

/**
 * The objects of a type as rows with a column for each field that the query uses. Short values are
 * also in `custom_values`, where plain columns have plain indexes: row-level security prevents the
 * use of an index over an expression of the JSON.
 */
function rowsOf(
  entity: Entity,
  { filter = {}, sort }: Pick<ListQuery, 'filter' | 'sort'>,
): RawBuilder<unknown> {
  const asked = new Set(
    [...Object.keys(filter), ...(sort ? [sort[0]] : [])]
      .map((key) => askedField(entity, key))
      .filter((field): field is Field => !!field && !field.base),
  )
  const columns: RawBuilder<unknown>[] = []
  const joins: RawBuilder<unknown>[] = []
  for (const field of asked) {
    const kind = indexedAs(field.node)
    const alias = `v_${field.name}`
    columns.push(
      kind
        ? sql`, ${sql.ref(`${alias}.${kind}`)} as ${sql.ref(field.column)}`
        : sql`, ${plainColumn(field)} as ${sql.ref(field.column)}`,
    )
    if (kind)
      joins.push(
        sql` join custom_values ${sql.ref(alias)} on ${sql.ref(`${alias}.tenant_id`)}
          = c.tenant_id and ${sql.ref(`${alias}.object_id`)} = c.id
          and ${sql.ref(`${alias}.type_id`)} = c.type_id
          and ${sql.ref(`${alias}.field`)} = ${field.name}`,
      )
  }
  const none = sql``
  return sql`(select c.*${columns.length ? sql.join(columns, none) : none}
      from customs c${joins.length ? sql.join(joins, none) : none}
      where c.type_id = ${entity.objectType!.id}) as objects`
}

/** Moments are compared as text, so they are stored in one spelling. */
function oneSpelling(field: Field, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => oneSpelling(field, one))
  if (
    field.node.format !== 'date-time' ||
    typeof value !== 'string' ||
    Number.isNaN(Date.parse(value))
  )
    return value
  return new Date(value).toISOString()
}

const short = (value: unknown) =>
  typeof value === 'string' ? value.slice(0, LONGEST_INDEXED) : null

/** The values of one object that lists filter and sort by. */
function indexedValues(
  entity: Entity,
  data: RecordValues,
): { field: string; text: string | null; number: number | null }[] {
  return ownFields(entity).flatMap((field) => {
    const kind = indexedAs(field.node)
    if (!kind) return []
    const value = data[field.name] ?? null
    return [
      {
        field: field.name,
        text: kind === 'text' ? short(value) : null,
        number: kind === 'number' && typeof value === 'number' ? value : null,
      },
    ]
  })
}

/** The name and the searched text of an object, derived from its values. */
export function derivedText(entity: Entity, data: RecordValues): { name: string; search: string } {
  const texts = ownFields(entity)
    .map(({ name, node }) => (node.type === 'string' && !node['x-ref'] ? data[name] : null))
    .filter((one): one is string => typeof one === 'string' && one !== '')
  return { name: short(data[entity.label]) ?? '', search: texts.join(' ').slice(0, 20_000) }
}

/**
 * Stores the values that lists filter and sort by; a row for every such field, including empty
 * ones, so that lists can filter and sort by missing values.
 */
export async function indexObjects(
  { db, tenantId }: TenantDb,
  entity: Entity,
  objects: readonly { id: string; data: RecordValues }[],
  stamp: { now: Date; by: string; newId: () => string },
): Promise<void> {
  if (objects.length === 0) return
  const rows = objects.flatMap(({ id, data }) =>
    indexedValues(entity, data).map((indexedValue) => ({
      id: stamp.newId(),
      object_id: id,
      ...indexedValue,
    })),
  )
  await sql`delete from custom_values where tenant_id = ${tenantId}
    and object_id = any(${objects.map(({ id }) => id)})`.execute(db)
  await sql`insert into custom_values (id, tenant_id, type_id, object_id, field, text, number,
      created_at, created_by, updated_at, updated_by)
    select r.id, ${tenantId}, ${entity.objectType!.id}, r.object_id, r.field, r.text, r.number,
      ${stamp.now}, ${stamp.by}, ${stamp.now}, ${stamp.by}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, object_id uuid,
        field text, text text, number double precision)`.execute(db)
}

/**
 * A write depends on the version of the type that was read: waits for a concurrent change of the
 * type, and then rejects the write.
 */
async function holdType(
  db: Db,
  { tenantId }: StoreScope,
  { objectType, title }: Entity,
): Promise<void> {
  const { rows } = await sql<{
    version: number
  }>`select version from object_types where tenant_id = ${tenantId} and id = ${objectType!.id} for share`.execute(
    db,
  )
  if (rows[0]?.version !== objectType!.version)
    throw fail(
      'wrong_state',
      say('The type {title} was changed at this moment. Load the page again.', { title }),
    )
}

async function missingReferences(
  { db, scope: { tenantId } }: { db: Db; scope: StoreScope },
  entity: Entity,
  values: RecordValues,
  entities: readonly Entity[],
): Promise<FieldError[]> {
  const faults: FieldError[] = []
  for (const { name, node } of ownFields(entity)) {
    const value = values[name]
    if (!node['x-ref'] || typeof value !== 'string' || value === '') continue
    const type = objectTypeOf(node['x-ref'])
    const target =
      type === null ? entities.find((candidate) => candidate.id === node['x-ref']) : custom
    const isId = target?.idKind !== 'uuid' || isUuid(value)
    const { rows } =
      target && isId
        ? await sql`select 1 from ${sql.table(target.table)}
          where tenant_id = ${tenantId} and id = ${value}
          ${type === null ? sql`` : sql`and type_id = ${type}`}`.execute(db)
        : { rows: [] }
    if (rows.length === 0)
      faults.push({
        path: `/${name}`,
        message: say('{title} names a record that does not exist.', {
          title: say(node.title ?? name),
        }),
      })
  }
  return faults
}

/**
 * The storage of the objects of one type: all types share one table, with the values as one JSON
 * object.
 */
export function objectLayout(
  entity: Entity,
  entities: readonly Entity[],
  newId: () => string,
): RowLayout {
  const typeId = entity.objectType!.id
  const own = ownFields(entity)
  const dataOf = (values: RecordValues) =>
    Object.fromEntries(
      own
        .filter(({ name }) => values[name] !== undefined)
        .map((field) => [field.name, oneSpelling(field, values[field.name])]),
    )
  const defaults = Object.fromEntries(
    own
      .filter(({ node }) => node.default !== undefined)
      .map(({ name, node }) => [name, node.default]),
  )
  const base = { ...entity, fields: entity.fields.filter((field) => field.base) }
  return {
    storage: custom,
    rows: (query) => rowsOf(entity, query),
    finding: (query) => ({ rows: rowsOf(entity, query) }),
    asked: (query) => ({
      ...query,
      ...(query.filter
        ? {
            filter: Object.fromEntries(
              Object.entries(query.filter).map(([key, value]) => [
                key,
                askedField(entity, key) ? oneSpelling(askedField(entity, key)!, value) : value,
              ]),
            ),
          }
        : {}),
    }),
    own: sql`type_id = ${typeId}`,
    record(row) {
      const data = (row.data ?? {}) as RecordValues
      return {
        ...recordOf<RecordValues>(base, row),
        ...Object.fromEntries(own.map(({ name }) => [name, data[name] ?? null])),
      }
    },
    columns(values, before) {
      const given = dataOf(
        before
          ? values
          : {
              ...defaults,
              ...Object.fromEntries(
                Object.entries(values).filter(([, value]) => value !== undefined),
              ),
            },
      )
      const { name, search } = derivedText(entity, { ...before, ...given })
      const stamps = Object.fromEntries(
        base.fields
          .filter((field) => values[field.name] !== undefined)
          .map((field) => [field.column, values[field.name]]),
      )
      // Values of fields from earlier versions of the type are kept: a field that is added again
      // has its values back.
      return {
        ...stamps,
        type_id: typeId,
        name,
        search,
        data: before ? sql`data || ${JSON.stringify(given)}::jsonb` : JSON.stringify(given),
      }
    },
    async check(db, scope, values) {
      await holdType(db, scope, entity)
      const faults = await missingReferences({ db, scope }, entity, values, entities)
      assertNoFaults(faults)
    },
    wrote: (db, { tenantId }, after, now) =>
      after
        ? indexObjects({ db, tenantId }, entity, [{ id: String(after.id), data: after }], {
            now,
            by: String(after.updatedBy),
            newId,
          })
        : Promise.resolve(),
  }
}
