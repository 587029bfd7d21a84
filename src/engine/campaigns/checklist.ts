import { DateTime } from 'luxon'
import type { Campaign, Contact, Mailbox, Tenant } from '#model/entities.generated.ts'
import type { Checklist, ChecklistItem, Missing, PlannedSend } from '#model/outreach.ts'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#model/errors.ts'
import type { Engine, Scope } from '#engine/engine.ts'
import { loadTenant, toRecord } from '#engine/rows.ts'
import { loadPlan } from '#engine/sends/load-plan.ts'
import { planSends, type Plan, type PlannedMail } from '#engine/sends/plan-sends.ts'
import { DAY, wallTime } from '#model/windows.ts'
import { countCampaigns } from './count-campaigns.ts'
import { trialExtension, UNDO_WINDOW } from './launch-campaign.ts'
import { previewFor } from './preview-mail.ts'
import { readinessOf } from './refresh-readiness.ts'
import { sendingStop, TRIAL_OVER } from './trial.ts'
import { FRESH_INBOX } from '#engine/mailboxes/fresh-inbox.ts'

const SHOWN_PLAN = 100
const SHOWN_MAILS = 5
/** How far the end is estimated. */
const FAR = 90

interface Facts {
  campaign: Campaign
  tenant: Tenant
  mailboxes: Mailbox[]
  counts: { ready: number; needsAttention: number; done: number; people: number }
  missing: Missing[]
  unverified: number
  shared: string[]
  plan: Plan
  estimatedEnd: string | null
  now: number
}

/** What stands in the way of launching (or resuming), what is doubtful, and what would be sent when. The server alone decides. @throws ProductError `not_found` */
export async function checklistOf(engine: Engine, scope: Scope, id: string): Promise<Checklist> {
  return engine.database.tenant(scope.tenantId, async (db) => {
    const facts = await loadFacts(db, engine, scope, id)
    const items = [
      ...setupItems(facts),
      ...mailboxItems(facts),
      ...planItems(facts),
      trialItem(facts, engine.payments === null),
    ]
    const mine = facts.plan.sends.filter((send) => send.campaignId === id)
    return {
      canLaunch: items.every((item) => item.level !== 'blocker'),
      items,
      estimatedEnd: facts.estimatedEnd,
      ...(await shownPlan(db, engine, facts.campaign, mine)),
    }
  })
}

async function loadFacts(db: Db, engine: Engine, scope: Scope, id: string): Promise<Facts> {
  const row = await db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw fail('not_found', 'There is no such campaign.')
  const campaign = toRecord('campaign', row)
  const now = engine.clock.now()
  const chosen = campaign.schedule.mailboxIds ?? []
  const mailboxes = (await db.selectFrom('mailboxes').selectAll().orderBy('address').execute())
    .map((one) => toRecord('mailbox', one))
    .filter((mailbox) => chosen.length === 0 || chosen.includes(mailbox.id))
  const counts = (await countCampaigns(db, [id])).get(id)!
  const { input } = await loadPlan(db, scope.tenantId, now, {
    asIfLaunched: id,
    sendsFrom:
      campaign.state === 'running'
        ? Date.parse(campaign.sendsFrom ?? '')
        : now + (campaign.launchedAt ? 0 : UNDO_WINDOW),
    horizonDays: FAR,
  })
  const plan = planSends(input)
  const last = plan.sends.filter((send) => send.campaignId === id).at(-1)
  const unverified = await db
    .selectFrom('outreaches')
    .innerJoin('contacts', (join) =>
      join
        .onRef('contacts.tenant_id', '=', 'outreaches.tenant_id')
        .onRef('contacts.id', '=', 'outreaches.contact_id'),
    )
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('outreaches.campaign_id', '=', id)
    .where('outreaches.state', 'in', ['pending', 'scheduled'])
    .where('contacts.verification', '=', 'unknown')
    .executeTakeFirstOrThrow()
  const others = await db
    .selectFrom('campaigns')
    .select(['name', 'schedule'])
    .where('state', '=', 'running')
    .where('id', '!=', id)
    .execute()
  const shared = others
    .filter(
      (other) =>
        !other.schedule.mailboxIds?.length ||
        chosen.length === 0 ||
        other.schedule.mailboxIds.some((one) => chosen.includes(one)),
    )
    .map((other) => other.name)
  return {
    campaign,
    mailboxes,
    counts,
    plan,
    now,
    shared,
    tenant: toRecord('tenant', await loadTenant(db, scope.tenantId)),
    missing: readinessOf(campaign, counts).missing,
    unverified: Number(unverified.n),
    estimatedEnd: last ? new Date(last.at).toISOString() : null,
  }
}

const item = (
  id: string,
  level: ChecklistItem['level'],
  title: string,
  detail: string,
  fix: string,
): ChecklistItem => ({ id, level, title, detail, fix })

function setupItems({ campaign, tenant, counts, missing }: Facts): ChecklistItem[] {
  const parts = [
    ['messaging', 'Messaging', `/campaigns/${campaign.id}/configure`],
    ['steps', 'Mails', `/campaigns/${campaign.id}/configure/step2`],
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
            ? `${counts.needsAttention} need attention and get no mail until then.`
            : '',
          `/campaigns/${campaign.id}/configure/step4`,
        ),
  )
  items.push(
    tenant.senderName.trim()
      ? item('sender', 'ok', 'Sender name', tenant.senderName, '/account')
      : item('sender', 'blocker', 'No sender name', 'Say who the mails are from.', '/account'),
  )
  items.push(
    tenant.postalAddress.trim()
      ? item(
          'address',
          'ok',
          'Postal address',
          'Stands at the foot of every mail, as the law asks.',
          '/account',
        )
      : item(
          'address',
          'blocker',
          'No postal address',
          'The law asks for a postal address in every mail.',
          '/account',
        ),
  )
  items.push(
    item(
      'opt-out',
      'ok',
      'Opt-out',
      'Every mail carries a link and a one-click header (RFC 8058).',
      '',
    ),
  )
  return items
}

