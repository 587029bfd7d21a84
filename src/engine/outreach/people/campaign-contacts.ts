import { loadCampaign } from '#engine/outreach/load-campaign.ts'
import { sql } from 'kysely'
import type { Outreach } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { ANSWER_STEP, type CampaignContact, type ContactTab } from '#model/api/outreach.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { logEvents } from '#engine/outreach/lifecycle/campaign-log.ts'
import { lockCampaign, reactivateCompleted } from '#engine/outreach/lifecycle/change-state.ts'
import { refreshReadiness } from '#engine/outreach/refresh-readiness.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import { inScope, type ScopedTx } from '#engine/kernel/tenant-tx.ts'
import { endSequence } from '#engine/outreach/lifecycle/end-sequence.ts'
import { requestReplan } from '#engine/outreach/lifecycle/request-replan.ts'
import { wallTime } from '#model/lib/windows.ts'
import { screenPeople, missingFor } from './screen-people.ts'
import { OVERRIDABLE, tabOf, zoneOf } from '#engine/audience/contacts/screen-contact.ts'
import { researchDomainOf, usableCompanies } from '#engine/audience/research/company-of-contact.ts'
import { withResearch } from '#engine/audience/research/resolve-unknown.ts'
import { matchTargets } from '#engine/audience/contacts/match-targets.ts'
import { verdictOf } from '#engine/audience/contacts/normalize-contact.ts'
import { enrollmentsChanged } from '#engine/segments/enrollments.ts'
import { required } from '#model/lib/lookup.ts'

const TAB_STATES = {
  ready: [
    'pending',
    'scheduled',
    'in_sequence',
    'waiting',
    'replied',
    'unsubscribed',
    'bounced',
    'complained',
    'finished',
    'stopped',
  ],
  attention: ['needs_attention'],
  excluded: ['excluded'],
} as const satisfies Record<ContactTab, readonly string[]>

export interface PeopleQuery {
  tab?: ContactTab
  state?: string
  q?: string
  first: number
  size: number
}

/** SQL condition: the contact's address, name, company or title contains the text. */
function containsText(text: string) {
  const like = `%${text.toLowerCase().replace(/[%_\\]/g, '\\$&')}%`
  return sql<boolean>`
    lower(
      contacts.email || ' ' || contacts.first_name || ' ' || contacts.last_name || ' ' ||
        contacts.company || ' ' || contacts.title
    ) like ${like}
  `
}

/**
 * People of a campaign with their gate, their next time and its reason. Newest first.
 * @throws ProductError `not_found`
 */
