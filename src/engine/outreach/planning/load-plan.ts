import { sql } from 'kysely'
import type { Campaign } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { companyDomainOf } from '#engine/audience/contacts/address-lists.ts'
import { zoneOf } from '#engine/audience/contacts/screen-contact.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import { sentFrom } from '#engine/mail/mailboxes/mailbox-room.ts'
import {
  delayWords,
  type PlanCampaign,
  type PlanInput,
  type PlanMailbox,
  type PlanPerson,
} from './plan-sends.ts'
import { afterDelay, dateIn, type WindowRule } from '#model/lib/windows.ts'
import { enabledSteps } from '#model/api/outreach.ts'
import { DAY_MS } from '#model/lib/time-units.ts'

export const HORIZON_DAYS = 14
/** A person gets emails from at most one campaign within this time. */
const DAYS_BETWEEN_TOUCHES = 5
/** Maximum number of first emails per planning run: far more than two weeks of capacity. */
const MAX_FIRSTS = 3000

export interface PlanScope {
  /** Also plans this campaign, as if it were launched now. */
  asIfLaunched?: string
  sendsFrom?: number
  horizonDays?: number
}

export interface LoadedPlan {
  input: PlanInput
  /** People whose last email was sent. */
  finished: string[]
}

/** Loads all input of the planner, in a few statements. */
export async function loadPlan(
  db: Db,
  tenantId: string,
  now: number,
  scope: PlanScope = {},
): Promise<LoadedPlan> {
  const tenant = await loadTenant(db, tenantId)
  const rows = await db
    .selectFrom('campaigns')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('state', '=', 'running'),
        ...(scope.asIfLaunched ? [eb('id', '=', scope.asIfLaunched)] : []),
      ]),
    )
    .execute()
  const campaigns = rows.map((row) => toRecord('campaign', row))
  const horizonDays = scope.horizonDays ?? HORIZON_DAYS
  if (campaigns.length === 0)
    return {
      input: { now, horizonDays, campaigns: [], mailboxes: [], people: [], domainSends: [] },
      finished: [],
    }
  const recent = await recentSends(db, now)
  const people: PlanPerson[] = []
  const finished: string[] = []
  for (const campaign of campaigns) {
    const loaded = await loadPeople(db, campaign, tenant.time_zone, now)
    people.push(...loaded.people)
    finished.push(...loaded.finished)
  }
  return {
    finished,
    input: {
      now,
      horizonDays,
      people,
      campaigns: campaigns.map((campaign) =>
        planCampaign(
          campaign,
          tenant.time_zone,
          campaign.id === scope.asIfLaunched
            ? (scope.sendsFrom ?? now)
            : Date.parse(campaign.sendsFrom ?? '') || 0,
          recent,
        ),
      ),
      mailboxes: await loadMailboxes(db, now),
      domainSends: recent
        .filter((send) => send.domain !== '' && send.at > now - DAY_MS)
        .map(({ domain, outreachId, at }) => ({ domain, outreachId, at })),
    },
  }
}

interface RecentSend {
  mailboxId: string
  campaignId: string
  outreachId: string
  stepId: string
  domain: string
  at: number
}

/** Emails that were or may have been sent in the last day and a half, from all campaigns. */
async function recentSends(db: Db, now: number): Promise<RecentSend[]> {
  const at = sql<Date>`coalesce(messages.accepted_at, messages.updated_at)`
  const rows = await db
    .selectFrom('messages')
    .innerJoin('contacts', (join) =>
      join
        .onRef('contacts.tenant_id', '=', 'messages.tenant_id')
        .onRef('contacts.id', '=', 'messages.contact_id'),
    )
    .select([
      'messages.mailbox_id',
      'messages.campaign_id',
      'messages.outreach_id',
      'messages.step_id',
      'contacts.email',
      'contacts.company_domain',
      at.as('at'),
    ])
    .where((eb) =>
      eb.or([
        eb('messages.accepted_at', '>', new Date(now - 1.5 * DAY_MS)),
        eb.and([
          eb('messages.state', 'in', ['sending', 'unknown']),
          eb('messages.updated_at', '>', new Date(now - 1.5 * DAY_MS)),
        ]),
      ]),
    )
    .execute()
  return rows.map((row) => ({
    mailboxId: row.mailbox_id ?? '',
    campaignId: row.campaign_id,
    outreachId: row.outreach_id,
    stepId: row.step_id,
    domain: companyDomainOf({ email: row.email, companyDomain: row.company_domain }),
    at: row.at.getTime(),
  }))
}

/** The sending hours of a campaign for people in a time zone. */
export function personRule(campaign: Pick<Campaign, 'schedule'>, zone: string): WindowRule {
  const { days = [1, 2, 3, 4, 5], from = '09:00', to = '17:00', skipDates = [] } = campaign.schedule
  return { zone, days, from, to, skipDates }
}

