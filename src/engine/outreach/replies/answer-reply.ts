import { say } from '#language'
import { sql } from 'kysely'
import { fail } from '#model/lib/errors.ts'
import { isMailAddress } from '#platform/mail/header-text.ts'
import type { Mailbox } from '#model/schema/entities.generated.ts'
import type { Thread } from '#model/api/outreach.ts'
import { buildOutreachMessage } from '#platform/mail/build-message.ts'
import { sha256 } from '#platform/secrets.ts'
import { answerStepOf } from '#engine/outreach/sending/answer-step.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { logEvents } from '#engine/outreach/lifecycle/campaign-log.ts'
import { signEmail } from '#engine/mail/domains/sign-email.ts'
import { mailboxWithSecrets } from '#engine/mail/mailboxes/accounts.ts'
import { queueCopy } from '#engine/mail/mailboxes/queue-copy.ts'
import { deliverFrom } from '#engine/mail/mailboxes/deliver-from.ts'
import { requestId } from '#engine/kernel/requests/request-claim.ts'
import type { Db } from '#platform/database/database.ts'
import { holdLease, newOwner } from '#engine/kernel/leases/keep-leases.ts'
import { leaseEnd } from '#engine/kernel/leases/lease.ts'
import { isOutboundHeld } from '#engine/kernel/outbound/hold.ts'
import { baseRow } from '#engine/kernel/rows.ts'
import { inTenant, inScope } from '#engine/kernel/tenant-tx.ts'
import { newRfcId } from '#engine/mail/message-id.ts'
import { readThread } from './inbox.ts'
import type { JournalEntry } from '#platform/mail/reply-journal.ts'

interface Prepared {
  messageId: string
  owner: string
  raw: string
  to: string
  mailbox: Mailbox
}

/**
 * Answers a reply from the mailbox that received it, in its thread. The ledger row is committed
 * before sending; an answer with unknown outcome is not resent automatically.
 * @throws ProductError `not_found`, `invalid`, `unavailable` with the server's words when it was
 * not accepted
 */
export async function answerReply(
  engine: Engine,
  scope: ActorScope,
  replyId: string,
  text: string,
): Promise<Thread> {
  if (text.trim() === '')
    throw fail('invalid', 'The answer has no text.', [
      { path: '/text', message: 'Write something.' },
    ])
  const prepared = await prepare(engine, scope, replyId, text.trim())
  if (!prepared) return engine.database.tenant(scope.tenantId, (db) => readThread(db, replyId))
  const lease = holdLease(engine, {
    table: 'messages',
    tenantId: scope.tenantId,
    id: prepared.messageId,
    owner: prepared.owner,
  })
  try {
    await deliverAnswer(engine, scope, replyId, prepared)
  } finally {
    lease.release()
  }
  return engine.database.tenant(scope.tenantId, (db) => readThread(db, replyId))
}

async function deliverAnswer(
  engine: Engine,
  scope: ActorScope,
  replyId: string,
  { messageId, mailbox, to, raw }: Prepared,
): Promise<void> {
  const result = await deliverFrom(engine, mailbox, {
    envelope: { from: mailbox.address, to },
    raw,
  })
  const entry = {
    tenantId: scope.tenantId,
    messageId,
    attempt: 1,
    at: engine.clock.now(),
    result,
    replyId,
  }
  await engine.journal.note(entry)
  await recordAnswer(engine, scope, { replyId, messageId, result })
  await engine.journal.settle(entry)
  if (result.kind === 'deferred' || result.kind === 'rejected')
    throw fail(
      'unavailable',
      say('The server did not take the answer: {reply}', { reply: result.reply }),
    )
}

