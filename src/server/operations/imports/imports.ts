import { say } from '#language'
import { fetchNow } from '#engine/ingest/imports/schedule.ts'
import {
  errorsCsv,
  importAtOnce,
  startRun,
  stopRun,
  tryRun,
  uploadFile,
  viewRun,
} from '#engine/ingest/imports/runs.ts'
import type { ImportChoices } from '#model/api/answers/import-answers.ts'
import { entityOf, type EntityId } from '#model/schema/entities.generated.ts'
import { fieldNamed, type SchemaNode } from '#model/schema/entity.ts'
import { fail } from '#model/lib/errors.ts'
import { recordScope } from '../../crud/crud-endpoints.ts'
import { streamOf } from '../../crud/export-endpoint.ts'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'
import { MAX_HELD_FILE, uploadedChunks } from '../../base/scope-of.ts'

const scope = (input: EndpointInput, what: 'read' | 'write', entity: EntityId = 'import-run') =>
  recordScope(input.engine.stores.of(entity).entity, what, input)

const separators = ['auto', 'comma', 'semicolon', 'tab', 'pipe'] as const

const separatorOf = (given: string | undefined) => {
  const found = separators.find((separator) => separator === (given ?? 'auto'))
  if (!found)
    throw fail(
      'malformed',
      say('{title} must be one of: {values}.', {
        title: '"separator"',
        values: separators.join(', '),
      }),
      [{ path: '/separator', message: separators.join(', ') }],
    )
  return found
}

/** How the rows are imported; saved with the run when it starts. */
const choices: SchemaNode = {
  type: 'object',
  properties: {
    settings: {
      type: 'object',
      title: 'Settings',
      properties: {
        mapping: {
          type: 'object',
          title: 'Mapping',
          additionalProperties: { type: 'string', maxLength: 100 },
        },
        mergingProperty: { type: 'string', title: 'Match by', minLength: 1, maxLength: 100 },
        overwriteExistingProfiles: { type: 'boolean', title: 'Overwrite' },
        propertiesToOverwrite: {
          type: 'array',
          title: 'Only overwrite',
          items: { type: 'string', minLength: 1, maxLength: 100 },
          maxItems: 100,
        },
        multiValueSeparator: {
          type: 'string',
          title: 'List separator',
          minLength: 1,
          maxLength: 3,
        },
      },
      additionalProperties: false,
    },
    newProperties: {
      type: 'array',
      title: 'New properties',
      maxItems: 500,
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', title: 'Id', minLength: 1, maxLength: 100 },
          name: { type: 'string', title: 'Name', maxLength: 40 },
          valueType: fieldNamed(entityOf('property-type'), 'valueType').node,
        },
        required: ['id', 'name', 'valueType'],
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
}

/** Any size: the file is streamed; only a file in a form is held in memory, and has a limit. */
const upload = {
  accepts: ['text/csv', 'application/x-ndjson', 'application/octet-stream', 'multipart/form-data'],
  readsBody: 'asItComes',
  idempotency: 'lease',
  bodyLimit: MAX_HELD_FILE,
  rateLimit: 30,
} as const

export const postUpload = endpoint({
  method: 'POST',
  path: '/api/v1/import-configs/:id/upload',
  access: 'write-audience',
  summary: 'Upload a file of people (CSV or NDJSON); nothing is applied yet',
  status: 201,
  ...upload,
  query: { fileName: { type: 'string' } },
  handler: (input) =>
    uploadFile(input.engine, scope(input, 'write', 'import-config'), input.params.id, {
      name: input.query.fileName ?? '',
      chunks: uploadedChunks(input),
    }),
})

export const postFile = endpoint({
  method: 'POST',
  path: '/api/v1/import-runs/upload',
  access: 'write-audience',
  summary: 'Upload a file of people (CSV or JSON) without a saved import; nothing is applied yet',
  status: 201,
  ...upload,
  query: {
    fileName: { type: 'string' },
    separator: { type: 'string', enum: separators },
  },
  handler: (input) =>
    uploadFile(input.engine, scope(input, 'write'), null, {
      name: input.query.fileName ?? '',
      chunks: uploadedChunks(input),
      columnSeparator: separatorOf(input.query.separator),
    }),
})

export const postProfilesImport = endpoint({
  method: 'POST',
  path: '/api/v1/profiles/import',
  access: 'write-audience',
  summary:
    'Take in people from a file (CSV or NDJSON) in one call, or try it; without an import ' +
    'they are identified by email address',
  status: 202,
  ...upload,
  query: {
    config: { type: 'string' },
    fileName: { type: 'string' },
    dryRun: { type: 'string', enum: ['true', 'false'] },
  },
  handler: (input) =>
    importAtOnce(
      input.engine,
      scope(input, 'write', 'import-config'),
      {
        configId: input.query.config,
        fileName: input.query.fileName ?? '',
        isTrial: input.query.dryRun === 'true',
      },
      uploadedChunks(input),
    ),
})

export const postFetch = endpoint({
  method: 'POST',
  path: '/api/v1/import-configs/:id/fetch',
  access: 'write-audience',
  summary: 'Look for a new file of a recurrent import now',
  handler: (input) =>
    fetchNow(input.engine, scope(input, 'write', 'import-config'), input.params.id),
})

export const getRunView = endpoint({
  method: 'GET',
  path: '/api/v1/import-runs/:id/preview',
  access: 'audience',
  summary: 'First rows of a file, and how its columns map',
  handler: (input) => viewRun(input.engine, scope(input, 'read'), input.params.id),
})

export const postTry = endpoint({
  method: 'POST',
  path: '/api/v1/import-runs/:id/try',
  access: 'write-audience',
  summary: 'What taking a file in would do; nothing is changed',
  rateLimit: 30,
  body: choices,
  handler: (input) =>
    tryRun(input.engine, scope(input, 'write'), input.params.id, input.body as ImportChoices),
})

export const postStart = endpoint({
  method: 'POST',
  path: '/api/v1/import-runs/:id/start',
  access: 'write-audience',
  summary: 'Take a file in, or go on where it stopped',
  body: choices,
  handler: (input) =>
    startRun(input.engine, scope(input, 'write'), input.params.id, input.body as ImportChoices),
})

export const postStop = endpoint({
  method: 'POST',
  path: '/api/v1/import-runs/:id/stop',
  access: 'write-audience',
  summary: 'Stop taking a file in; what was taken stays',
  handler: (input) => stopRun(input.engine, scope(input, 'write'), input.params.id),
})

export const getErrors = endpoint({
  method: 'GET',
  path: '/api/v1/import-runs/:id/errors',
  access: 'audience',
  summary: 'Rows and values that an import did not take, as CSV',
  async handler(input) {
    const parts = errorsCsv(input.engine, scope(input, 'read'), input.params.id)
    const first = await parts.next()
    async function* all() {
      yield first.value
      yield* parts
    }
    return input.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="import-errors.csv"')
      .send(streamOf(all()))
  },
})
