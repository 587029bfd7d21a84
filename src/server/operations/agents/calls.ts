import { endTestCall, readCall, startTestCall, takeTestTurn } from '#engine/agents/hold-call.ts'
import { keepAsTest } from '#engine/agents/kept-tests.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf } from '../../base/scope-of.ts'
import { turnBody } from './turn-body.ts'

export const postTestCall = endpoint({
  method: 'POST',
  path: '/api/v1/agents/:id/calls',
  access: 'write-member',
  summary: 'Begin a test call with the draft of an agent; it changes no contact',
  status: 201,
  body: {
    type: 'object',
    properties: {
      language: { type: 'string', title: 'Language', maxLength: 10 },
      usesVoice: { type: 'boolean', title: 'By voice' },
    },
    additionalProperties: false,
  },
  handler: (input) =>
    startTestCall(input.engine, scopeOf(input), input.params.id, input.body ?? {}),
})

export const getCall = endpoint({
  method: 'GET',
  path: '/api/v1/agent-calls/:id/view',
  access: 'member',
  summary: 'A call with its transcript, and the fact behind each sentence',
  handler: (input) => readCall(input.engine, scopeOf(input), input.params.id),
})

export const postTurn = endpoint({
  method: 'POST',
  path: '/api/v1/agent-calls/:id/turns',
  idempotency: 'lease',
  access: 'write-member',
  summary: 'Say something in a test call',
  body: turnBody,
  handler: (input) => takeTestTurn(input.engine, scopeOf(input), input.params.id, input.body.text),
})

export const postEndCall = endpoint({
  method: 'POST',
  path: '/api/v1/agent-calls/:id/end',
  access: 'write-member',
  summary: 'End a test call',
  handler: (input) => endTestCall(input.engine, scopeOf(input), input.params.id),
})

export const postKeepCall = endpoint({
  method: 'POST',
  path: '/api/v1/agent-calls/:id/keep',
  access: 'write-member',
  summary: 'Keep a test call as a test that runs again at every change',
  status: 201,
  body: {
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Name', minLength: 1, maxLength: 80 },
      forbidden: {
        type: 'array',
        title: 'Forbidden sentences',
        items: { type: 'string', minLength: 1, maxLength: 300 },
        maxItems: 40,
      },
    },
    required: ['name'],
    additionalProperties: false,
  },
  handler: (input) => keepAsTest(input.engine, scopeOf(input), input.params.id, input.body),
})
