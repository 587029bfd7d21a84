import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { silentLog } from '#platform/log.ts'
import { createStripePayments } from '#platform/payments/stripe.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const SECRET = 'whsec_test'
/** A stand-in of the provider's API: remembers what it was asked, gives pages. */
const asked: {
  method: string
  path: string
  form: Record<string, string>
  headers: Record<string, string | string[] | undefined>
}[] = []
let refuses = false
let provider: Server
let t: TestApp

beforeAll(async () => {
  provider = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      asked.push({
        method: request.method!,
        path: request.url!,
        form: Object.fromEntries(new URLSearchParams(text)),
        headers: request.headers,
      })
      response.setHeader('content-type', 'application/json')
      if (refuses)
        return response.writeHead(402).end(
          JSON.stringify({
            error: { code: 'card_declined', message: 'sk_test_secret is wrong' },
          }),
        )
      if (request.url!.startsWith('/v1/prices/'))
        return response.end(
          JSON.stringify({ unit_amount: 4900, currency: 'eur', recurring: { interval: 'month' } }),
        )
      response.end(JSON.stringify({ id: 'cs_1', url: `http://pay.example${request.url}` }))
    })
  })
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening))
  t = await startTestApp()
  t.engine.payments = createStripePayments({
    apiUrl: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
    secretKey: 'sk_test_secret',
    webhookSecret: SECRET,
    priceId: 'price_1',
    log: silentLog,
  })
})
afterAll(async () => {
  await t.close()
  provider.close()
})
afterEach(() => {
  asked.length = 0
  refuses = false
})

const global = { tenantId: '', actor: systemActor }
const tenant = async () => (await t.engine.stores.of('tenant').get(global, t.tenants.a))!
beforeEach(async () => {
  const day = 86_400_000
  await t.engine.stores.of('tenant').update(global, t.tenants.a, null, {
    status: 'TRIAL',
    subscription_tier: 'STARTER',
    trial_ends_at: new Date(t.clock.now() + 5 * day).toISOString(),
    paymentCustomer: '',
    subscription: '',
    subscriptionState: 'none',
    paidUntil: null,
    paymentReportedAt: null,
  })
})

let events = 0
const seconds = () => Math.floor(t.clock.now() / 1000)
const event = (
  type: string,
  object: object,
  { created = seconds(), id = `evt_${++events}` } = {},
) => ({ id, type, created, data: { object } })
const done = (more: object = {}) =>
  event('checkout.session.completed', {
    mode: 'subscription',
    customer: 'cus_1',
    subscription: 'sub_1',
    client_reference_id: t.tenants.a,
    ...more,
  })
const subscription = (
  status: string,
  options: { created?: number; type?: string } = {},
  id = 'sub_1',
) =>
  event(
    options.type ?? 'customer.subscription.updated',
    {
      id,
      customer: 'cus_1',
      status,
      current_period_end: seconds() + 2_592_000,
      metadata: { tenant: t.tenants.a },
    },
    options,
  )
function report(
  body: object,
  { secret = SECRET, at = seconds(), text = JSON.stringify(body) } = {},
) {
  const signature = createHmac('sha256', secret).update(`${at}.${text}`).digest('hex')
  return t.app.inject({
    method: 'POST',
    url: '/api/v1/billing/reports',
    payload: text,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': `t=${at},v1=${'0'.repeat(64)},v1=${signature}`,
    },
  })
}

