import { DateTime } from 'luxon'
import { FRESH_INBOX } from '#engine/delivery/mailboxes/fresh-inbox.ts'
import type { SendPlan } from '#engine/delivery/sends/plan-sends.ts'
import type { Campaign, Mailbox, Tenant } from '#model/entities.generated.ts'
import type { ChecklistItem, Missing } from '#model/outreach.ts'
import { wallTime } from '#model/windows.ts'
import { trialExtension } from './run-campaign.ts'
import { sendingStop, TRIAL_OVER } from '#engine/kernel/sending-stop.ts'
import { DAY_MS } from '#model/time-units.ts'

/** Input of a campaign's checklist. */
export interface ChecklistFacts {
  campaign: Campaign
  tenant: Tenant
  mailboxes: Mailbox[]
  counts: { ready: number; needsAttention: number; done: number; people: number }
  missing: Missing[]
  unverified: number
  shared: string[]
  plan: SendPlan
  estimatedEnd: string | null
  now: number
}

/** The checklist items in display order. */
export const checklistItems = (facts: ChecklistFacts, billingOff: boolean): ChecklistItem[] => [
  ...setupItems(facts),
  ...mailboxItems(facts),
  ...planItems(facts),
  trialItem(facts, billingOff),
]

const item = (
  id: string,
  level: ChecklistItem['level'],
  title: string,
  detail: string,
  fix: string,
): ChecklistItem => ({ id, level, title, detail, fix })

function setupItems({ campaign, tenant, counts, missing }: ChecklistFacts): ChecklistItem[] {
  const parts = [
    ['messaging', 'Messaging', `/campaigns/${campaign.id}/configure`],
    ['steps', 'Emails', `/campaigns/${campaign.id}/configure/step2`],
    ['targets', 'Targets', `/campaigns/${campaign.id}/configure/step3`],
    ['schedule', 'Schedule', `/campaigns/${campaign.id}/configure/step4`],
  ] as const
  const items = parts.map(([part, title, fix]) => {
    const faults = missing.filter((one) => one.part === part)
    const blocker = faults.find((one) => one.level === 'blocker')
    if (blocker)
      return item(part, 'blocker', `${title}: something is missing`, blocker.message, fix)
    if (part !== 'schedule' && !campaign.reviewed[part])
      return item(
        part,
        'blocker',
        `${title} not reviewed yet`,
        'Look at this step and save it.',
        fix,
      )
    return item(
      part,
      faults[0] ? 'warning' : 'ok',
      title,
      faults.map((one) => one.message).join(' '),
      fix,
    )
  })
  const ready = counts.ready + counts.done
  items.push(
    ready === 0
      ? item(
          'contacts',
          'blocker',
          'Nobody to write to',
          'Add at least one person who can be written to.',
          `/campaigns/${campaign.id}/configure/step4`,
        )
      : item(
          'contacts',
          counts.needsAttention > 0 ? 'warning' : 'ok',
          `${counts.ready} ${counts.ready === 1 ? 'person' : 'people'} ready`,
          counts.needsAttention > 0
            ? `${counts.needsAttention} need attention and get no email until then.`
            : '',
          `/campaigns/${campaign.id}/configure/step4`,
        ),
  )
  items.push(
    tenant.senderName.trim()
      ? item('sender', 'ok', 'Sender name', tenant.senderName, '/account')
      : item('sender', 'blocker', 'No sender name', 'Enter who the emails are from.', '/account'),
  )
  items.push(
    tenant.postalAddress.trim()
      ? item(
          'address',
          'ok',
          'Postal address',
          'Is in the footer of every email, as the law requires.',
          '/account',
        )
      : item(
          'address',
          'blocker',
          'No postal address',
          'The law requires a postal address in every email.',
          '/account',
        ),
  )
  items.push(
    item(
      'opt-out',
      'ok',
      'Opt-out',
      'Every email contains a link and a one-click header (RFC 8058).',
      '',
    ),
  )
  return items
}

/** Names without public DNS records (RFC 2606, RFC 6761), which cannot be checked. */
const RESERVED = /(^|\.)(test|example|invalid|localhost|local|internal)$|^example\.(com|net|org)$/

