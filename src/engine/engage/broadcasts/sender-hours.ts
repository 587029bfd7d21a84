import type { Engage, MailboxRow, SenderRow } from '#model/schema/entities.generated.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
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
  /** Its sending hours between two times, in order. */
  hours(from: number, to: number): { start: number; end: number }[]
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
function hoursOfSender({ address, hourly_limit: perHour }: SenderRow): SenderHours {
  return {
    address,
    gapMinutes: 0,
    perDay: () => (perHour === null ? null : perHour * 24),
    hours: (from, to) =>
      Array.from({ length: Math.ceil((to - from) / DAY_MS) }, (_, day) => ({
        start: from + day * DAY_MS,
        end: Math.min(from + (day + 1) * DAY_MS, to),
      })),
  }
}

function hoursOfMailbox(row: MailboxRow): SenderHours {
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
    hours: (from, to) => windowsBetween(rule, from, to),
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
    for (const span of sender.hours(start, start + step))
      yield {
        start: Math.max(span.start, from),
        end: span.end,
        limit: sender.perDay(span.start) ?? NO_LIMIT,
      }
}
