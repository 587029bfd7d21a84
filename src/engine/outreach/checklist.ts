import { loadCampaign } from './load-campaign.ts'
import type { Campaign, Contact } from '#model/schema/entities.generated.ts'
import type { Checklist, PlannedSend } from '#model/api/outreach.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import { inScope, type ScopedTx } from '#engine/kernel/tenant-tx.ts'
import { loadPlan } from '#engine/outreach/planning/load-plan.ts'
import { planSends, type PlannedMail } from '#engine/outreach/planning/plan-sends.ts'
import { wallTime } from '#model/lib/windows.ts'
import { required } from '#model/lib/lookup.ts'
import { checklistItems, type ChecklistFacts } from './checklist-items.ts'
import { countCampaigns } from './count-campaigns.ts'
import { UNDO_WINDOW } from './lifecycle/launch-terms.ts'
import { previewFor } from './preview-mail.ts'
import { readinessOf } from './refresh-readiness.ts'

const SHOWN_PLAN = 100
const SHOWN_MAILS = 5
/** Horizon for estimating the end, in days. */
const FAR = 90

/**
 * Lists what blocks launching (or resuming) a campaign, warnings, and the planned sends. Only the
 * server decides on launching.
 * @throws ProductError `not_found`
 */
export async function checklistOf(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<Checklist> {
  return inScope(engine, scope, async (tx) => {
    const facts = await loadFacts(tx, id)
    const items = checklistItems(facts, engine.payments === null)
    const mine = facts.plan.sends.filter((send) => send.campaignId === id)
    return {
      canLaunch: items.every((item) => item.level !== 'blocker'),
      items,
      estimatedEnd: facts.estimatedEnd,
      ...(await shownPlan(tx.db, engine, facts.campaign, mine)),
    }
  })
}

async function loadFacts({ db, engine, scope }: ScopedTx, id: string): Promise<ChecklistFacts> {
  const campaign = await loadCampaign(db, id)
  const now = engine.clock.now()
  const chosen = campaign.schedule.mailboxIds ?? []
  const mailboxes = (await db.selectFrom('mailboxes').selectAll().orderBy('address').execute())
    .map((one) => toRecord('mailbox', one))
    .filter((mailbox) => chosen.length === 0 || chosen.includes(mailbox.id))
  const counts = required(await countCampaigns(db, [id]), id)
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
        other.schedule.mailboxIds.some((mailboxId) => chosen.includes(mailboxId)),
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
            (row) => [row.id, toRecord('contact', row)],
          ),
        )
      : new Map<string, Contact>()
  const firstMessages = []
  for (const send of plan.slice(0, SHOWN_MAILS)) {
    const preview = await previewFor({ db, engine }, campaign, required(contacts, send.contactId), {
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

/** Planned emails with names, for display. */
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
    const person = required(byId, entry.outreachId)
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
