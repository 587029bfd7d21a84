import { sql } from 'kysely'
import type { Database, Db } from '#platform/database/database.ts'

type Transaction = (...all: unknown[]) => Promise<unknown>

/**
 * Makes the transactions of a database read only while `isFull` says so, as those of the embedded
 * database are while its disk has no room.
 */
export function readOnlyWhile(database: Database, isFull: () => boolean): void {
  for (const way of ['tenant', 'system'] as const) {
    const real = database[way] as Transaction
    const bounded: Transaction = (...all) => {
      const work = all.at(-1) as (db: Db) => Promise<unknown>
      return real(...all.slice(0, -1), async (db: Db) => {
        if (isFull()) await sql`set transaction read only`.execute(db)
        return work(db)
      })
    }
    Object.assign(database, { [way]: bounded })
  }
}
