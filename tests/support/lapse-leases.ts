import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { leased } from '#engine/kernel/leases/lease.ts'

/**
 * Ends every lease now, as if its worker had been frozen or dead for longer than that: leases are
 * in database time, which a test cannot move.
 */
export async function lapseLeases(database: Pick<Database, 'system'>): Promise<void> {
  await database.system(async (db) => {
    for (const table of Object.keys(leased))
      await sql`update ${sql.table(table)}
        set lease_until = clock_timestamp() - interval '1 second' where lease_until is not null`.execute(
        db,
      )
  })
}
