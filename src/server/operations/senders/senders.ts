import { fail } from '#model/lib/errors.ts'
import { senderOfToken, takeProviderReports } from '#engine/engage/reports/take-provider-reports.ts'
import { UnreadableReport } from '#engine/mail/senders/provider.ts'
import { testSender } from '#engine/mail/senders/test-sender.ts'
import { recordScope } from '../../crud/crud-endpoints.ts'
import { endpoint } from '../../base/endpoint.ts'

export const postSenderTest = endpoint({
  method: 'POST',
  path: '/api/v1/senders/:id/test',
  idempotency: 'lease',
  access: 'write-audience',
  summary: 'Sign in to the relay of a sender without sending',
  rateLimit: 30,
  handler(input) {
    const { entity } = input.engine.stores.of('sender')
    return testSender(input.engine, recordScope(entity, 'write', input), input.params.id)
  },
})

/** Providers retry a report that fails, and send many of them from few addresses. */
const MAX_REPORT = 4 * 1024 * 1024

/**
 * The address for the reports of a sender's provider. Its token cannot be guessed, and signatures
 * are verified where the provider makes them. A valid address has no rate limit, like an opt-out
 * link; a repeated report gets the same response and changes nothing.
 */
export const postSenderReport = endpoint({
  method: 'POST',
  path: '/api/v1/sender-reports/:token',
  access: 'public',
  summary: 'Reports of bounces, complaints and deliveries by the provider of a sender',
  idempotency: 'lease',
  readsBody: 'raw',
  bodyLimit: MAX_REPORT,
  exempt: async ({ token = '' }, engine) => (await senderOfToken(engine, token)) !== null,
  async handler({ params, request, engine }) {
    const sender = await senderOfToken(engine, params.token)
    if (!sender) throw fail('not_found', 'There is no such address for reports.')
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')]),
    )
    try {
      const body = request.rawBody ?? Buffer.alloc(0)
      return { taken: await takeProviderReports(engine, sender, { headers, body }) }
    } catch (error) {
      if (!(error instanceof UnreadableReport)) throw error
      engine.log.warn({ sender: sender.id, fault: error.message }, 'a report was refused')
      throw fail('malformed', error.message)
    }
  },
})
