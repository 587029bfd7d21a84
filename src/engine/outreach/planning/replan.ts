import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { systemScope, type Engine } from '#engine/kernel/engine.ts'
import { logEvents } from '#engine/outreach/lifecycle/campaign-log.ts'
import { baseRow, chunks } from '#engine/kernel/rows.ts'
import { LEASE_SECONDS } from '#engine/kernel/leases/lease.ts'
import { loadPlan, type LoadedPlan } from './load-plan.ts'
import { planSends, type HeldPerson, type SendPlan, type PlannedMail } from './plan-sends.ts'
import { enrollmentsChanged } from '#engine/segments/enrollments.ts'
import { REPLAN } from '#engine/kernel/jobs/job-registry.ts'
import { asSystem, inTenant, type TenantTx, type EngineTx } from '#engine/kernel/tenant-tx.ts'
import { HOUR_MS } from '#model/lib/time-units.ts'
import { required } from '#model/lib/lookup.ts'
import { onlyRow } from '#model/lib/only-row.ts'

/** The plan covers two weeks; replanning twice a day keeps it that long. */
const REPLAN_INTERVAL_MS = 12 * HOUR_MS
const TRIES = 3
/**
 * Maximum number of attempts when the plan is outdated before it is written; the marker stays due.
 */
const MAX_TRIES = 10

/**
 * Replans the tenant's emails and writes the differences. Only emails that are not claimed for
 * sending move. Planning runs outside of a transaction, except when a transition of a campaign
 * replans in its own, and is repeated when another process requested or wrote a plan in between.
 */
export async function replan(engine: Engine, tenantId: string): Promise<void> {
  for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
    const now = engine.clock.now()
    const { loaded, version, since } = await engine.database.tenant(tenantId, async (db) => ({
      since: await databaseTime(db),
      version: await markerVersion(db),
      loaded: await loadPlan(db, tenantId, now),
    }))
    const plan = planSends(loaded.input)
    const done = await inTenant(engine, tenantId, async (tx) => {
      const { db } = tx
      const marker = await db
        .selectFrom('jobs')
        .select(['id', 'version'])
        .where('kind', '=', REPLAN)
        .forUpdate()
        .executeTakeFirst()
      const changed = (marker?.version ?? 0) !== version
      // A plan by a process that was frozen in between is too old to be written, regardless of the
      // number of attempts.
      if (changed && (attempt < TRIES || (await databaseTime(db)) - since > LEASE_SECONDS * 1000))
        return false
      await writePlan(tx, loaded, plan)
      if (marker) await markDone({ db, engine }, marker.id, loaded, changed)
      return true
    })
    if (done) return
  }
}

const databaseTime = async (db: Db) =>
  onlyRow(
    (await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)).rows,
  ).now.getTime()

const markerVersion = async (db: Db) =>
  (await db.selectFrom('jobs').select('version').where('kind', '=', REPLAN).executeTakeFirst())
    ?.version ?? 0

