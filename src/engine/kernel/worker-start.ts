import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/**
 * Whether the newest worker started less than five minutes ago and still catches up. Compares the
 * worker's own times, which are the machine's, with those of the database.
 */
export async function isCatchingUp(db: Db): Promise<boolean> {
  const { rows } = await sql<{ starting: boolean }>`
    select
      seen_at > now() - interval '1 minute'
      and started_at > now() - interval '5 minutes' as starting
    from workers
    order by started_at desc
    limit 1
  `.execute(db)
  return rows[0]?.starting ?? false
}
