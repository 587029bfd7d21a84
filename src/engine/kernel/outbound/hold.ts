import { onlyRow } from '#model/lib/only-row.ts'
import { sql } from 'kysely'
import type { OutboundHold } from '#model/schema/entities.generated.ts'
import { newId } from '#model/lib/ids.ts'
import { PREPARED, type Db } from '#platform/database/database.ts'
import { jsonb } from '#platform/database/jsonb.ts'

export type HoldCause = OutboundHold['cause']

/** The current hold as shown to operators. */
export interface CurrentHold {
  id: string
  cause: HoldCause
  /** Product time. */
  heldAt: Date
  heldBy: string
  /** When a worker was last seen before the hold, in machine time. */
  lastWorkAt: Date | null
}

/**
 * The advisory lock that claims take shared and that placing a hold takes exclusively; migration
 * 0057 uses the same number.
 */
const HOLD_LOCK = 7421004

/**
 * Whether sending is on hold. Every transaction that claims something to send checks this along
 * with its first statement. A hold that is placed concurrently waits for the claim to commit, and
 * every later claim sees the hold (`outbound_is_held`).
 */
export async function isOutboundHeld(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    held: boolean
  }>`${PREPARED} select outbound_is_held() as held`.execute(db)
  return onlyRow(rows).held
}

/** The hold that was not released, or null. Requires a system transaction. */
export async function currentHold(db: Db): Promise<CurrentHold | null> {
  const row = await db
    .selectFrom('outbound_holds')
    .select(['id', 'cause', 'held_at', 'held_by', 'last_work_at'])
    .where('released_at', 'is', null)
    .executeTakeFirst()
  return row
    ? {
        id: row.id,
        cause: row.cause,
        heldAt: row.held_at,
        heldBy: row.held_by,
        lastWorkAt: row.last_work_at,
      }
    : null
}

export interface NewHold {
  cause: HoldCause
  /** Product time, in milliseconds. */
  at: number
  heldBy?: string
  lastWorkAt?: Date | null
}

/**
 * Puts sending on hold, in a system transaction. Waits for claims in progress; their messages are
 * still sent, but nothing is claimed afterwards. Does not change an existing hold.
 * @returns the current hold, and whether it is new
 */
export async function placeHold(
  db: Db,
  { cause, at, heldBy = '', lastWorkAt = null }: NewHold,
): Promise<{ hold: CurrentHold; isNew: boolean }> {
  await sql`select pg_advisory_xact_lock(${sql.lit(HOLD_LOCK)})`.execute(db)
  const known = await currentHold(db)
  if (known) return { hold: known, isNew: false }
  const now = new Date(at)
  const by = heldBy || 'system'
  const hold: CurrentHold = { id: newId(at), cause, heldAt: now, heldBy, lastWorkAt }
  await db
    .insertInto('outbound_holds')
    .values({
      id: hold.id,
      cause,
      held_at: now,
      held_by: heldBy,
      last_work_at: lastWorkAt,
      released_at: null,
      released_by: '',
      choices: jsonb([]),
      version: 1,
      created_at: now,
      created_by: by,
      updated_at: now,
      updated_by: by,
    })
    .execute()
  return { hold, isNew: true }
}