async function markDone(
  { db, engine }: EngineTx,
  id: string,
  loaded: LoadedPlan,
  again: boolean,
): Promise<void> {
  const idle = loaded.input.campaigns.length === 0 && !again
  const due = new Date(engine.clock.now() + (again ? 0 : REPLAN_INTERVAL_MS))
  await db
    .updateTable('jobs')
    .set({ state: idle ? 'done' : 'queued', due_at: due, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

async function writePlan(tx: TenantTx, loaded: LoadedPlan, plan: SendPlan): Promise<void> {
  const { db } = tx
  const campaignIds = loaded.input.campaigns.map((campaign) => campaign.id)
  if (campaignIds.length === 0) return
  await finish(tx, loaded.finished)
  await writePeople(tx, plan, loaded)
  const unsent = await db
    .selectFrom('messages')
    .select([
      'id',
      'outreach_id',
      'step_id',
      'state',
      'mailbox_id',
      'planned_at',
      'earliest_at',
      'plan_reason',
    ])
    .where('campaign_id', 'in', campaignIds)
    .where('state', 'in', ['planned', 'deferred', 'cancelled'])
    .where('generation', '=', 0)
    .execute()
  const byKey = new Map(unsent.map((row) => [`${row.outreach_id}|${row.step_id}`, row]))
  const changed: PlannedMail[] = []
  for (const send of plan.sends) {
    const row = byKey.get(`${send.outreachId}|${send.stepId}`)
    byKey.delete(`${send.outreachId}|${send.stepId}`)
    if (
      !row ||
      row.state === 'cancelled' ||
      row.planned_at?.getTime() !== send.at ||
      row.mailbox_id !== send.mailboxId ||
      row.plan_reason !== send.why
    )
      changed.push(send)
  }
  await upsert(tx, changed)
  const stale = [...byKey.values()].filter(
    (row) => row.state !== 'cancelled' && row.planned_at !== null,
  )
  const why = new Map(plan.held.map((heldPerson) => [heldPerson.outreachId, heldPerson.why]))
  for (const row of stale)
    await db
      .updateTable('messages')
      .set({
        planned_at: null,
        plan_reason: (why.get(row.outreach_id) ?? 'Rescheduled when it is next in line').slice(
          0,
          300,
        ),
        version: sql`version + 1`,
      })
      .where('id', '=', row.id)
      .where('state', 'in', ['planned', 'deferred'])
      .execute()
  await cancelLeftOver(db, campaignIds)
}

/** Cancels planned emails of people who get no more; the rows stay in the ledger. */
async function cancelLeftOver(db: Db, campaignIds: readonly string[]): Promise<void> {
  await db
    .updateTable('messages')
    .set({
      state: 'cancelled',
      planned_at: null,
      plan_reason: 'No more email for this person',
      version: sql`version + 1`,
    })
    .where('campaign_id', 'in', campaignIds)
    .where('state', 'in', ['planned', 'deferred'])
    .where('planned_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('outreaches')
          .select('outreaches.id')
          .whereRef('outreaches.id', '=', 'messages.outreach_id')
          .whereRef('outreaches.tenant_id', '=', 'messages.tenant_id')
          .where('outreaches.state', 'not in', [
            'pending',
            'scheduled',
            'in_sequence',
            'waiting',
            'needs_attention',
          ]),
      ),
    )
    .execute()
}

async function upsert(
  { db, engine, tenantId }: TenantTx,
  sends: readonly PlannedMail[],
): Promise<void> {
  for (const piece of chunks(sends, 300)) {
    const contacts = new Map(
      (
        await db
          .selectFrom('outreaches')
          .select(['id', 'contact_id'])
          .where('id', 'in', [...new Set(piece.map((send) => send.outreachId))])
          .execute()
      ).map((row) => [row.id, row.contact_id]),
    )
    await db
      .insertInto('messages')
      .values(
        piece.map((send) => ({
          ...baseRow(engine, systemScope(tenantId)),
          campaign_id: send.campaignId,
          outreach_id: send.outreachId,
          contact_id: required(contacts, send.outreachId),
          mailbox_id: send.mailboxId,
          step_id: send.stepId,
          step_version: 1,
          variant_id: '',
          generation: 0,
          state: 'planned' as const,
          earliest_at: new Date(send.earliest),
          planned_at: new Date(send.at),
          plan_reason: send.why.slice(0, 300),
          lease_until: null,
          lease_owner: null,
          look_at: null,
          attempt: 0,
          rfc_id: null,
          provider_id: '',
          mime_hash: '',
          mime: '',
          subject: '',
          text: '',
          smtp_reply: '',
          accepted_at: null,
          bounced_at: null,
          unsubscribe_token_hash: '',
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'outreach_id', 'step_id', 'generation'])
          .doUpdateSet({
            state: sql`case when messages.state = 'cancelled' then 'planned' else messages.state end`,
            planned_at: sql`excluded.planned_at`,
            earliest_at: sql`
              case
                when messages.state = 'deferred' then messages.earliest_at
                else excluded.earliest_at
              end
            `,
            mailbox_id: sql`excluded.mailbox_id`,
            plan_reason: sql`excluded.plan_reason`,
            updated_at: sql`excluded.updated_at`,
            version: sql`messages.version + 1`,
          })
          // An email that was claimed for sending during planning stays unchanged.
          .where('messages.state', 'in', ['planned', 'deferred', 'cancelled']),
      )
      .execute()
  }
}

async function finish(tx: TenantTx, ids: readonly string[]): Promise<void> {
  const { db, engine } = tx
  for (const piece of chunks(ids, 500)) {
    const rows = await db
      .updateTable('outreaches')
      .set({
        state: 'finished',
        state_reason: 'All emails were sent',
        finished_at: new Date(engine.clock.now()),
        version: sql`version + 1`,
      })
      .where('id', 'in', piece)
      .where('state', 'in', ['pending', 'scheduled', 'in_sequence', 'waiting'])
      .returning(['id', 'campaign_id', 'contact_id'])
      .execute()
    await enrollmentsChanged(
      tx,
      'contact',
      rows.map((row) => row.contact_id),
    )
    await logEvents(
      asSystem(tx),
      rows.map((row) => ({
        campaignId: row.campaign_id,
        outreachId: row.id,
        contactId: row.contact_id,
        type: 'finished',
        text: 'No email is left for this person',
      })),
    )
  }
}

/**
 * Writes the state of people: scheduled or pending, with the gate that holds them; hours that never
 * overlap need a user.
 */
async function writePeople(tx: TenantTx, plan: SendPlan, loaded: LoadedPlan): Promise<void> {
  const { db } = tx
  const planned = [
    ...new Set(plan.sends.filter((send) => send.stepIndex === 0).map((send) => send.outreachId)),
  ]
  for (const piece of chunks(planned, 1000))
    await db
      .updateTable('outreaches')
      .set({ state: 'scheduled', state_reason: '', excluded_by: '' })
      .where('id', 'in', piece)
      .where('state', '=', 'pending')
      .execute()
  const byReason = new Map<string, HeldPerson[]>()
  for (const heldPerson of plan.held)
    byReason.set(`${heldPerson.gate}|${heldPerson.why}`, [
      ...(byReason.get(`${heldPerson.gate}|${heldPerson.why}`) ?? []),
      heldPerson,
    ])
  for (const group of byReason.values())
    for (const piece of chunks(group, 1000)) {
      const { gate, why } = piece[0]!
      const ids = piece.map((heldPerson) => heldPerson.outreachId)
      const update = db.updateTable('outreaches').where('id', 'in', ids)
      if (gate === 'no_window') {
        await update
          .set({
            state: 'needs_attention',
            state_reason: why.slice(0, 300),
            excluded_by: 'no_window',
          })
          .where('state', 'in', ['pending', 'scheduled', 'in_sequence'])
          .execute()
        await enrollmentsChanged(tx, 'outreach', ids)
      } else {
        await update.set({ state: 'pending' }).where('state', '=', 'scheduled').execute()
        await db
          .updateTable('outreaches')
          .set({ state_reason: why.slice(0, 300) })
          .where('id', 'in', ids)
          .where('state', 'in', ['pending', 'in_sequence'])
          .where('state_reason', '!=', why.slice(0, 300))
          .execute()
      }
    }
  const free = loaded.input.people
    .filter((person) => person.stepIndex > 0)
    .map((person) => person.outreachId)
  const held = new Set(plan.held.map((heldPerson) => heldPerson.outreachId))
  for (const piece of chunks(
    free.filter((id) => !held.has(id)),
    1000,
  ))
    await db
      .updateTable('outreaches')
      .set({ state_reason: '' })
      .where('id', 'in', piece)
      .where('state', '=', 'in_sequence')
      .where('state_reason', '!=', '')
      .execute()
}