describe('subscribing', () => {
  it('leads to a page of the provider, the same one when asked twice', async () => {
    const [first, second] = [
      await t.app.inject({ method: 'POST', url: '/api/v1/billing/checkout', headers: t.as.member }),
      await t.app.inject({ method: 'POST', url: '/api/v1/billing/checkout', headers: t.as.member }),
    ]
    expect([first.statusCode, first.json().url]).toEqual([
      200,
      'http://pay.example/v1/checkout/sessions',
    ])
    expect(asked[0]!.form).toMatchObject({
      mode: 'subscription',
      'line_items[0][price]': 'price_1',
      client_reference_id: t.tenants.a,
      customer_email: expect.stringContaining('@'),
      success_url: 'http://localhost:3000/payment-success',
    })
    expect(asked[0]!.headers).toMatchObject({
      authorization: 'Bearer sk_test_secret',
      'idempotency-key': asked[1]!.headers['idempotency-key'],
    })
    expect(second.statusCode).toBe(200)
  })

  it('says plainly when the provider refuses, and nothing of its secrets', async () => {
    refuses = true
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/v1/billing/checkout',
      headers: t.as.member,
    })
    expect([answer.statusCode, answer.json().detail]).toEqual([
      503,
      expect.stringContaining('Nothing was charged'),
    ])
    expect(answer.body).not.toContain('sk_test')
  })

  it('is not offered to those who pay already; they get the page for changing it', async () => {
    await report(done())
    expect(
      (
        await t.app.inject({
          method: 'POST',
          url: '/api/v1/billing/checkout',
          headers: t.as.member,
        })
      ).statusCode,
    ).toBe(409)
    expect(
      (
        await t.app.inject({ method: 'POST', url: '/api/v1/billing/portal', headers: t.as.member })
      ).json().url,
    ).toBe('http://pay.example/v1/billing_portal/sessions')
    expect(
      (await t.app.inject({ url: '/api/v1/billing', headers: t.as.member })).json(),
    ).toMatchObject({
      on: true,
      price: { amount: 4900, currency: 'EUR', interval: 'month' },
      state: 'active',
      hasCustomer: true,
    })
  })

  it('does not exist where billing is off', async () => {
    const { payments } = t.engine
    t.engine.payments = null
    expect(
      (
        await t.app.inject({
          method: 'POST',
          url: '/api/v1/billing/checkout',
          headers: t.as.member,
        })
      ).statusCode,
    ).toBe(404)
    expect(
      (await t.app.inject({ url: '/api/v1/billing', headers: t.as.member })).json(),
    ).toMatchObject({ on: false, price: null })
    expect((await report(done())).statusCode).toBe(404)
    t.engine.payments = payments
  })
})

