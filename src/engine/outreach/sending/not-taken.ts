import { sql } from 'kysely'
import { asSystem } from '#engine/kernel/tenant-tx.ts'
import { enrollmentsChanged } from '#engine/segments/enrollments.ts'
import { applyGuards, pauseByGuard } from '#engine/outreach/lifecycle/guards.ts'
import { log, setMessage, type MessageFacts } from './message-facts.ts'
import { OPEN_STATES } from '#engine/outreach/lifecycle/end-sequence.ts'
import { requestReplan } from '#engine/outreach/lifecycle/request-replan.ts'
import { GIVE_UP_AFTER, retryDelay } from '#engine/mail/retry-table.ts'
import { suppress } from '#engine/audience/contacts/suppress.ts'
import { HOUR_MS, DAY_MS } from '#model/lib/time-units.ts'

/** Why an email went back to the plan, in the log entry's data. */
type DeferralCause = 'asked-to-wait' | 'mailbox-full' | 'mailbox-limit' | 'mailbox-off'
/** Why an email needs a user, in the log entry's data. */
type RejectionCause = 'content' | 'given-up'

const hasCause = (cause: DeferralCause | RejectionCause) =>
  sql<boolean>`campaign_logs.data ->> 'cause' = ${cause}`

/**
 * Returns an email to the plan that was not accepted through no fault of the person.
 * @param wait until it may be planned again, in milliseconds
 */
export async function backToPlan(
  facts: MessageFacts,
  wait: number,
  { cause, why }: { cause: DeferralCause; why: string },
): Promise<void> {
  const { now } = facts
  await setMessage(facts, {
    state: 'deferred',
    earliest_at: new Date(now + wait),
    planned_at: null,
    plan_reason: why,
  })
  await log(facts, 'deferred', `${why}: ${facts.reply}`, { cause })
  await requestReplan(facts)
}

/** @param fault why nothing can be sent, when the server could not be used at all */
export const coolMailbox = ({ db, message, now }: MessageFacts, time: number, fault = '') =>
  db
    .updateTable('mailboxes')
    .set({
      cool_until: new Date(now + time),
      ...(fault ? { send_error: fault.slice(0, 300) } : {}),
      version: sql`version + 1`,
    })
    .where('id', '=', message.mailboxId)
    .execute()

/**
 * Defers the email as the server requested, for a day at most, counted from its first request since
 * the email was last given up; a mailbox that is deferred each time cools down.
 */
export async function defer(facts: MessageFacts, cool: boolean): Promise<void> {
  const { db, message, now } = facts
  const first = await db
    .selectFrom('campaign_logs')
    .select(sql<Date | null>`min(at)`.as('at'))
    .where('message_id', '=', message.id)
    .where('type', '=', 'deferred')
    .where(hasCause('asked-to-wait'))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('campaign_logs as later')
            .select('later.id')
            .whereRef('later.tenant_id', '=', 'campaign_logs.tenant_id')
            .whereRef('later.message_id', '=', 'campaign_logs.message_id')
            .where('later.type', '=', 'rejected')
            .whereRef('later.at', '>=', 'campaign_logs.at'),
        ),
      ),
    )
    .executeTakeFirst()
  if (first?.at && now - first.at.getTime() >= GIVE_UP_AFTER)
    return giveUp(
      facts,
      'given-up',
      `The server has not accepted the email for a day: ${facts.reply}`,
    )
  await backToPlan(facts, retryDelay(message.attempt), {
    cause: 'asked-to-wait',
    why: 'The server asked to wait',
  })
  const recent = await db
    .selectFrom('campaign_logs')
    .innerJoin('messages', 'messages.id', 'campaign_logs.message_id')
    .select('campaign_logs.type')
    .where('messages.mailbox_id', '=', message.mailboxId)
    .where('campaign_logs.type', 'in', ['accepted', 'deferred', 'refused', 'bounced'])
    .orderBy('campaign_logs.at', 'desc')
    .orderBy('campaign_logs.id', 'desc')
    .limit(3)
    .execute()
  if (cool || (recent.length === 3 && recent.every((row) => row.type === 'deferred')))
    await coolMailbox(facts, HOUR_MS, cool ? facts.reply : '')
}

