import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/**
 * Fills tables without keeping their indexes and foreign keys meanwhile: making an index of all
 * rows is many times faster than adding to it row by row. The rows have to be right by themselves.
 * Foreign keys are only left out where the caller of the database may say so.
 */
export async function loadFast(
  db: Db,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  const { rows: indexes } = await sql<{
    name: string
    made: string
  }>`select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
    where i.indrelid::regclass::text = any(${tables}::text[]) and not exists (select
    from pg_constraint c where c.conindid = i.indexrelid)`.execute(db)
  for (const { name } of indexes) await sql`drop index ${sql.raw(name)}`.execute(db)
  const {
    rows: [who],
  } = await sql<{
    super: boolean
  }>`select rolsuper as super from pg_roles where rolname = session_user`.execute(db)
  if (who?.super) await sql`set local session_replication_role = replica`.execute(db)
  await sql`set local statement_timeout = 0`.execute(db)
  await load()
  if (who?.super) await sql`set local session_replication_role = origin`.execute(db)
  await sql`set local maintenance_work_mem = '512MB'`.execute(db)
  for (const { made } of indexes) await sql.raw(made).execute(db)
  for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(db)
}
