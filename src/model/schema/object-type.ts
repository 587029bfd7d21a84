import { say } from '#language'
import { readEntity, type Entity, type EntitySchema, type SchemaNode } from './entity.ts'
import { isObject } from '../lib/is-object.ts'
import type { RecordValues } from './record-values.ts'
import type { Resource } from './resource.ts'
import { DEFAULT_SHELF } from './rooms.ts'

/** A custom type as the API sends it to the browser. */
export interface ObjectTypeFacts {
  id: string
  name: string
  plural: string
  description: string
  /** The field that names an object. */
  label: string
  inMenu: boolean
  version: number
  schema: SchemaNode
}

const PREFIX = 'custom:'
/** The entity of a type's objects; fields of other types reference them by it (`x-ref`). */
const objectEntityId = (typeId: string) => PREFIX + typeId
/** The type of such an entity; null for built-in entities. */
export const objectTypeOf = (entityId: string): string | null =>
  entityId.startsWith(PREFIX) ? entityId.slice(PREFIX.length) : null

/** Below the origin of the browser. */
export const objectsPath = (typeId: string) => `/custom/${typeId}`

/** Longer texts are not indexed, and lists do not sort by them. */
export const LONGEST_INDEXED = 250

/** How lists index a field's values: as text, as number, or not at all. */
export function indexedAs(node: SchemaNode): 'text' | 'number' | null {
  if (node.type === 'integer' || node.type === 'number') return 'number'
  if (node.type !== 'string' || node['x-field'] === 'long-text' || node['x-field'] === 'code')
    return null
  return node.format !== undefined ||
    node.enum !== undefined ||
    (node.maxLength ?? Infinity) <= LONGEST_INDEXED
    ? 'text'
    : null
}

/** Whether a field may name the objects of its type: a choice, or a text that is indexed. */
export const mayName = (node: SchemaNode | undefined): boolean =>
  node?.type === 'string' &&
  !node['x-ref'] &&
  (node.enum !== undefined || (node.maxLength ?? Infinity) <= LONGEST_INDEXED)

/** The fields of a type by their position; fields without one come last, in schema order. */
export function orderedFields(schema: SchemaNode): [name: string, node: SchemaNode][] {
  const place = ([, node]: [string, SchemaNode]) =>
    typeof node?.['x-order'] === 'number' ? node['x-order'] : Infinity
  return Object.entries(schema.properties ?? {}).toSorted((a, b) =>
    place(a) === place(b) ? 0 : place(a) - place(b),
  )
}

/**
 * The schema with an explicit position for every field. An invalid schema is returned unchanged, to
 * be rejected later.
 */
export function withPlaces(schema: RecordValues): RecordValues {
  if (
    !isObject(schema) ||
    !isObject(schema.properties) ||
    !Object.values(schema.properties).every(isObject)
  )
    return schema
  return {
    ...schema,
    properties: Object.fromEntries(
      orderedFields(schema).map(([name, node], at) => [name, { ...node, 'x-order': at }]),
    ),
  }
}

/**
 * The entity that a type describes: the same generators make its screens and API as for built-in
 * ones. Its rows share one table with all other types (`src/store/object-rows.ts`).
 */
export function objectEntity(type: ObjectTypeFacts): Entity {
  const { required = [] } = type.schema
  const fieldsInOrder = orderedFields(type.schema)
  const properties = Object.fromEntries(fieldsInOrder)
  const texts = fieldsInOrder.filter(([, node]) => node.type === 'string' && !node['x-ref'])
  const schema: EntitySchema = {
    $id: objectEntityId(type.id),
    title: type.name,
    description: type.description || say('Objects of type {name}.', { name: type.name }),
    type: 'object',
    'x-entity': {
      plural: type.plural,
      path: `custom/${type.id}`,
      scope: 'tenant',
      id: 'uuid',
      label: type.label,
      access: { read: 'admin', write: 'admin' },
      operations: ['list', 'get', 'create', 'update', 'delete'],
      search: [
        type.label,
        ...texts.map(([name]) => name).filter((name) => name !== type.label),
      ].slice(0, 10),
    },
    properties,
    required,
    additionalProperties: false,
  }
  const entity = readEntity(schema)
  const fields = entity.fields.map((field) =>
    field.base ? field : { ...field, column: `f_${field.name}` },
  )
  const byName = new Map(fields.map((field) => [field.name, field]))
  return {
    ...entity,
    table: 'customs',
    fields,
    field: (name) => byName.get(name),
    objectType: { id: type.id, version: type.version },
  }
}

/** The resource for the objects of a type: the schema's defaults, at a separate path. */
export function objectResource(entity: Entity): Resource {
  return {
    entity: entity.id,
    path: objectsPath(entity.objectType!.id),
    screens: { list: 'screens/object-list' },
    room: DEFAULT_SHELF,
    icon: 'cube',
  }
}