export async function listCampaignContacts(
  engine: Engine,
  scope: ActorScope,
  campaignId: string,
  query: PeopleQuery,
): Promise<{ rows: CampaignContact[]; total: number }> {
  return engine.database.tenant(scope.tenantId, async (db) => {
    const campaign = await loadCampaign(db, campaignId)
    const tenant = toRecord('tenant', await loadTenant(db, scope.tenantId))
    let base = db
      .selectFrom('outreaches')
      .innerJoin('contacts', (join) =>
        join
          .onRef('contacts.tenant_id', '=', 'outreaches.tenant_id')
          .onRef('contacts.id', '=', 'outreaches.contact_id'),
      )
      .where('outreaches.campaign_id', '=', campaignId)
    if (query.tab) base = base.where('outreaches.state', 'in', TAB_STATES[query.tab])
    if (query.state) base = base.where('outreaches.state', '=', query.state as 'pending')
    if (query.q) base = base.where(containsText(query.q))
    const { n } = await base.select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()
    const ids = (
      await base
        .select('outreaches.id')
        .orderBy('outreaches.entered_at', 'desc')
        .orderBy('outreaches.id', 'desc')
        .limit(query.size)
        .offset(query.first)
        .execute()
    ).map((row) => row.id)
    if (ids.length === 0) return { rows: [], total: n }
    const outreaches = new Map(
      (await db.selectFrom('outreaches').selectAll().where('id', 'in', ids).execute()).map(
        (row) => [row.id, toRecord('outreach', row)],
      ),
    )
    const contacts = new Map(
      (
        await db
          .selectFrom('contacts')
          .selectAll()
          .where(
            'id',
            'in',
            [...outreaches.values()].map((outreach) => outreach.contactId),
          )
          .execute()
      ).map((row) => [row.id, toRecord('contact', row)]),
    )
    const next = new Map(
      (
        await db
          .selectFrom('messages')
          .select(['outreach_id', 'planned_at', 'plan_reason'])
          .where('outreach_id', 'in', ids)
          .where('state', 'in', ['planned', 'deferred'])
          .where('planned_at', 'is not', null)
          .orderBy('planned_at', 'desc')
          .execute()
      ).map((row) => [row.outreach_id, row]),
    )
    const companies = await usableCompanies(db, tenant, [...contacts.values()], engine.clock.now())
    const rows = ids.map((id): CampaignContact => {
      const outreach = required(outreaches, id)
      const contact = required(contacts, outreach.contactId)
      const known = withResearch(contact, companies.get(researchDomainOf(contact)))
      const zone = zoneOf(contact, campaign, tenant.timeZone)
      const planned = next.get(id)
      const at =
        planned?.planned_at ??
        (outreach.state === 'waiting' && outreach.waitUntil ? new Date(outreach.waitUntil) : null)
      return {
        outreach,
        contact,
        tab: tabOf(outreach.state),
        gate: planned ? '' : outreach.stateReason,
        nextAt: at?.toISOString() ?? null,
        zone,
        missing: missingFor(campaign, contact, tenant, id),
        targetMatch: matchTargets(campaign.targets, known.contact, known.resolved).match,
        resolved: known.resolved,
        why: planned
          ? `${planned.plan_reason} (${wallTime(zone, planned.planned_at!.getTime())} there)`
          : outreach.stateReason,
      }
    })
    return { rows, total: n }
  })
}

export type PeopleAction = 'exclude' | 'include' | 'verify' | 'remove'

/**
 * Performs an action on selected people of a campaign. `include` overrides gates with a reason (an
 * opt-out cannot be overridden) and retries failed deliveries; `remove` only removes people without
 * emails.
 * @returns how many changed
 */
export async function changePeople(
  engine: Engine,
  scope: ActorScope,
  campaignId: string,
  {
    outreachIds,
    action,
    reason,
  }: { outreachIds: readonly string[]; action: PeopleAction; reason: string },
): Promise<{ changed: number; refused: { outreachId: string; message: string }[] }> {
  if (action === 'include' && reason.trim().length < 3)
    throw fail('invalid', 'Say why these people may be written to all the same.', [
      { path: '/reason', message: 'Write a reason.' },
    ])
  return inScope(engine, scope, async (tx) => {
    const { db } = tx
    const campaign = await lockCampaign(db, campaignId)
    const rows = await db
      .selectFrom('outreaches')
      .selectAll()
      .where('campaign_id', '=', campaignId)
      .where('id', 'in', outreachIds)
      .orderBy('id')
      .forUpdate()
      .execute()
    const people = rows.map((row) => toRecord('outreach', row))
    const known = new Set(people.map((person) => person.id))
    const refused = outreachIds
      .filter((id) => !known.has(id.toLowerCase()))
      .map((outreachId) => ({ outreachId, message: 'There is no such person in this campaign.' }))
    if (people.length === 0) return { changed: 0, refused }
    const change: PeopleChange = { ...tx, campaignId, people, reason, refused }
    const changed = await CHANGES[action](change)
    if (action === 'include')
      await enrollmentsChanged(
        tx,
        'outreach',
        people.map((person) => person.id),
      )
    if (action !== 'exclude' && action !== 'remove')
      await screenPeople(
        tx,
        campaignId,
        people.map((person) => person.contactId),
      )
    if (action === 'include' && changed > 0) {
      await reactivateCompleted(tx, campaign, 'People were let in')
      await logEvents(tx, [
        {
          campaignId,
          type: 'person-included',
          text: `${changed} let in by ${scope.actor.name}: ${reason}`,
        },
      ])
    }
    await requestReplan(tx)
    await refreshReadiness(tx, campaignId)
    return { changed, refused }
  })
}

/** An action on people of one campaign, in one transaction, and the people it was refused for. */
interface PeopleChange extends ScopedTx {
  campaignId: string
  people: readonly Outreach[]
  reason: string
  refused: { outreachId: string; message: string }[]
}

