import { DAY_MS } from '#model/lib/time-units.ts'

/** How long a launch can be undone, in milliseconds; nothing is sent before. */
export const UNDO_WINDOW = 10 * 60_000
/** How far past a campaign's estimated end a trial is extended, in milliseconds. */
const TRIAL_MARGIN = 7 * DAY_MS

/**
 * Where billing is off, the user cannot prevent a trial from ending in the middle of a campaign, so
 * launching extends it. Returns the new end that lets the campaign finish; null when the current
 * end does, or when there is no running trial.
 */
export function trialExtension(
  billingOff: boolean,
  tenant: { status: string; subscription_tier: string; trial_ends_at: Date | string | null },
  estimatedEnd: string | null,
  now: number,
): Date | null {
  if (
    !billingOff ||
    tenant.subscription_tier !== 'STARTER' ||
    tenant.status === 'TRIAL_EXPIRED' ||
    !tenant.trial_ends_at ||
    !estimatedEnd
  )
    return null
  const ends = new Date(tenant.trial_ends_at).getTime()
  const wanted = Date.parse(estimatedEnd) + TRIAL_MARGIN
  return ends > now && ends < wanted ? new Date(wanted) : null
}
