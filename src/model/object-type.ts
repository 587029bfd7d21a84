import { readEntity, type Entity, type EntitySchema, type SchemaNode } from './entity.ts'
import { isObject } from './is-object.ts'
import type { Resource } from './resource.ts'

/** A type as the API tells the browser of it. */
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
/**
 * The entity that the objects of a type are; also what a field of another type refers to them by
 * (`x-ref`).
 */
const objectEntityId = (typeId: string) => PREFIX + typeId
/** The type behind such an entity; null for entities of the product's own. */
export const objectTypeOf = (entityId: string): string | null =>
  entityId.startsWith(PREFIX) ? entityId.slice(PREFIX.length) : null

/** Below the origin of the browser. */
export const objectsPath = (typeId: string) => `/custom/${typeId}`

/** Longer texts are not looked for by index, and sorted by nobody. */
export const LONGEST_INDEXED = 250

/** Where lists look for a field's values: a text, a number, or nowhere but in the object itself. */
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

/**
 * The fields of a type in their order: by the place that they say, those that say none behind them
 * as they stand.
 */
export function orderedFields(schema: SchemaNode): [name: string, node: SchemaNode][] {
  const place = ([, node]: [string, SchemaNode]) =>
    typeof node?.['x-order'] === 'number' ? node['x-order'] : Infinity
  return Object.entries(schema.properties ?? {}).toSorted((a, b) =>
    place(a) === place(b) ? 0 : place(a) - place(b),
  )
}

/**
 * The same schema with the place of every field said. What is no schema stays as it is, to be
 * refused.
 */
export function withPlaces(schema: unknown): unknown {
  if (
    !isObject(schema) ||
    !isObject(schema.properties) ||
    !Object.values(schema.properties).every(isObject)
  )
    return schema
  return {
    ...schema,
    properties: Object.fromEntries(
      orderedFields(schema as SchemaNode).map(([name, node], at) => [
        name,
        { ...node, 'x-order': at },
      ]),
    ),
  }
}

/**
 * The entity that a type describes: the same generators make screens and API of it as of the
 * product's own. Its rows stand in one table with all others (`src/store/object-rows.ts`).
 */
export function objectEntity(type: ObjectTypeFacts): Entity {
  const { required = [] } = type.schema
  const fieldsInOrder = orderedFields(type.schema)
  const properties = Object.fromEntries(fieldsInOrder)
  const texts = fieldsInOrder.filter(([, node]) => node.type === 'string' && !node['x-ref'])
  const schema: EntitySchema = {
    $id: objectEntityId(type.id),
    title: type.name,
    description: type.description || `Objects of the type ${type.name}.`,
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

/**
 * How the console shows the objects of a type: as any schema alone does, at a place of their own.
 */
export function objectResource(entity: Entity): Resource {
  return { entity: entity.id, path: objectsPath(entity.objectType!.id) }
}
