import type {
  Campaign,
  Contact,
  Mailbox,
  Message,
  Outreach,
  Tenant,
} from '#model/schema/entities.generated.ts'
import { zoneOf } from '#engine/audience/contacts/screen-contact.ts'
import { personRule } from '../planning/load-plan.ts'
import { afterDelay, isOpen } from '#model/lib/windows.ts'
import { FRESH_INBOX } from '#engine/mail/mailboxes/fresh-inbox.ts'

export interface EarlierMail {
  stepId: string
  state: Message['state']
  rfcId: string
  providerId: string
  subject: string
  acceptedAt: number | null
}

export interface DueFacts {
  now: number
  tenant: Tenant
  campaign: Campaign
  contact: Contact
  outreach: Outreach
  message: Message
  mailbox: Mailbox
  suppressed: string
  earlier: readonly EarlierMail[]
}

/**
 * `send`; `hold`: not now, check again shortly; `replan`: find another time; `cancel`: never;
 * `attention`: needs a user.
 */
export type DueVerdict =
  | { kind: 'send' }
  | { kind: 'hold'; why: string }
  | { kind: 'replan' | 'cancel' | 'attention'; why: string; by: string }

/** The final check before sending: everything that may have changed since planning. Pure. */
export function checkDue(facts: DueFacts): DueVerdict {
  const { now, campaign, outreach, message, mailbox, contact, suppressed, earlier } = facts
  const replan = (why: string): DueVerdict => ({ kind: 'replan', why, by: '' })
  const cancel = (why: string): DueVerdict => ({ kind: 'cancel', why, by: '' })
  if (campaign.state !== 'running') return replan(`The campaign is ${campaign.state}`)
  if (now < Date.parse(campaign.sendsFrom ?? ''))
    return replan('The campaign may still be taken back')
  if (suppressed) return cancel(suppressed)
  if (outreach.state === 'needs_attention') return replan(outreach.stateReason || 'Needs attention')
  if (outreach.state === 'waiting' && now < Date.parse(outreach.waitUntil ?? ''))
    return replan('Out of office')
  if (!['pending', 'scheduled', 'in_sequence', 'waiting'].includes(outreach.state))
    return cancel(outreach.stateReason || `The person is ${outreach.state}`)
  const step = campaign.steps.find((candidate) => candidate.id === message.stepId)
  if (!step || step.enabled === false) return cancel('The email was switched off')
  if (outreach.mailboxId && outreach.mailboxId !== mailbox.id)
    return replan('Follow-ups are sent from the mailbox of the first email')
  const pending = earlier.find(
    (mail) =>
      mail.state === 'sending' ||
      (mail.state === 'unknown' && mail.acceptedAt === null) ||
      mail.state === 'deferred',
  )
  if (pending) return replan('The outcome of the previous email is not known yet')
  const rule = personRule(campaign, zoneOf(contact, campaign, facts.tenant.timeZone))
  const last = Math.max(0, ...earlier.map((mail) => mail.acceptedAt ?? 0))
  if (
    last > 0 &&
    message.state !== 'deferred' &&
    now < afterDelay(last, step.delayDays, step.delayKind ?? 'calendar', rule)
  )
    return replan('The previous email was sent later than planned')
  if (message.state === 'deferred' && now < Date.parse(message.earliestAt))
    return replan('The server asked to wait')
  if (!isOpen(rule, now)) return replan(`Outside ${rule.from} to ${rule.to} in ${rule.zone}`)
  if (
    !isOpen(
      {
        zone: mailbox.timeZone,
        days: mailbox.windowDays,
        from: mailbox.windowFrom,
        to: mailbox.windowTo,
        skipDates: [],
      },
      now,
    )
  )
    return replan("Outside the mailbox's hours")
  if (last > 0 && now - (Date.parse(mailbox.lastReadAt ?? '') || 0) > FRESH_INBOX)
    return {
      kind: 'hold',
      why: 'The inbox was not read in the last 15 minutes: a reply may lie in it',
    }
  return { kind: 'send' }
}
