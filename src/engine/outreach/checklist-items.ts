import { currentLanguage, say } from '#language'
import { DateTime } from 'luxon'
import { FRESH_INBOX } from '#engine/mail/mailboxes/fresh-inbox.ts'
import type { SendPlan } from '#engine/outreach/planning/plan-sends.ts'
import type { Campaign, Mailbox, Tenant } from '#model/schema/entities.generated.ts'
import type { ChecklistItem, Missing } from '#model/api/outreach.ts'
import { wallTime } from '#model/lib/windows.ts'
import { trialExtension } from './lifecycle/launch-terms.ts'
import { sendingStop, TRIAL_OVER } from '#engine/kernel/sending-stop.ts'
import { DAY_MS } from '#model/lib/time-units.ts'

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
  { title, detail, fix }: Pick<ChecklistItem, 'title' | 'detail' | 'fix'>,
): ChecklistItem => ({ id, level, title, detail, fix })

function setupItems({ campaign, tenant, counts, missing }: ChecklistFacts): ChecklistItem[] {
  const parts = [
    ['messaging', say('Messaging'), `/campaigns/${campaign.id}/configure`],
    ['steps', say('Emails'), `/campaigns/${campaign.id}/configure/step2`],
    ['targets', say('Targets'), `/campaigns/${campaign.id}/configure/step3`],
    ['schedule', say('Schedule'), `/campaigns/${campaign.id}/configure/step4`],
  ] as const
  const items = parts.map(([part, title, fix]) => {
    const faults = missing.filter((one) => one.part === part)
    const blocker = faults.find((fault) => fault.level === 'blocker')
    if (blocker)
      return item(part, 'blocker', {
        title: say('{title}: incomplete', { title }),
        detail: blocker.message,
        fix,
      })
    if (part !== 'schedule' && !campaign.reviewed[part])
      return item(part, 'blocker', {
        title: say('{title} not reviewed yet', { title }),
        detail: say('Review this step and save it.'),
        fix,
      })
    return item(part, faults[0] ? 'warning' : 'ok', {
      title,
      detail: faults.map((fault) => fault.message).join(' '),
      fix,
    })
  })
  const ready = counts.ready + counts.done
  items.push(
    ready === 0
      ? item('contacts', 'blocker', {
          title: say('No one to email'),
          detail: say('Add at least one person you can email.'),
          fix: `/campaigns/${campaign.id}/configure/step4`,
        })
      : item('contacts', counts.needsAttention > 0 ? 'warning' : 'ok', {
          title: say(
            { one: '{count} person ready', other: '{count} people ready' },
            { count: counts.ready },
          ),
          detail:
            counts.needsAttention > 0
              ? say(
                  {
                    one: '{count} needs attention and gets no email until then.',
                    other: '{count} need attention and get no email until then.',
                  },
                  { count: counts.needsAttention },
                )
              : '',
          fix: `/campaigns/${campaign.id}/configure/step4`,
        }),
  )
  items.push(
    tenant.senderName.trim()
      ? item('sender', 'ok', {
          title: say('Sender name'),
          detail: tenant.senderName,
          fix: '/account',
        })
      : item('sender', 'blocker', {
          title: say('No sender name'),
          detail: say('Enter the sender of your emails.'),
          fix: '/account',
        }),
  )
  items.push(
    tenant.postalAddress.trim()
      ? item('address', 'ok', {
          title: say('Postal address'),
          detail: say('Shown in the footer of every email, as the law requires.'),
          fix: '/account',
        })
      : item('address', 'blocker', {
          title: say('No postal address'),
          detail: say('The law requires a postal address in every email.'),
          fix: '/account',
        }),
  )
  items.push(
    item('opt-out', 'ok', {
      title: say('Opt-out'),
      detail: say('Every email contains a link and a one-click header (RFC 8058).'),
      fix: '',
    }),
  )
  return items
}

/** Names without public DNS records (RFC 2606, RFC 6761), which cannot be checked. */
const RESERVED = /(^|\.)(test|example|invalid|localhost|local|internal)$|^example\.(com|net|org)$/

