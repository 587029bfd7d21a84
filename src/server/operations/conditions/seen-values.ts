import { seenValues } from '#engine/segments/seen-values.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf } from '../../base/scope-of.ts'

/** A POST, because typed text must not appear in addresses and logs. */
export const postSeenValues = endpoint({
  method: 'POST',
  path: '/api/v1/conditions/seen-values',
  access: 'tenant-admin',
  summary:
    'Values of a property that were seen, the most frequent first, among the 10,000 records that changed last',
  rateLimit: 300,
  body: {
    type: 'object',
    properties: {
      subject: { type: 'string', title: 'Subject', enum: ['profile', 'session', 'event'] },
      path: {
        type: 'string',
        title: 'Property',
        description: 'As in a condition: properties.country, email.',
        minLength: 1,
        maxLength: 300,
      },
      q: { type: 'string', title: 'Search text', maxLength: 200, default: '' },
    },
    required: ['subject', 'path'],
    additionalProperties: false,
  },
  handler(input) {
    return seenValues(input.engine, scopeOf(input), input.body)
  },
})