function mailboxItems({ mailboxes, now, shared, campaign }: ChecklistFacts): ChecklistItem[] {
  const active = mailboxes.filter((mailbox) => mailbox.state === 'active')
  if (mailboxes.length === 0)
    return [
      item('mailbox', 'blocker', 'No mailbox', 'Connect a mailbox to send from.', '/mailboxes'),
    ]
  if (active.length === 0)
    return [
      item(
        'mailbox',
        'blocker',
        'No mailbox is sending',
        mailboxes
          .map((mailbox) => `${mailbox.address}: ${mailbox.stateReason || mailbox.state}`)
          .join(' '),
        '/mailboxes',
      ),
    ]
  const fresh = active.filter(
    (mailbox) =>
      now - (Date.parse(mailbox.lastReadAt ?? '') || 0) <= FRESH_INBOX && !mailbox.readError,
  )
  const items = [
    fresh.length > 0
      ? item(
          'mailbox',
          fresh.length < active.length ? 'warning' : 'ok',
          `${fresh.length} of ${mailboxes.length} ${mailboxes.length === 1 ? 'mailbox' : 'mailboxes'} working`,
          active
            .filter((one) => !fresh.includes(one))
            .map((one) => `${one.address}: ${one.readError || 'its inbox was not read yet'}.`)
            .join(' '),
          '/mailboxes',
        )
      : item(
          'mailbox',
          'blocker',
          'No inbox was read yet',
          active
            .map(
              (mailbox) =>
                `${mailbox.address}: ${mailbox.readError || 'not read in the last 15 minutes'}.`,
            )
            .join(' '),
          '/mailboxes',
        ),
  ]
  const domains = [...new Set(active.map((mailbox) => mailbox.address.split('@')[1]!))]
  items.push(
    item(
      'dns',
      'warning',
      'SPF, DKIM and DMARC not checked',
      domains.every((domain) => RESERVED.test(domain))
        ? `${domains.join(', ')} is a reserved name that no public DNS answers for.`
        : `Make sure that ${domains.join(', ')} has SPF, DKIM and DMARC records; email ` +
            'without them is refused by the large providers.',
      '/mailboxes',
    ),
  )
  if (shared.length > 0)
    items.push(
      item(
        'shared',
        'warning',
        'Mailboxes also used elsewhere',
        `${shared.slice(0, 3).join(', ')}: places are shared by weight.`,
        `/campaigns/${campaign.id}/configure/step4`,
      ),
    )
  return items
}

/** "Fri 4 December 2026" in the organization's time zone. */
const dayIn = ({ timeZone }: Tenant, at: string): string =>
  DateTime.fromISO(at, { zone: timeZone, locale: 'en' }).toFormat('ccc d LLLL yyyy')

function planItems({
  plan,
  campaign,
  tenant,
  unverified,
  counts,
  now,
  estimatedEnd,
}: ChecklistFacts): ChecklistItem[] {
  const mine = plan.sends.filter((send) => send.campaignId === campaign.id)
  const fix = `/campaigns/${campaign.id}/configure/step4`
  const start = Math.max(
    now,
    campaign.schedule.startDate ? Date.parse(`${campaign.schedule.startDate}T00:00:00Z`) : 0,
  )
  const items: ChecklistItem[] = []
  const held = plan.held.find(
    (one) =>
      one.campaignId === campaign.id &&
      ['no_window', 'campaign_ended', 'no_mailbox'].includes(one.gate),
  )
  if (mine.length > 0 && mine[0]!.at < start + 8 * DAY_MS)
    items.push(
      item(
        'plan',
        held ? 'warning' : 'ok',
        `First email ${wallTime(mine[0]!.zone, mine[0]!.at)} in ${mine[0]!.zone}`,
        held ? held.why : estimatedEnd ? `The last one about ${dayIn(tenant, estimatedEnd)}.` : '',
        fix,
      ),
    )
  else if (counts.ready > 0)
    items.push(
      item(
        'plan',
        'blocker',
        'No email can be sent in the next 7 days',
        held?.why ??
          plan.held.find((one) => one.campaignId === campaign.id)?.why ??
          'No place was found.',
        fix,
      ),
    )
  if (counts.ready > 0 && unverified / counts.ready > 0.2)
    items.push(
      item(
        'verification',
        'warning',
        'Most addresses are not verified',
        `${unverified} of ${counts.ready} were only checked by their form. Bounces above 5 % pause the campaign.`,
        fix,
      ),
    )
  return items
}

function trialItem(
  { tenant, now, estimatedEnd }: ChecklistFacts,
  billingOff: boolean,
): ChecklistItem {
  const stop = sendingStop(tenant, now)
  if (stop)
    return item(
      'trial',
      'blocker',
      stop === 'trial' ? 'Trial over' : 'Organisation closed',
      stop === 'trial' ? TRIAL_OVER : 'The organization is closed: nothing is sent.',
      '/account',
    )
  const until = trialExtension(billingOff, tenant, estimatedEnd, now)
  if (until)
    return item(
      'trial',
      'warning',
      'Trial is lengthened',
      'The campaign ends after the trial. Because billing is off here, launching moves the ' +
        `trial's end to ${dayIn(tenant, until.toISOString())}.`,
      '/account',
    )
  return item(
    'trial',
    'ok',
    'Plan',
    tenant.subscription_tier === 'STARTER' && tenant.trial_ends_at
      ? `The trial runs until ${dayIn(tenant, tenant.trial_ends_at)}.`
      : '',
    '/account',
  )
}
