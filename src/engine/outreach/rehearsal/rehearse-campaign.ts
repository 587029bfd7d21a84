import { loadCampaign } from '#engine/outreach/load-campaign.ts'
import { sql } from 'kysely'
import { enabledSteps } from '#model/api/outreach.ts'
import { MAX_REHEARSED, type Rehearsal, type RehearsalAsk } from '#model/api/rehearsal.ts'
import { companyDomainOf } from '#engine/audience/contacts/address-lists.ts'
import type { Campaign, Contact, Mailbox, Tenant } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import { loadMailboxes, otherTouches } from '#engine/outreach/planning/load-plan.ts'
import { UNDO_WINDOW } from '../lifecycle/launch-terms.ts'
import { assignAnswers } from './assign-answers.ts'
import { simulateDays } from './simulate.ts'
import { sampleMailbox, samplePeople } from './sample-people.ts'
import type { SimulationInput, Simulation, SimulatedMailbox } from './simulation.ts'
import { describeRehearsal } from './describe-rehearsal.ts'

type Participants = Pick<SimulationInput, 'campaign' | 'tenant' | 'people' | 'mailboxes'> &
  Pick<Rehearsal, 'sample' | 'leftOut'>

/**
 * Simulates the whole campaign as if it were launched now. Reads in a read-only transaction, sends
 * nothing and stores nothing.
 * @throws ProductError `not_found`
 */
export async function rehearseCampaign(
  engine: Engine,
  scope: ActorScope,
  campaignId: string,
  { answers: chosen = {}, seed = 1 }: RehearsalAsk,
): Promise<Rehearsal> {
  const now = engine.clock.now()
  const participants = await engine.database.tenant(scope.tenantId, async (db) => {
    await sql`set transaction read only`.execute(db)
    return loadParticipants(db, campaignId, now)
  })
  const { campaign, people, sample, leftOut } = participants
  const answering = people.map(({ contact }) => ({
    id: contact.id,
    companyDomain: companyDomainOf(contact),
  }))
  const steps = enabledSteps(campaign.steps).length
  const simulation = await simulateInTurns({
    ...participants,
    seed,
    now,
    answers: assignAnswers(answering, seed, steps, chosen),
    sendsFrom: now + UNDO_WINDOW,
    publicUrl: engine.publicUrl,
  })
  const { name, language } = campaign
  return { campaign: name, language, seed, sample, leftOut, ...describeRehearsal(simulation) }
}

/** Runs a simulation and yields to other requests after each simulated day. */
async function simulateInTurns(input: SimulationInput): Promise<Simulation> {
  const days = simulateDays(input)
  for (;;) {
    const { done, value } = days.next()
    if (done) return value
    await new Promise(setImmediate)
  }
}

async function loadParticipants(db: Db, campaignId: string, now: number): Promise<Participants> {
  const campaign = await loadCampaign(db, campaignId)
  const tenant = toRecord('tenant', await loadTenant(db, campaign.tenantId))
  const { people, total } = await readyPeople(db, campaignId, now)
  const mailboxes = await activeMailboxes(db, campaign, now)
  const sample = { people: people.length === 0, mailbox: mailboxes.length === 0 }
  return {
    campaign,
    tenant,
    sample,
    leftOut: Math.max(0, total - people.length),
    people: sample.people
      ? samplePeople().map((contact) => ({ contact, outreachId: contact.id, touchedAt: null }))
      : people,
    mailboxes: sample.mailbox ? [simulateSampleMailbox(tenant)] : mailboxes,
  }
}

/** People who would get the first email, in the order in which they were added. */
async function readyPeople(
  db: Db,
  campaignId: string,
  now: number,
): Promise<{ people: SimulationInput['people']; total: number }> {
  const ready = db
    .selectFrom('outreaches')
    .where('campaign_id', '=', campaignId)
    .where('state', 'in', ['pending', 'scheduled'])
  const { total } = await ready
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await ready
    .select(['id', 'contact_id'])
    .orderBy('entered_at')
    .orderBy('id')
    .limit(MAX_REHEARSED)
    .execute()
  if (rows.length === 0) return { people: [], total: 0 }
  const contacts = await db
    .selectFrom('contacts')
    .selectAll()
    .where(
      'id',
      'in',
      rows.map((row) => row.contact_id),
    )
    .execute()
  const byId = new Map<string, Contact>(
    contacts.map((contact) => [contact.id, toRecord('contact', contact)]),
  )
  const touched = await otherTouches(db, campaignId, now)
  const people = rows.flatMap((row) => {
    const contact = byId.get(row.contact_id)
    const touchedAt = touched.get(row.contact_id) ?? null
    return contact ? [{ contact, outreachId: row.id, touchedAt }] : []
  })
  return { people, total: Number(total) }
}

async function activeMailboxes(
  db: Db,
  campaign: Campaign,
  now: number,
): Promise<SimulatedMailbox[]> {
  const plans = await loadMailboxes(db, now)
  const chosen = campaign.schedule.mailboxIds ?? []
  const used = plans.filter(({ id }) => chosen.length === 0 || chosen.includes(id))
  if (used.length === 0) return []
  const rows = await db
    .selectFrom('mailboxes')
    .selectAll()
    .where(
      'id',
      'in',
      used.map(({ id }) => id),
    )
    .execute()
  const byId = new Map<string, Mailbox>(rows.map((row) => [row.id, toRecord('mailbox', row)]))
  return used.flatMap((plan) => {
    const record = byId.get(plan.id)
    return record ? [{ plan, record }] : []
  })
}

function simulateSampleMailbox(tenant: Tenant): SimulatedMailbox {
  const record = sampleMailbox(tenant)
  const { id, address, dailyCap, rampStart, rampStep, gapMinutes, timeZone } = record
  const { windowDays, windowFrom, windowTo } = record
  return {
    record,
    plan: {
      id,
      address,
      dailyCap,
      rampStart,
      rampStep,
      gapMinutes,
      timeZone,
      windowDays,
      windowFrom,
      windowTo,
      firstSendAt: null,
      sentAt: [],
      notBefore: 0,
    },
  }
}
