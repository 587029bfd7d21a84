import { systemActor } from '#model/actor.ts'
import { endpoint } from '../../endpoint.ts'

const FORM = 'application/x-www-form-urlencoded'

const body = {
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Name', minLength: 1, maxLength: 80 },
    email: { type: 'string', format: 'email', title: 'Email', maxLength: 100 },
    message: { type: 'string', title: 'Message', minLength: 1, maxLength: 4000 },
  },
  required: ['name', 'email', 'message'],
  additionalProperties: false,
} as const

/**
 * Keeps a message of the contact form, which the console lists.
 * A browser without scripts sends the form itself and is led back to the page, where the fragment shows that it arrived.
 */
export const sendContactRequest = endpoint({
  method: 'POST',
  path: '/api/v1/contact-requests',
  access: 'public',
  summary: 'Write to the people who run this installation',
  status: 201,
  rateLimit: 5,
  body,
  async handler({ body: sent, engine, request, reply }) {
    const { name, email, message } = sent as { name: string; email: string; message: string }
    const values = { name: name.trim(), email: email.trim(), message: message.trim(), state: 'open' as const }
    await engine.stores.of('contact-request').create({ tenantId: '', actor: systemActor }, values)
    if (request.headers['content-type']?.startsWith(FORM)) return reply.redirect('/contact#sent', 303)
    return { message: 'Your message has arrived.' }
  },
})
