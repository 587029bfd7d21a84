import type { Tenant } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { isClosed, openStatus, statusAfter, type TenantAction } from '#model/api/tenant-status.ts'
import { announce } from '#engine/kernel/announce.ts'
import { expireTrials } from '#engine/outreach/lifecycle/housekeeping.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import type { RecordVersion } from '#store/entity-store.ts'

/** Tenants are records of the installation, independent of the caller's current tenant. */
const overAll = ({ actor }: ActorScope) => ({ tenantId: '', actor })

/** Creates a tenant, with the default trial when its tier has one and no end was given. */
export async function createTenant(
  engine: Engine,
  scope: ActorScope,
  values: Partial<Tenant>,
  trialDays: number,
): Promise<Tenant> {
  const subscription_tier = values.subscription_tier ?? 'STARTER'
  const now = engine.clock.now()
  const trial_ends_at =
    values.trial_ends_at !== undefined || subscription_tier !== 'STARTER'
      ? (values.trial_ends_at ?? null)
      : new Date(now + trialDays * 86_400_000).toISOString()
  return engine.stores.of('tenant').create(overAll(scope), {
    ...values,
    subscription_tier,
    trial_ends_at,
    status: openStatus({ subscription_tier, trial_ends_at }, now),
  })
}

/**
 * Updates a tenant's fields. Its status follows from tier and trial: an extended trial continues,
 * an ended one stops sending immediately.
 * @throws ProductError `not_found`, `conflict`, `invalid`
 */
export async function changeTenant(
  engine: Engine,
  scope: ActorScope,
  { id, version }: RecordVersion,
  { status: _status, ...values }: Partial<Tenant>,
): Promise<Tenant> {
  const store = engine.stores.of('tenant')
  const now = engine.clock.now()
  const changed = await engine.database.system(async (db) => {
    const before = await store.get(overAll(scope), id, { db })
    if (!before) throw fail('not_found', 'There is no such tenant.')
    const after = { ...before, ...values }
    const moved =
      after.subscription_tier !== before.subscription_tier ||
      after.trial_ends_at !== before.trial_ends_at
    return store.update(
      overAll(scope),
      id,
      version,
      {
        ...values,
        ...(moved && !isClosed(before.status) ? { status: openStatus(after, now) } : {}),
      },
      { db },
    )
  })
  await expireTrials(engine, id)
  return (await store.get(overAll(scope), id)) ?? changed
}

/**
 * Opens or closes a tenant. Closed: requests of its people and keys are refused, open streams end,
 * running campaigns are paused. Isolated: also, no events are accepted and no inbox is read.
 * @throws ProductError `not_found`
 */
export async function switchTenant(
  engine: Engine,
  scope: ActorScope,
  id: string,
  action: TenantAction,
): Promise<Tenant> {
  const store = engine.stores.of('tenant')
  const tenant = await engine.database.system(async (db) => {
    const before = await store.get(overAll(scope), id, { db })
    if (!before) throw fail('not_found', 'There is no such tenant.')
    const status = statusAfter(before, action, engine.clock.now())
    if (!status) return before
    if (isClosed(status)) await announce(db, id, 'closed')
    return store.update(overAll(scope), id, null, { status }, { db })
  })
  await expireTrials(engine, id)
  return (await store.get(overAll(scope), id)) ?? tenant
}
