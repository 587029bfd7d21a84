import { checkStored, proposeFor, tryEvents } from '#engine/ingest/event-schemas/stored-events.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf } from '../../base/scope-of.ts'

const schema = { title: 'Schema', description: 'JSON Schema of the whole event.' }
const extendsSchemaId = {
  type: 'string',
  title: 'Builds on',
  maxLength: 30,
  nullable: true,
  'x-ref': 'json-schema',
} as const
const eventType = { type: 'string', title: 'Event type', minLength: 1, maxLength: 100 } as const
const scope = { type: 'string', title: 'Scope', maxLength: 60 } as const

export const postSchemaValidate = endpoint({
  method: 'POST',
  path: '/api/v1/json-schemas/validate',
  access: 'audience',
  summary:
    'What the event schemas say of events, or what a schema says that is not saved yet; nothing is stored',
  body: {
    type: 'object',
    properties: {
      events: {
        type: 'array',
        title: 'Events',
        items: { type: 'object', title: 'Event', additionalProperties: true },
        minItems: 1,
        maxItems: 500,
      },
      schema,
      extendsSchemaId,
    },
    required: ['events'],
    additionalProperties: false,
  },
  async handler(input) {
    const { events, ...draft } = input.body
    return {
      events: await tryEvents(
        input.engine,
        scopeOf(input),
        events,
        draft.schema === undefined
          ? undefined
          : { schema: draft.schema, extendsSchemaId: draft.extendsSchemaId },
      ),
    }
  },
})

export const postSchemaPropose = endpoint({
  method: 'POST',
  path: '/api/v1/json-schemas/propose',
  access: 'audience',
  summary: 'A schema that the last stored events of a type fit',
  rateLimit: 60,
  body: {
    type: 'object',
    properties: { eventType, scope },
    required: ['eventType'],
    additionalProperties: false,
  },
  async handler(input) {
    const { eventType, scope = '' } = input.body
    return proposeFor(input.engine, scopeOf(input), eventType, scope)
  },
})

export const postSchemaCheckStored = endpoint({
  method: 'POST',
  path: '/api/v1/json-schemas/check-stored',
  access: 'audience',
  summary: 'Which of the last stored events of a type would not fit a schema, and why',
  rateLimit: 60,
  body: {
    type: 'object',
    properties: { eventType, scope, schema, extendsSchemaId },
    required: ['eventType', 'schema'],
    additionalProperties: false,
  },
  async handler(input) {
    return checkStored(input.engine, scopeOf(input), input.body)
  },
})
