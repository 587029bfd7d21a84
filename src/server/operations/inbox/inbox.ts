import { correctReply } from '#engine/outreach/people/correct-reply.ts'
import { suggestReply } from '#engine/outreach/model-writing/suggest-reply.ts'
import { answerReply } from '#engine/outreach/replies/answer-reply.ts'
import { listInbox, readThread, type ReplyChange } from '#engine/outreach/replies/inbox.ts'
import { checkInboxes } from '#engine/outreach/replies/read-inboxes.ts'
import { entityOf } from '#model/schema/entities.generated.ts'
import { endpoint } from '../../base/endpoint.ts'
import { pageOf, scopeOf, sendPage } from '../../base/scope-of.ts'

const reply = { id: { 'x-ref': 'reply' } }

export const getInbox = endpoint({
  method: 'GET',
  path: '/api/v1/inbox',
  access: 'member',
  summary: 'Replies of every campaign',
  query: {
    label: { type: 'string' },
    handled: { type: 'string' },
    campaignId: { type: 'string' },
    q: { type: 'string' },
    machine: { type: 'string' },
    range: { type: 'string' },
  },
  async handler(input) {
    const { first, size, filter } = pageOf(input)
    const given = (name: string) =>
      input.query[name] ?? (filter[name] === undefined ? undefined : String(filter[name]))
    const handled = given('handled')
    const page = await input.engine.database.tenant(input.caller.tenantId, (db) =>
      listInbox(db, {
        first,
        size,
        ...(given('label') ? { label: given('label')! } : {}),
        ...(handled ? { handled: handled === 'true' } : {}),
        ...(given('campaignId') ? { campaignId: given('campaignId')! } : {}),
        ...(given('q') ? { q: given('q')! } : {}),
        machine: given('machine') === 'true',
      }),
    )
    return sendPage(input, 'inbox', first, page)
  },
})

export const checkInbox = endpoint({
  method: 'POST',
  path: '/api/v1/inbox/check',
  idempotency: 'lease',
  access: 'write-member',
  summary: 'Read the inboxes of all mailboxes now',
  rateLimit: 12,
  handler: (input) => checkInboxes(input.engine, input.caller.tenantId),
})

export const getThread = endpoint({
  method: 'GET',
  path: '/api/v1/inbox/:id',
  params: reply,
  access: 'member',
  summary: 'A reply with its thread, oldest first',
  handler: (input) =>
    input.engine.database.tenant(input.caller.tenantId, (db) => readThread(db, input.params.id)),
})

export const putReply = endpoint({
  method: 'PUT',
  path: '/api/v1/inbox/:id',
  params: reply,
  access: 'write-member',
  summary: 'Correct a label, or mark as dealt with',
  body: {
    type: 'object',
    properties: {
      label: entityOf('reply').schema.properties.label!,
      handled: { type: 'boolean', title: 'Handled' },
    },
    additionalProperties: false,
  },
  handler: (input) =>
    correctReply(input.engine, scopeOf(input), input.params.id, input.body as ReplyChange),
})

export const postReply = endpoint({
  method: 'POST',
  path: '/api/v1/inbox/:id/reply',
  idempotency: 'lease',
  params: reply,
  access: 'write-member',
  summary: 'Answer from the same mailbox',
  status: 201,
  rateLimit: 60,
  body: {
    type: 'object',
    properties: { text: { type: 'string', title: 'Text', minLength: 1, maxLength: 20_000 } },
    required: ['text'],
    additionalProperties: false,
  },
  handler: (input) => answerReply(input.engine, scopeOf(input), input.params.id, input.body.text),
})

/** Drafts an answer with the language model. Nothing is sent: a person sends it or not. */
export const postSuggestReply = endpoint({
  method: 'POST',
  path: '/api/v1/inbox/:id/suggest-reply',
  idempotency: 'lease',
  params: reply,
  access: 'write-member',
  summary: 'Let the language model draft an answer, without sending it',
  rateLimit: 30,
  handler: (input) => suggestReply(input.engine, scopeOf(input), input.params.id),
})
