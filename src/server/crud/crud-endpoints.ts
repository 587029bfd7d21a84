import { inSentence, say } from '#language'
import { entityAccess, isOpenAccess } from '#model/schema/access.ts'
import type { Entity, Operation } from '#model/schema/entity.ts'
import { fail } from '#model/lib/errors.ts'
import { withArticle } from '#model/schema/with-article.ts'
import { publicRecord } from '#store/row-codec.ts'
import type { EntityStore, StoreScope } from '#store/entity-store.ts'
import {
  endpoint,
  type Endpoint,
  type EndpointAccess,
  type EndpointInput,
} from '../base/endpoint.ts'
import { checkAccess } from '../plugins/authenticate.ts'
import { bulkChangeEndpoints } from './bulk-changes.ts'
import { bulkEndpoints, type Many } from './bulk-endpoints.ts'
import { exportEndpoint } from './export-endpoint.ts'
import { contentRange, readListQuery } from '../base/read-list-query.ts'
import { readVersion, scopeOf, versionIn } from '../base/scope-of.ts'
import { storeFor } from './bound-store.ts'
import { shownRecords } from './shown-records.ts'
import { usedByEndpoints } from './used-by-endpoints.ts'
import type { RecordValues } from '#model/schema/record-values.ts'

/** The entity of a call, and its store. */
export interface ResolvedStore {
  entity: Entity
  store: EntityStore
}

/**
 * The subject of generated endpoints: a fixed entity, or a custom type that is known only at the
 * call. `entity` provides the address, the description and the access.
 */
export interface CrudSubject {
  entity: Entity
  find(input: EndpointInput): Promise<ResolvedStore>
}

const known = (entity: Entity): CrudSubject => ({
  entity,
  find: async (input) => ({ entity, store: storeFor(entity, input) }),
})

/**
 * The access class of generated endpoints. Where the schema says `none`, a hand-written endpoint
 * declares its own.
 */
const accessOf = (entity: Entity, what: 'read' | 'write'): EndpointAccess =>
  entityAccess(entity, what) ?? (what === 'read' ? 'operator' : 'write-operator')

/**
 * The scope of a hand-written operation on an entity's records, denied to callers who may not read
 * or write them.
 */
export function recordScope(
  entity: Entity,
  what: 'read' | 'write',
  input: EndpointInput,
): StoreScope {
  checkAccess(
    { access: accessOf(entity, what), path: input.request.routeOptions.config.rightsPath ?? '' },
    input.caller,
  )
  return scopeOf(input)
}

/**
 * The writable values of a body: no base fields, no readOnly fields, a secret only as text. Keys
 * are chosen at creation.
 */
export function writable(entity: Entity, body: unknown, creating: boolean): RecordValues {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw fail('malformed', 'The request must be a JSON object.')
  const recordValues = body as RecordValues
  const known = new Set([...entity.fields.map((field) => field.name), 'id'])
  const unknown = Object.keys(recordValues).filter((name) => !known.has(name))
  const [firstUnknown] = unknown
  if (firstUnknown !== undefined)
    throw fail(
      'invalid',
      say('There is no field "{name}" in {things}.', {
        name: firstUnknown,
        things: inSentence(entity.plural),
      }),
      unknown.map((name) => ({
        path: `/${name}`,
        message: say('There is no field "{name}".', { name }),
      })),
    )
  const values: RecordValues = {}
  for (const field of entity.fields) {
    const value = recordValues[field.name]
    if (value === undefined || field.readOnly) continue
    const isSecret = field.secret || field.node['x-secretWhen'] !== undefined
    if (isSecret && typeof value !== 'string') continue
    values[field.name] = value
  }
  if (creating && entity.idKind === 'key' && recordValues.id !== undefined)
    values.id = recordValues.id
  return values
}

/** @throws ProductError when neither `If-Match` nor `version` gives the version that was read */
function versionOf(input: EndpointInput): number {
  const version = versionIn(input) ?? readVersion(input.query.version)
  if (version === null)
    throw fail('malformed', 'Send the version that you read, as "version" or in If-Match.', [
      { path: '/version', message: 'Which version is being changed?' },
    ])
  return version
}

/** The query of the next page. */
const withAfter = (query: Record<string, string | undefined>, after: string) =>
  new URLSearchParams({ ...(query as Record<string, string>), after })

function listEndpoint({ entity: described, find }: CrudSubject): Endpoint {
  return endpoint({
    method: 'GET',
    path: `/api/v1/${described.path}`,
    access: accessOf(described, 'read'),
    summary: `${described.plural}, page by page`,
    query: Object.fromEntries(
      ['sort', 'range', 'filter', 'after'].map((name) => [name, { type: 'string' }]),
    ),
    async handler(input) {
      const { entity, store } = await find(input)
      const result = await store.list(scopeOf(input), readListQuery(input.query))
      input.reply.header(
        'content-range',
        contentRange(entity.path, result.first, result.rows.length, result.total),
      )
      if (result.next)
        input.reply.header(
          'link',
          `</api/v1/${entity.path}?${withAfter(input.query, result.next)}>; rel="next"`,
        )
      const rows = await shownRecords(entity, input.engine, scopeOf(input), result.rows)
      return rows.map((row) => withoutHidden(entity, publicRecord(entity, row)))
    },
  })
}

/** Large fields are only on the record's own page. */
function withoutHidden(entity: Entity, record: RecordValues): RecordValues {
  for (const field of entity.fields) if (field.node['x-hidden']) delete record[field.name]
  return record
}