/** The campaign as the planner needs it, with the first emails that left recently. */
export function planCampaign(
  campaign: Campaign,
  tenantZone: string,
  sendsFrom: number,
  recent: readonly Pick<RecentSend, 'campaignId' | 'stepId' | 'at'>[],
): PlanCampaign {
  const timeZone = campaign.schedule.timeZone || tenantZone
  const { days, from, to, skipDates } = personRule(campaign, timeZone)
  const steps = enabledSteps(campaign.steps)
  const newOn: Record<string, number> = {}
  for (const send of recent)
    if (send.campaignId === campaign.id && send.stepId === steps[0]?.id)
      newOn[dateIn(timeZone, send.at)] = (newOn[dateIn(timeZone, send.at)] ?? 0) + 1
  return {
    id: campaign.id,
    weight: campaign.schedule.weight ?? 1,
    newPerDay: campaign.schedule.newPerDay ?? 20,
    days,
    from,
    to,
    skipDates,
    timeZone,
    startDate: campaign.schedule.startDate ?? null,
    endDate: campaign.schedule.endDate ?? null,
    sendsFrom,
    mailboxIds: campaign.schedule.mailboxIds ?? [],
    steps: steps.map((step) => ({
      id: step.id,
      delayDays: step.delayDays,
      delayKind: step.delayKind ?? 'calendar',
    })),
    newOn,
  }
}

/** The mailboxes that send, with what they sent lately. */
export async function loadMailboxes(db: Db, now: number): Promise<PlanMailbox[]> {
  const rows = await db
    .selectFrom('mailboxes')
    .selectAll()
    .where('state', '=', 'active')
    .orderBy('id')
    .execute()
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      address: row.address,
      dailyCap: row.daily_cap,
      rampStart: row.ramp_start,
      rampStep: row.ramp_step,
      firstSendAt: row.first_send_at?.getTime() ?? null,
      gapMinutes: row.gap_minutes,
      windowDays: row.window_days,
      windowFrom: row.window_from,
      windowTo: row.window_to,
      timeZone: row.time_zone,
      notBefore: row.cool_until?.getTime() ?? 0,
      sentAt: (await sentFrom(db, row.id, now - 1.5 * DAY_MS)).map((sent) => sent.at),
    })),
  )
}

/**
 * All people of the campaign with emails left; first emails in the order in which people were
 * added.
 */
async function loadPeople(
  db: Db,
  campaign: Campaign,
  tenantZone: string,
  now: number,
): Promise<{ people: PlanPerson[]; finished: string[] }> {
  const base = db
    .selectFrom('outreaches')
    .innerJoin('contacts', (join) =>
      join
        .onRef('contacts.tenant_id', '=', 'outreaches.tenant_id')
        .onRef('contacts.id', '=', 'outreaches.contact_id'),
    )
    .select([
      'outreaches.id',
      'outreaches.contact_id',
      'outreaches.mailbox_id',
      'outreaches.wait_until',
      'outreaches.last_accepted_at',
      'contacts.email',
      'contacts.company_domain',
      'contacts.time_zone',
      'contacts.country',
    ])
    .where('outreaches.campaign_id', '=', campaign.id)
  const rows = [
    ...(await base.where('outreaches.state', 'in', ['in_sequence', 'waiting']).execute()),
    ...(await base
      .where('outreaches.state', 'in', ['pending', 'scheduled'])
      .orderBy('outreaches.entered_at')
      .orderBy('outreaches.id')
      .limit(MAX_FIRSTS)
      .execute()),
  ]
  const sent = await sentSteps(db, campaign.id)
  const touched = await otherTouches(db, campaign.id, now)
  const people: PlanPerson[] = []
  const finished: string[] = []
  for (const row of rows) {
    const zone = zoneOf({ timeZone: row.time_zone, country: row.country }, campaign, tenantZone)
    const planned = planPerson(
      {
        outreachId: row.id,
        campaignId: campaign.id,
        zone,
        companyDomain: companyDomainOf({ email: row.email, companyDomain: row.company_domain }),
        mailboxId: row.mailbox_id,
        sent: sent.get(row.id) ?? [],
        waitUntil: row.wait_until?.getTime() ?? 0,
        touchedAt: row.last_accepted_at ? null : (touched.get(row.contact_id) ?? null),
      },
      campaign,
      now,
    )
    if (planned === 'finished') finished.push(row.id)
    else if (planned !== 'blocked') people.push(planned)
  }
  return { people, finished }
}

/** A person as the sequence has left them so far. */
export interface PersonProgress extends Pick<
  PlanPerson,
  'outreachId' | 'campaignId' | 'zone' | 'companyDomain' | 'mailboxId'
