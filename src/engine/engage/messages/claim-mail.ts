import { leavesByMailbox } from '#engine/kernel/channel-sql.ts'
import { sql } from 'kysely'
import type { EngageMessageRow, MailboxRow } from '#model/schema/entities.generated.ts'
import { windowsBetween } from '#model/lib/windows.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { isOutboundHeld } from '#engine/kernel/outbound/hold.ts'
import { isEmailStale, TOO_LATE_TO_SEND } from '#engine/kernel/outbound/lateness.ts'
import { mailboxWithSecrets } from '#engine/mail/mailboxes/accounts.ts'
import type { ClaimedMail } from '#engine/mail/mailboxes/claimed-mail.ts'
import { roomFrom } from '#engine/mail/mailboxes/mailbox-room.ts'
import { markSending } from './mark-sending.ts'
import { preSendCheck, type PreSendDecision } from './pre-send-check.ts'
import { settle } from './settle.ts'
import { HOUR_MS } from '#model/lib/time-units.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'

/** A mailbox without an open hour in its week is checked again then. */
const LOOK_AHEAD = 8 * 24 * HOUR_MS

/** The next time within the mailbox's sending hours, `now` included. */
export function openFrom(
  mailbox: Pick<MailboxRow, 'time_zone' | 'window_days' | 'window_from' | 'window_to'>,
  now: number,
): number {
  const rule = {
    zone: mailbox.time_zone,
    days: mailbox.window_days,
    from: mailbox.window_from,
    to: mailbox.window_to,
    skipDates: [],
  }
  const [next] = windowsBetween(rule, now, now + LOOK_AHEAD)
  return next ? Math.max(now, next.start) : now + HOUR_MS
}

/**
 * Claims the mailbox's next due message. One transaction locks the mailbox, so that its gap and
 * cap, which also count campaign emails, hold for any number of workers, and checks again
 * everything that may have changed since planning. `set-aside`: one message was set aside, claim
 * again.
 */
export async function claimMail(
  engine: Engine,
  tenantId: string,
  mailboxId: string,
): Promise<ClaimedMail | 'none' | 'set-aside'> {
  return inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    const now = engine.clock.now()
    // Locks without the key, so that other transactions can still insert references to the mailbox.
    const [isHeld, mailbox] = await Promise.all([
      isOutboundHeld(db),
      db
        .selectFrom('mailboxes')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('id', '=', mailboxId)
        .forNoKeyUpdate()
        .skipLocked()
        .executeTakeFirst(),
    ])
    if (isHeld || !mailbox || mailbox.state !== 'active') return 'none'
    const free = Math.max(
      mailbox.cool_until?.getTime() ?? 0,
      await roomFrom(db, mailbox, now),
      openFrom(mailbox, now),
    )
    if (free > now) {
      // Checks again after at most an hour, because limits may change.
      await db
        .updateTable('mailboxes')
        .set({ free_at: new Date(Math.min(free, now + HOUR_MS)) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', mailboxId)
        .execute()
      return 'none'
    }
    const due = await nextDue(tx, 'mailbox_id', mailboxId, now)
    return typeof due === 'string' ? due : markFromMailbox(tx, due.row, due.look, mailbox)
  })
}

/** A message that may be sent now, with its checked recipient. */
interface DueMail {
  row: EngageMessageRow
  look: Extract<PreSendDecision, { kind: 'send' }>
}

/**
 * Locks the next due message of a mailbox or sender and checks everything that may have changed
 * since planning. `set-aside`: it was postponed or ended, claim again.
 */
export async function nextDue(
  tx: TenantTx,
  by: 'mailbox_id' | 'sender_id',
  id: string,
  now: number,
): Promise<DueMail | 'none' | 'set-aside'> {
  const { db, tenantId } = tx
  const row = await db
    .selectFrom('engage_messages')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(by, '=', id)
    .where('state', '=', 'planned')
    .where(leavesByMailbox('channel'))
    .where('due_at', '<=', new Date(now))
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!row) return 'none'
  const look = (await isEmailStale(db, row, now)) ? TOO_LATE : await preSendCheck(db, row, now)
  if (look.kind === 'send') return { row, look }
  await setAside(tx, row, look)
  return 'set-aside'
}

/** The outcome of a message that is too late to be sent. */
export const TOO_LATE: Extract<PreSendDecision, { kind: 'skip' }> = {
  kind: 'skip',
  reason: 'too-late',
  detail: TOO_LATE_TO_SEND,
}

/** Skips a message permanently, postpones it, or returns it to its broadcast. */
export async function setAside(
  tx: TenantTx,
  row: EngageMessageRow,
  look: Exclude<PreSendDecision, { kind: 'send' }>,
): Promise<void> {
  if (look.kind === 'skip')
    return settle(tx, [row.id], {
      state: 'skipped',
      reason: look.reason,
      detail: look.detail ?? '',
    })
  if (look.kind === 'cancel')
    return settle(tx, [row.id], {
      state: 'cancelled',
      reason: 'cancelled',
    })
  const change =
    look.kind === 'put-back'
      ? { state: 'waiting' as const }
      : { due_at: new Date(look.until), detail: look.why }
  await tx.db
    .updateTable('engage_messages')
    .set({ ...change, version: sql`version + 1` })
    .where('tenant_id', '=', row.tenant_id)
    .where('id', '=', row.id)
    .execute()
}

async function markFromMailbox(
  tx: TenantTx,
  row: EngageMessageRow,
  look: Extract<PreSendDecision, { kind: 'send' }>,
  mailboxRow: MailboxRow,
): Promise<ClaimedMail | 'set-aside'> {
  const mailbox = mailboxWithSecrets(mailboxRow)
  const { address, fromName = '', timeZone = 'UTC' } = mailbox
  const marked = await markSending(tx, row, look, {
    fromName,
    address,
    replyTo: '',
    returnPath: address,
    timeZone,
    optOutAddress: address,
    headers: () => ({}),
    replaced: [],
  })
  return marked === 'set-aside' ? marked : { ...marked, mailbox }
}
