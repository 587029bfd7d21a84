import { sql } from 'kysely'
import type { Reply } from '#model/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { IncomingMail } from '#platform/mailbox-reading/mailbox-reading.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import {
  logEvents,
  systemScope,
  type CampaignEvent,
} from '#engine/delivery/sequences/campaign-log.ts'
import { companyDomainOf } from '#engine/audience/contacts/address-lists.ts'
import { zoneOf } from '#engine/audience/contacts/screen-contact.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import { endSequence, OPEN_STATES } from '#engine/delivery/sequences/end-sequence.ts'
import { applyGuards } from '#engine/delivery/sends/guards.ts'
import { requestReplan } from '#engine/delivery/sequences/request-replan.ts'
import type { ReplyVerdict } from './classify-incoming.ts'
import type { MatchedMail } from './match-reply.ts'
import { returnDate } from './return-date.ts'
import { keepEnrolled } from '#engine/definitions/segments/enrolments.ts'
import { suppress } from '#engine/delivery/sequences/suppress.ts'
import type { SuppressionReason } from '#engine/audience/contacts/suppression-list.ts'

export interface ReplyFacts {
  tenantId: string
  mail: IncomingMail
  judged: ReplyVerdict
  matched: MatchedMail
  replyId: string
  priorState: string
}

export const isPositive = (label: Reply['label']): boolean =>
  label === 'positive' || label === 'meeting'

/** Applies the consequences of a reply, in the transaction that stores it. */
export async function applyReply(db: Db, engine: Engine, facts: ReplyFacts): Promise<void> {
  const { judged, tenantId } = facts
  const scope = systemScope(tenantId)
  switch (judged.kind) {
    case 'bounce':
      return bounced(db, engine, scope, facts)
    case 'complaint':
      await log(db, engine, scope, facts, 'complained', 'The email was reported as spam')
      await suppressSender(db, engine, scope, facts, 'complained', 'complaint report')
      return applyGuards(db, engine, scope, facts.matched.campaignId)
    case 'out-of-office':
      return wait(db, engine, scope, facts)
    case 'auto-reply':
      return log(db, engine, scope, facts, 'auto-reply', 'An automatic reply arrived')
    case 'unsubscribe':
      return suppressSender(db, engine, scope, facts, 'unsubscribed', 'mail to the opt-out address')
    case 'human':
      return human(db, engine, scope, facts)
  }
}

const log = (
  db: Db,
  engine: Engine,
  scope: ActorScope,
  { matched, replyId, judged, mail }: ReplyFacts,
  type: CampaignEvent,
  text: string,
) =>
  logEvents(db, engine, scope, [
    {
      campaignId: matched.campaignId,
      outreachId: matched.outreachId,
      contactId: matched.contactId,
      messageId: matched.messageId,
      type,
      text,
      data: { replyId, label: judged.label, receivedAt: mail.receivedAt },
    },
  ])

async function human(db: Db, engine: Engine, scope: ActorScope, facts: ReplyFacts): Promise<void> {
  const { judged, matched } = facts
  await log(
    db,
    engine,
    scope,
    facts,
    'replied',
    `Replied: ${judged.label}, because of ${judged.reason}`,
  )
  await db
    .updateTable('outreaches')
    .set({ label: judged.label })
    .where('id', '=', matched.outreachId)
    .execute()
  if (judged.label === 'opt-out')
    return suppressSender(db, engine, scope, facts, 'replied-opt-out', `reply: ${judged.reason}`)
  await endSequence(db, engine, scope, [matched.outreachId], {
    state: 'replied',
    reason: `Replied (${judged.label})`,
    from: [...OPEN_STATES, 'finished'],
  })
  await stopElsewhere(db, engine, scope, matched)
  if (isPositive(judged.label)) await markPositive(db, engine, scope, matched, judged.reason)
}

/** Also stops the person's sequences in other campaigns. */
async function stopElsewhere(
  db: Db,
  engine: Engine,
  scope: ActorScope,
  matched: MatchedMail,
): Promise<void> {
  const rows = await db
    .selectFrom('outreaches')
    .select('id')
    .where('contact_id', '=', matched.contactId)
    .where('id', '!=', matched.outreachId)
    .where('state', 'in', ['in_sequence', 'waiting', 'scheduled'])
    .orderBy('id')
    .execute()
  const ended = await endSequence(
    db,
    engine,
    scope,
    rows.map((row) => row.id),
    { state: 'stopped', reason: 'Replied to another campaign' },
  )
  await logEvents(
    db,
    engine,
    scope,
    ended.map((row) => ({
      campaignId: row.campaign_id,
      outreachId: row.id,
      contactId: row.contact_id,
      type: 'stopped',
      text: 'Replied to another campaign',
    })),
  )
}

/**
 * Marks the person as positive and, unless the campaign is set otherwise, stops writing to
 * colleagues at the same company.
 */