function mailboxItems({ mailboxes, now, shared, campaign }: ChecklistFacts): ChecklistItem[] {
  const active = mailboxes.filter((mailbox) => mailbox.state === 'active')
  if (mailboxes.length === 0)
    return [
      item('mailbox', 'blocker', {
        title: say('No mailbox'),
        detail: say('Connect a mailbox to send from.'),
        fix: '/mailboxes',
      }),
    ]
  if (active.length === 0)
    return [
      item('mailbox', 'blocker', {
        title: say('No mailbox is sending'),
        detail: mailboxes
          .map((mailbox) => `${mailbox.address}: ${mailbox.stateReason || mailbox.state}`)
          .join(' '),
        fix: '/mailboxes',
      }),
    ]
  const fresh = active.filter(
    (mailbox) =>
      now - (Date.parse(mailbox.lastReadAt ?? '') || 0) <= FRESH_INBOX && !mailbox.readError,
  )
  const items = [
    fresh.length > 0
      ? item('mailbox', fresh.length < active.length ? 'warning' : 'ok', {
          title: say(
            {
              one: '{working} of {count} mailbox working',
              other: '{working} of {count} mailboxes working',
            },
            { working: fresh.length, count: mailboxes.length },
          ),
          detail: active
            .filter((mailbox) => !fresh.includes(mailbox))
            .map(
              (mailbox) =>
                `${mailbox.address}: ${mailbox.readError || say('its inbox was not read yet')}.`,
            )
            .join(' '),
          fix: '/mailboxes',
        })
      : item('mailbox', 'blocker', {
          title: say('No inbox read yet'),
          detail: active
            .map(
              (mailbox) =>
                `${mailbox.address}: ${mailbox.readError || say('not read in the last 15 minutes')}.`,
            )
            .join(' '),
          fix: '/mailboxes',
        }),
  ]
  const domains = [...new Set(active.map((mailbox) => mailbox.address.split('@')[1]!))]
  items.push(
    item('dns', 'warning', {
      title: say('SPF, DKIM and DMARC not checked'),
      detail: domains.every((domain) => RESERVED.test(domain))
        ? say('{domains} is a reserved name that no public DNS answers for.', {
            domains: domains.join(', '),
          })
        : say(
            'Make sure that {domains} has SPF, DKIM and DMARC records. Large providers reject email without them.',
            { domains: domains.join(', ') },
          ),
      fix: '/mailboxes',
    }),
  )
  if (shared.length > 0)
    items.push(
      item('shared', 'warning', {
        title: say('Mailboxes also used elsewhere'),
        detail: say('{mailboxes}: the limit is shared by weight.', {
          mailboxes: shared.slice(0, 3).join(', '),
        }),
        fix: `/campaigns/${campaign.id}/configure/step4`,
      }),
    )
  return items
}

/** "Fri 4 December 2026" in the organization's time zone. */
const dayIn = ({ timeZone }: Tenant, at: string): string =>
  DateTime.fromISO(at, { zone: timeZone, locale: currentLanguage() }).toFormat('ccc d LLLL yyyy')

const lastEmailText = (
  tenant: ChecklistFacts['tenant'],
  end: ChecklistFacts['estimatedEnd'],
): string => (end ? say('The last one around {day}.', { day: dayIn(tenant, end) }) : '')

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
    (heldPerson) =>
      heldPerson.campaignId === campaign.id &&
      ['no_window', 'campaign_ended', 'no_mailbox'].includes(heldPerson.gate),
  )
  // The next email of a campaign that has begun may be weeks away.
  const hasBegun = campaign.state !== 'draft'
  const isWaiting = plan.held.some(
    ({ campaignId, gate }) => campaignId === campaign.id && gate === 'not_yet',
  )
  if (mine.length > 0 && (hasBegun || mine[0]!.at < start + 8 * DAY_MS))
    items.push(
      item('plan', held ? 'warning' : 'ok', {
        title: say('First email {time} in {zone}', {
          time: wallTime(mine[0]!.zone, mine[0]!.at),
          zone: mine[0]!.zone,
        }),
        detail: held?.why ?? lastEmailText(tenant, estimatedEnd),
        fix,
      }),
    )
  else if (counts.ready > 0 && !(hasBegun && isWaiting))
    items.push(
      item('plan', 'blocker', {
        title: say('No email can be sent in the next 7 days'),
        detail:
          held?.why ??
          plan.held.find((heldPerson) => heldPerson.campaignId === campaign.id)?.why ??
          say('No time slot found.'),
        fix,
      }),
    )
  if (counts.ready > 0 && unverified / counts.ready > 0.2)
    items.push(
      item('verification', 'warning', {
        title: say('Most addresses are unverified'),
        detail: say(
          '{number} of {all} were only checked for their format. Bounces above 5% pause the campaign.',
          { number: unverified, all: counts.ready },
        ),
        fix,
      }),
    )
  return items
}

function trialItem(
  { tenant, now, estimatedEnd }: ChecklistFacts,
  billingOff: boolean,
): ChecklistItem {
  const stop = sendingStop(tenant, now)
  if (stop)
    return item('trial', 'blocker', {
      title: stop === 'trial' ? say('Trial ended') : say('Organization closed'),
      detail:
        stop === 'trial' ? say(TRIAL_OVER) : say('The organization is closed, so nothing is sent.'),
      fix: '/account',
    })
  const until = trialExtension(billingOff, tenant, estimatedEnd, now)
  if (until)
    return item('trial', 'warning', {
      title: say('Trial extended'),
      detail: say(
        "The campaign ends after the trial. Because billing is off here, launching moves the trial's end to {day}.",
        { day: dayIn(tenant, until.toISOString()) },
      ),
      fix: '/account',
    })
  return item('trial', 'ok', {
    title: say('Plan'),
    detail:
      tenant.subscription_tier === 'STARTER' && tenant.trial_ends_at
        ? say('The trial runs until {day}.', { day: dayIn(tenant, tenant.trial_ends_at) })
        : '',
    fix: '/account',
  })
}
