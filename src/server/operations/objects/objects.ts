import { say } from '#language'
import { deleteTypeWithObjects } from '#engine/audience/objects/delete-type.ts'
import { importObjects, type ImportFormat } from '#engine/audience/objects/import-objects.ts'
import { listTypes, objectsOf } from '#engine/audience/objects/load-types.ts'
import { previewTypeChange } from '#engine/audience/objects/change-type.ts'
import { readEntity, type Entity } from '#model/schema/entity.ts'
import { fail } from '#model/lib/errors.ts'
import { objectEndpoints, objectParams } from '../../crud/crud-endpoints.ts'
import { endpoint, type Endpoint } from '../../base/endpoint.ts'
import { MAX_HELD_FILE, scopeOf, uploadedBytes } from '../../base/scope-of.ts'

/**
 * The common fields of all types, for the description of the endpoints; the address names the type.
 */
const anyObject: Entity = readEntity({
  $id: 'custom-object',
  title: 'Custom object',
  description: 'An object of a type that people made.',
  type: 'object',
  properties: {},
  'x-entity': {
    plural: 'Custom objects',
    path: 'custom/:type',
    scope: 'tenant',
    id: 'uuid',
    label: 'id',
    access: { read: 'admin', write: 'admin' },
    operations: ['list', 'get', 'create', 'update', 'delete'],
  },
})

export const getObjectTypes = endpoint({
  method: 'GET',
  path: '/api/v1/custom',
  access: 'audience',
  summary: 'Every type of objects with its fields, as the console draws screens from them',
  handler: (input) => listTypes(input.engine, scopeOf(input)),
})

const formats: readonly string[] = ['csv', 'json', 'ndjson']

export const postObjectImport = endpoint({
  method: 'POST',
  path: '/api/v1/custom/:type/import',
  params: objectParams,
  access: 'write-audience',
  summary:
    'Objects from a file: CSV (text/csv or a form with one file), or rows as JSON; "dry" changes nothing',
  accepts: ['text/csv', 'multipart/form-data'],
  query: { format: { type: 'string' }, dry: { type: 'string' } },
  bodyLimit: MAX_HELD_FILE,
  rateLimit: 30,
  async handler(input) {
    const { format = 'csv', dry } = input.query
    if (!formats.includes(format))
      throw fail(
        'malformed',
        say('There is no import of "{name}"; there are {values}.', {
          name: format,
          values: formats.join(', '),
        }),
        [{ path: '/format', message: 'csv, json or ndjson.' }],
      )
    const isRows = Array.isArray(input.body)
    const bytes = isRows
      ? new TextEncoder().encode(JSON.stringify(input.body))
      : uploadedBytes(input)
    return importObjects(input.engine, scopeOf(input), input.params.type, {
      bytes,
      format: isRows ? 'json' : (format as ImportFormat),
      dry: dry === 'true',
    })
  },
})

export const postTypeChanges = endpoint({
  method: 'POST',
  path: '/api/v1/object-types/:id/changes',
  access: 'audience',
  summary:
    'What other fields would mean for the objects of a type: which would not fit, which values would be shown no more',
  rateLimit: 60,
  body: {
    type: 'object',
    properties: {
      schema: { title: 'Fields' },
      label: { type: 'string', title: 'Named by', maxLength: 40 },
    },
    required: ['schema'],
    additionalProperties: false,
  },
  async handler(input) {
    const { schema, label } = input.body
    return previewTypeChange(input.engine, scopeOf(input), input.params.id, { schema, label })
  },
})

export const postTypeDelete = endpoint({
  method: 'POST',
  path: '/api/v1/object-types/:id/delete-with-objects',
  access: 'write-audience',
  summary: 'Permanently delete a type with all its objects, confirmed by its name',
  rateLimit: 30,
  body: {
    type: 'object',
    properties: { confirm: { type: 'string', title: 'Name of the type', maxLength: 100 } },
    required: ['confirm'],
    additionalProperties: false,
  },
  handler: (input) =>
    deleteTypeWithObjects(input.engine, scopeOf(input), input.params.id, input.body.confirm),
})

/**
 * List, show, create, update, delete, undo, bulk and export of the objects of any type, by the
 * generic endpoints.
 */
export const objectOperations: readonly Endpoint[] = objectEndpoints({
  entity: anyObject,
  find: (input) => objectsOf(input.engine, input.caller.tenantId, input.params.type!),
})
