import { brand } from '#brand'
import { systemScope, type Engine } from '#engine/kernel/engine.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { endpoint } from '../../base/endpoint.ts'

const FORM = 'application/x-www-form-urlencoded'

const body = {
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Name', format: 'person-name', minLength: 1, maxLength: 80 },
    email: { type: 'string', format: 'email', title: 'Email', maxLength: 100 },
    message: { type: 'string', title: 'Message', minLength: 1, maxLength: 4000 },
    // A hidden field, which only bots fill in.
    website: { type: 'string', title: 'Website', maxLength: 400 },
  },
  required: ['name', 'email', 'message'],
  additionalProperties: false,
} as const

/**
 * Stores a message of the contact form, which the console lists, and emails it to the support
 * address where one is configured. Messages of bots get the same response and are dropped. A
 * browser without scripts submits the form itself and is redirected to the page, where the fragment
 * shows that it arrived.
 */
export const sendContactRequest = endpoint({
  method: 'POST',
  path: '/api/v1/contact-requests',
  idempotency: 'lease',
  access: 'public',
  summary: 'Write to the people who run this installation',
  status: 201,
  rateLimit: 5,
  body,
  async handler({ body: sent, engine, request, reply }) {
    const {
      name,
      email,
      message,
      website = '',
    } = sent as { name: string; email: string; message: string; website?: string }
    const values = {
      name: name.trim(),
      email: email.trim(),
      message: message.trim(),
      state: 'open' as const,
    }
    if (website === '') {
      await engine.stores.of('contact-request').create(systemScope(''), values)
      await notifySupport(engine, values)
    }
    if (request.headers['content-type']?.startsWith(FORM))
      return reply.redirect('/contact#sent', 303)
    return { message: 'Your message has arrived.' }
  },
})

/** The message is already stored, so a failed email is only logged. */
async function notifySupport(
  { supportEmail, systemMailer, log, publicUrl }: Engine,
  { name, email, message }: { name: string; email: string; message: string },
) {
  if (supportEmail === '') return
  const text =
    `${name} <${email}> wrote through the contact form:\n\n${message}\n\n` +
    'Reply to this email to answer the sender. All messages: ' +
    `${publicUrl}/admin/contact-requests\n`
  await systemMailer
    .send({
      to: supportEmail,
      subject: `${brand.name}: message from ${name}`,
      text,
      headers: { 'Reply-To': email },
    })
    .catch((error: unknown) =>
      log.warn(
        { fault: messageOf(error) },
        'a message of the contact form could not be mailed; the console lists it',
      ),
    )
}
