import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Violation } from '../kind.ts'

export type Row = Record<string, unknown>

export const rowsOf = async <T = Row>(db: Db, query: RawBuilder<unknown>): Promise<T[]> =>
  (await query.execute(db)).rows as T[]

/** A violation for rows that must not be there. */
export const none = (
  invariant: string,
  kind: Violation['kind'],
  rows: readonly unknown[],
): Violation[] =>
  rows.length === 0 ? [] : [{ invariant, kind, count: rows.length, rows: rows.slice(0, 10) }]

/** A violation when two things differ. */
export const same = (
  invariant: string,
  found: unknown,
  wanted: unknown,
  kind: Violation['kind'] = 'wrong',
): Violation[] =>
  JSON.stringify(found) === JSON.stringify(wanted)
    ? []
    : [{ invariant, kind, count: 1, rows: { found, wanted } }]

/** Fewer than wanted are lost, more are doubled. */
export const counted = (invariant: string, found: number, wanted: number): Violation[] =>
  found === wanted
    ? []
    : [
        {
          invariant,
          kind: found < wanted ? 'lost' : 'doubled',
          count: Math.abs(found - wanted),
          rows: { found, wanted },
        },
      ]

/**
 * What holds for every tenant once everything is done: nothing is claimed any more, every job
 * ended, and ended well.
 */
export async function nothingHeld(db: Db, tenantId: string): Promise<Violation[]> {
  const held = await rowsOf(
    db,
    sql`
    select 'job' as what, id, kind as of, state, lease_until from jobs
    where tenant_id = ${tenantId} and state in ('running', 'queued')
    and kind not in ('replan', 'keep-retention') and due_at < now()
    union all select 'campaign message', id, step_id, state, lease_until from messages
    where tenant_id = ${tenantId} and state = 'sending'
    union all select 'message', id, engage_id, state, lease_until from engage_messages
    where tenant_id = ${tenantId} and state = 'sending'`,
  )
  const failed = await rowsOf(
    db,
    sql`select id, kind, state, error, attempt from jobs where tenant_id = ${tenantId}
      and state in ('failed', 'dead', 'cancelled')`,
  )
  return [
    ...none('nothing remains running or sending', 'wrong', held),
    ...none('no job has failed', 'wrong', failed),
  ]
}
