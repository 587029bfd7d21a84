import { message } from '#language'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Price } from '#model/api/billing.ts'
import type { Log } from '#platform/log.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { InvalidSignature, PaymentsDown, type PaymentEvent, type Payments } from './payments.ts'

export interface StripeOptions {
  /** https://api.stripe.com, or a stand-in with the same API. */
  apiUrl: string
  secretKey: string
  webhookSecret: string
  priceId: string
  log: Log
}

const TIMEOUT = 10_000
/** Stripe's own default: an older webhook may be a replay. */
const TOLERANCE = 5 * 60_000
const PRICE_FRESH = 60 * 60_000

type Fields = Record<string, unknown>

/**
 * Stripe's HTTP API (version 2024-06-20) as far as a hosted subscription needs it, without Stripe's
 * library: five calls do not justify one.
 */
export function createStripePayments({
  apiUrl,
  secretKey,
  webhookSecret,
  priceId,
  log,
}: StripeOptions): Payments {
  let price: { value: Price; at: number } | null = null

  async function call(
    method: 'GET' | 'POST',
    path: string,
    form?: Record<string, string>,
    idempotencyKey?: string,
  ): Promise<Fields> {
    const headers: Record<string, string> = {
      authorization: `Bearer ${secretKey}`,
      'stripe-version': '2024-06-20',
    }
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
    const answer = await fetch(new URL(path, apiUrl), {
      method,
      headers,
      ...(form ? { body: new URLSearchParams(form) } : {}),
      signal: AbortSignal.timeout(TIMEOUT),
      redirect: 'error',
    }).catch((error: unknown) => {
      log.warn({ path, fault: messageOf(error) }, 'the payment provider cannot be reached')
      throw new PaymentsDown(
        message(
          'The payment provider does not answer. Nothing was charged; try again in a minute.',
        ),
      )
    })
    const body = (await answer.json().catch(() => ({}))) as Fields
    if (answer.ok) return body
    // The response may contain keys and customers, so only its code is logged.
    log.warn(
      { path, status: answer.status, code: (body.error as Fields | undefined)?.code ?? '' },
      'the payment provider refused a call',
    )
    throw new PaymentsDown(
      message(
        'The payment provider refused the request. Nothing was charged; the people who run ' +
          'this installation see why in the log.',
      ),
    )
  }

  return {
    async price() {
      if (price && Date.now() - price.at < PRICE_FRESH) return price.value
      const fields = await call('GET', `/v1/prices/${encodeURIComponent(priceId)}`)
      const interval =
        (fields.recurring as Fields | undefined)?.interval === 'year' ? 'year' : 'month'
      price = {
        value: {
          amount: Number(fields.unit_amount ?? 0),
          currency: String(fields.currency ?? 'eur').toUpperCase(),
          interval,
        },
        at: Date.now(),
      }
      return price.value
    },
    async startCheckout({ tenantId, email, customerId, successUrl, cancelUrl, idempotencyKey }) {
      const form = {
        mode: 'subscription',
        'line_items[0][price]': priceId,
        'line_items[0][quantity]': '1',
        client_reference_id: tenantId,
        'subscription_data[metadata][tenant]': tenantId,
        success_url: successUrl,
        cancel_url: cancelUrl,
      }
      return pageOf(
        await call(
          'POST',
          '/v1/checkout/sessions',
          { ...form, ...(customerId ? { customer: customerId } : { customer_email: email }) },
          idempotencyKey,
        ),
      )
    },
    openPortal: async (customerId, returnUrl) =>
      pageOf(
        await call('POST', '/v1/billing_portal/sessions', {
          customer: customerId,
          return_url: returnUrl,
        }),
      ),
    readEvent(body, signature, now) {
      checkSignature(webhookSecret, body, signature, now)
      return eventOf(JSON.parse(body) as Fields)
    },
  }
}

function pageOf(session: Fields): string {
  if (typeof session.url === 'string' && /^https?:\/\//.test(session.url)) return session.url
  throw new PaymentsDown(
    message(
      'The payment provider gave no page to go to. Nothing was charged; try again in a minute.',
    ),
  )
}

/**
 * https://docs.stripe.com/webhooks#verify-manually: HMAC-SHA256 over "time.body"; one of several
 * `v1` may match while a secret is rotated.
 */
function checkSignature(secret: string, body: string, header: string, now: number): void {
  const parts = header.split(',').map((part) => part.trim().split('=', 2))
  const time = Number(parts.find(([name]) => name === 't')?.[1])
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest()
  const fits = parts.some(
    ([name, value]) =>
      name === 'v1' &&
      /^[0-9a-f]{64}$/.test(value ?? '') &&
      timingSafeEqual(Buffer.from(value!, 'hex'), expected),
  )
  if (!Number.isFinite(time) || !fits)
    throw new InvalidSignature('The report is not signed by the payment provider.')
  if (Math.abs(now - time * 1000) > TOLERANCE)
    throw new InvalidSignature('The report was signed too long ago.')
}

/** A subscription that can still be paid continues; any other has ended. */
const states: Record<string, 'active' | 'past_due' | 'ended'> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'ended',
  canceled: 'ended',
  incomplete_expired: 'ended',
  paused: 'ended',
}

/** The subscription of an invoice, which newer versions of the API name in its parent; or empty. */
function subscriptionOfInvoice({ subscription, parent }: Fields): string {
  const details = (parent as Fields | undefined)?.subscription_details as Fields | undefined
  const found = subscription ?? details?.subscription
  return typeof found === 'string' ? found : ''
}

function eventOf({ id, type, created, data }: Fields): PaymentEvent | null {
  const thing = ((data as Fields | undefined)?.object ?? {}) as Fields
  const base = {
    id: String(id),
    at: Number(created) * 1000,
    customerId: typeof thing.customer === 'string' ? thing.customer : '',
  }
  if (typeof id !== 'string' || !Number.isFinite(base.at) || !base.customerId) return null
  switch (type) {
    case 'checkout.session.completed':
      return thing.mode === 'subscription'
        ? {
            ...base,
            kind: 'checkout-done',
            tenantId: String(thing.client_reference_id ?? ''),
            subscriptionId: String(thing.subscription ?? ''),
          }
        : null
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted': {
      const state =
        type === 'customer.subscription.deleted' ? 'ended' : states[String(thing.status)]
      return state
        ? {
            ...base,
            kind: 'subscription',
            tenantId: String((thing.metadata as Fields | undefined)?.tenant ?? ''),
            subscriptionId: String(thing.id),
            state,
            paidUntil:
              typeof thing.current_period_end === 'number' ? thing.current_period_end * 1000 : null,
          }
        : null
    }
    case 'invoice.payment_failed':
      return { ...base, kind: 'payment-failed', subscriptionId: subscriptionOfInvoice(thing) }
    default:
      return null
  }
}
