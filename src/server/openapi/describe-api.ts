import { brand } from '#brand'
import {
  callerKinds,
  hasAccess,
  isForKeys,
  isOpenAccess,
  type EndpointAccess,
} from '#model/schema/access.ts'
import type { Entity, SchemaNode } from '#model/schema/entity.ts'
import { errorCatalog } from '#model/lib/errors.ts'
import type { Endpoint } from '../base/endpoint.ts'
import { recordsInPath } from '../base/path-records.ts'
import type { JsonObject } from '#model/schema/record-values.ts'
import { required } from '#model/lib/lookup.ts'

/** Structures that are written in a language of the product. */
const languages: readonly unknown[] = ['condition', 'actions', 'journey-graph']

/**
 * Removes x- keywords, which are for our own generators; `nullable` becomes a type list as in
 * OpenAPI 3.1. Two keywords are published: `x-references` names the schema of the record whose id a
 * value is, `x-language` the language of a structure.
 */
function plain(node: SchemaNode): JsonObject {
  const { nullable, properties, items, $ref: _ref, $defs: _defs, $id: _id, ...rest } = node
  const kept = Object.fromEntries(
    Object.entries(rest).filter(([key]) => !key.startsWith('x-') && key !== '$schema'),
  )
  return {
    ...kept,
    ...(node['x-ref'] ? { 'x-references': node['x-ref'] } : {}),
    ...(languages.includes(node['x-field']) ? { 'x-language': node['x-field'] } : {}),
    ...(nullable && kept.type ? { type: [kept.type, 'null'] } : {}),
    ...(nullable && kept.enum ? { enum: [...(kept.enum as unknown[]), null] } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, child]) => [name, plain(child)]),
          ),
        }
      : {}),
    ...(items ? { items: plain(items) } : {}),
    ...(typeof kept.additionalProperties === 'object' && kept.additionalProperties
      ? { additionalProperties: plain(kept.additionalProperties) }
      : {}),
  }
}

function entitySchema(entity: Entity): JsonObject {
  const fields = entity.fields.filter(
    (field) => !field.secret || field.node['x-field'] === 'secret',
  )
  return {
    type: 'object',
    title: entity.title,
    description: entity.description,
    properties: Object.fromEntries(
      fields.map((field) => [
        field.name,
        {
          ...plain(field.node),
          ...(field.readOnly ? { readOnly: true } : {}),
          ...(field.secret ? { writeOnly: true } : {}),
        },
      ]),
    ),
    required: entity.fields
      .filter((field) => field.required && !field.base)
      .map((field) => field.name),
  }
}

const problem = {
  description: 'RFC 9457 problem details',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

/** Sign-in tokens and secret keys use the same header; an operation for people accepts no keys. */
function securityOf(access: EndpointAccess): JsonObject {
  if (access === 'write-key') return { security: [{ writeKey: [] }] }
  if (isOpenAccess(access)) return { security: [] }
  return { security: [{ bearer: [] }, ...(isForKeys(access) ? [{ secretKey: [] }] : [])] }
}

function operationOf(
  endpoint: Endpoint,
  entity: Entity | undefined,
  entities: readonly Entity[],
): JsonObject {
  const records = recordsInPath(endpoint, entities)
  const pathSchema = (name: string) => ({
    type: 'string',
    ...plain(endpoint.params?.[name] ?? {}),
    ...(records.has(name) ? { 'x-references': required(records, name).id } : {}),
  })
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]!)
  const ref = entity ? { $ref: `#/components/schemas/${entity.id}` } : undefined
  const isList = endpoint.method === 'GET' && !names.length && ref
  const schema = (isList ? { type: 'array', items: ref } : ref) ?? {}
  const written = endpoint.method === 'POST' || endpoint.method === 'PUT' ? ref : undefined
  const body = endpoint.body ? plain(endpoint.body) : written
  const content = {
    ...(body ? { 'application/json': { schema: body } } : {}),
    ...Object.fromEntries(
      (endpoint.accepts ?? []).map((type) => [type, { schema: { type: 'string' } }]),
    ),
  }
  return {
    summary: endpoint.summary,
    ...(endpoint.successor
      ? {
          deprecated: true,
          'x-successor': `${endpoint.successor.method} ${endpoint.successor.path}`,
        }
      : {}),
    tags: [entity?.plural ?? (endpoint.path.split('/')[3] || 'site')],
    'x-access': endpoint.access,
    'x-callers': isOpenAccess(endpoint.access)
      ? []
      : callerKinds.filter((kind) => hasAccess(kind, endpoint.access)),
    ...securityOf(endpoint.access),
    parameters: [
      ...names.map((name) => ({ name, in: 'path', required: true, schema: pathSchema(name) })),
      ...Object.entries(endpoint.query ?? {}).map(([name, node]) => ({
        name,
        in: 'query',
        schema: plain(node),
      })),
      ...(endpoint.method === 'POST'
        ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 200 } }]
        : []),
    ],
    ...(Object.keys(content).length > 0 ? { requestBody: { content } } : {}),
    responses: {
      [String(endpoint.status ?? 200)]: {
        description: 'Done',
        content: { 'application/json': { schema } },
      },
      default: problem,
    },
  }
}

const addressOf = ({ path, method }: Endpoint) => `${path} ${method}`

/** OpenAPI 3.1 of every endpoint, from the same declarations that are mounted. */
export function describeApi(
  endpoints: readonly Endpoint[],
  entities: readonly Entity[],
  origin: string,
): JsonObject {
  const paths: Record<string, JsonObject> = {}
  // By address, so that moving a declaration leaves the document as it is.
  const ordered = endpoints.toSorted((a, b) => (addressOf(a) < addressOf(b) ? -1 : 1))
  for (const endpoint of ordered) {
    const entity = entities.find(
      (e) =>
        e.path !== '' &&
        (endpoint.path === `/api/v1/${e.path}` || endpoint.path === `/api/v1/${e.path}/:id`),
    )
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint, entity, entities),
    }
  }
  const problemSchema = {
    type: 'object',
    properties: {
      type: { type: 'string' },
      title: { type: 'string' },
      status: { type: 'integer' },
      code: { type: 'string', enum: Object.keys(errorCatalog) },
      detail: { type: 'string' },
      message: { type: 'string' },
      errors: {
        type: 'array',
        items: {
          type: 'object',
          properties: { path: { type: 'string' }, message: { type: 'string' } },
        },
      },
    },
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: `${brand.claim} Lists take sort, range and filter as JSON and answer with Content-Range.`,
    },
    servers: [{ url: origin }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An access token of the identity provider, or a secret key.',
        },
        secretKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-API-Key',
          description: 'A secret key.',
        },
        writeKey: {
          type: 'http',
          scheme: 'basic',
          description: 'The write key of a source as user name, no password.',
        },
      },
      schemas: {
        Problem: problemSchema,
        ...Object.fromEntries(
          entities.filter((e) => e.path !== '').map((e) => [e.id, entitySchema(e)]),
        ),
      },
    },
  }
}
