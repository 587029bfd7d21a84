import type { Billing } from '#model/api/billing.ts'
import { fail } from '#model/lib/errors.ts'
import { PaymentsDown, type Payments } from '#platform/payments/payments.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { endpoint, type Caller } from '../../base/endpoint.ts'

async function payingTenant(engine: Engine, caller: Caller) {
  const tenant = await engine.stores
    .of('tenant')
    .get({ tenantId: '', actor: caller.actor }, caller.tenantId)
  if (!tenant) throw fail('not_found', 'Failed to load tenant data.')
  return tenant
}

/** Calls the provider, and reports a failure with the provider's sentence. */
async function atProvider<T>(
  { payments }: Engine,
  work: (payments: Payments) => Promise<T>,
): Promise<T> {
  if (!payments) throw fail('not_found', 'Billing is off on this installation.')
  return work(payments).catch((error: unknown) => {
    throw error instanceof PaymentsDown ? fail('unavailable', error.message) : error
  })
}

/** The price and the organization's subscription. */
export const getBilling = endpoint({
  method: 'GET',
  path: '/api/v1/billing',
  access: 'member',
  summary: 'Price and state of the subscription',
  async handler({ engine, caller }) {
    const { subscription_tier, subscriptionState, paidUntil, paymentCustomer } = await payingTenant(
      engine,
      caller,
    )
    const price = engine.payments ? await engine.payments.price().catch(() => null) : null
    return {
      on: engine.payments !== null,
      price,
      subscription_tier,
      state: subscriptionState,
      paidUntil,
      hasCustomer: paymentCustomer !== '',
    } satisfies Billing
  },
})

/**
 * The address of a checkout page at the payment provider. A second request within an hour returns
 * the same page, which prevents double subscriptions.
 */
export const postCheckout = endpoint({
  method: 'POST',
  path: '/api/v1/billing/checkout',
  idempotency: 'lease',
  access: 'write-member',
  summary: 'Begin to subscribe',
  rateLimit: 20,
  async handler({ engine, caller }) {
    const tenant = await payingTenant(engine, caller)
    if (tenant.subscriptionState === 'active' || tenant.subscriptionState === 'past_due')
      throw fail('wrong_state', 'There is a subscription already. Change it in the account.', [], {
        state: tenant.subscriptionState,
      })
    const hour = Math.floor(engine.clock.now() / 3_600_000)
    const url = await atProvider(engine, (payments) =>
      payments.startCheckout({
        tenantId: tenant.id,
        email: caller.email,
        customerId: tenant.paymentCustomer,
        successUrl: `${engine.publicUrl}/payment-success`,
        cancelUrl: `${engine.publicUrl}/pricing`,
        idempotencyKey: `checkout-${tenant.id}-${tenant.subscriptionState}-${hour}`,
      }),
    )
    return { url }
  },
})

/** The provider's page for cards, invoices and cancellation. */
export const postPortal = endpoint({
  method: 'POST',
  path: '/api/v1/billing/portal',
  idempotency: 'lease',
  access: 'write-member',
  summary: 'Change or end the subscription',
  rateLimit: 20,
  async handler({ engine, caller }) {
    const tenant = await payingTenant(engine, caller)
    if (!tenant.paymentCustomer) throw fail('wrong_state', 'There is no subscription yet.')
    return {
      url: await atProvider(engine, (payments) =>
        payments.openPortal(tenant.paymentCustomer, `${engine.publicUrl}/account`),
      ),
    }
  },
})

/** The price for the pricing page; public. `price` is null while the provider cannot be reached. */
export const getPrice = endpoint({
  method: 'GET',
  path: '/api/v1/billing/price',
  access: 'public',
  summary: 'Whether anything can be bought here, and its price',
  handler: async ({ engine }) => ({
    on: engine.payments !== null,
    price: engine.payments ? await engine.payments.price().catch(() => null) : null,
  }),
})
