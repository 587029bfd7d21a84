import type { Tenant } from '../schema/entities.generated.ts'

/** Actions of an operator on a whole tenant, besides changing its fields. */
export type TenantAction = 'activate' | 'deactivate' | 'isolate'

const CLOSED_BY = { deactivate: 'DEACTIVATED', isolate: 'ISOLATED' } as const

export const isClosed = (status: Tenant['status']): boolean =>
  Object.values(CLOSED_BY).some((one) => one === status)

/**
 * The status of a tenant that is not closed: with tier STARTER by the end of its trial, else
 * active.
 * @param now milliseconds since 1970
 */
export function openStatus(
  { subscription_tier, trial_ends_at }: Pick<Tenant, 'subscription_tier' | 'trial_ends_at'>,
  now: number,
): 'ACTIVE' | 'TRIAL' | 'TRIAL_EXPIRED' {
  if (subscription_tier !== 'STARTER' || trial_ends_at === null) return 'ACTIVE'
  return Date.parse(trial_ends_at) > now ? 'TRIAL' : 'TRIAL_EXPIRED'
}

/** The status after an action; null when it would change nothing. */
export function statusAfter(
  tenant: Pick<Tenant, 'status' | 'subscription_tier' | 'trial_ends_at'>,
  action: TenantAction,
  now: number,
): Tenant['status'] | null {
  const opened = isClosed(tenant.status) ? openStatus(tenant, now) : tenant.status
  const next = action === 'activate' ? opened : CLOSED_BY[action]
  return next === tenant.status ? null : next
}
