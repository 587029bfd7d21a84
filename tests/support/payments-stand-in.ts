import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the provider was asked for when a checkout began. */
type Checkout = Record<string, string>

/**
 * The hosted checkout of a payment provider of Stripe's shape: an API that gives a page, the page
 * with its button, and the signed report that follows a payment (https://docs.stripe.com/webhooks).
 */
export async function startPayments({
  secret,
  reportTo,
}: {
  secret: string
  reportTo: () => string
}) {
  const checkouts: Checkout[] = []
  let origin = ''
  const report = async (object: object, type = 'checkout.session.completed') => {
    const created = Math.floor(Date.now() / 1000)
    const text = JSON.stringify({
      id: `evt_${checkouts.length}_${type}`,
      type,
      created,
      data: { object },
    })
    const signature = createHmac('sha256', secret).update(`${created}.${text}`).digest('hex')
    return fetch(reportTo(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': `t=${created},v1=${signature}`,
      },
      body: text,
    })
  }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const url = new URL(request.url!, origin)
      const json = (body: object) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      if (url.pathname.startsWith('/v1/prices/'))
        return json({ unit_amount: 4900, currency: 'eur', recurring: { interval: 'month' } })
      if (url.pathname === '/v1/checkout/sessions') {
        checkouts.push(Object.fromEntries(new URLSearchParams(text)))
        return json({ id: `cs_${checkouts.length}`, url: `${origin}/pay/${checkouts.length - 1}` })
      }
      if (url.pathname === '/v1/billing_portal/sessions')
        return json({ id: 'bps_1', url: `${origin}/portal` })
      if (url.pathname === '/portal')
        return response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<!doctype html><title>Your subscription</title><h1>Your subscription</h1>')
      const asked = checkouts[Number(url.pathname.split('/')[2])]
      if (!asked) return response.writeHead(404).end()
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          `<!doctype html><title>Checkout</title><h1>Pay ${asked['customer_email']}</h1><a ` +
            `href="${asked['success_url']}">Pay</a> <a href="${asked['cancel_url']}">Back</a>`,
        )
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    origin,
    checkouts,
    /**
     * The report of a payment for the newest checkout.
     * @returns the status that it was answered with
     */
    async paid(): Promise<number> {
      const asked = checkouts.at(-1)!
      return (
        await report({
          mode: 'subscription',
          customer: 'cus_1',
          subscription: 'sub_1',
          client_reference_id: asked['client_reference_id'],
        })
      ).status
    },
    stop: () =>
      new Promise<void>((done) => (server.closeAllConnections(), server.close(() => done()))),
  }
}
