import { sql } from 'kysely'
import { onlyRow } from '#model/lib/only-row.ts'
import type { Broadcast } from '#model/schema/entities.generated.ts'
import { MINUTE_MS } from '#model/lib/time-units.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { slotsUntil } from './departures.ts'
import { AHEAD, type RowCounts } from './figures.ts'

/** Maximum number of released rows, so that pausing has few to take back. */
const MAX_RELEASED = 1000
const SOONEST = MINUTE_MS / 2

/**
 * Releases the people whose turn comes within a minute: their rows become `planned`, each due at
 * its slot of the pace, and leave by the sender's rules.
 * @returns when more can be released; far in the future if a settled row makes it due instead
 */
export async function releaseDue(
  { db, engine, tenantId }: TenantTx,
  broadcast: Broadcast,
  { planned }: RowCounts,
): Promise<number> {
  const now = engine.clock.now()
  const { id, perHour, pacedUntil, canarySize } = broadcast
  const horizon = now + AHEAD
  const slots = slotsUntil(horizon, {
    now,
    pacedUntil: pacedUntil ? Date.parse(pacedUntil) : null,
    perHour,
    room: MAX_RELEASED - planned,
  })
  const mine = sql`
    tenant_id = ${tenantId}
    and owner_id = ${id}
    and state = 'waiting'
    ${broadcast.state === 'canary' ? sql`and turn < ${canarySize ?? 0}` : sql``}
  `
  const { rows: released } = await sql`
    update engage_messages m
    set
      state = 'planned',
      due_at = greatest(
        m.due_at,
        ${new Date(slots.from)}::timestamptz + n.place * ${slots.spacing}::float8 * interval '1 ms'
      ),
      updated_at = ${new Date(now)},
      version = version + 1
    from (
      select id, row_number() over (order by due_at, turn) - 1 as place
      from (
        select id, due_at, turn
        from engage_messages
        where ${mine} and due_at <= ${new Date(horizon)}
        order by due_at, turn
        limit ${slots.count}
      ) due
    ) n
    where m.tenant_id = ${tenantId} and m.id = n.id
    returning m.id
  `.execute(db)
  const usedUntil = slots.from + released.length * slots.spacing
  if (slots.spacing > 0)
    await sql`
      update broadcasts
      set paced_until = ${new Date(usedUntil)}
      where tenant_id = ${tenantId} and id = ${id}
    `.execute(db)
  const { rows } = await sql<{
    next: Date | null
  }>`select min(due_at) as next from engage_messages where ${mine}`.execute(db)
  const { next } = onlyRow(rows)
  // No one waits, or there is no room: the next settled rows make the broadcast due.
  if (next === null || released.length + planned >= MAX_RELEASED) return Number.MAX_SAFE_INTEGER
  const slot = slots.spacing > 0 ? usedUntil : now
  return Math.max(now + SOONEST, Math.max(new Date(next).getTime(), slot) - AHEAD)
}
