import { sql } from 'kysely'
import { renderText } from '#model/email/merge-text.ts'
import type { Campaign, Contact, Outreach, Tenant } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { chunks, loadTenant, toRecord } from '#engine/kernel/rows.ts'
import { cancelPlans } from '#engine/outreach/lifecycle/end-sequence.ts'
import { mergeValues } from '#engine/outreach/sending/merge-values.ts'
import { variantOf } from '#engine/outreach/sending/render-mail.ts'
import { requestReplan } from '#engine/outreach/lifecycle/request-replan.ts'
import {
  screenContact,
  type OutreachFacts,
  type ScreeningResult,
} from '#engine/audience/contacts/screen-contact.ts'
import { enrollmentsChanged } from '#engine/segments/enrollments.ts'
import { enabledSteps } from '#model/api/outreach.ts'
import { researchDomainOf, usableCompanies } from '#engine/audience/research/company-of-contact.ts'
import { withResearch } from '#engine/audience/research/resolve-unknown.ts'
import { suppressedAmong } from '#engine/audience/contacts/suppression-list.ts'
import { required } from '#model/lib/lookup.ts'
import type { ScopedTx } from '#engine/kernel/tenant-tx.ts'

/**
 * Variables of the person's emails that have neither a value nor a fallback. The launch checklist
 * covers the sender's values.
 */
export function missingFor(
  campaign: Campaign,
  contact: Contact,
  tenant: Pick<Tenant, 'senderName' | 'name'>,
  outreachId: string,
): string[] {
  const values = mergeValues({
    contact,
    campaign,
    tenant,
    mailbox: { fromName: tenant.senderName || 'sender', address: 'sender@invalid' },
  })
  const missing = new Set<string>()
  for (const step of enabledSteps(campaign.steps)) {
    const { subject, body } = variantOf(step, outreachId)
    for (const text of [subject, body])
      for (const name of renderText(text, values, `${outreachId}|${step.id}`).missing)
        missing.add(name)
  }
  return [...missing]
}

