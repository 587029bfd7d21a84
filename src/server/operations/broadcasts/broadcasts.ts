import {
  pauseBroadcast,
  resumeBroadcast,
  retryBroadcast,
  stopBroadcast,
} from '#engine/engage/broadcasts/control.ts'
import { rehearse } from '#engine/engage/broadcasts/rehearse.ts'
import { broadcastReport } from '#engine/engage/broadcasts/report.ts'
import { startBroadcast } from '#engine/engage/broadcasts/start.ts'
import { resolveUnknown } from '#engine/engage/messages/resolve-unknown.ts'
import { entityOf, type Broadcast } from '#model/schema/entities.generated.ts'
import { publicRecord } from '#store/row-codec.ts'
import { recordScope } from '../../crud/crud-endpoints.ts'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'

const entity = entityOf('broadcast')
const deliveries = entityOf('engage-message')
const reading = (input: EndpointInput) => recordScope(entity, 'read', input)
const writing = (input: EndpointInput) => recordScope(entity, 'write', input)
const shown = (broadcast: Broadcast) => publicRecord(entity, { ...broadcast })

export const getBroadcastRehearsal = endpoint({
  method: 'GET',
  path: '/api/v1/broadcasts/:id/rehearsal',
  access: 'audience',
  summary: 'Who would get a broadcast if it started now, when it leaves, and what to check first',
  rateLimit: 60,
  handler: (input) => rehearse(input.engine, reading(input), input.params.id),
})

export const getBroadcastReport = endpoint({
  method: 'GET',
  path: '/api/v1/broadcasts/:id/report',
  access: 'audience',
  summary: 'Results of a broadcast by status, reason and receiving domain, with its rates',
  handler: (input) => broadcastReport(input.engine, reading(input), input.params.id),
})

export const postBroadcastStart = endpoint({
  method: 'POST',
  path: '/api/v1/broadcasts/:id/start',
  access: 'write-audience',
  summary: 'Start a draft, now or at its time; a job freezes the audience',
  rateLimit: 30,
  body: {
    type: 'object',
    properties: {
      count: {
        type: 'integer',
        minimum: 0,
        description: 'How many people get it, as the rehearsal said: another number is refused.',
      },
    },
    additionalProperties: false,
  },
  handler: async (input) =>
    shown(
      await startBroadcast(input.engine, writing(input), input.params.id, (input.body ?? {}).count),
    ),
})

export const postBroadcastPause = endpoint({
  method: 'POST',
  path: '/api/v1/broadcasts/:id/pause',
  access: 'write-audience',
  summary: 'Pause a running broadcast; nothing more leaves',
  handler: async (input) =>
    shown(await pauseBroadcast(input.engine, writing(input), input.params.id)),
})

export const postBroadcastResume = endpoint({
  method: 'POST',
  path: '/api/v1/broadcasts/:id/resume',
  access: 'write-audience',
  summary: 'Resume a paused broadcast where it was',
  handler: async (input) =>
    shown(await resumeBroadcast(input.engine, writing(input), input.params.id)),
})

export const postBroadcastStop = endpoint({
  method: 'POST',
  path: '/api/v1/broadcasts/:id/stop',
  access: 'write-audience',
  summary: 'Cancel everyone who has not got it; a scheduled broadcast becomes a draft',
  body: {
    type: 'object',
    properties: {
      state: {
        type: 'string',
        enum: ['scheduled'],
        description: 'The state that the caller saw: a broadcast that has begun is refused.',
      },
    },
    additionalProperties: false,
  },
  handler: (input) =>
    stopBroadcast(input.engine, writing(input), input.params.id, (input.body ?? {}).state),
})

export const postBroadcastRetry = endpoint({
  method: 'POST',
  path: '/api/v1/broadcasts/:id/retry',
  access: 'write-audience',
  summary: 'Send to people who have not got it: failed ones, or also canceled ones',
  rateLimit: 30,
  body: {
    type: 'object',
    properties: {
      of: {
        type: 'string',
        enum: ['failed', 'rest'],
        description: 'Whose email failed, or everyone who has not got it.',
      },
    },
    required: ['of'],
    additionalProperties: false,
  },
  handler: (input) => retryBroadcast(input.engine, writing(input), input.params.id, input.body.of),
})

export const postBroadcastResolve = endpoint({
  method: 'POST',
  path: '/api/v1/engage-messages/:id/resolve',
  access: 'write-audience',
  summary: 'Decide about an email with unknown outcome: it arrived, send it again, or leave it',
  body: {
    type: 'object',
    properties: { decision: { type: 'string', enum: ['arrived', 'send-again', 'leave'] } },
    required: ['decision'],
    additionalProperties: false,
  },
  handler: async (input) =>
    publicRecord(deliveries, {
      ...(await resolveUnknown(input.engine, writing(input), input.params.id, input.body.decision)),
    }),
})