/** Each returns how many people it changed, and adds the unchanged ones to `refused`. */
const CHANGES: Record<PeopleAction, (change: PeopleChange) => Promise<number>> = {
  exclude: excludePeople,
  include: includePeople,
  verify: verifyPeople,
  remove: removePeople,
}

async function excludePeople(change: PeopleChange) {
  const { scope, campaignId, people, reason } = change
  const ended = await endSequence(
    change,
    people.map((person) => person.id),
    {
      state: 'excluded',
      reason: reason || `Excluded by ${scope.actor.name}`,
      excludedBy: 'person',
    },
  )
  await logEvents(
    change,
    ended.map((row) => ({
      campaignId,
      outreachId: row.id,
      contactId: row.contact_id,
      type: 'person-excluded',
      text: reason || `Excluded by ${scope.actor.name}`,
    })),
  )
  return ended.length
}

async function verifyPeople({ db, people }: PeopleChange) {
  let changed = 0
  const contacts = await db
    .selectFrom('contacts')
    .select(['id', 'email', 'verification'])
    .where(
      'id',
      'in',
      people.map((person) => person.contactId),
    )
    .execute()
  for (const contact of contacts) {
    // The checks only consider the format of an address: they can find a fault, but cannot prove
    // that the mailbox exists.
    const found = verdictOf(contact.email)
    const verdict = found === 'unknown' ? contact.verification : found
    if (verdict !== contact.verification)
      await db
        .updateTable('contacts')
        .set({ verification: verdict, version: sql`version + 1` })
        .where('id', '=', contact.id)
        .execute()
    changed++
  }
  return changed
}

/** The people who got an email, or may have: its ledger row holds the opt-out link. */
async function writtenTo({ db, tenantId, people }: PeopleChange): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('messages')
    .select('outreach_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where(
      'outreach_id',
      'in',
      people.map(({ id }) => id),
    )
    .where('state', 'in', ['sending', 'unknown', 'accepted', 'bounced'])
    .execute()
  const accepted = people.filter((person) => person.lastAcceptedAt !== null)
  return new Set([...rows.map((row) => row.outreach_id), ...accepted.map(({ id }) => id)])
}

async function removePeople(change: PeopleChange) {
  const { db, people, refused } = change
  const written = await writtenTo(change)
  const removable = people.filter((person) => !written.has(person.id))
  for (const person of people.filter((other) => written.has(other.id)))
    refused.push({
      outreachId: person.id,
      message: 'This person already got an email and stays in the report. Exclude them instead.',
    })
  if (removable.length > 0)
    await db
      .deleteFrom('outreaches')
      .where(
        'id',
        'in',
        removable.map((person) => person.id),
      )
      .execute()
  await enrollmentsChanged(
    change,
    'contact',
    removable.map((person) => person.contactId),
  )
  return removable.length
}

async function includePeople({ db, people, reason, refused }: PeopleChange) {
  let changed = 0
  for (const person of people) {
    if (person.state !== 'excluded' && person.state !== 'needs_attention') continue
    if (!mayBeOverridden(person)) {
      refused.push({
        outreachId: person.id,
        message:
          person.excludedBy === 'missing'
            ? 'A value is missing; fill it in the contact.'
            : `${person.stateReason}. This cannot be overridden.`,
      })
      continue
    }
    await db
      .updateTable('messages')
      .set({ state: 'planned', planned_at: null })
      .where('outreach_id', '=', person.id)
      .where('state', '=', 'rejected')
      .where('step_id', 'not like', `${ANSWER_STEP}%`)
      .where('bounced_at', 'is', null)
      .execute()
    await db
      .updateTable('outreaches')
      .set({
        state: person.lastAcceptedAt ? 'in_sequence' : 'pending',
        state_reason: '',
        excluded_by: '',
        override_reason: reason.slice(0, 200),
        finished_at: null,
        version: sql`version + 1`,
      })
      .where('id', '=', person.id)
      .execute()
    changed++
  }
  return changed
}

const mayBeOverridden = ({ excludedBy }: Outreach) =>
  !excludedBy || OVERRIDABLE.has(excludedBy) || ['delivery', 'no_window'].includes(excludedBy)