/** Other campaigns that are sending to these contacts, by contact. */
async function otherCampaigns(
  db: Db,
  campaignId: string,
  contactIds: readonly string[],
): Promise<Map<string, string>> {
  if (contactIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('outreaches')
    .innerJoin('campaigns', (join) =>
      join
        .onRef('campaigns.tenant_id', '=', 'outreaches.tenant_id')
        .onRef('campaigns.id', '=', 'outreaches.campaign_id'),
    )
    .select(['outreaches.contact_id', 'campaigns.name'])
    .where('outreaches.contact_id', 'in', contactIds)
    .where('outreaches.campaign_id', '!=', campaignId)
    .where('outreaches.state', 'in', [
      'pending',
      'scheduled',
      'in_sequence',
      'waiting',
      'needs_attention',
    ])
    .where('campaigns.state', 'in', ['running', 'paused'])
    .execute()
  return new Map(rows.map((row) => [row.contact_id, row.name]))
}

/**
 * Loads the facts about contacts that decide whether a campaign may write to them.
 * @returns the facts of one of them, for the emails of their outreach
 */
export async function loadScreening(
  db: Db,
  now: number,
  { campaign, tenant, contacts }: { campaign: Campaign; tenant: Tenant; contacts: Contact[] },
): Promise<(contact: Contact, outreachId: string, overrideReason: string) => OutreachFacts> {
  const suppressed = await suppressedAmong(
    db,
    contacts.map((contact) => contact.email),
  )
  const others = await otherCampaigns(
    db,
    campaign.id,
    contacts.map((contact) => contact.id),
  )
  const companies = await usableCompanies(db, tenant, contacts, now)
  return (contact, outreachId, overrideReason) => ({
    campaign,
    ...withResearch(contact, companies.get(researchDomainOf(contact))),
    suppressedBy: suppressed.get(contact.email) ?? '',
    otherCampaign: others.get(contact.id) ?? '',
    missing: missingFor(campaign, contact, tenant, outreachId),
    overrideReason,
  })
}

/** Decisions by users and results of deliveries are not reevaluated. */
const FINAL = new Set(['person', 'delivery'])

/**
 * Reevaluates people of a campaign after their data, the emails, the targets or the suppression
 * list changed. Gates only exclude people without emails; people in the sequence can only be held
 * by a missing value.
 * @param contactIds these contacts only; all when absent
 */
export async function screenPeople(
  tx: ScopedTx,
  campaignId: string,
  contactIds?: readonly string[],
): Promise<void> {
  const { db, engine, scope } = tx
  const campaign = toRecord(
    'campaign',
    await db
      .selectFrom('campaigns')
      .selectAll()
      .where('id', '=', campaignId)
      .executeTakeFirstOrThrow(),
  )
  const tenant = toRecord('tenant', await loadTenant(db, scope.tenantId))
  const rows = await db
    .selectFrom('outreaches')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('state', 'in', [
      'pending',
      'scheduled',
      'needs_attention',
      'excluded',
      'in_sequence',
      'waiting',
    ])
    .$if(contactIds !== undefined, (query) =>
      query.where(
        'contact_id',
        'in',
        contactIds!.length > 0 ? contactIds! : ['00000000-0000-0000-0000-000000000000'],
      ),
    )
    .orderBy('id')
    // A concurrent reply or opt-out waits, and is not overwritten.
    .forNoKeyUpdate()
    .execute()
  let changed = false
  for (const piece of chunks(
    rows.filter((row) => !FINAL.has(row.excluded_by)),
    500,
  )) {
    const people = piece.map((row) => toRecord('outreach', row))
    const contacts = new Map(
      (
        await db
          .selectFrom('contacts')
          .selectAll()
          .where(
            'id',
            'in',
            people.map((person) => person.contactId),
          )
          .execute()
      ).map((row) => [row.id, toRecord('contact', row)]),
    )
    const factsOf = await loadScreening(db, engine.clock.now(), {
      campaign,
      tenant,
      contacts: [...contacts.values()],
    })
    const judged = people.flatMap((person) => {
      const verdict = screenContact(
        factsOf(required(contacts, person.contactId), person.id, person.overrideReason),
      )
      const next = nextStanding(person, verdict)
      return next ? [{ person, next }] : []
    })
    for (const group of groupBy(judged, ({ next }) => `${next.state}|${next.reason}|${next.by}`)) {
      const { state, reason, by } = group[0]!.next
      const ids = group.map(({ person }) => person.id)
      await db
        .updateTable('outreaches')
        .set({
          state,
          state_reason: reason.slice(0, 300),
          excluded_by: by,
          version: sql`version + 1`,
        })
        .where('id', 'in', ids)
        .execute()
      if (state === 'excluded' || state === 'needs_attention')
        await cancelPlans(db, engine, ids, reason)
      await enrollmentsChanged(tx, 'outreach', ids)
      changed = true
    }
  }
  if (changed && campaign.state === 'running') await requestReplan(tx)
}

function nextStanding(
  person: Outreach,
  verdict: ScreeningResult,
): { state: Outreach['state']; reason: string; by: string } | null {
  const begun = person.lastAcceptedAt !== null
  if (begun) {
    if (person.state === 'excluded') return null
    if (verdict.by === 'missing')
      return person.state === 'needs_attention' && person.stateReason === verdict.reason
        ? null
        : { state: 'needs_attention', reason: verdict.reason, by: 'missing' }
    return person.state === 'needs_attention' ? { state: 'in_sequence', reason: '', by: '' } : null
  }
  if (verdict.state === 'pending')
    return person.state === 'excluded' || person.state === 'needs_attention'
      ? { state: 'pending', reason: '', by: '' }
      : null
  return person.state === verdict.state &&
    person.stateReason === verdict.reason &&
    person.excludedBy === verdict.by
    ? null
    : { state: verdict.state, reason: verdict.reason, by: verdict.by }
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups.values()]
}

/** Reevaluates changed contacts in every campaign that they are in, and replans. */
export async function screenContacts(tx: ScopedTx, contactIds: readonly string[]): Promise<void> {
  if (contactIds.length === 0) return
  const rows = await tx.db
    .selectFrom('outreaches')
    .select(['campaign_id', 'contact_id'])
    .where('tenant_id', '=', tx.tenantId)
    .where('contact_id', 'in', contactIds)
    .orderBy('campaign_id')
    .execute()
  for (const campaignId of new Set(rows.map(({ campaign_id }) => campaign_id)))
    await screenPeople(
      tx,
      campaignId,
      rows.filter((row) => row.campaign_id === campaignId).map(({ contact_id }) => contact_id),
    )
  if (rows.length > 0) await requestReplan(tx)
}
