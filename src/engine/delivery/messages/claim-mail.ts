import { leavesByMailbox } from '#engine/kernel/channel-sql.ts'
import { sql } from 'kysely'
import type { EngageMessageRow, Mailbox, MailboxRow } from '#model/entities.generated.ts'
import { windowsBetween } from '#model/windows.ts'
import type { Db } from '#platform/database/database.ts'
import { buildOutreachMessage } from '#platform/mail/build-message.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { newOwner } from '#engine/kernel/leases/keep-leases.ts'
import { leaseEnd } from '#engine/kernel/leases/lease.ts'
import { isOutboundHeld } from '#engine/kernel/outbound/hold.ts'
import { isEmailStale, TOO_LATE_TO_SEND } from '#engine/kernel/outbound/lateness.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import type { ClaimedMail } from '#engine/delivery/sends/claim.ts'
import { newRfcId } from '#engine/delivery/sends/mail-identity.ts'
import { roomFrom } from '#engine/delivery/sends/mailbox-room.ts'
import { composeMessage } from './compose-message.ts'
import { preSendCheck, type PreSendDecision } from './pre-send-check.ts'
import { newOptOutToken } from './opt-out-token.ts'
import { settle } from './settle.ts'
import { HOUR_MS } from '#model/time-units.ts'

/** A mailbox without an open hour in its week is checked again then. */
const LOOK_AHEAD = 8 * 24 * HOUR_MS

/** The next time within the mailbox's sending hours, `now` included. */
function openFrom(mailbox: MailboxRow, now: number): number {
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
  return engine.database.tenant(tenantId, async (db) => {
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
    const row = await db
      .selectFrom('engage_messages')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('mailbox_id', '=', mailboxId)
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
    if (await isEmailStale(db, row, now)) {
      await setAside(db, engine, row, TOO_LATE)
      return 'set-aside'
    }
    const look = await preSendCheck(db, row, now)
    if (look.kind === 'send') return composeAndMarkSending(db, engine, row, look, mailbox)
    await setAside(db, engine, row, look)
    return 'set-aside'
  })
}

/** The outcome of a message that is too late to be sent. */
export const TOO_LATE: Extract<PreSendDecision, { kind: 'skip' }> = {
  kind: 'skip',
  reason: 'too-late',
  detail: TOO_LATE_TO_SEND,
}

/** Skips a message permanently, or postpones it. */
export async function setAside(
  db: Db,
  engine: Engine,
  row: EngageMessageRow,
  look: Exclude<PreSendDecision, { kind: 'send' }>,
): Promise<void> {
  if (look.kind === 'skip')
    return settle({ db, engine, tenantId: row.tenant_id }, [row.id], {
      state: 'skipped',
      reason: look.reason,
      detail: look.detail ?? '',
    })
  await db
    .updateTable('engage_messages')
    .set({ due_at: new Date(look.until), detail: look.why, version: sql`version + 1` })
    .where('tenant_id', '=', row.tenant_id)
    .where('id', '=', row.id)
    .execute()
}

/**
 * Renders the message, assigns the Message-ID, and marks the row: from here on, a crash leaves
 * "unknown" and never causes a second email.
 */
async function composeAndMarkSending(
  db: Db,
  engine: Engine,
  row: EngageMessageRow,
  { reach: { engage }, profile, address, tenant }: Extract<PreSendDecision, { kind: 'send' }>,
  mailboxRow: MailboxRow,
): Promise<ClaimedMail | 'set-aside'> {
  const { tenant_id: tenantId } = row
  const now = engine.clock.now()
  const mailbox: Mailbox = {
    ...toRecord('mailbox', mailboxRow),
    smtpPassword: mailboxRow.smtp_password,
    imapPassword: mailboxRow.imap_password,
  }
  const token = newOptOutToken(tenantId, row.id)
  const unsubscribeUrl = engage.topicId ? `${engine.publicUrl}/unsubscribe/${token}` : ''
  const rfcId = row.rfc_id ?? newRfcId(engine.newId(), mailbox.address)
  let raw: string
  let made: Awaited<ReturnType<typeof composeMessage>>
  try {
    made = await composeMessage(db, tenantId, {
      engage,
      profile,
      tenant,
      unsubscribeUrl,
      messageId: row.id,
    })
    if (made.outgoing.by !== 'mailbox') throw new Error('This channel sends no mail.')
    const { subject, text, html } = made.outgoing
    raw = buildOutreachMessage({
      from: { name: mailbox.fromName || tenant.senderName || '', address: mailbox.address },
      to: address,
      subject,
      text,
      html,
      messageId: rfcId,
      date: new Date(now),
      timeZone: mailbox.timeZone ?? 'UTC',
      unsubscribe: unsubscribeUrl
        ? {
            url: unsubscribeUrl,
            mailto: `mailto:${mailbox.address}?subject=unsubscribe%20${token}`,
          }
        : null,
    })
  } catch (error) {
    await settle({ db, engine, tenantId }, [row.id], {
      state: 'failed',
      reason: 'faulty',
      detail: (error as Error).message,
    })
    return 'set-aside'
  }
  const owner = newOwner(engine)
  await db
    .updateTable('engage_messages')
    .set({
      state: 'sending',
      lease_until: leaseEnd('engage_messages'),
      lease_owner: owner,
      look_at: null,
      attempt: row.attempt + 1,
      first_tried_at: row.first_tried_at ?? new Date(now),
      address: address.slice(0, 500),
      topic_id: engage.topicId ?? null,
      template_version: made.version,
      rfc_id: rfcId,
      mime: raw,
      mime_hash: sha256(raw),
      subject: made.outgoing.by === 'mailbox' ? made.outgoing.subject : '',
      detail: '',
      unsubscribe_token_hash: unsubscribeUrl ? sha256(token) : '',
      updated_at: new Date(now),
      version: sql`version + 1`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', row.id)
    .execute()
  return {
    messageId: row.id,
    attempt: row.attempt + 1,
    owner,
    envelope: { from: mailbox.address, to: address },
    raw,
    mailbox,
  }
}