/** @returns null when an earlier attempt of the same request has sent the answer, or may have */
async function prepare(
  engine: Engine,
  scope: ActorScope,
  replyId: string,
  text: string,
): Promise<Prepared | null> {
  return inTenant(engine, scope.tenantId, async (tx) => {
    const { db } = tx
    if (await isOutboundHeld(db))
      throw fail(
        'wrong_state',
        'Sending is on hold. Send the answer again when an administrator has resumed sending.',
      )
    const row = await db
      .selectFrom('replies')
      .selectAll()
      .where('id', '=', replyId)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw fail('not_found', 'There is no such reply.')
    if (!row.outreach_id || !row.campaign_id || !row.contact_id)
      throw fail('wrong_state', 'The person of this reply was deleted.')
    if (!isMailAddress(row.from_address))
      throw fail('invalid', 'The sender of this reply has no valid email address.')
    const mailboxRow = await db
      .selectFrom('mailboxes')
      .selectAll()
      .where('id', '=', row.mailbox_id)
      .executeTakeFirstOrThrow()
    const thread = await db
      .selectFrom('messages')
      .select(['rfc_id', 'generation', 'step_id'])
      .where('outreach_id', '=', row.outreach_id)
      .where('rfc_id', 'is not', null)
      .orderBy('created_at')
      .execute()
    const now = engine.clock.now()
    const stepId = answerStepOf(replyId)
    const rfcId = newRfcId(engine.newId(), mailboxRow.address)
    const subject = /^re:/i.test(row.subject) ? row.subject : `Re: ${row.subject}`.slice(0, 300)
    const unsigned = buildOutreachMessage({
      from: { name: mailboxRow.from_name, address: mailboxRow.address },
      to: row.from_address,
      subject,
      text: `${text}\n\n${mailboxRow.signature || mailboxRow.from_name}\n`,
      messageId: rfcId,
      date: new Date(now),
      timeZone: mailboxRow.time_zone,
      inReplyTo: row.rfc_id,
      references: [...thread.map((one) => one.rfc_id!), row.rfc_id].slice(-20),
    })
    const raw = await signEmail(tx, mailboxRow.address, unsigned)
    const known = await rowOfEarlierTry(db)
    if (known === 'sent') return null
    const base = { ...baseRow(engine, scope), ...(known ? { id: known } : {}) }
    const owner = newOwner(engine)
    await db
      .insertInto('messages')
      .values({
        ...base,
        campaign_id: row.campaign_id,
        outreach_id: row.outreach_id,
        contact_id: row.contact_id,
        mailbox_id: row.mailbox_id,
        step_id: stepId,
        step_version: 1,
        variant_id: '',
        generation: thread.filter((one) => one.step_id === stepId).length,
        state: 'sending',
        earliest_at: new Date(now),
        planned_at: new Date(now),
        plan_reason: `Written by ${scope.actor.name}`,
        lease_until: leaseEnd('messages'),
        lease_owner: owner,
        look_at: null,
        attempt: 1,
        rfc_id: rfcId,
        provider_id: '',
        mime_hash: sha256(raw),
        mime: raw,
        subject,
        text,
        smtp_reply: '',
        accepted_at: null,
        bounced_at: null,
        unsubscribe_token_hash: '',
      })
      .execute()
    return {
      messageId: base.id,
      owner,
      raw,
      to: row.from_address,
      mailbox: mailboxWithSecrets(mailboxRow),
    }
  })
}

/**
 * Derives the id of the ledger row from the request; after a refused answer, the next attempt gets
 * another id.
 * @returns the free id, `sent`, or null for a request without a key
 */
async function rowOfEarlierTry(db: Db): Promise<string | 'sent' | null> {
  for (let tries = 0; ; tries++) {
    const id = requestId(`answer ${tries}`)
    const row =
      id &&
      (await db.selectFrom('messages').select('state').where('id', '=', id).executeTakeFirst())
    if (!row) return id
    if (row.state !== 'rejected') return 'sent'
  }
}

/** Records the outcome of an answer; a row with an outcome stays unchanged. */
export async function recordAnswer(
  engine: Engine,
  scope: ActorScope,
  { replyId, messageId, result }: Pick<JournalEntry, 'messageId' | 'result'> & { replyId: string },
): Promise<void> {
  await inScope(engine, scope, async (tx) => {
    const { db } = tx
    const now = new Date(engine.clock.now())
    const state = result.kind === 'deferred' ? 'rejected' : result.kind
    const [row] = await db
      .updateTable('messages')
      .set({
        state,
        smtp_reply: result.reply.slice(0, 500),
        provider_id: result.kind === 'accepted' ? result.providerId.slice(0, 250) : '',
        accepted_at: result.kind === 'accepted' ? now : null,
        lease_until: null,
        lease_owner: null,
        updated_at: now,
        version: sql`version + 1`,
      })
      .where('id', '=', messageId)
      .where('state', 'in', ['sending', 'unknown'])
      .where('accepted_at', 'is', null)
      .returning(['campaign_id', 'outreach_id', 'contact_id', 'mailbox_id'])
      .execute()
    if (row?.mailbox_id && result.kind === 'accepted')
      await queueCopy(tx, { of: 'campaign', id: messageId, mailboxId: row.mailbox_id })
    if (!row || result.kind === 'rejected' || result.kind === 'deferred') return
    await db
      .updateTable('replies')
      .set({ handled_at: now, version: sql`version + 1` })
      .where('id', '=', replyId)
      .execute()
    await logEvents(tx, [
      {
        campaignId: row.campaign_id,
        outreachId: row.outreach_id,
        contactId: row.contact_id,
        messageId,
        type: result.kind === 'unknown' ? 'unknown' : 'answered',
        text:
          result.kind === 'unknown'
            ? 'An answer was handed over, but no confirmation was read'
            : `Answered by ${scope.actor.name}`,
      },
    ])
  })
}
