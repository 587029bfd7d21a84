import { say } from '#language'
import { requestNewsletter } from '#engine/administration/newsletter/request-newsletter.ts'
import { endpoint } from '../../base/endpoint.ts'

/** The format of a form key; others are not stored. */
const KEY = /^[\w-]{1,40}$/

/**
 * Double opt-in: the subscription is confirmed by the link in the email. The response is the same
 * for known and unknown addresses.
 */
export const subscribeToNewsletter = endpoint({
  method: 'POST',
  path: '/api/v1/newsletter-subscriptions',
  idempotency: 'lease',
  access: 'public',
  summary: 'Ask for the newsletter',
  rateLimit: 10,
  body: {
    type: 'object',
    properties: { email: { type: 'string', format: 'email', title: 'Email', maxLength: 100 } },
    required: ['email'],
    additionalProperties: false,
  },
  async handler({ body, engine, request }) {
    const key = String(request.headers['x-company-dashboard-key'] ?? '')
    await requestNewsletter(engine, body.email.trim().toLowerCase(), KEY.test(key) ? key : '')
    return {
      message: say(
        'Thank you for subscribing! Please confirm the address with the link that we have just sent.',
      ),
    }
  },
})
