import { takeFirstLook } from '#engine/outreach/first-look/take-first-look.ts'
import { clientNetwork } from '#platform/network-address.ts'
import { endpoint } from '../../base/endpoint.ts'

export const postFirstLook = endpoint({
  method: 'POST',
  path: '/api/v1/first-look',
  idempotency: 'lease',
  access: 'public',
  summary: 'Read a website and draft the first email, without an account; kept for an hour',
  rateLimit: 30,
  body: {
    type: 'object',
    properties: {
      websiteUrl: { type: 'string', title: 'Website URL', minLength: 1, maxLength: 300 },
    },
    required: ['websiteUrl'],
    additionalProperties: false,
  },
  handler: ({ engine, body, request }) =>
    takeFirstLook(engine, {
      websiteUrl: body.websiteUrl,
      from: clientNetwork(request.ip),
    }),
})
