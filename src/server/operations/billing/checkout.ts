import type { Billing } from '#model/billing.ts'
import { fail } from '#model/errors.ts'
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

/** Runs a call to the provider; one that fails is told in its sentence. */
async function atProvider<T>(
  { payments }: Engine,
  work: (payments: Payments) => Promise<T>,
): Promise<T> {
  if (!payments) throw fail('not_found', 'Billing is off on this installation.')
  return work(payments).catch((error: unknown) => {
    throw error instanceof PaymentsDown ? fail('unavailable', error.message) : error
  })
}

/** What can be bought, and where the organisation stands. */
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
 * A page of the payment provider to pay on. Asking twice within an hour gives the same page, so
 * that nobody subscribes twice.
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

/** The provider's page for cards, invoices and cancelling. */
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

/**
 * What the pricing page says; public, because the price is. `price` is null while the provider
 * cannot be asked.
 */
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
