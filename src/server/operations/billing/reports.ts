import { fail } from '#model/lib/errors.ts'
import { InvalidSignature } from '#platform/payments/payments.ts'
import { takePaymentEvent } from '#engine/administration/billing/take-payment-event.ts'
import { endpoint } from '../../base/endpoint.ts'

/**
 * The webhook of the payment provider, authenticated by its signature alone. A repeated report gets
 * the same response and changes nothing.
 */
export const postPaymentReport = endpoint({
  method: 'POST',
  path: '/api/v1/billing/reports',
  access: 'public',
  summary: 'Signed reports of the payment provider',
  rateLimit: 600,
  readsBody: 'raw',
  async handler({ request, engine }) {
    if (!engine.payments) throw fail('not_found', 'Billing is off on this installation.')
    const signature = request.headers['stripe-signature']
    try {
      const event = engine.payments.readEvent(
        request.rawBody?.toString('utf8') ?? '',
        typeof signature === 'string' ? signature : '',
        engine.clock.now(),
      )
      if (event) await takePaymentEvent(engine, event)
      return { received: true }
    } catch (error) {
      if (error instanceof InvalidSignature) throw fail('malformed', error.message)
      throw error
    }
  },
})
