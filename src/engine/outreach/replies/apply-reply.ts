import { sql } from 'kysely'
import type { IncomingMail } from '#platform/mailbox-reading/mailbox-reading.ts'
import { logEvents, type CampaignEvent } from '#engine/outreach/lifecycle/campaign-log.ts'
import { companyDomainOf } from '#engine/audience/contacts/address-lists.ts'
import { zoneOf } from '#engine/audience/contacts/screen-contact.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import { endSequence, OPEN_STATES } from '#engine/outreach/lifecycle/end-sequence.ts'
import { applyGuards } from '#engine/outreach/lifecycle/guards.ts'
import { requestReplan } from '#engine/outreach/lifecycle/request-replan.ts'
import { absenceOf, decideReply, type ReplyEffect } from './decide-reply.ts'
import type { ReplyVerdict } from '#drafting/replies/classify-incoming.ts'
import type { MatchedMail } from './match-reply.ts'
import { enrollmentsChanged } from '#engine/segments/enrollments.ts'
import { suppress } from '#engine/audience/contacts/suppress.ts'
import type { SuppressionReason } from '#engine/audience/contacts/suppression-list.ts'
import { asSystem, type ScopedTx, type TenantTx } from '#engine/kernel/tenant-tx.ts'

export interface ReplyFacts {
  mail: IncomingMail
  judged: ReplyVerdict
  matched: MatchedMail
  replyId: string
  priorState: string
}

/** What a reply sets in motion, in the transaction that keeps it. */
export async function applyReply(tx: TenantTx, facts: ReplyFacts): Promise<void> {
  const applying = { ...asSystem(tx), facts }
  for (const effect of decideReply(facts.judged, facts.mail.machine))
    await applyEffect(applying, effect)
}

interface Applying extends ScopedTx {
  facts: ReplyFacts
}

async function applyEffect(applying: Applying, effect: ReplyEffect): Promise<void> {
  const { db } = applying
  const { matched, judged } = applying.facts
  switch (effect.kind) {
    case 'log':
      return log(applying, effect.type, effect.text)
    case 'label':
      await db
        .updateTable('outreaches')
        .set({ label: judged.label })
        .where('id', '=', matched.outreachId)
        .execute()
      return
    case 'end':
      await endSequence(applying, [matched.outreachId], {
        state: 'replied',
        reason: effect.reason,
        from: effect.from,
      })
      return
    case 'stop-elsewhere':
      return stopElsewhere(applying, matched)
    case 'positive':
      return markPositive(applying, matched, effect.reason)
    case 'wait':
      return wait(applying)
    case 'bounce':
      return bounced(applying, effect)
    case 'suppress':
      return suppressSender(applying, effect.reason, effect.source)
    case 'guards':
      return applyGuards(applying, matched.campaignId)
  }
}

const log = (applying: Applying, type: CampaignEvent, text: string) => {
  const { matched, replyId, judged, mail } = applying.facts
  return logEvents(applying, [
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
}

/** Also stops the person's sequences in other campaigns. */
async function stopElsewhere(tx: ScopedTx, matched: MatchedMail): Promise<void> {
  const { db } = tx
  const rows = await db
    .selectFrom('outreaches as o')
    .innerJoin('campaigns as c', (join) =>
      join.onRef('c.tenant_id', '=', 'o.tenant_id').onRef('c.id', '=', 'o.campaign_id'),
    )
    .select('o.id')
    .where('o.contact_id', '=', matched.contactId)
    .where('o.id', '!=', matched.outreachId)
    .where('o.state', 'in', OPEN_STATES)
    // A campaign that was not launched is judged when it is.
    .where('c.state', 'in', ['running', 'paused'])
    .orderBy('o.id')
    .execute()
  const ended = await endSequence(
    tx,
    rows.map((row) => row.id),
    { state: 'stopped', reason: 'Replied to another campaign' },
  )
  await logEvents(
    tx,
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
  tx: ScopedTx,
  matched: Omit<MatchedMail, 'messageId'> & { messageId: string | null },
  reason: string,
): Promise<void> {
  const { db } = tx
  await logEvents(tx, [
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
    tx,
    colleagues.map((row) => row.id),
    { state: 'stopped', reason: `${contact.email} of the same company answered positively` },
  )
  await logEvents(
    tx,
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
async function wait(applying: Applying): Promise<void> {
  const { db, engine, tenantId } = applying
  const { matched, mail } = applying.facts
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
  const { until, text } = absenceOf(mail, zone, engine.clock.now())
  await log(applying, 'out-of-office', text)
  await db
    .updateTable('outreaches')
    .set({
      state: 'waiting',
      wait_until: new Date(until),
      state_reason: text,
      version: sql`version + 1`,
    })
    .where('id', '=', matched.outreachId)
    .where('state', 'in', ['in_sequence', 'scheduled', 'waiting', 'pending'])
    .execute()
  await enrollmentsChanged(applying, 'outreach', [matched.outreachId])
  await requestReplan(applying)
}

/** Marks the email as bounced and the address as invalid. */
async function bounced(
  applying: Applying,
  { status, text }: Extract<ReplyEffect, { kind: 'bounce' }>,
): Promise<void> {
  const { db, engine } = applying
  const { matched } = applying.facts
  const changed = matched.messageId
    ? await db
        .updateTable('messages')
        .set({
          state: 'bounced',
          bounced_at: new Date(engine.clock.now()),
          accepted_at: sql`coalesce(accepted_at, updated_at)`,
          lease_until: null,
          lease_owner: null,
          smtp_reply: status,
          version: sql`version + 1`,
        })
        .where('id', '=', matched.messageId)
        .where('state', 'in', ['accepted', 'unknown', 'sending'])
        .returning('id')
        .execute()
    : []
  if (changed.length > 0) await log(applying, 'bounced', text)
  await db
    .updateTable('contacts')
    .set({ verification: 'invalid', version: sql`version + 1` })
    .where('id', '=', matched.contactId)
    .execute()
}

/**
 * Suppresses the recipient of our email, not the sender of the report or of the forwarded email.
 */
async function suppressSender(
  applying: Applying,
  reason: SuppressionReason,
  source: string,
): Promise<void> {
  const { db } = applying
  const { matched } = applying.facts
  const { email } = await db
    .selectFrom('contacts')
    .select('email')
    .where('id', '=', matched.contactId)
    .executeTakeFirstOrThrow()
  await suppress(applying, {
    kind: 'address',
    value: email,
    reason,
    source,
    outreachId: matched.outreachId,
    messageId: matched.messageId ?? undefined,
  })
}
