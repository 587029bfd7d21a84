import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { codeOf } from '#model/lib/thrown.ts'
import { onlyRow } from '#model/lib/only-row.ts'

/** PostgreSQL's code of a statement that exceeded its time. */
const QUERY_CANCELED = '57014'

/** Milliseconds that an exact count may take before it is estimated. */
export const EXACT_TIME_MS = 3000

/**
 * Runs statements with a time limit for each; when one exceeds it, rolls back to their beginning and
 * runs the fallback. The embedded database has no such limit, and relies on that of the row count.
 */
export async function withinTime<T>(
  db: Db,
  milliseconds: number,
  work: () => Promise<T>,
  fallback: () => Promise<T>,
): Promise<T> {
  const { rows } = await sql<{ before: string }>`
    select current_setting('statement_timeout') as before
  `.execute(db)
  const { before } = onlyRow(rows)
  const setLimit = (value: string) =>
    sql`select set_config('statement_timeout', ${value}, true)`.execute(db)
  await sql`savepoint within_time`.execute(db)
  try {
    await setLimit(String(milliseconds))
    const answer = await work()
    await setLimit(before)
    await sql`release savepoint within_time`.execute(db)
    return answer
  } catch (error) {
    await sql`rollback to savepoint within_time`.execute(db)
    if (codeOf(error) !== QUERY_CANCELED) throw error
    return fallback()
  }
}
