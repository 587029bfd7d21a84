import { randomToken } from '#model/random-token.ts'
import { brand } from '#brand'
import { systemActor } from '#model/actor.ts'
import { sha256 } from '#platform/secrets.ts'
import { endpoint } from '../../endpoint.ts'

/** Double opt-in: the address counts only after the link in the mail was used. The same answer for known and unknown addresses. */
export const subscribeToNewsletter = endpoint({
  method: 'POST',
  path: '/api/v1/newsletter-subscriptions',
  access: 'public',
  summary: 'Ask for the newsletter',
  rateLimit: 10,
  body: { type: 'object', properties: { email: { type: 'string', format: 'email', title: 'Email', maxLength: 100 } }, required: ['email'], additionalProperties: false },
  async handler({ body, engine }) {
    const email = (body as { email: string }).email.trim().toLowerCase()
    const message = 'Thank you for subscribing! Please confirm the address with the link that we have just sent.'
    const store = engine.stores.of('newsletter-subscription')
    const scope = { tenantId: '', actor: systemActor }
    const { rows } = await store.list(scope, { filter: { email } })
    const known = rows[0]
    if (known?.state === 'confirmed') return { message }
    const token = randomToken()
    const values = { email, state: 'pending' as const, tokenHash: sha256(token) }
    if (known) await store.update(scope, known.id, null, values)
    else await store.create(scope, values)
    const link = `${engine.publicUrl}/newsletter/${token}`
    await engine.systemMailer.send({ to: email, subject: `Confirm your ${brand.name} newsletter`, text: `Somebody, probably you, asked for the ${brand.name} newsletter for this address.\n\nConfirm it here:\n${link}\n\nIf it was not you, do nothing: without the confirmation no further mail comes.\n` })
    return { message }
  },
})
