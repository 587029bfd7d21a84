import { sql } from 'kysely'
import type { Agent, AgentCall, Outreach } from '#model/schema/entities.generated.ts'
import { DateTime } from 'luxon'
import type { Db } from '#platform/database/database.ts'
import { systemScope } from '#engine/kernel/engine.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import { asSystem, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { enrollmentsChanged } from '#engine/segments/enrollments.ts'
import { markPositive } from '#engine/outreach/replies/apply-reply.ts'
import { logEvents } from '#engine/outreach/lifecycle/campaign-log.ts'
import { endSequence, OPEN_STATES } from '#engine/outreach/lifecycle/end-sequence.ts'
import { requestReplan } from '#engine/outreach/lifecycle/request-replan.ts'
import { suppress } from '#engine/audience/contacts/suppress.ts'
import { stateOf } from './load-call.ts'
import { zoneOf } from '#engine/audience/contacts/screen-contact.ts'
import { loadTenant } from '#engine/kernel/rows.ts'
import { SEND_HANDOVER } from './send-handover.ts'

/** Labels of replies that outcomes of calls have. */
const LABELS = {
  interested: 'positive',
  'not-interested': 'not-interested',
  'call-back': 'meeting',
  'wrong-person': 'wrong-person',
} as const satisfies Partial<Record<NonNullable<AgentCall['outcome']>, Outreach['label']>>

interface Enrolled {
  id: string
  campaign_id: string
}

/** The hour at which a person is written to again on the day that they named. */
const MORNING = 9

/**
 * What the end of a call leads to, in the transaction that ends it: the contact gets the outcome,
 * their sequences stop or wait, a wish to be left alone suppresses the address everywhere, and
 * colleagues get to-dos. A call without the caller's address changes no contact.
 */
export async function settleCall(tx: TenantTx, agent: Agent, call: AgentCall): Promise<void> {
  const { db } = tx
  const address = (call.address ?? '').toLowerCase()
  const contact = address
    ? await db
        .selectFrom('contacts')
        .select(['id', 'profile_id', 'first_name', 'last_name'])
        .where('email', '=', address)
        .executeTakeFirst()
    : undefined
  if (contact)
    await db
      .updateTable('agent_calls')
      .set({ contact_id: contact.id })
      .where('id', '=', call.id)
      .execute()
  const source = `call with the agent ${agent.name}`
  if (call.outcome === 'do-not-contact') {
    if (address)
      await suppress(asSystem(tx), {
        kind: 'address',
        value: address,
        reason: 'replied-opt-out',
        source,
      })
    return
  }
  if (contact && call.outcome) await applyOutcome(tx, agent, call, contact.id)
  await makeTodos(tx, agent, call, contact)
}

async function applyOutcome(
  tx: TenantTx,
  agent: Agent,
  call: AgentCall,
  contactId: string,
): Promise<void> {
  const { db } = tx
  const outcome = call.outcome as keyof typeof LABELS
  const people: Enrolled[] = await db
    .selectFrom('outreaches')
    .select(['id', 'campaign_id'])
    .where('contact_id', '=', contactId)
    .where('state', 'in', [...OPEN_STATES, 'finished'])
    .orderBy('id')
    .execute()
  if (people.length === 0) return
  const ids = people.map(({ id }) => id)
  await db
    .updateTable('outreaches')
    .set({ label: LABELS[outcome] })
    .where('id', 'in', ids)
    .execute()
  const until = outcome === 'call-back' ? waitUntil(call, await zoneOfContact(tx, contactId)) : null
  if (until) await wait(tx, ids, until, `Wants to be called back on ${call.callBackOn}`)
  else
    await endSequence(asSystem(tx), ids, {
      state: 'replied',
      reason: `Talked to the agent ${agent.name} (${outcome})`,
      from: [...OPEN_STATES, 'finished'],
    })
  await logEvents(
    asSystem(tx),
    people.map((person) => ({
      campaignId: person.campaign_id,
      outreachId: person.id,
      contactId,
      type: 'called',
      text: `Talked to the agent ${agent.name}: ${outcome}`,
      data: { callId: call.id, outcome },
    })),
  )
  if (outcome === 'interested')
    for (const { id, campaign_id: campaignId } of people)
      await markPositive(
        asSystem(tx),
        { outreachId: id, campaignId, contactId, messageId: null },
        `a call with the agent ${agent.name}`,
      )
}

const waitUntil = ({ callBackOn }: AgentCall, zone: string): Date | null =>
  callBackOn ? DateTime.fromISO(callBackOn, { zone }).set({ hour: MORNING }).toJSDate() : null

/** The time zone of a contact, of their country, or of the organization. */
async function zoneOfContact({ db, tenantId }: TenantTx, contactId: string): Promise<string> {
  const { timeZone, country } = await db
    .selectFrom('contacts')
    .select(['time_zone as timeZone', 'country'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', contactId)
    .executeTakeFirstOrThrow()
  const tenant = await loadTenant(db, tenantId)
  return zoneOf({ timeZone, country }, { schedule: {} }, tenant.time_zone) || 'utc'
}

/** Lets sequences wait until a day. */
async function wait(
  tx: TenantTx,
  ids: readonly string[],
  until: Date,
  reason: string,
): Promise<void> {
  const { db } = tx
  await db
    .updateTable('outreaches')
    .set({
      state: 'waiting',
      wait_until: until,
      state_reason: reason,
      version: sql`version + 1`,
    })
    .where('id', 'in', ids)
    .where('state', 'in', OPEN_STATES)
    .execute()
  await enrollmentsChanged(tx, 'outreach', [...ids])
  await requestReplan(tx)
}

interface CalledContact {
  id: string
  profile_id: string | null
  first_name: string
  last_name: string
}

function todoTitle(agent: Agent, call: AgentCall, name: string): string {
  if (stateOf(call).wantsPerson)
    return `Answer ${name ? `${name},` : 'a caller'} who wants to talk to a person`
  if (call.outcome === 'call-back') return `Call ${name || 'a caller'} back`
  return (call.unknowns ?? []).length > 0 ? `Answer what ${agent.name} did not know` : ''
}

/** A to-do for a person who wants one, for a day to call back, and for open questions. */
async function makeTodos(
  tx: TenantTx,
  agent: Agent,
  call: AgentCall,
  contact: CalledContact | undefined,
): Promise<void> {
  const { db, engine, tenantId } = tx
  const state = stateOf(call)
  const name = [contact?.first_name, contact?.last_name].filter(Boolean).join(' ') || call.address
  const unknowns = call.unknowns ?? []
  const title = todoTitle(agent, call, name)
  if (!title) return
  await engine.stores.of('todo').create(
    systemScope(tenantId),
    {
      title: title.slice(0, 120),
      details: unknowns.join('\n').slice(0, 2000),
      profileId: contact?.profile_id ?? null,
      contactId: contact?.id ?? null,
      callId: call.id,
      dueOn: call.callBackOn ?? null,
    },
    { db },
  )
  const to = agent.conduct?.handoverEmail
  if (state.wantsPerson && to)
    await enqueue(asSystem(tx), {
      kind: SEND_HANDOVER,
      payload: { callId: call.id, to },
    })
}

/** Deletes calls whose time has come, of all tenants. */
export const purgeAgentCalls = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('agent_calls').where('expires_at', '<', now).execute()
}
