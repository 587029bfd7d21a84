import { isCalled } from '#catalog/channels/definitions.ts'
import { engageReport, writeEngageLedger } from '#engine/engage/reports/engage-report.ts'
import {
  createEngage,
  rollEngageSecret,
  sendEngageTest,
} from '#engine/engage/messages/send-test.ts'
import {
  countAudience,
  MAX_NAMED,
  sendToAudience,
  stopSending,
} from '#engine/engage/broadcasts/send-engage.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { entityOf, type Engage } from '#model/schema/entities.generated.ts'
import { noteExport } from '#engine/administration/notices/note-export.ts'
import { fail } from '#model/lib/errors.ts'
import { publicRecord } from '#store/row-codec.ts'
import { recordScope, writable } from '../../crud/crud-endpoints.ts'
import { streamOf } from '../../crud/export-endpoint.ts'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'
import { noteShownSecret } from '../../base/note-shown-secret.ts'

const entity = entityOf('engage')
const scope = (input: EndpointInput, what: 'read' | 'write') => recordScope(entity, what, input)

const audience: Record<string, SchemaNode> = {
  segmentId: { type: 'string', maxLength: 60, description: 'All people in this segment.' },
  listId: { type: 'string', maxLength: 60, description: 'All people on this list.' },
  profileIds: {
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    minItems: 1,
    maxItems: MAX_NAMED,
    description: 'These people.',
  },
  again: {
    type: 'boolean',
    description:
      'Send it again to people who have it, and to an audience that got it within a day.',
  },
}

/** The public record with its secret, which only this response contains. */
async function withSecret(input: EndpointInput, record: Engage) {
  if (!record.secret) return publicRecord(entity, { ...record })
  await noteShownSecret(input, entity, record)
  return { ...publicRecord(entity, { ...record }), secret: record.secret }
}

export const postEngage = endpoint({
  method: 'POST',
  path: '/api/v1/engage',
  access: 'write-audience',
  summary: 'Create an engage message; the secret of one that calls an address is shown once',
  answersSecret: true,
  status: 201,
  handler: async (input) =>
    withSecret(
      input,
      await createEngage(input.engine, scope(input, 'write'), writable(entity, input.body, true)),
    ),
})
export const postEngageSecret = endpoint({
  method: 'POST',
  path: '/api/v1/engage/:id/secret',
  access: 'write-audience',
  summary: 'A new signing secret in place of the old one, shown once',
  answersSecret: true,
  handler: async (input) =>
    withSecret(input, await rollEngageSecret(input.engine, scope(input, 'write'), input.params.id)),
})
export const postEngageQuery = endpoint({
  method: 'POST',
  path: '/api/v1/engage/:id/query',
  access: 'audience',
  summary: 'Who would get a message, and why the others would not',
  body: { type: 'object', properties: audience, additionalProperties: false },
  handler: (input) =>
    countAudience(input.engine, scope(input, 'read'), input.params.id, input.body ?? {}),
})
export const getEngageReport = endpoint({
  method: 'GET',
  path: '/api/v1/engage/:id/report',
  access: 'audience',
  summary: 'Results of a message by status and reason, with its latest sends',
  handler: (input) => engageReport(input.engine, scope(input, 'read'), input.params.id),
})
export const getEngageExport = endpoint({
  method: 'GET',
  path: '/api/v1/engage/:id/export',
  access: 'audience',
  summary: 'The ledger of a message as CSV, streamed',
  rateLimit: 30,
  query: { state: { type: 'string', maxLength: 100 } },
  async handler(input) {
    const [at, id] = [scope(input, 'read'), input.params.id]
    const { total, parts } = await writeEngageLedger(input.engine, at, id, input.query.state)
    await noteExport(input.engine, at, {
      entity: 'engage',
      entityId: id,
      what: 'The send ledger of a message as CSV',
      rows: total,
      summary: `Ledger exported as CSV: ${total === 1 ? 'one row' : `${total} rows`}`,
    })
    return input.reply
      .type('text/csv; charset=utf-8')
      .header('x-total-count', total)
      .header('content-disposition', `attachment; filename="${id}.csv"`)
      .send(streamOf(parts))
  },
})
export const postEngageTest = endpoint({
  method: 'POST',
  path: '/api/v1/engage/:id/email-test',
  idempotency: 'lease',
  access: 'write-audience',
  summary: 'Make a message for one person and send it to an address, or to yourself',
  rateLimit: 20,
  body: {
    type: 'object',
    properties: {
      profileId: { type: 'string', format: 'uuid' },
      to: { type: 'string', maxLength: 100 },
    },
    required: ['profileId'],
    additionalProperties: false,
  },
  async handler(input) {
    const { profileId, to = input.caller.email } = input.body
    const channel = (
      await input.engine.stores.of('engage').get(scope(input, 'write'), input.params.id)
    )?.channel
    if (!to && !isCalled(channel))
      throw fail('invalid', 'Say to which address: a key has none.', [
        { path: '/to', message: 'Which address?' },
      ])
    return sendEngageTest(input.engine, scope(input, 'write'), input.params.id, { profileId, to })
  },
})
export const postEngageSend = endpoint({
  method: 'POST',
  path: '/api/v1/engage/:id/email',
  access: 'write-audience',
  summary: 'Send a message to a segment, a list or people; the audience is frozen by a job',
  status: 202,
  rateLimit: 30,
  body: {
    type: 'object',
    properties: {
      ...audience,
      count: {
        type: 'integer',
        minimum: 0,
        description: 'How many people get it, as the query said: another number is refused.',
      },
    },
    additionalProperties: false,
  },
  handler(input) {
    const { count, ...who } = input.body ?? {}
    return sendToAudience(input.engine, scope(input, 'write'), input.params.id, {
      audience: who,
      expected: count,
    })
  },
})
export const postEngageStop = endpoint({
  method: 'POST',
  path: '/api/v1/engage/:id/stop',
  access: 'write-audience',
  summary: 'Take back what has not left yet: of one send, or everything',
  body: {
    type: 'object',
    properties: { sendId: { type: 'string', format: 'uuid' } },
    additionalProperties: false,
  },
  handler: (input) =>
    stopSending(input.engine, scope(input, 'write'), input.params.id, (input.body ?? {}).sendId),
})
