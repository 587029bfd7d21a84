import { sql } from 'kysely'
import type { Message, Outreach } from '#model/schema/entities.generated.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { logEvents, type CampaignEvent } from '#engine/outreach/lifecycle/campaign-log.ts'
import { queueCopy } from '#engine/mail/mailboxes/queue-copy.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { distrustDomain, putOutOfService } from '#engine/mail/mailboxes/out-of-service.ts'
import { log, setMessage, type MessageFacts } from './message-facts.ts'
import { backToPlan, contentBlock, coolMailbox, defer, refuse, softBounce } from './not-taken.ts'
import { requestReplan } from '#engine/outreach/lifecycle/request-replan.ts'
import { decideRetry, type RetryDecision } from '#engine/mail/retry-table.ts'
import { enrollmentsChanged } from '#engine/segments/enrollments.ts'
import { enabledSteps } from '#model/api/outreach.ts'
import { asSystem, inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { HOUR_MS } from '#model/lib/time-units.ts'
import type { JournalEntry } from '#platform/mail/reply-journal.ts'

/**
 * Records the outcome of one attempt with all consequences, in one transaction. Rows of another
 * attempt stay unchanged.
 * The attempt is the fencing token. A late
 * outcome, after a freeze or from the journal, also settles a row that was marked unknown in
 * between, and an accepted email is never planned again.
 */
export async function recordOutcome(
  engine: Engine,
  { tenantId, messageId, attempt, at, result }: JournalEntry,
): Promise<void> {
  await inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    const peek = await db
      .selectFrom('messages')
      .select('outreach_id')
      .where('id', '=', messageId)
      .executeTakeFirst()
    if (!peek) return
    const outreachRow = await db
      .selectFrom('outreaches')
      .selectAll()
      .where('id', '=', peek.outreach_id)
      .forUpdate()
      .executeTakeFirst()
    const open =
      result.kind === 'accepted'
        ? (['sending', 'unknown', 'planned', 'deferred'] as const)
        : (['sending', 'unknown'] as const)
    const row = await db
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', messageId)
      .where('state', 'in', open)
      .where('attempt', '=', attempt)
      .where('accepted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!row || !outreachRow) return
    const facts: MessageFacts = {
      ...tx,
      message: toRecord('message', row),
      outreach: toRecord('outreach', outreachRow),
      reply: result.reply.slice(0, 500),
      now: at,
    }
    if (result.kind === 'accepted') await markAccepted(facts, result.providerId)
    else await applyVerdict(facts, decideRetry(result))
  })
}

/**
 * Records acceptance by the server and advances the person. Also used for an email with unknown
 * outcome that is found in the Sent folder.
 */
export async function markAccepted(
  facts: MessageFacts,
  providerId: string,
  at: number = facts.now,
  type: CampaignEvent = 'accepted',
): Promise<void> {
  const { db, message, outreach } = facts
  const when = new Date(at)
  await setMessage(facts, {
    state: 'accepted',
    provider_id: providerId.slice(0, 250),
    accepted_at: when,
    planned_at: facts.message.plannedAt ? new Date(facts.message.plannedAt) : null,
  })
  await log(
    facts,
    type,
    type === 'accepted'
      ? 'The server accepted the email'
      : 'The email was found in the Sent folder',
  )
  if (type !== 'accepted' && !message.stepId.startsWith('answer:'))
    await log(facts, 'accepted', 'Counted as accepted: it is in the Sent folder')
  if (message.mailboxId)
    await db
      .updateTable('mailboxes')
      .set({
        first_send_at: sql`coalesce(first_send_at, ${when})`,
        cool_until: null,
        send_error: '',
      })
      .where('id', '=', message.mailboxId)
      .execute()
  if (message.mailboxId && type === 'accepted')
    await queueCopy(facts, { of: 'campaign', id: message.id, mailboxId: message.mailboxId })
  await advance(facts, message, outreach, when)
}

