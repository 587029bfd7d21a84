import type { EntitySchema, SchemaNode } from '#model/schema/entity.ts'
import type { Options } from './options.ts'

/** The input of a field type: the options, and access to other schemas. */
interface Context {
  given: Options
  /** @throws Error for an entity without a schema */
  schemaOf(entity: string): EntitySchema
}

/** Optional fields default to empty text where possible, else to null. */
const empty: SchemaNode = { default: '' }
const none: SchemaNode = { nullable: true }

function choice({ given }: Context): SchemaNode {
  const values = (given.values ?? '').split(',').map((part) => part.trim())
  if (values.some((text) => text === '')) throw new Error('Name the choices: --values small,large')
  return { type: 'string', enum: values, default: given.default ?? values[0] }
}

function reference({ given, schemaOf }: Context): SchemaNode {
  if (!given.to) throw new Error('Name the entity that the field refers to: --to contact')
  const isUuid = schemaOf(given.to)['x-entity'].id === 'uuid'
  return {
    type: 'string',
    ...(isUuid ? { format: 'uuid' } : { maxLength: 250 }),
    'x-ref': given.to,
    'x-onDelete': given.required ? 'cascade' : 'set null',
    ...none,
  }
}

/** The schema of each field type. */
const fieldTypes: Readonly<Record<string, (context: Context) => SchemaNode>> = {
  string: () => ({ type: 'string', maxLength: 200, ...empty }),
  text: () => ({ type: 'string', maxLength: 2000, ...empty, 'x-field': 'long-text' }),
  email: () => ({ type: 'string', format: 'email', maxLength: 100, ...none }),
  url: () => ({ type: 'string', maxLength: 500, ...empty, 'x-field': 'url' }),
  integer: () => ({ type: 'integer', ...none }),
  number: () => ({ type: 'number', ...none }),
  boolean: () => ({ type: 'boolean', default: false }),
  date: () => ({ type: 'string', format: 'date', ...none }),
  'date-time': () => ({ type: 'string', format: 'date-time', ...none }),
  tags: () => ({
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: 40 },
    maxItems: 50,
    uniqueItems: true,
    default: [],
    'x-field': 'tags',
  }),
  choice,
  reference,
}

/**
 * Parses a default to the type of the field.
 * @throws Error if it does not fit
 */
function readDefault(node: SchemaNode, typed: string): unknown {
  if (node.type === 'string') return typed
  try {
    return JSON.parse(typed) as unknown
  } catch {
    throw new Error(`--default ${typed} is not a valid ${node.type}.`)
  }
}

/**
 * The schema of a field, with type, title and description first.
 * @throws Error for an invalid field
 */
export function fieldNode(title: string, context: Context): SchemaNode {
  const { type: kind = 'string', description, section, required, default: typed } = context.given
  if (!Object.hasOwn(fieldTypes, kind))
    throw new Error(`--type must be one of ${Object.keys(fieldTypes).join(', ')}.`)
  const { type, nullable, ...rest } = fieldTypes[kind]!(context)
  const words = {
    type,
    title,
    ...(description ? { description } : {}),
  }
  const node = { ...words, ...rest, ...(nullable && !required && !typed ? none : {}) }
  return {
    ...node,
    ...(typed === undefined ? {} : { default: readDefault(node, typed) }),
    ...(section ? { 'x-section': section } : {}),
  }
}