export async function markPositive(
  db: Db,
  engine: Engine,
  scope: ActorScope,
  matched: Omit<MatchedMail, 'messageId'> & { messageId: string | null },
  reason: string,
): Promise<void> {
  await logEvents(db, engine, scope, [
    {
      campaignId: matched.campaignId,
      outreachId: matched.outreachId,
      contactId: matched.contactId,
      messageId: matched.messageId,
      type: 'positive',
      text: `Positive, because of ${reason}`,
    },
  ])
  const campaign = await db
    .selectFrom('campaigns')
    .select('schedule')
    .where('id', '=', matched.campaignId)
    .executeTakeFirstOrThrow()
  if (campaign.schedule.stopCompanyOnPositive === false) return
  const contact = await db
    .selectFrom('contacts')
    .select(['email', 'company_domain'])
    .where('id', '=', matched.contactId)
    .executeTakeFirstOrThrow()
  const domain = companyDomainOf({ email: contact.email, companyDomain: contact.company_domain })
  if (!domain) return
  const colleagues = await db
    .selectFrom('outreaches')
    .innerJoin('contacts', (join) =>
      join
        .onRef('contacts.tenant_id', '=', 'outreaches.tenant_id')
        .onRef('contacts.id', '=', 'outreaches.contact_id'),
    )
    .select('outreaches.id')
    .where('outreaches.campaign_id', '=', matched.campaignId)
    .where('outreaches.id', '!=', matched.outreachId)
    .where('outreaches.state', 'in', OPEN_STATES)
    .where((eb) =>
      eb.or([
        eb('contacts.company_domain', '=', domain),
        eb('contacts.email', 'like', `%@${domain}`),
      ]),
    )
    .orderBy('outreaches.id')
    .execute()
  const ended = await endSequence(
    db,
    engine,
    scope,
    colleagues.map((row) => row.id),
    { state: 'stopped', reason: `${contact.email} of the same company answered positively` },
  )
  await logEvents(
    db,
    engine,
    scope,
    ended.map((row) => ({
      campaignId: row.campaign_id,
      outreachId: row.id,
      contactId: row.contact_id,
      type: 'stopped',
      text: 'A colleague answered positively',
    })),
  )
}

/**
 * Pauses the sequence until the first working morning after the absence. A person who has replied
 * keeps that state.
 */
async function wait(db: Db, engine: Engine, scope: ActorScope, facts: ReplyFacts): Promise<void> {
  const { matched, mail, tenantId } = facts
  const campaign = toRecord(
    'campaign',
    await db
      .selectFrom('campaigns')
      .selectAll()
      .where('id', '=', matched.campaignId)
      .executeTakeFirstOrThrow(),
  )
  const contact = await db
    .selectFrom('contacts')
    .select(['time_zone', 'country'])
    .where('id', '=', matched.contactId)
    .executeTakeFirstOrThrow()
  const zone = zoneOf(
    { timeZone: contact.time_zone, country: contact.country },
    campaign,
    (await loadTenant(db, tenantId)).time_zone,
  )
  const now = engine.clock.now()
  const back = returnDate(mail.text, Math.min(Date.parse(mail.receivedAt) || now, now), zone)
  const until = new Date(Math.max(back.until, now))
  const text = back.found
    ? `Out of office until ${until.toISOString().slice(0, 10)}`
    : `Out of office; no date was named, so the sequence goes on ${until.toISOString().slice(0, 10)}`
  await log(db, engine, scope, facts, 'out-of-office', text)
  await db
    .updateTable('outreaches')
    .set({ state: 'waiting', wait_until: until, state_reason: text, version: sql`version + 1` })
    .where('id', '=', matched.outreachId)
    .where('state', 'in', ['in_sequence', 'scheduled', 'waiting', 'pending'])
    .execute()
  await keepEnrolled({ db, engine, tenantId }, 'outreach', [matched.outreachId])
  await requestReplan({ db, engine, tenantId })
}

async function bounced(
  db: Db,
  engine: Engine,
  scope: ActorScope,
  facts: ReplyFacts,
): Promise<void> {
  const { mail, matched } = facts
  if (mail.machine?.kind !== 'bounce') return
  if (!mail.machine.permanent)
    return log(
      db,
      engine,
      scope,
      facts,
      'auto-reply',
      `A passing delivery failure was reported: ${mail.machine.status} ${mail.machine.diagnostic}`,
    )
  const now = new Date(engine.clock.now())
  const changed = matched.messageId
    ? await db
        .updateTable('messages')
        .set({
          state: 'bounced',
          bounced_at: now,
          accepted_at: sql`coalesce(accepted_at, updated_at)`,
          lease_until: null,
          lease_owner: null,
          smtp_reply: `${mail.machine.status} ${mail.machine.diagnostic}`.slice(0, 500),
          version: sql`version + 1`,
        })
        .where('id', '=', matched.messageId)
        .where('state', 'in', ['accepted', 'unknown', 'sending'])
        .returning('id')
        .execute()
    : []
  if (changed.length > 0)
    await log(
      db,
      engine,
      scope,
      facts,
      'bounced',
      `The email bounced: ${mail.machine.status} ${mail.machine.diagnostic}`,
    )
  await db
    .updateTable('contacts')
    .set({ verification: 'invalid', version: sql`version + 1` })
    .where('id', '=', matched.contactId)
    .execute()
  await suppressSender(
    db,
    engine,
    scope,
    facts,
    'bounced',
    `${mail.machine.status} ${mail.machine.diagnostic}`.trim(),
  )
  await applyGuards(db, engine, scope, matched.campaignId)
}

/**
 * Suppresses the recipient of our email, not the sender of the report or of the forwarded email.
 */
async function suppressSender(
  db: Db,
  engine: Engine,
  scope: ActorScope,
  { matched }: ReplyFacts,
  reason: SuppressionReason,
  source: string,
): Promise<void> {
  const { email } = await db
    .selectFrom('contacts')
    .select('email')
    .where('id', '=', matched.contactId)
    .executeTakeFirstOrThrow()
  await suppress(db, engine, scope, {
    kind: 'address',
    value: email,
    reason,
    source,
    outreachId: matched.outreachId,
    messageId: matched.messageId ?? undefined,
  })
}
