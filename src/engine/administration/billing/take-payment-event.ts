import { sql } from 'kysely'
import type { Actor } from '#model/api/actor.ts'
import type { Tenant } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import type { PaymentEvent } from '#platform/payments/payments.ts'
import type { Engine } from '#engine/kernel/engine.ts'

/** Actor of plan changes in the audit log. */
const provider: Actor = { kind: 'system', id: 'payments', name: 'Payment provider' }

/** Tier of a paying tenant; when payment ends, the trial's rules apply again. */
const PAID_TIER = 'GROWTH'

type PlanChange = Partial<
  Pick<
    Tenant,
    | 'subscription_tier'
    | 'status'
    | 'paymentCustomer'
    | 'subscription'
    | 'subscriptionState'
    | 'paidUntil'
    | 'paymentReportedAt'
  >
>

/** Whether an event is about the end or a failure of another subscription than the current one. */
const isOfEarlierSubscription = (
  { subscription, subscriptionState }: Pick<Tenant, 'subscription' | 'subscriptionState'>,
  event: PaymentEvent,
): boolean =>
  (event.kind === 'payment-failed' ||
    (event.kind === 'subscription' && event.state !== 'active')) &&
  Boolean(subscription) &&
  event.subscriptionId !== '' &&
  event.subscriptionId !== subscription &&
  (subscriptionState === 'active' || subscriptionState === 'past_due')

/**
 * The changes of a tenant by a payment event; pure. An event older than the latest processed one no
 * longer changes the state, because events arrive in any order. The end or a late payment of an
 * earlier subscription changes nothing while another one is paid for. Tenants that an admin closed
 * stay closed, paid or not.
 */
function planPaymentChange(
  tenant: Pick<
    Tenant,
    'status' | 'trial_ends_at' | 'subscription' | 'subscriptionState' | 'paymentReportedAt'
  >,
  event: PaymentEvent,
  now: number,
): PlanChange {
  const isLate =
    tenant.paymentReportedAt !== null && event.at < Date.parse(tenant.paymentReportedAt)
  if (isOfEarlierSubscription(tenant, event)) return {}
  const open = tenant.status !== 'ISOLATED' && tenant.status !== 'DEACTIVATED'
  const known: PlanChange =
    event.kind === 'payment-failed'
      ? {}
      : { paymentCustomer: event.customerId, subscription: event.subscriptionId }
  if (isLate) return event.kind === 'checkout-done' ? known : {}
  const reported: PlanChange = { paymentReportedAt: new Date(event.at).toISOString() }
  const paid: PlanChange = {
    subscription_tier: PAID_TIER,
    ...(open ? { status: 'ACTIVE' as const } : {}),
  }
  switch (event.kind) {
    case 'checkout-done':
      return { ...known, ...reported, ...paid, subscriptionState: 'active' }
    case 'payment-failed':
      return tenant.subscriptionState === 'active'
        ? { ...reported, subscriptionState: 'past_due' }
        : reported
    case 'subscription': {
      const base: PlanChange = {
        ...known,
        ...reported,
        subscriptionState: event.state,
        paidUntil: event.paidUntil === null ? null : new Date(event.paidUntil).toISOString(),
      }
      if (event.state !== 'ended') return { ...base, ...paid }
      const trialGoesOn = tenant.trial_ends_at !== null && Date.parse(tenant.trial_ends_at) > now
      return {
        ...base,
        subscription_tier: 'STARTER',
        ...(open ? { status: trialGoesOn ? ('TRIAL' as const) : ('TRIAL_EXPIRED' as const) } : {}),
      }
    }
  }
}

async function tenantOf(db: Db, event: PaymentEvent): Promise<string | null> {
  const byId =
    'tenantId' in event && event.tenantId
      ? sql<boolean>`id::text = ${event.tenantId}`
      : sql<boolean>`false`
  const row = await db
    .selectFrom('tenants')
    .select('id')
    .where((eb) => eb.or([eb('payment_customer', '=', event.customerId), byId]))
    .orderBy('payment_customer', 'desc')
    .forUpdate()
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * Processes an event of the payment provider exactly once, in one transaction with its changes and
 * an audit entry.
 * @returns false when it was processed before
 * @throws ProductError `not_found` for an unknown customer; the provider then retries later
 */
export async function takePaymentEvent(engine: Engine, event: PaymentEvent): Promise<boolean> {
  const now = new Date(engine.clock.now())
  return engine.database.system(async (db) => {
    const base = {
      version: 1,
      created_at: now,
      created_by: provider.name,
      updated_at: now,
      updated_by: provider.name,
    }
    const fresh = await db
      .insertInto('payment_reports')
      .values({ id: event.id, kind: event.kind, reported_at: new Date(event.at), ...base })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!fresh) return false
    const id = await tenantOf(db, event)
    if (!id) throw fail('not_found', 'No organization here has this customer.')
    const scope = { tenantId: '', actor: provider }
    const tenant = (await engine.stores.of('tenant').get(scope, id, { db }))!
    const change = planPaymentChange(tenant, event, now.getTime())
    if (Object.keys(change).length > 0)
      await engine.stores.of('tenant').update(scope, id, null, change, { db })
    return true
  })
}