describe('reports of the provider', () => {
  it('make a plan, which the tenant sees, with an audit entry', async () => {
    expect((await report(done())).json()).toEqual({ received: true })
    expect(
      (await t.app.inject({ url: '/api/v1/tenants/me', headers: t.as.member })).json(),
    ).toMatchObject({ subscription_tier: 'GROWTH', status: 'ACTIVE' })
    const audit = await t.app.inject({
      url: '/api/v1/system-auditlog',
      query: {
        filter: JSON.stringify({ entity: 'tenant', entityId: t.tenants.a }),
        sort: '["createdAt","DESC"]',
        range: '[0,0]',
      },
      headers: t.as.admin,
    })
    expect(audit.body).toContain('Payment provider')
  })

  it('change nothing the second time', async () => {
    const one = done()
    await report(one)
    const { version } = await tenant()
    expect((await report(one)).statusCode).toBe(200)
    expect((await tenant()).version).toBe(version)
  })

  it.each([
    ['past_due', { subscription_tier: 'GROWTH', status: 'ACTIVE', subscriptionState: 'past_due' }],
    ['canceled', { subscription_tier: 'STARTER', status: 'TRIAL', subscriptionState: 'ended' }],
    ['active', { subscription_tier: 'GROWTH', status: 'ACTIVE', subscriptionState: 'active' }],
  ])('a subscription that is %s', async (status, expected) => {
    await report(done())
    await report(subscription(status, { created: seconds() + 1 }))
    expect(await tenant()).toMatchObject(expected)
  })

  it('end in an expired trial when the trial is over, and a new payment restores the plan', async () => {
    await t.engine.stores.of('tenant').update(global, t.tenants.a, null, {
      trial_ends_at: new Date(t.clock.now() - 1000).toISOString(),
    })
    await report(done())
    await report(
      subscription('canceled', { created: seconds() + 1, type: 'customer.subscription.deleted' }),
    )
    expect(await tenant()).toMatchObject({ status: 'TRIAL_EXPIRED', subscription_tier: 'STARTER' })
    await report(subscription('active', { created: seconds() + 2 }))
    expect(await tenant()).toMatchObject({ status: 'ACTIVE', subscription_tier: 'GROWTH' })
  })

  it('accepts any order: an older one changes nothing, and an early one is matched by its metadata', async () => {
    await report(subscription('active', { created: seconds() + 5 }))
    expect(await tenant()).toMatchObject({ subscription_tier: 'GROWTH', paymentCustomer: 'cus_1' })
    await report(subscription('canceled', { created: seconds() + 1 }))
    expect(await tenant()).toMatchObject({
      subscription_tier: 'GROWTH',
      subscriptionState: 'active',
    })
  })

  it('the end of an earlier subscription leaves the paid one alone', async () => {
    await report(done())
    const { subscription: current } = await tenant()
    await report(subscription('canceled', { created: seconds() + 1 }, 'sub_earlier'))
    expect(await tenant()).toMatchObject({
      subscription: current,
      subscription_tier: 'GROWTH',
      subscriptionState: 'active',
    })
    await report(subscription('canceled', { created: seconds() + 2 }))
    expect(await tenant()).toMatchObject({ subscriptionState: 'ended' })
  })

  it.each([
    ['of today', { subscription: 'sub_earlier' }],
    ['of the newer API', { parent: { subscription_details: { subscription: 'sub_earlier' } } }],
  ])('a failed invoice %s of an earlier subscription is not of the paid one', async (_of, more) => {
    await report(done())
    const failed = { customer: 'cus_1', ...more }
    await report(event('invoice.payment_failed', failed, { created: seconds() + 1 }))
    expect((await tenant()).subscriptionState).toBe('active')
  })

  it('a failed payment is noted, and people whom an admin shut out stay out', async () => {
    await report(done())
    await report(event('invoice.payment_failed', { customer: 'cus_1' }, { created: seconds() + 1 }))
    expect((await tenant()).subscriptionState).toBe('past_due')
    await t.engine.stores.of('tenant').update(global, t.tenants.a, null, { status: 'ISOLATED' })
    await report(subscription('active', { created: seconds() + 2 }))
    expect((await tenant()).status).toBe('ISOLATED')
  })

  it.each([
    ['another secret', { secret: 'whsec_other' }],
    ['ten minutes old', { at: Math.floor(Date.parse('2026-11-23T09:00:00Z') / 1000) - 600 }],
  ])('are refused when signed with %s', async (_name, options) => {
    const answer = await report(done(), options)
    expect([answer.statusCode, (await tenant()).subscription_tier]).toEqual([400, 'STARTER'])
  })

  it('are refused when changed on the way, unsigned, or about a customer of nobody', async () => {
    const body = done()
    const at = seconds()
    const signature = createHmac('sha256', SECRET)
      .update(`${at}.${JSON.stringify(body)}`)
      .digest('hex')
    const changed = await t.app.inject({
      method: 'POST',
      url: '/api/v1/billing/reports',
      payload: JSON.stringify({ ...body, id: 'evt_x' }),
      headers: {
        'content-type': 'application/json',
        'stripe-signature': `t=${at},v1=${signature}`,
      },
    })
    expect(changed.statusCode).toBe(400)
    expect(
      (await t.app.inject({ method: 'POST', url: '/api/v1/billing/reports', payload: body }))
        .statusCode,
    ).toBe(400)
    expect(
      (
        await report(
          done({
            client_reference_id: '01900000-0000-7000-8000-00000000dead',
            customer: 'cus_none',
          }),
        )
      ).statusCode,
    ).toBe(404)
  })

  it('say nothing to us when they are about other things', async () => {
    expect((await report(event('customer.created', { id: 'cus_9' }))).json()).toEqual({
      received: true,
    })
  })
})