/** Names that no public DNS answers for (RFC 2606, RFC 6761): their records cannot be checked. */
const RESERVED = /(^|\.)(test|example|invalid|localhost|local|internal)$|^example\.(com|net|org)$/

function mailboxItems({ mailboxes, now, shared, campaign }: Facts): ChecklistItem[] {
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
        : `Make sure that ${domains.join(', ')} has SPF, DKIM and DMARC records; mail without them is refused by the large providers.`,
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

/** "Fri 4 December 2026" in the organisation's zone. */
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
}: Facts): ChecklistItem[] {
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
  if (mine.length > 0 && mine[0]!.at < start + 8 * DAY)
    items.push(
      item(
        'plan',
        held ? 'warning' : 'ok',
        `First mail ${wallTime(mine[0]!.zone, mine[0]!.at)} in ${mine[0]!.zone}`,
        held ? held.why : estimatedEnd ? `The last one about ${dayIn(tenant, estimatedEnd)}.` : '',
        fix,
      ),
    )
  else if (counts.ready > 0)
    items.push(
      item(
        'plan',
        'blocker',
        'No mail can leave in the next 7 days',
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

function trialItem({ tenant, now, estimatedEnd }: Facts, billingOff: boolean): ChecklistItem {
  const stop = sendingStop(tenant, now)
  if (stop)
    return item(
      'trial',
      'blocker',
      stop === 'trial' ? 'Trial over' : 'Organisation closed',
      stop === 'trial' ? TRIAL_OVER : 'The organisation is closed: nothing is sent.',
      '/account',
    )
  const until = trialExtension(billingOff, tenant, estimatedEnd, now)
  if (until)
    return item(
      'trial',
      'warning',
      'Trial is lengthened',
      `The campaign ends after the trial. Because billing is off here, launching moves the trial's end to ${dayIn(tenant, until.toISOString())}.`,
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

async function shownPlan(
  db: Db,
  engine: Engine,
  campaign: Campaign,
  mine: readonly PlannedMail[],
): Promise<Pick<Checklist, 'plan' | 'firstMessages'>> {
  const shown = mine.slice(0, SHOWN_PLAN)
  const plan = await describePlan(
    db,
    campaign,
    shown.map((send) => ({ ...send, messageId: null })),
  )
  const contactIds = [...new Set(plan.slice(0, SHOWN_MAILS).map((send) => send.contactId))]
  const contacts =
    contactIds.length > 0
      ? new Map(
          (await db.selectFrom('contacts').selectAll().where('id', 'in', contactIds).execute()).map(
            (row) => [row.id, toRecord('contact', row) as Contact],
          ),
        )
      : new Map<string, Contact>()
  const firstMessages = []
  for (const send of plan.slice(0, SHOWN_MAILS)) {
    const preview = await previewFor(db, engine, campaign, contacts.get(send.contactId)!, {
      stepId: send.stepId,
    })
    firstMessages.push({ ...preview, when: send.at, whenThere: `${send.atThere} in ${send.zone}` })
  }
  return { plan, firstMessages }
}

export interface PlanEntry {
  messageId: string | null
  outreachId: string
  stepId: string
  mailboxId: string
  at: number
  zone: string
  why: string
}

/** Planned mails with names, in the words of the page. */
export async function describePlan(
  db: Db,
  campaign: Campaign,
  entries: readonly PlanEntry[],
): Promise<PlannedSend[]> {
  if (entries.length === 0) return []
  const people = await db
    .selectFrom('outreaches')
    .innerJoin('contacts', (join) =>
      join
        .onRef('contacts.tenant_id', '=', 'outreaches.tenant_id')
        .onRef('contacts.id', '=', 'outreaches.contact_id'),
    )
    .select([
      'outreaches.id',
      'contacts.id as contact_id',
      'contacts.first_name',
      'contacts.last_name',
      'contacts.email',
    ])
    .where('outreaches.id', 'in', [...new Set(entries.map((entry) => entry.outreachId))])
    .execute()
  const byId = new Map(people.map((row) => [row.id, row]))
  const mailboxes = new Map(
    (await db.selectFrom('mailboxes').select(['id', 'address']).execute()).map((row) => [
      row.id,
      row.address,
    ]),
  )
  return entries.map((entry) => {
    const person = byId.get(entry.outreachId)!
    return {
      messageId: entry.messageId,
      outreachId: entry.outreachId,
      contactId: person.contact_id,
      contactName: `${person.first_name} ${person.last_name}`.trim() || person.email,
      email: person.email,
      stepId: entry.stepId,
      stepNumber: campaign.steps.findIndex((step) => step.id === entry.stepId) + 1,
      mailboxId: entry.mailboxId,
      mailbox: mailboxes.get(entry.mailboxId) ?? '',
      at: new Date(entry.at).toISOString(),
      zone: entry.zone,
      atThere: wallTime(entry.zone, entry.at),
      why: entry.why,
    }
  })
}
