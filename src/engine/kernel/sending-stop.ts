import { message } from '#language'
import type { Tenant } from '#model/schema/entities.generated.ts'

/**
 * Whether the organization may send (specification, section 4). It may
 * not when the trial is over by status, when the tier is STARTER and its end has passed, or when
 * the organization is closed. Replies and opt-outs are still read.
 */
export function sendingStop(
  tenant: Pick<Tenant, 'status' | 'subscription_tier'> & { trial_ends_at: string | Date | null },
  now: number,
): '' | 'trial' | 'closed' {
  if (tenant.status === 'ISOLATED' || tenant.status === 'DEACTIVATED') return 'closed'
  if (tenant.status === 'TRIAL_EXPIRED') return 'trial'
  return tenant.subscription_tier === 'STARTER' &&
    tenant.trial_ends_at !== null &&
    new Date(tenant.trial_ends_at).getTime() <= now
    ? 'trial'
    : ''
}

/** Shown to users when the trial is over. */
export const TRIAL_OVER = message(
  'The trial is over: nothing is sent. Replies and opt-outs are still read, and everything stays readable.',
)
