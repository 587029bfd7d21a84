import { sql } from 'kysely'
import { fail } from '#model/errors.ts'
import { enabledSteps } from '#model/outreach.ts'
import { MAX_REHEARSED, type Rehearsal, type RehearsalAsk } from '#model/rehearsal.ts'
import { companyDomainOf } from '#engine/audience/contacts/address-lists.ts'
import type { Campaign, Contact, Mailbox, Tenant } from '#model/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, Scope } from '#engine/kernel/engine.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import { loadMailboxes, otherTouches } from '#engine/delivery/sends/load-plan.ts'
import { UNDO_WINDOW } from '../launch-campaign.ts'
import { assignAnswers } from './assign-answers.ts'
import { playDays } from './play-film.ts'
import { sampleMailbox, samplePeople } from './sample-people.ts'
import type { FilmInput, Stage, StagedMailbox } from './stage.ts'
import { tellFilm } from './tell-film.ts'

type Cast = Pick<FilmInput, 'campaign' | 'tenant' | 'people' | 'mailboxes'> &
  Pick<Rehearsal, 'sample' | 'leftOut'>

/**
 * The whole campaign as a film of days, as if it were launched now. Reads in a read-only
 * transaction, sends nothing and stores nothing.
 * @throws ProductError `not_found`
 */
export async function rehearseCampaign(
  engine: Engine,
  scope: Scope,
  campaignId: string,
  { answers: chosen = {}, seed = 1 }: RehearsalAsk,
): Promise<Rehearsal> {
  const now = engine.clock.now()
  const cast = await engine.database.tenant(scope.tenantId, async (db) => {
    await sql`set transaction read only`.execute(db)
    return loadCast(db, campaignId, now)
  })
  const { campaign, people, sample, leftOut } = cast
  const answering = people.map(({ contact }) => ({
    id: contact.id,
    companyDomain: companyDomainOf(contact),
  }))
  const steps = enabledSteps(campaign.steps).length
  const film = await playBetween({
    ...cast,
    seed,
    now,
    answers: assignAnswers(answering, seed, steps, chosen),
    sendsFrom: now + UNDO_WINDOW,
    publicUrl: engine.publicUrl,
  })
  const { name, language } = campaign
  return { campaign: name, language, seed, sample, leftOut, ...tellFilm(film) }
}

/** Plays a film without keeping other requests waiting for more than one simulated day. */
async function playBetween(input: FilmInput): Promise<Stage> {
  const days = playDays(input)
  for (;;) {
    const { done, value } = days.next()
    if (done) return value
    await new Promise(setImmediate)
  }
}

async function loadCast(db: Db, campaignId: string, now: number): Promise<Cast> {
  const row = await db
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', campaignId)
    .executeTakeFirst()
  if (!row) throw fail('not_found', 'There is no such campaign.')
  const campaign = toRecord('campaign', row)
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
    mailboxes: sample.mailbox ? [stageMailbox(tenant)] : mailboxes,
  }
}

/** People who would get the first email, in the order in which they were added. */
async function readyPeople(
  db: Db,
  campaignId: string,
  now: number,
): Promise<{ people: FilmInput['people']; total: number }> {
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

async function activeMailboxes(db: Db, campaign: Campaign, now: number): Promise<StagedMailbox[]> {
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

function stageMailbox(tenant: Tenant): StagedMailbox {
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
