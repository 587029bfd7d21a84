/**
 * Requests made of the OpenAPI document: which operations there are, what fills their paths, what
 * fits their bodies, and where a body names records.
 */

export interface OpenSchema {
  $ref?: string
  type?: string | string[]
  title?: string
  format?: string
  enum?: unknown[]
  pattern?: string
  default?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  readOnly?: boolean
  items?: OpenSchema
  properties?: Record<string, OpenSchema>
  required?: string[]
  additionalProperties?: boolean | OpenSchema
  'x-references'?: string
  'x-language'?: string
}

interface OpenOperation {
  summary: string
  'x-access': string
  parameters: { name: string; in: string; schema: OpenSchema }[]
  requestBody?: { content: Record<string, { schema: OpenSchema }> }
}

export interface OpenDocument {
  paths: Record<string, Record<string, OpenOperation>>
  components: { schemas: Record<string, OpenSchema> }
}

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `{name}` for its parameters. */
  path: string
  /** `GET /api/v1/contacts/{id}` */
  name: string
  access: string
  pathParameters: { name: string; schema: OpenSchema }[]
  query: { name: string; schema: OpenSchema }[]
  body: OpenSchema | null
  contentTypes: string[]
}

/** Every operation of the document, in its order. */
export function operationsOf(document: OpenDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, one]) => {
      const method = verb.toUpperCase() as Operation['method']
      const content = one.requestBody?.content ?? {}
      const parameters = (place: string) =>
        one.parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => ({ name, schema }))
      return {
        method,
        path,
        name: `${method} ${path}`,
        access: one['x-access'],
        pathParameters: parameters('path'),
        query: parameters('query'),
        body: content['application/json']?.schema ?? null,
        contentTypes: Object.keys(content),
      }
    }),
  )
}

/** The schema itself, where it is told by name. */
export const resolved = (document: OpenDocument, schema: OpenSchema): OpenSchema =>
  schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)!]! : schema

export const typeOf = ({ type }: OpenSchema): string | undefined =>
  Array.isArray(type) ? type.find((one) => one !== 'null') : type

const kebab = (name: string) => name.replace(/([A-Z])/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * The entity whose record a property names: as somebody wrote down, the schema says, or its name
 * does (`profileId`, `profileIds`). Null for a property that names none; undefined for one that
 * looks like a reference to nobody knows what.
 */
export function entityNamedBy(
  name: string,
  schema: OpenSchema,
  known: Readonly<Record<string, string | null>>,
  entities: ReadonlySet<string>,
): string | null | undefined {
  if (name in known) return known[name]
  const said = schema['x-references'] ?? schema.items?.['x-references']
  if (said) return said
  const [, stem] = /^(\w+?)Ids?$/.exec(name) ?? []
  if (stem && entities.has(kebab(stem))) return kebab(stem)
  return stem || schema.format === 'uuid' || schema.items?.format === 'uuid' ? undefined : null
}

/**
 * Where in a body records are named: the way to the property, whether it holds a list, and of what;
 * `language` for structures that name records inside.
 */
export interface Place {
  way: string[]
  isList: boolean
  entity?: string
  language?: string
}

export interface Placing {
  document: OpenDocument
  /** Names of properties that say nothing by themselves. */
  known: Readonly<Record<string, string | null>>
  entities: ReadonlySet<string>
  /** What cannot be told from the document. */
  unclear(name: string): void
}

const languageOf = (name: string, schema: OpenSchema) =>
  schema['x-language'] ??
  (/condition$/i.test(name)
    ? 'condition'
    : name === 'actions'
      ? 'actions'
      : name === 'graph'
        ? 'journey-graph'
        : undefined)

/** Every place of a body where a record may be named; what the server writes (readOnly) is none. */
export function placesIn(placing: Placing, schema: OpenSchema, way: string[] = []): Place[] {
  const { document, known, entities, unclear } = placing
  const { properties = {} } = resolved(document, schema)
  return Object.entries(properties).flatMap(([name, raw]): Place[] => {
    const node = resolved(document, raw)
    const here = [...way, name]
    // Base fields of a record are not the caller's to write.
    if (node.readOnly || (way.length === 0 && name === 'id' && schema.$ref)) return []
    const language = languageOf(name, node)
    if (language) return [{ way: here, isList: false, language }]
    const entity = entityNamedBy(name, node, known, entities)
    if (entity === undefined) unclear(here.join('.'))
    if (entity) return [{ way: here, isList: typeOf(node) === 'array', entity }]
    if (typeOf(node) === 'array' && node.items) return placesIn(placing, node.items, [...here, '0'])
    return placesIn(placing, node, here)
  })
}

/** A value put at the end of a way, with the structures that it needs; lists hold one entry. */
export function putAt(
  target: Record<string, unknown>,
  way: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const [name, next, ...rest] = way
  if (next === undefined) return { ...target, [name!]: value }
  if (next === '0') return { ...target, [name!]: [putAt({}, rest, value)] }
  const inner = target[name!]
  return {
    ...target,
    [name!]: putAt(
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {},
      [next, ...rest],
      value,
    ),
  }
}

export interface Filling {
  document: OpenDocument
  /** A record that is named. */
  idOf(entity: string): string | undefined
  text(schema: OpenSchema, name: string): string
}

function sampleText(filling: Filling, schema: OpenSchema, name: string): string {
  switch (schema.format) {
    case 'uuid':
      return '01900000-0000-7000-8000-000000000099'
    case 'email':
      return 'somebody@example.com'
    case 'uri':
      return 'https://example.com/'
    case 'date-time':
      return '2026-12-01T09:00:00Z'
    case 'date':
      return '2026-12-01'
    case 'duration':
      return 'P1D'
    default:
      return filling.text(schema, name)
  }
}

/** A value that fits a schema: of structures, what is required. */
export function sampleOf(filling: Filling, given: OpenSchema, name = ''): unknown {
  const schema = resolved(filling.document, given)
  const id = schema['x-references'] ? filling.idOf(schema['x-references']) : undefined
  if (id) return id
  if (schema.enum) return schema.enum[0]
  if (languageOf(name, schema) === 'condition')
    return { type: 'matchAllCondition', parameterValues: {} }
  if (schema.default !== undefined) return schema.default
  switch (typeOf(schema)) {
    case 'string':
      return sampleText(filling, schema, name)
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1)
    case 'boolean':
      return true
    case 'array':
      return (schema.minItems ?? 0) > 0 && schema.items
        ? [sampleOf(filling, schema.items, name)]
        : []
    default:
      return Object.fromEntries(
        (schema.required ?? []).flatMap((key) =>
          schema.properties?.[key] ? [[key, sampleOf(filling, schema.properties[key]!, key)]] : [],
        ),
      )
  }
}

/** What is missing to fill a path. */
export class CannotFill extends Error {}

/** The path with a value for each parameter. @throws CannotFill naming the parameter */
export function filledPath(
  { name: operation, path, pathParameters }: Operation,
  valueOf: (parameter: string, schema: OpenSchema) => string | undefined,
): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = valueOf(name, pathParameters.find((one) => one.name === name)!.schema)
    if (value === undefined) throw new CannotFill(`${operation}: nobody knows what {${name}} is`)
    return encodeURIComponent(value)
  })
}
