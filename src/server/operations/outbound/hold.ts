import { say } from '#language'
import { heldKinds } from '#model/api/answers/outbound-hold.ts'
import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import { listOverdue } from '#engine/administration/outbound/overdue.ts'
import {
  holdSending,
  isHeldKind,
  readReview,
  releaseHold,
} from '#engine/administration/outbound/review.ts'
import { endpoint } from '../../base/endpoint.ts'

const PAGE = 50

export const getOutboundHold = endpoint({
  method: 'GET',
  path: '/api/v1/outbound-hold',
  access: 'operator',
  summary: 'Whether sending is on hold, and what is overdue by tenant and kind',
  rateLimit: 60,
  handler: ({ engine }) => readReview(engine),
})

export const getOverdue = endpoint({
  method: 'GET',
  path: '/api/v1/outbound-hold/overdue',
  access: 'operator',
  summary: 'Overdue work of one tenant and kind, the oldest first',
  rateLimit: 120,
  query: {
    tenantId: { type: 'string', format: 'uuid', title: 'Tenant' },
    kind: { type: 'string', enum: [...heldKinds], title: 'Kind' },
    offset: { type: 'integer', title: 'Offset', minimum: 0, default: 0 },
  },
  handler({ engine, query }) {
    const { tenantId = '', kind = '', offset = '0' } = query
    if (!isUuid(tenantId))
      throw fail('invalid', 'Name the tenant.', [
        { path: '/tenantId', message: 'The id of a tenant.' },
      ])
    if (!isHeldKind(kind))
      throw fail('invalid', 'Name the kind of work.', [
        { path: '/kind', message: say('One of: {values}.', { values: heldKinds.join(', ') }) },
      ])
    const from = Math.max(0, Math.trunc(Number(offset)) || 0)
    return engine.database.system((db) =>
      listOverdue(db, engine.clock.now(), { tenantId, kind, limit: PAGE, offset: from }),
    )
  },
})

export const postOutboundHold = endpoint({
  method: 'POST',
  idempotency: 'lease',
  path: '/api/v1/outbound-hold',
  access: 'write-operator',
  summary: 'Put sending on hold: nothing leaves until overdue work was reviewed',
  rateLimit: 30,
  handler: ({ engine, caller }) => holdSending(engine, caller),
})

/** Without a decision, overdue work is handled by the kind's first choice. */
export const postRelease = endpoint({
  method: 'POST',
  idempotency: 'lease',
  path: '/api/v1/outbound-hold/release',
  access: 'write-operator',
  summary: 'Approve the choices for overdue work and resume sending',
  rateLimit: 30,
  body: {
    type: 'object',
    properties: {
      holdId: {
        type: 'string',
        format: 'uuid',
        title: 'Hold',
        description: 'The hold that was reviewed.',
      },
      decisions: {
        type: 'array',
        title: 'Decisions',
        description:
          "The choice for a type of overdue work. A tenant's choice overrides the one for all tenants.",
        maxItems: 5000,
        default: [],
        items: {
          type: 'object',
          properties: {
            kind: { type: 'string', enum: [...heldKinds], title: 'Kind' },
            tenantId: {
              type: 'string',
              title: 'Tenant',
              description: 'Leave empty for all tenants without a separate choice.',
              maxLength: 36,
            },
            choice: {
              type: 'string',
              enum: ['plan', 'send', 'skip'],
              title: 'Choice',
              description: 'plan: new times from now on; send: due now; skip: ended as not sent.',
            },
          },
          required: ['kind', 'choice'],
          additionalProperties: false,
        },
      },
    },
    required: ['holdId'],
    additionalProperties: false,
  },
  async handler({ engine, caller, body }) {
    const { holdId, decisions = [] } = body
    return { done: await releaseHold(engine, caller, holdId, decisions) }
  },
})