/**
 * Advances a person after an email that was sent or is assumed to be, and replans when the plan no
 * longer fits.
 */
export async function advance(
  tx: TenantTx,
  message: Message,
  outreach: Outreach,
  at: Date,
): Promise<void> {
  const { db } = tx
  const campaign = toRecord(
    'campaign',
    await db
      .selectFrom('campaigns')
      .selectAll()
      .where('id', '=', message.campaignId)
      .executeTakeFirstOrThrow(),
  )
  if (message.stepId.startsWith('answer:')) return
  const place = campaign.steps.findIndex((step) => step.id === message.stepId)
  const last = !enabledSteps(campaign.steps).some((step) => campaign.steps.indexOf(step) > place)
  const open = ['pending', 'scheduled', 'in_sequence', 'waiting'].includes(outreach.state)
  const done = open && last
  await db
    .updateTable('outreaches')
    .set({
      last_accepted_at: at,
      ...(open
        ? {
            state: done ? ('finished' as const) : ('in_sequence' as const),
            state_reason: done ? 'All emails were sent' : '',
          }
        : {}),
      ...(done ? { finished_at: at } : {}),
      version: sql`version + 1`,
    })
    .where('id', '=', outreach.id)
    .execute()
  await enrollmentsChanged(tx, 'outreach', [outreach.id])
  if (done)
    await logEvents(asSystem(tx), [
      {
        campaignId: message.campaignId,
        outreachId: outreach.id,
        contactId: message.contactId,
        type: 'finished',
        text: 'No email is left for this person',
      },
    ])
  if (!open || done) return
  // The follow-up was planned relative to the planned time; when this email was sent later, or no
  // follow-up is planned, it needs a new slot.
  const planned = message.plannedAt ? Date.parse(message.plannedAt) : 0
  const next = await db
    .selectFrom('messages')
    .select('id')
    .where('outreach_id', '=', outreach.id)
    .where('state', '=', 'planned')
    .where('planned_at', 'is not', null)
    .executeTakeFirst()
  if (!next || at.getTime() - planned > 0)
    await requestReplan(tx, next ? at.getTime() + HOUR_MS : at.getTime())
}

async function applyVerdict(facts: MessageFacts, verdict: RetryDecision): Promise<void> {
  switch (verdict.kind) {
    case 'unknown':
      await setMessage(facts, { state: 'unknown' })
      await log(facts, 'unknown', 'Sent without a response: it is not sent again automatically')
      return
    case 'defer':
      return defer(facts, verdict.coolMailbox)
    case 'soft-bounce':
      return softBounce(facts)
    case 'bounce':
      return refuse(facts)
    case 'mailbox-error':
      return mailboxError(facts, 'auth_failing', `The mailbox cannot sign in: ${facts.reply}`)
    case 'domain-block':
      return domainBlock(facts)
    case 'mailbox-limit':
      await backToPlan(facts, HOUR_MS, {
        cause: 'mailbox-limit',
        why: 'The mailbox has reached its daily limit',
      })
      await coolMailbox(facts, 4 * HOUR_MS)
      return
    case 'content-block':
      return contentBlock(facts)
  }
}

/** Disables the mailbox; its emails wait, and campaigns without another mailbox pause. */
async function mailboxError(
  facts: MessageFacts,
  pauseReason: 'auth_failing' | 'provider_block',
  why: string,
): Promise<void> {
  const { message } = facts
  await backToPlan(facts, 0, { cause: 'mailbox-off', why: 'The mailbox is not sending' })
  await putOutOfService(facts, message.mailboxId ?? '', pauseReason, why)
}

/**
 * Handles a receiver that does not trust our domain: all its mailboxes stop until a user has fixed
 * its DNS records.
 */
async function domainBlock(facts: MessageFacts): Promise<void> {
  const { db, message } = facts
  const why = `The receiving server does not accept the sender's domain: ${facts.reply}`
  await distrustDomain(db, message.mailboxId ?? '', why)
  await mailboxError(facts, 'provider_block', why)
}