> {
  sent: readonly SentStep[]
  /** End of an absence; 0 for none. Milliseconds since 1970, like all times here. */
  waitUntil: number
  /** The last email of another campaign to a person who has none of this one; null for none. */
  touchedAt: number | null
}

/**
 * Which email is next for a person and from when on. `finished`: none is left. `blocked`: the
 * outcome of the last one is not known yet.
 */
export function planPerson(
  { sent, waitUntil, touchedAt, ...person }: PersonProgress,
  campaign: Pick<Campaign, 'steps' | 'schedule'>,
  now: number,
): PlanPerson | 'finished' | 'blocked' {
  const rule = personRule(campaign, person.zone)
  const next = nextMail({ all: campaign.steps, on: enabledSteps(campaign.steps) }, sent, rule, now)
  if (typeof next === 'string') return next
  let { earliest, why } = next
  if (waitUntil > earliest) [earliest, why] = [waitUntil, 'Out of office until then']
  const untouched = touchedAt === null ? 0 : touchedAt + DAYS_BETWEEN_TOUCHES * DAY_MS
  if (untouched > earliest) [earliest, why] = [untouched, 'Another campaign wrote to this person']
  return { ...person, stepIndex: next.index, earliest, earliestWhy: why }
}

/** One email of the sequence that left, or may have left. */
export interface SentStep {
  stepId: string
  state: string
  at: number
  acceptedAt: number | null
  earliest: number
}

async function sentSteps(db: Db, campaignId: string): Promise<Map<string, SentStep[]>> {
  const rows = await db
    .selectFrom('messages')
    .select(['outreach_id', 'step_id', 'state', 'accepted_at', 'earliest_at', 'updated_at'])
    .where('campaign_id', '=', campaignId)
    .where('state', 'not in', ['planned', 'cancelled'])
    .where('step_id', 'not like', 'answer:%')
    .execute()
  const found = new Map<string, SentStep[]>()
  for (const row of rows) {
    const step = {
      stepId: row.step_id,
      state: row.state,
      at: row.updated_at.getTime(),
      acceptedAt: row.accepted_at?.getTime() ?? null,
      earliest: row.earliest_at.getTime(),
    }
    found.set(row.outreach_id, [...(found.get(row.outreach_id) ?? []), step])
  }
  return found
}

/** The newest mail of other campaigns to each contact, within the days that matter. */
export async function otherTouches(
  db: Db,
  campaignId: string,
  now: number,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('messages')
    .select(['contact_id', sql<Date>`max(accepted_at)`.as('at')])
    .where('campaign_id', '!=', campaignId)
    .where('accepted_at', '>', new Date(now - DAYS_BETWEEN_TOUCHES * DAY_MS))
    .groupBy('contact_id')
    .execute()
  return new Map(rows.map((row) => [row.contact_id, row.at.getTime()]))
}

/**
 * The next email for a person and its earliest time. Steps are identified by id, and a step
 * inserted before the person's position is not sent. `blocked`: the outcome of the last email is
 * still unknown.
 */
function nextMail(
  { all, on }: { all: Campaign['steps']; on: Campaign['steps'] },
  steps: readonly SentStep[],
  rule: WindowRule,
  now: number,
): { index: number; earliest: number; why: string } | 'finished' | 'blocked' {
  const deferred = steps.find((step) => step.state === 'deferred')
  const deferredIndex = on.findIndex((step) => step.id === deferred?.stepId)
  if (deferred && deferredIndex !== -1)
    return {
      index: deferredIndex,
      earliest: deferred.earliest,
      why: 'Tried again after the server asked to wait',
    }
  // A deferred email that was switched off is left out like any other.
  const sent = steps.filter((step) => step.state !== 'deferred')
  if (
    sent.some(
      (step) => (step.state === 'unknown' && step.acceptedAt === null) || step.state === 'rejected',
    )
  )
    return 'blocked'
  if (sent.length === 0)
    return on.length === 0 ? 'finished' : { index: 0, earliest: now, why: 'First email' }
  const place = Math.max(...sent.map((step) => all.findIndex((other) => other.id === step.stepId)))
  const index = on.findIndex((step) => all.indexOf(step) > place)
  if (index === -1) return sent.some((step) => step.state === 'sending') ? 'blocked' : 'finished'
  const step = on[index]!
  const last = Math.max(...sent.map((sentStep) => sentStep.acceptedAt ?? sentStep.at))
  return {
    index,
    earliest: afterDelay(last, step.delayDays, step.delayKind ?? 'calendar', rule),
    why: delayWords({ delayDays: step.delayDays, delayKind: step.delayKind ?? 'calendar' }),
  }
}
