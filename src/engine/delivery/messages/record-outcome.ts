import { sql } from 'kysely'
import type { EngageMessageRow } from '#model/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { DeliveryResult } from '#platform/mail/mail.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { systemScope } from '#engine/delivery/sequences/campaign-log.ts'
import { distrustDomain, putOutOfService } from '#engine/delivery/sends/record-outcome.ts'
import {
  GIVE_UP_AFTER,
  decideRetry,
  retryDelay,
  type RetryDecision,
} from '#engine/delivery/sends/retry-table.ts'
import { settle } from './settle.ts'
import { suppress } from '#engine/delivery/sequences/suppress.ts'
import { HOUR_MS, DAY_MS } from '#model/time-units.ts'

/** Number of full-mailbox bounces after which a mailbox counts as dead. */
const MAX_FULL = 3

interface Facts {
  db: Db
  engine: Engine
  tenantId: string
  row: EngageMessageRow
  reply: string
  now: number
}

/**
 * Records the outcome of one attempt with its consequences, in one transaction. Rows of another
 * attempt stay unchanged.
 * @param received the attempt, which is the fencing token, and when its outcome was received. A late
 * outcome, after a freeze or from the journal, also settles a row that was marked unknown in
 * between.
 */
export async function recordEngageOutcome(
  engine: Engine,
  tenantId: string,
  id: string,
  result: DeliveryResult,
  received: { attempt: number; at: number },
): Promise<void> {
  await engine.database.tenant(tenantId, async (db) => {
    const row = await db
      .selectFrom('engage_messages')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('state', 'in', ['sending', 'unknown'])
      .where('attempt', '=', received.attempt)
      .where('settled_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return
    const facts: Facts = { db, engine, tenantId, row, reply: result.reply, now: received.at }
    if (result.kind === 'accepted') await markSent(facts, result.reply)
    else await applyVerdict(facts, decideRetry(result))
  })
}

/**
 * Records acceptance by the server. Also used for an email with unknown outcome that is found in
 * the Sent folder.
 */
export async function markSent(
  { db, engine, tenantId, row, now }: Omit<Facts, 'reply'>,
  detail: string,
): Promise<void> {
  await settle({ db, engine, tenantId }, [row.id], { state: 'sent', detail, sentAt: new Date(now) })
  if (row.mailbox_id)
    await db
      .updateTable('mailboxes')
      .set({ first_send_at: sql`coalesce(first_send_at, ${new Date(now)})`, cool_until: null })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', row.mailbox_id)
      .execute()
}

/**
 * Returns the message to the queue with the same Message-ID, because the server did not accept it.
 */
export async function backToWaiting(
  { db, tenantId, row, now }: Pick<Facts, 'db' | 'tenantId' | 'row' | 'now'>,
  wait: number,
  why: string,
): Promise<void> {
  await db
    .updateTable('engage_messages')
    .set({
      state: 'planned',
      due_at: new Date(now + wait),
      lease_until: null,
      lease_owner: null,
      detail: why.slice(0, 500),
      updated_at: new Date(now),
      version: sql`version + 1`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', row.id)
    .execute()
}

const cool = ({ db, tenantId, row, now }: Facts, time: number) =>
  db
    .updateTable('mailboxes')
    .set({ cool_until: new Date(now + time), version: sql`version + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', row.mailbox_id)
    .execute()

async function applyVerdict(facts: Facts, verdict: RetryDecision): Promise<void> {
  const { db, engine, tenantId, row, reply, now } = facts
  const end = (reason: 'refused' | 'rejected' | 'gave-up') =>
    settle({ db, engine, tenantId }, [row.id], { state: 'failed', reason, detail: reply })
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
      if (verdict.coolMailbox) await cool(facts, HOUR_MS)
      return now - (row.first_tried_at?.getTime() ?? now) >= GIVE_UP_AFTER
        ? end('gave-up')
        : backToWaiting(facts, retryDelay(row.attempt), `The server asked to wait: ${reply}`)
    case 'soft-bounce':
      return row.attempt >= MAX_FULL
        ? end('gave-up')
        : backToWaiting(facts, DAY_MS, `The mailbox is full: ${reply}`)
    case 'bounce':
      await end('refused')
      await suppress(db, engine, systemScope(tenantId), {
        kind: 'address',
        value: row.address,
        reason: 'bounced',
        source: reply || 'refused by the server',
      })
      return
    case 'content-block':
      return end('rejected')
    case 'mailbox-limit':
      await cool(facts, 4 * HOUR_MS)
      return backToWaiting(facts, HOUR_MS, 'The mailbox has reached its daily limit')
    case 'domain-block':
      await distrustDomain(
        db,
        row.mailbox_id ?? '',
        `The receiving server does not accept the sender's domain: ${reply}`,
      )
      await backToWaiting(facts, 0, 'The mailbox is not sending')
      return putOutOfService(
        { db, engine, tenantId },
        row.mailbox_id ?? '',
        'provider_block',
        `The receiving server does not accept the sender's domain: ${reply}`,
      )
    case 'mailbox-error':
      await backToWaiting(facts, 0, 'The mailbox is not sending')
      return putOutOfService(
        { db, engine, tenantId },
        row.mailbox_id ?? '',
        'auth_failing',
        `The mailbox cannot sign in: ${reply}`,
      )
  }
}
