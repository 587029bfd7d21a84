import type { ResolvedField } from '#model/api/company-research.ts'
import type { Campaign, Contact, Outreach } from '#model/schema/entities.generated.ts'
import { message, sentenceInEnglish, type Sentence, type Vars } from '#language'
import { isDisposable, isRoleAddress } from './address-lists.ts'
import { CONSENT_COUNTRIES, lawOf } from './consent-countries.ts'
import { UNKNOWN_COUNTRY } from '#model/lib/country-names.ts'
import { zoneOfCountry } from './country-zones.ts'
import { matchTargets } from './match-targets.ts'
import { addressFault } from './normalize-contact.ts'

export interface OutreachFacts {
  campaign: Pick<Campaign, 'targets' | 'schedule'>
  contact: Contact
  /** Values of the contact that were read on the company's pages. */
  resolved?: readonly ResolvedField[]
  /**
   * Why the address is suppressed, as a message of `suppressionWords`; empty when it is not.
   */
  suppressedBy: string
  /** Name of another campaign that is sending to the person; empty when none. */
  otherCampaign: string
  /** Variables of the enabled emails that have neither a value nor a fallback. */
  missing: readonly string[]
  overrideReason: string
}

export type ExclusionGate =
  | 'suppressed'
  | 'other-campaign'
  | 'invalid'
  | 'role'
  | 'disposable'
  | 'country'
  | 'target'
export interface ScreeningResult {
  state: 'pending' | 'needs_attention' | 'excluded'
  /** The gate; empty when none. */
  by: ExclusionGate | 'missing' | 'risky' | ''
  /** Why the gate prevents writing, in English, as it is stored; empty when none does. */
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

/** One requirement of writing to a person. */
export interface Gate {
  by: Exclude<ScreeningResult['by'], ''>
  /** The requirement, as a message that is true of people who may be written to. */
  requires: string
  /** Why it prevents writing; null when it does not. */
  reason: Sentence | null
  /** A user let the person in although the requirement is not met. */
  overridden: boolean
}

/** Every requirement of writing to a person, in the order in which they apply. */
export function gatesOf(facts: OutreachFacts): Gate[] {
  const { campaign, contact, resolved = [], suppressedBy, otherCampaign, missing } = facts
  const gate = (by: Gate['by'], requires: string, reason: Sentence | null): Gate => ({
    by,
    requires,
    reason,
    overridden: facts.overrideReason !== '' && by !== 'invalid' && OVERRIDABLE.has(by),
  })
  const when = (closed: boolean, text: string, vars: Vars = {}): Sentence | null =>
    closed ? { message: text, vars } : null
  return [
    gate('invalid', message('The address exists'), addressReason(contact)),
    gate(
      'suppressed',
      message('The address is not on the suppression list'),
      when(suppressedBy !== '', suppressedBy),
    ),
    gate(
      'other-campaign',
      message('No other campaign is writing to the person'),
      when(otherCampaign !== '', message('The campaign "{name}" is writing to this person'), {
        name: otherCampaign,
      }),
    ),
    gate(
      'disposable',
      message('The address is not disposable'),
      when(
        isDisposable(contact.email) || contact.verification === 'disposable',
        message('A throw-away address'),
      ),
    ),
    gate(
      'role',
      message('The address belongs to a person'),
      when(
        isRoleAddress(contact.email) || contact.verification === 'role',
        message('An address of a function, not of a person'),
      ),
    ),
    gate(
      'country',
      message('The law of the country allows it'),
      when(
        needsConsent(contact),
        lawOf(contact) === UNKNOWN_COUNTRY
          ? message('The country is not understood: set it, or the lawful basis of the contact')
          : message('Email to {country} needs consent: set the lawful basis of the contact'),
        { country: lawOf(contact) },
      ),
    ),
    gate(
      'target',
      message('The person matches the targets'),
      targetReason(campaign.targets, contact, resolved),
    ),
    gate(
      'missing',
      message('Every variable of the emails has a value'),
      when(missing.length > 0, message('Missing: {names}'), { names: missing.join(', ') }),
    ),
    gate(
      'risky',
      message('The address is spelled correctly'),
      when(contact.verification === 'risky', message('The address looks misspelt or risky')),
    ),
  ]
}

function addressReason({ email, verification }: Contact): Sentence | null {
  const fault = addressFault(email)
  if (fault !== null) return { message: fault }
  if (verification === 'no-mx') return { message: message('The domain accepts no email') }
  if (verification === 'invalid') return { message: message('The address does not exist') }
  return null
}

const needsConsent = (contact: Contact): boolean =>
  CONSENT_COUNTRIES.has(lawOf(contact)) &&
  !['consent', 'existing-customer', 'contract'].includes(contact.lawfulBasis)

function targetReason(
  targets: Campaign['targets'],
  contact: Contact,
  resolved: readonly ResolvedField[],
): Sentence | null {
  const { match, reason } = matchTargets(targets, contact, resolved)
  return match === 'excluded' ? reason : null
}

/**
 * Whether this contact may receive the campaign's emails, and if not, the first gate that holds
 * them.
 */
export function screenContact(facts: OutreachFacts): ScreeningResult {
  const closed = gatesOf(facts).find(({ reason, overridden }) => reason !== null && !overridden)
  if (!closed?.reason) return { state: 'pending', by: '', reason: '' }
  const { by, reason } = closed
  return {
    state: by === 'missing' || by === 'risky' ? 'needs_attention' : 'excluded',
    by,
    reason: sentenceInEnglish(reason),
  }
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
export const tabOf = (state: Outreach['state']): 'ready' | 'attention' | 'excluded' => {
  if (state === 'excluded') return 'excluded'
  return state === 'needs_attention' ? 'attention' : 'ready'
}
