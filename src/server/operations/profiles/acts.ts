import { anonymize, previewAnonymize } from '#engine/ingest/events/anonymize.ts'
import { recordConsent } from '#engine/ingest/people/record-consent.ts'
import { sendTestEvent } from '#engine/ingest/people/record-event.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf } from '../../base/scope-of.ts'
import { setPrivacy } from '#engine/ingest/people/set-privacy.ts'

const open = { type: 'object', additionalProperties: true } as const

export const postTestEvent = endpoint({
  method: 'POST',
  path: '/api/v1/profiles/:id/test-event',
  access: 'write-audience',
  summary: 'Send an event in the name of a person and get the resulting changes',
  body: {
    type: 'object',
    properties: {
      eventType: { type: 'string', title: 'Event type', minLength: 1, maxLength: 100 },
      scope: { type: 'string', title: 'Scope', maxLength: 60 },
      properties: { ...open, title: 'Properties' },
      target: { ...open, title: 'Target' },
    },
    required: ['eventType'],
    additionalProperties: false,
  },
  handler: (input) => sendTestEvent(input.engine, scopeOf(input), input.params.id, input.body),
})

export const postConsent = endpoint({
  method: 'POST',
  path: '/api/v1/profiles/:id/consents',
  access: 'write-audience',
  summary: 'Note what a person said to one purpose',
  body: {
    type: 'object',
    properties: {
      purpose: { type: 'string', title: 'Purpose', minLength: 1, maxLength: 80 },
      status: { type: 'string', title: 'Answer', enum: ['GRANTED', 'DENIED', 'REVOKED'] },
      until: { type: 'string', title: 'Until', format: 'date-time', nullable: true },
    },
    required: ['purpose', 'status'],
    additionalProperties: false,
  },
  handler: (input) => recordConsent(input.engine, scopeOf(input), input.params.id, input.body),
})

export const getAnonymize = endpoint({
  method: 'GET',
  path: '/api/v1/profiles/:id/anonymise',
  access: 'audience',
  summary: 'Preview anonymizing a person',
  handler: (input) => previewAnonymize(input.engine, scopeOf(input), input.params.id),
})

export const postAnonymize = endpoint({
  method: 'POST',
  path: '/api/v1/profiles/:id/anonymise',
  access: 'write-audience',
  summary: 'Anonymize a person. Their activity is kept under a new id',
  handler: (input) => anonymize(input.engine, scopeOf(input), input.params.id),
})

export const putPrivacy = endpoint({
  method: 'PUT',
  path: '/api/v1/profiles/:id/privacy',
  access: 'write-audience',
  summary:
    'What one person wishes: to browse anonymously from now on, and which events are not to be kept',
  body: {
    type: 'object',
    properties: {
      requireAnonymousProfile: { type: 'boolean', title: 'Browse anonymously' },
      filteredEventTypes: {
        type: 'array',
        title: 'Events that are not kept',
        items: { type: 'string', minLength: 1, maxLength: 100 },
        maxItems: 50,
      },
      forgetPast: { type: 'boolean', title: 'Anonymize past activity too' },
    },
    additionalProperties: false,
  },
  handler: (input) => setPrivacy(input.engine, scopeOf(input), input.params.id, input.body),
})
