import {
  endSharedCall,
  readSharedAgent,
  readSharedCall,
  startSharedCall,
  takeSharedTurn,
} from '#engine/agents/shared-call.ts'
import { ProductError } from '#model/lib/errors.ts'
import { passwords } from '#platform/passwords.ts'
import { endpoint } from '../../base/endpoint.ts'
import { withSharePassword } from '../../base/share-password.ts'
import { turnBody } from './turn-body.ts'

/** The key of a call is a secret of its caller, and names no record. */
const params = { key: { type: 'string', title: 'Key of the call' } } as const

export const getSharedAgent = endpoint({
  method: 'GET',
  path: '/api/v1/shared/agent/:token',
  access: 'public',
  summary: 'The agent behind a link, before a call begins',
  rateLimit: 20,
  handler: (input) =>
    withSharePassword(input, (password) =>
      readSharedAgent(input.engine, input.params.token, password, passwords),
    ),
})

export const postSharedCall = endpoint({
  method: 'POST',
  path: '/api/v1/shared/agent/:token/calls',
  access: 'public',
  summary: 'Begin a call with the agent behind a link; 503 with Retry-After when it is busy',
  status: 201,
  body: {
    type: 'object',
    properties: {
      language: { type: 'string', title: 'Language', maxLength: 10 },
      usesVoice: { type: 'boolean', title: 'By voice' },
    },
    additionalProperties: false,
  },
  async handler(input) {
    try {
      return await withSharePassword(input, (password) =>
        startSharedCall(input.engine, input.params.token, { ...input.body, password }, passwords),
      )
    } catch (error) {
      if (error instanceof ProductError && error.facts.retryAfter)
        input.reply.header('retry-after', String(error.facts.retryAfter))
      throw error
    }
  },
})

export const getSharedCall = endpoint({
  method: 'GET',
  path: '/api/v1/shared/agent/:token/calls/:key',
  access: 'public',
  summary: 'A call by its key, to see whether it was ended',
  params,
  rateLimit: 240,
  handler: ({ engine, params: { token, key }, reply }) => {
    reply.header('cache-control', 'no-store')
    return readSharedCall(engine, token, key)
  },
})

export const postSharedTurn = endpoint({
  method: 'POST',
  path: '/api/v1/shared/agent/:token/calls/:key/turns',
  idempotency: 'lease',
  access: 'public',
  summary: 'Say something in a call',
  params,
  rateLimit: 240,
  body: turnBody,
  handler: ({ engine, params: { token, key }, body }) =>
    takeSharedTurn(engine, token, key, body.text),
})

export const postSharedEnd = endpoint({
  method: 'POST',
  path: '/api/v1/shared/agent/:token/calls/:key/end',
  access: 'public',
  summary: 'End a call',
  params,
  rateLimit: 30,
  handler: ({ engine, params: { token, key } }) => endSharedCall(engine, token, key),
})
