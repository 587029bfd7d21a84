import { sql } from 'kysely'
import { launchCampaign } from '#engine/outreach/run-campaign.ts'
import { savePart } from '#engine/outreach/save-part.ts'
import { importList } from '#engine/outreach/people/import-contacts.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { Kind, Stage } from '../kind.ts'
import { areSettled, checkMails, inSending, mailGate, sendTheRest, type Sent } from './mailing.ts'
import { makeMessages } from './message-send.ts'
import { rowsOf } from './sql.ts'
import { MINUTE_MS } from '#model/lib/time-units.ts'

interface Scene {
  campaignId: string
  people: number
}

const words =
  'Many finance teams tell us that unpaid invoices cost them more time than any other ' +
  'task, and that nobody likes to chase. We send reminders that customers answer.'
const messaging = {
  companyName: { text: 'Acme' },
  buyers: { text: 'companies' },
  whatYouDo: { text: 'Invoices that pay themselves' },
  audience: { text: 'finance teams' },
  valuePropositions: [{ text: 'Paid in days' }],
  pains: [{ text: 'late payments' }],
  callToAction: { kind: 'reply' as const, text: 'Worth a look?' },
}

/**
 * A campaign of one email to one person for each mailbox, launched some time ago, with every email
 * due now.
 */
async function launchDue(stage: Stage, engine: Engine): Promise<Scene> {
  const { scope, name, tenantId } = stage
  const { mailboxes } = await makeMessages(stage, engine)
  const earlier: Engine = { ...engine, clock: { now: () => engine.clock.now() - 5 * MINUTE_MS } }
  const schedule = {
    timeZone: 'UTC',
    days: [1, 2, 3, 4, 5, 6, 7],
    from: '00:00',
    to: '24:00',
    mailboxIds: mailboxes.map(({ id }) => id),
  }
  const made = await engine.stores.of('campaign').create(scope, {
    name: 'Spring campaign',
    websiteUrl: 'https://acme.example',
    state: 'configuring',
    ownerId: 'user-1',
    messaging,
    targets: {},
    schedule,
    source: {},
    reviewed: {},
    steps: [
      {
        id: 's1',
        delayDays: 0,
        subject: 'Late invoices',
        body: `Hello {{first_name|there}},\n\n${words} Worth a look?`,
      },
    ],
  } as never)
  for (const part of ['messaging', 'steps', 'targets'] as const)
    await savePart(
      engine,
      scope,
      { id: made.id, version: null },
      { part, value: made[part] as never },
    )
  const people = mailboxes.map((_, n) => ({
    email: `${name}-${n}@firm${n}.example`,
    firstName: `Person${n}`,
    company: `Firm ${n}`,
    country: 'GB',
    timeZone: 'UTC',
  }))
  await importList(engine, scope, people, {
    existing: 'update',
    campaignId: made.id,
    source: 'chaos',
  })
  await launchCampaign(earlier, scope, made.id)
  await engine.database.system(async (db) => {
    await sql`update messages m
      set planned_at = ${new Date(engine.clock.now() - 1000)},
      mailbox_id = (${mailboxes.map(({ id }) => id)}::uuid[])[r.n]
      from (select id, row_number() over (order by id) as n from messages
      where tenant_id = ${tenantId}) r where m.tenant_id = ${tenantId} and m.id = r.id`.execute(db)
    await sql`update campaigns set sends_from = ${new Date(engine.clock.now() - MINUTE_MS)}
      where tenant_id = ${tenantId} and id = ${made.id}`.execute(db)
    await sql`delete from jobs where tenant_id = ${tenantId} and kind = 'replan'`.execute(db)
  })
  return { campaignId: made.id, people: people.length }
}

const ledger = async ({ call }: Stage, { campaignId }: Scene): Promise<Sent[]> =>
  (
    await call.ok<{ email: string; state: string; rfcId: string }[]>(
      'GET',
      `/campaigns/${campaignId}/messages`,
    )
  ).map((one) => ({ ...one, to: one.email }))

/** Campaign emails: recorded as sent means at the mail server once. */
export const campaignSend: Kind<Scene> = {
  runsIn: 'worker',
  moments: [
    { at: 'campaign-send.claimed' },
    { at: 'campaign-send.claimed', skip: 1 },
    { at: 'mail-server' },
    { at: 'mail-server', isLost: true },
    { at: 'campaign-send.answered' },
    { at: 'campaign-send.noted' },
    { at: 'campaign-send.noted', skip: 1 },
  ],
  prepare: launchDue,
  build: async (_stage, prepared) => prepared as Scene,
  isDueAtOnce: true,
  gate: mailGate,
  // The worker finds what is due by itself.
  begin: async () => ({ acknowledged: Promise.resolve(), unanswered: () => [] }),
  async inFlight(db, { tenantId }) {
    const rows = await inSending(db, 'messages', tenantId)
    return { inFlight: rows.length > 0, rows }
  },
  isSettled: async (stage, scene) => areSettled(stage, await ledger(stage, scene), scene.people),
  finish: (stage, scene) => sendTheRest(stage, () => ledger(stage, scene)),
  async check(db, stage) {
    const sent = await rowsOf<Sent>(
      db,
      sql`select c.email as to, m.state, m.rfc_id as "rfcId", m.smtp_reply, m.attempt,
        m.plan_reason, m.planned_at from messages m join contacts c on c.tenant_id = m.tenant_id
        and c.id = m.contact_id where m.tenant_id = ${stage.tenantId}`,
    )
    return checkMails(stage, sent)
  },
}
