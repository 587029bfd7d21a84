import type { Tenant } from '../schema/entities.generated.ts'
import { DAY_MS } from '../lib/time-units.ts'

export type TrialState =
  | { kind: 'none' }
  | { kind: 'running'; daysLeft: number }
  | { kind: 'expired' }

/**
 * The content of the trial badge (specification, section 4): with status TRIAL_EXPIRED the trial is
 * over; with tier STARTER and an end in the future it runs, with the remaining days rounded up;
 * otherwise there is no badge.
 * @param now milliseconds since 1970
 */
export function trialState(
  tenant: Pick<Tenant, 'status' | 'subscription_tier' | 'trial_ends_at'> | undefined,
  now: number,
): TrialState {
  if (!tenant) return { kind: 'none' }
  if (tenant.status === 'TRIAL_EXPIRED') return { kind: 'expired' }
  if (tenant.subscription_tier !== 'STARTER' || !tenant.trial_ends_at) return { kind: 'none' }
  const left = Date.parse(tenant.trial_ends_at) - now
  return left > 0 ? { kind: 'running', daysLeft: Math.ceil(left / DAY_MS) } : { kind: 'none' }
}
