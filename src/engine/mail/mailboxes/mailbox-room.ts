import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { capAt } from './ramp.ts'
import { MINUTE_MS, DAY_MS } from '#model/lib/time-units.ts'

interface RoomOf {
  id: string
  gap_minutes: number
  daily_cap: number
  ramp_start: number
  ramp_step: number
  first_send_at: Date | null
  time_zone: string
}

/** The emails that mailboxes sent, or may have, of campaigns and of engage messages; no tests. */
const sentSql = (mailboxes: RawBuilder<unknown>, from: Date) => sql`
  select mailbox_id, coalesce(accepted_at, updated_at) as at, state = 'sending' as flying
  from messages
  where mailbox_id ${mailboxes}
    and (
      accepted_at > ${from}
      or (state in ('sending', 'unknown') and accepted_at is null and updated_at > ${from})
    )
  union all
  select mailbox_id, coalesce(sent_at, updated_at), state = 'sending'
  from engage_messages
  where mailbox_id ${mailboxes} and sent_at > ${from} and owner_kind <> 'test'
  union all
  select mailbox_id, updated_at, state = 'sending'
  from engage_messages
  where mailbox_id ${mailboxes}
    and state in ('sending', 'unknown')
    and sent_at is null
    and updated_at > ${from}
`

/**
 * Times at which the mailbox sent emails, or may have, since a time; of campaigns and of engage
 * messages alike, because its server counts both; without tests. Oldest first.
 */
export async function sentFrom(
  db: Db,
  mailboxId: string,
  since: number,
): Promise<{ at: number; flying: boolean }[]> {
  const { rows } = await sql<{ at: Date; flying: boolean }>`
    select at, flying from (${sentSql(sql`= ${mailboxId}`, new Date(since))}) sent order by at
  `.execute(db)
  return rows.map((row) => ({ at: new Date(row.at).getTime(), flying: row.flying }))
}

/** How many emails each of some mailboxes sent, or may have, since a time. */
export async function sentCounts(
  db: Db,
  mailboxIds: readonly string[],
  since: number,
): Promise<ReadonlyMap<string, number>> {
  if (mailboxIds.length === 0) return new Map()
  const { rows } = await sql<{ mailbox_id: string; n: number }>`
    select mailbox_id, count(*)::int as n
    from (${sentSql(sql`in (${sql.join(mailboxIds)})`, new Date(since))}) sent
    group by mailbox_id
  `.execute(db)
  return new Map(rows.map((row) => [row.mailbox_id, row.n]))
}

/**
 * When the mailbox may send again by gap, rolling cap and the email in flight: `now` or earlier
 * when it may already.
 */
export async function roomFrom(db: Db, mailbox: RoomOf, now: number): Promise<number> {
  const sent = await sentFrom(db, mailbox.id, now - DAY_MS)
  const cap = capAt(
    {
      dailyCap: mailbox.daily_cap,
      rampStart: mailbox.ramp_start,
      rampStep: mailbox.ramp_step,
      firstSendAt: mailbox.first_send_at?.getTime() ?? null,
      timeZone: mailbox.time_zone,
    },
    now,
  )
  const last = sent.at(-1)
  if (sent.some((one) => one.flying)) return now + MINUTE_MS
  const afterGap = last ? last.at + mailbox.gap_minutes * MINUTE_MS : now
  const underCap =
    sent.length < cap ? now : (sent[sent.length - Math.max(1, cap)]?.at ?? now) + DAY_MS + 1
  return Math.max(afterGap, underCap)
}
