import type { ResolvedField } from '#model/company-research.ts'
import type { Campaign, Contact, Outreach } from '#model/entities.generated.ts'
import { isDisposable, isRoleAddress } from './address-lists.ts'
import { zoneOfCountry } from './country-zones.ts'
import { matchTargets } from './match-targets.ts'
import { addressFault } from './normalise-contact.ts'

/**
 * Countries whose law requires consent before a first business email (Germany, UWG section 7).
 */
const CONSENT_COUNTRIES: ReadonlySet<string> = new Set(['DE'])

export interface OutreachFacts {
  campaign: Pick<Campaign, 'targets' | 'schedule'>
  contact: Contact
  /** Values of the contact that were read on the company's pages. */
  resolved?: readonly ResolvedField[]
  /** Name of the suppression that matches the address, its domain or its hash; empty when none. */
  suppressedBy: string
  /** Name of another campaign that is sending to the person; empty when none. */
  otherCampaign: string
  /** Variables of the enabled emails that have neither a value nor a fallback. */
  missing: readonly string[]
  overrideReason: string
}

export type ExclusionGate =
  'suppressed' | 'other-campaign' | 'invalid' | 'role' | 'disposable' | 'country' | 'target'
export interface ScreeningResult {
  state: 'pending' | 'needs_attention' | 'excluded'
  /** The gate; empty when none. */
  by: ExclusionGate | 'missing' | 'risky' | ''
  reason: string
}

/**
 * Gates that a user may override with a reason. A suppression that the person requested cannot be
 * overridden.
 */
export const OVERRIDABLE: ReadonlySet<string> = new Set([
  'other-campaign',
  'role',
  'disposable',
  'country',
  'target',
  'person',
  'risky',
])

/**
 * Whether this contact may receive the campaign's emails, and if not, the first gate that holds
 * them.
 */
export function screenContact({
  campaign,
  contact,
  resolved = [],
  suppressedBy,
  otherCampaign,
  missing,
  overrideReason,
}: OutreachFacts): ScreeningResult {
  const fault = addressFault(contact.email)
  if (fault || contact.verification === 'invalid' || contact.verification === 'no-mx')
    return {
      state: 'excluded',
      by: 'invalid',
      reason:
        fault ??
        (contact.verification === 'no-mx'
          ? 'The domain accepts no email'
          : 'The address does not exist'),
    }
  if (suppressedBy) return { state: 'excluded', by: 'suppressed', reason: suppressedBy }
  const gates: [ExclusionGate, boolean, string][] = [
    [
      'other-campaign',
      otherCampaign !== '',
      `The campaign "${otherCampaign}" is writing to this person`,
    ],
    [
      'disposable',
      isDisposable(contact.email) || contact.verification === 'disposable',
      'A throw-away address',
    ],
    [
      'role',
      isRoleAddress(contact.email) || contact.verification === 'role',
      'An address of a function, not of a person',
    ],
    [
      'country',
      CONSENT_COUNTRIES.has(contact.country) &&
        contact.lawfulBasis !== 'consent' &&
        contact.lawfulBasis !== 'existing-customer' &&
        contact.lawfulBasis !== 'contract',
      `Mail to ${contact.country} needs consent: set the lawful basis of the contact`,
    ],
  ]
  if (!overrideReason) {
    for (const [by, holds, reason] of gates) if (holds) return { state: 'excluded', by, reason }
    const { match, reason } = matchTargets(campaign.targets, contact, resolved)
    if (match === 'excluded') return { state: 'excluded', by: 'target', reason }
  }
  if (missing.length > 0)
    return { state: 'needs_attention', by: 'missing', reason: `Missing: ${missing.join(', ')}` }
  if (contact.verification === 'risky' && !overrideReason)
    return { state: 'needs_attention', by: 'risky', reason: 'The address looks misspelt or risky' }
  return { state: 'pending', by: '', reason: '' }
}

/**
 * The time zone for sending to a person: the contact's, that of a single-zone country, the
 * campaign's, the tenant's.
 */
export function zoneOf(
  contact: Pick<Contact, 'timeZone' | 'country'>,
  campaign: Pick<Campaign, 'schedule'>,
  tenantZone: string,
): string {
  return (
    contact.timeZone || zoneOfCountry(contact.country) || campaign.schedule.timeZone || tenantZone
  )
}

/** The tab of step 4 that lists a person in this state. */
export const tabOf = (state: Outreach['state']): 'ready' | 'attention' | 'excluded' =>
  state === 'excluded' ? 'excluded' : state === 'needs_attention' ? 'attention' : 'ready'
