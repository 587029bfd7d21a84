import { sql } from 'kysely'
import type { EngageMessageRow } from '#model/schema/entities.generated.ts'
import type { DeliveryResult, DeliveryStage } from '#platform/mail/mail.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { asSystem, inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { queueCopy } from '#engine/mail/mailboxes/queue-copy.ts'
import { learnAcceptance, learnRefusal } from '#engine/mail/senders/domain-throttles.ts'
import { providerOf } from '#engine/mail/senders/providers/list.ts'
import {
  GIVE_UP_AFTER,
  decideRetry,
  retryDelay,
  type RetryDecision,
} from '#engine/mail/retry-table.ts'
import { outletOf } from './outlet.ts'
import { settle } from './settle.ts'
import { suppress } from '#engine/audience/contacts/suppress.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import type { JournalEntry } from '#platform/mail/reply-journal.ts'

/** Number of full-mailbox bounces after which a mailbox counts as dead. */
const MAX_FULL = 3

type Refusal = Exclude<DeliveryResult, { kind: 'accepted' }>

interface Facts extends TenantTx {
  row: EngageMessageRow
  reply: string
  now: number
}

/**
 * Records the outcome of one attempt with its consequences, in one transaction. Rows of another
 * attempt stay unchanged.
 * The attempt is the fencing token. A late
 * outcome, after a freeze or from the journal, also settles a row that was marked unknown in
 * between.
 */
export async function recordEngageOutcome(
  engine: Engine,
  { tenantId, messageId: id, attempt, at, result }: JournalEntry,
): Promise<void> {
  await inTenant(engine, tenantId, async (tx) => {
    const row = await tx.db
      .selectFrom('engage_messages')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('state', 'in', ['sending', 'unknown'])
      .where('attempt', '=', attempt)
      .where('settled_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return
    const facts: Facts = { ...tx, row, reply: result.reply, now: at }
    if (result.kind === 'accepted') {
      await markSent(facts, result.reply, result.providerId)
      return
    }
    const verdict = await decide(facts, result)
    await learn(facts, result, verdict)
    await applyVerdict(facts, verdict)
  })
}

/**
 * Records acceptance by the server. Also used for an email with unknown outcome that is found in
 * the Sent folder.
 */
export async function markSent(
  facts: Omit<Facts, 'reply'>,
  detail: string,
  providerId = '',
): Promise<void> {
  const { db, tenantId, row, now } = facts
  await settle(facts, [row.id], {
    state: 'sent',
    detail,
    sentAt: new Date(now),
    providerId,
  })
  if (row.sender_id)
    await learnAcceptance(db, { tenantId, senderId: row.sender_id, address: row.address }, now)
  if (row.mailbox_id)
    await db
      .updateTable('mailboxes')
      .set({
        first_send_at: sql`coalesce(first_send_at, ${new Date(now)})`,
        cool_until: null,
        send_error: '',
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', row.mailbox_id)
      .execute()
  if (row.mailbox_id)
    await queueCopy(facts, { of: 'engage', id: row.id, mailboxId: row.mailbox_id })
}

/**
 * Returns the message to the queue with the same Message-ID, because the server did not accept it.
 */
export async function backToWaiting(
  { db, tenantId, row, now }: Pick<Facts, 'db' | 'tenantId' | 'row' | 'now'>,
  wait: number,
  why: string,
  { isAskedToWait = false } = {},
): Promise<void> {
  await db
    .updateTable('engage_messages')
    .set({
      state: 'planned',
      due_at: new Date(now + wait),
      lease_until: null,
      lease_owner: null,
      detail: why.slice(0, 500),
      // Another cause of waiting is no answer of the server, whose patience counts from its first.
      ...(isAskedToWait ? {} : { first_tried_at: null }),
      updated_at: new Date(now),
      version: sql`version + 1`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', row.id)
    .execute()
}

/** The consequence of a refusal; a sender's provider has separate replies for too many emails. */
async function decide({ db, tenantId, row }: Facts, result: Refusal): Promise<RetryDecision> {
  const verdict = decideRetry(result)
  if (row.sender_id === null || verdict.kind === 'unknown') return verdict
  const sender = await db
    .selectFrom('senders')
    .select('provider')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', row.sender_id)
    .executeTakeFirst()
  const isOver = sender && providerOf(sender).overLimit?.test(result.reply)
  return isOver ? { kind: 'mailbox-limit' } : verdict
}

/** Steps at which a relay passes on what the receiving server says. */
const ABOUT_RECEIVER: ReadonlySet<DeliveryStage> = new Set(['rcpt', 'data', 'final'])

/** Slows a sender down at the receiving domain that asked to wait. */
async function learn(
  facts: Facts,
  { stage, code }: Refusal,
  verdict: RetryDecision,
): Promise<void> {
  const { row, reply, now } = facts
  if (row.sender_id === null || verdict.kind !== 'defer') return
  if (code === 0 || !ABOUT_RECEIVER.has(stage)) return
  const place = { senderId: row.sender_id, address: row.address }
  await learnRefusal(facts, place, reply, now)
}

async function applyVerdict(facts: Facts, verdict: RetryDecision): Promise<void> {
  const { db, tenantId, row, reply, now } = facts
  const outlet = outletOf(facts, row, now)
  const end = (reason: 'refused' | 'rejected' | 'gave-up') =>
    settle(facts, [row.id], { state: 'failed', reason, detail: reply })
  switch (verdict.kind) {
    case 'unknown':
      await db
        .updateTable('engage_messages')
        .set({
          state: 'unknown',
          lease_until: null,
          lease_owner: null,
          look_at: new Date(now),
          detail: 'Handed over, but no answer was read',
          updated_at: new Date(now),
          version: sql`version + 1`,
        })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', row.id)
        .execute()
      return
    case 'defer':
      if (verdict.coolMailbox) await outlet.rest(reply)
      return now - (row.first_tried_at?.getTime() ?? now) >= GIVE_UP_AFTER
        ? end('gave-up')
        : backToWaiting(facts, retryDelay(row.attempt), `The server asked to wait: ${reply}`, {
            isAskedToWait: true,
          })
    case 'soft-bounce':
      return row.attempt >= MAX_FULL
        ? end('gave-up')
        : backToWaiting(facts, DAY_MS, `The mailbox is full: ${reply}`)
    case 'bounce':
      await end('refused')
      await suppress(asSystem(facts), {
        kind: 'address',
        value: row.address,
        reason: 'bounced',
        source: reply || 'refused by the server',
      })
      return
    case 'content-block':
      return end('rejected')
    case 'mailbox-limit':
      return backToWaiting(
        facts,
        await outlet.limit(),
        `The ${outlet.word} has reached its limit: ${reply}`,
      )
    case 'domain-block':
      await backToWaiting(facts, 0, `The ${outlet.word} is not sending`)
      return outlet.stop(
        'provider_block',
        `The receiving server does not accept the sender's domain: ${reply}`,
      )
    case 'mailbox-error':
      await backToWaiting(facts, 0, `The ${outlet.word} is not sending`)
      return outlet.stop('auth_failing', `The ${outlet.word} cannot sign in: ${reply}`)
  }
}