function getEndpoint({ entity: described, find }: CrudSubject): Endpoint {
  return endpoint({
    method: 'GET',
    path: `/api/v1/${described.path}/:id`,
    access: accessOf(described, 'read'),
    summary: `One ${described.title.toLowerCase()}`,
    async handler(input) {
      const { entity, store } = await find(input)
      const record = await store.get(scopeOf(input), input.params.id)
      if (!record)
        throw fail(
          'not_found',
          say('There is no such {thing}.', { thing: inSentence(entity.title) }),
        )
      input.reply.header('etag', `"${String(record.version)}"`)
      const [shown] = await shownRecords(entity, input.engine, scopeOf(input), [record])
      return publicRecord(entity, shown!)
    },
  })
}

function createEndpoint({ entity: described, find }: CrudSubject): Endpoint {
  return endpoint({
    method: 'POST',
    path: `/api/v1/${described.path}`,
    access: accessOf(described, 'write'),
    summary: `Create ${withArticle(described.title.toLowerCase())}`,
    status: 201,
    async handler(input) {
      const { entity, store } = await find(input)
      const record = await store.create(scopeOf(input), writable(entity, input.body, true))
      return publicRecord(entity, record)
    },
  })
}

function updateEndpoint({ entity: described, find }: CrudSubject): Endpoint {
  return endpoint({
    method: 'PUT',
    path: `/api/v1/${described.path}/:id`,
    access: accessOf(described, 'write'),
    summary: `Change ${withArticle(described.title.toLowerCase())}`,
    async handler(input) {
      const { entity, store } = await find(input)
      const record = await store.update(
        scopeOf(input),
        input.params.id,
        versionOf(input),
        writable(entity, input.body, false),
      )
      input.reply.header('etag', `"${String(record.version)}"`)
      return publicRecord(entity, record)
    },
  })
}

function deleteEndpoint({ entity: described, find }: CrudSubject): Endpoint {
  return endpoint({
    method: 'DELETE',
    path: `/api/v1/${described.path}/:id`,
    access: accessOf(described, 'write'),
    summary: `Delete ${withArticle(described.title.toLowerCase())}`,
    async handler(input) {
      const { entity, store } = await find(input)
      const hasVersion =
        input.request.headers['if-match'] !== undefined || input.query.version !== undefined
      const record = await store.remove(
        scopeOf(input),
        input.params.id,
        hasVersion ? versionOf({ ...input, body: undefined }) : null,
      )
      return publicRecord(entity, record)
    },
  })
}

const makers: Record<Operation, (subject: CrudSubject) => Endpoint> = {
  list: listEndpoint,
  get: getEndpoint,
  create: createEndpoint,
  update: updateEndpoint,
  delete: deleteEndpoint,
}

/**
 * Who may change many records of an entity. Records that only the product writes can be exported in
 * bulk by the people who read them.
 */
function bulkAccess(entity: Entity): EndpointAccess {
  const read = entityAccess(entity, 'read')
  const isReadOnly = entityAccess(entity, 'write') === null
  return isReadOnly && read !== null && !isOpenAccess(read)
    ? (`write-${read}` as EndpointAccess)
    : accessOf(entity, 'write')
}

const manyOf = ({ entity, find }: CrudSubject, written: Many['written']): Many => ({
  entity,
  find,
  access: bulkAccess(entity),
  scopeOf,
  written,
})

/**
 * The generic endpoints of one subject. `written` are the hand-written endpoints of one record,
 * which bulk actions call.
 */
function endpointsFor(subject: CrudSubject, written: Many['written'] = {}): Endpoint[] {
  const { entity } = subject
  return [
    ...(entity.operations.includes('list')
      ? [exportEndpoint(subject, accessOf(entity, 'read'), scopeOf)]
      : []),
    ...bulkEndpoints(manyOf(subject, written)),
    ...entity.operations.map((operation) => makers[operation](subject)),
  ]
}

/** The same endpoints for objects of custom types, with the type in the address. */
export const objectEndpoints = (subject: CrudSubject): Endpoint[] =>
  endpointsFor(subject).map((one) => ({ ...one, params: objectParams }))

/** The path parameters of objects: their type and id. */
export const objectParams = { type: { 'x-ref': 'object-type' }, id: { 'x-ref': 'custom' } }

/**
 * The generic endpoints of every entity with an API path, except those that a hand-written
 * operation replaces.
 */
export function crudEndpoints(
  entities: readonly Entity[],
  operations: readonly Endpoint[],
): Endpoint[] {
  const written = (entity: Entity, method: string) =>
    operations.find(
      (operation) => operation.method === method && operation.path === `/api/v1/${entity.path}/:id`,
    )
  const writtenOf = (entity: Entity): Many['written'] => {
    const [update, remove] = [written(entity, 'PUT'), written(entity, 'DELETE')]
    return { ...(update ? { update } : {}), ...(remove ? { remove } : {}) }
  }
  const taken = new Set(operations.map((operation) => `${operation.method} ${operation.path}`))
  const open = entities.filter((entity) => entity.path !== '')
  return [
    ...open.flatMap((entity) => [
      ...usedByEndpoints(entity, entities, accessOf(entity, 'read'), scopeOf),
      ...endpointsFor(known(entity), writtenOf(entity)),
    ]),
    ...bulkChangeEndpoints(open.map((entity) => manyOf(known(entity), writtenOf(entity)))),
  ].filter((one) => !taken.has(`${one.method} ${one.path}`))
}
