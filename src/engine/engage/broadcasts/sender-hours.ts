import type { Engage, MailboxRow, SenderRow } from '#model/schema/entities.generated.ts'
import { DAY_MS, HOUR_MS } from '#model/lib/time-units.ts'
import { windowsBetween } from '#model/lib/windows.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { capAt } from '#engine/mail/mailboxes/ramp.ts'
import type { OpenSpan } from './departures.ts'

/** What a rehearsal knows of where emails leave from. */
export interface SenderHours {
  address: string
  gapMinutes: number
  /** Number of emails that may leave within 24 hours; null without a limit. */
  perDay(at: number): number | null
  /** Its sending hours that begin between two times, in order, each with its limit. */
  spans(from: number, to: number): OpenSpan[]
}

const NO_LIMIT = Number.MAX_SAFE_INTEGER

/** The mailbox or sender of a message; null without one. */
export async function readSenderHours(
  { db, tenantId }: TenantTx,
  { mailboxId, senderId }: Pick<Engage, 'mailboxId' | 'senderId'>,
): Promise<SenderHours | null> {
  if (senderId) {
    const sender = await db
      .selectFrom('senders')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', senderId)
      .executeTakeFirst()
    return sender ? hoursOfSender(sender) : null
  }
  if (!mailboxId) return null
  const mailbox = await db
    .selectFrom('mailboxes')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', mailboxId)
    .executeTakeFirst()
  return mailbox ? hoursOfMailbox(mailbox) : null
}

/** A sender is open day and night, and has a limit for each hour at most. */
export function hoursOfSender({
  address,
  hourly_limit: perHour,
}: Pick<SenderRow, 'address' | 'hourly_limit'>): SenderHours {
  const limit = perHour ?? NO_LIMIT
  return {
    address,
    gapMinutes: 0,
    perDay: () => (perHour === null ? null : perHour * 24),
    spans: (from, to) =>
      Array.from({ length: Math.ceil((to - from) / HOUR_MS) }, (_, hour) => ({
        start: from + hour * HOUR_MS,
        end: from + (hour + 1) * HOUR_MS - 1,
        limit,
      })),
  }
}

type MailboxHours = Pick<
  MailboxRow,
  | 'address'
  | 'gap_minutes'
  | 'daily_cap'
  | 'ramp_start'
  | 'ramp_step'
  | 'first_send_at'
  | 'time_zone'
  | 'window_days'
  | 'window_from'
  | 'window_to'
>

/** A mailbox is open in its window of a day, with the limit of that day. */
export function hoursOfMailbox(row: MailboxHours): SenderHours {
  const ramp = {
    dailyCap: row.daily_cap,
    rampStart: row.ramp_start,
    rampStep: row.ramp_step,
    firstSendAt: row.first_send_at?.getTime() ?? null,
    timeZone: row.time_zone,
  }
  const rule = {
    zone: row.time_zone,
    days: row.window_days,
    from: row.window_from,
    to: row.window_to,
    skipDates: [],
  }
  return {
    address: row.address,
    gapMinutes: row.gap_minutes,
    perDay: (at) => capAt(ramp, at),
    spans: (from, to) =>
      windowsBetween(rule, from, to).map(({ start, end }) => ({
        start,
        end,
        limit: capAt(ramp, start),
      })),
  }
}

/**
 * The sender's open hours with their limits, from a time on: one span without a sender, whose
 * limits are not known.
 */
export function* spansOf(
  sender: SenderHours | null,
  from: number,
  length: number,
): Generator<OpenSpan> {
  if (!sender) {
    yield { start: from, end: from + length, limit: NO_LIMIT }
    return
  }
  // Asks for a month at a time: most plans end within the first.
  const step = 30 * DAY_MS
  for (let start = from; start < from + length; start += step)
    for (const span of sender.spans(start, start + step))
      // A window that a month begins in is part of the month before, except for the first.
      if (start === from || span.start >= start)
        yield { ...span, start: Math.max(span.start, from) }
}