/** Marks the email for a user's attention; the row stays for a manual retry. */
async function giveUp(facts: MessageFacts, cause: RejectionCause, why: string): Promise<void> {
  await setMessage(facts, { state: 'rejected', planned_at: null, plan_reason: why.slice(0, 300) })
  await log(facts, 'rejected', why, { cause })
  await facts.db
    .updateTable('outreaches')
    .set({
      state: 'needs_attention',
      state_reason: why.slice(0, 300),
      excluded_by: 'delivery',
      version: sql`version + 1`,
    })
    .where('id', '=', facts.outreach.id)
    // A person who has replied or opted out stays so.
    .where('state', 'in', OPEN_STATES)
    .execute()
  await enrollmentsChanged(facts, 'outreach', [facts.outreach.id])
}

/** Handles an unknown recipient: bounced, suppressed everywhere, counted. */
export async function refuse(facts: MessageFacts): Promise<void> {
  const { db, message, now } = facts
  await setMessage(facts, { state: 'rejected', bounced_at: new Date(now), planned_at: null })
  await log(facts, 'refused', `The address was refused: ${facts.reply}`)
  const { email } = await db
    .selectFrom('contacts')
    .select('email')
    .where('id', '=', message.contactId)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('contacts')
    .set({ verification: 'invalid', version: sql`version + 1` })
    .where('id', '=', message.contactId)
    .execute()
  await suppress(asSystem(facts), {
    kind: 'address',
    value: email,
    reason: 'bounced',
    source: facts.reply || 'refused by the server',
    outreachId: message.outreachId,
    messageId: message.id,
  })
  await enrollmentsChanged(facts, 'outreach', [message.outreachId])
  await applyGuards(asSystem(facts), message.campaignId)
}

/** Handles a full mailbox like a deferral; the third time in 30 days counts as a bounce. */
export async function softBounce(facts: MessageFacts): Promise<void> {
  const { db, message, now } = facts
  const row = await db
    .selectFrom('campaign_logs')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('contact_id', '=', message.contactId)
    .where('type', '=', 'deferred')
    .where('at', '>', new Date(now - 30 * DAY_MS))
    .where(hasCause('mailbox-full'))
    .executeTakeFirstOrThrow()
  if (row.n >= 2) return refuse(facts)
  await backToPlan(facts, DAY_MS, { cause: 'mailbox-full', why: 'The mailbox is full' })
}

/**
 * Handles an email refused for its content: it needs a user, and three of the last twenty since the
 * campaign was last started stop it.
 */
export async function contentBlock(facts: MessageFacts): Promise<void> {
  const { db, message } = facts
  await giveUp(facts, 'content', `The server refused the email: ${facts.reply}`)
  const recent = await db
    .selectFrom('campaign_logs')
    .select(hasCause('content').as('is_blocked'))
    .where('campaign_id', '=', message.campaignId)
    .where('type', 'in', ['accepted', 'rejected', 'refused'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('campaign_logs as later')
            .select('later.id')
            .whereRef('later.tenant_id', '=', 'campaign_logs.tenant_id')
            .whereRef('later.campaign_id', '=', 'campaign_logs.campaign_id')
            .where('later.type', '=', 'resumed')
            .whereRef('later.at', '>=', 'campaign_logs.at'),
        ),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  if (recent.filter((row) => row.is_blocked).length >= 3)
    await pauseByGuard(
      asSystem(facts),
      message.campaignId,
      'provider_block',
      `Paused: servers refused three of the last ${recent.length} emails. ${facts.reply}`,
    )
}
