import { onlyRow } from '#model/lib/only-row.ts'
import { sql } from 'kysely'
import { entities } from '#model/schema/entities.generated.ts'
import { fieldNamed, type Entity } from '#model/schema/entity.ts'
import type { Database, Db } from '#platform/database/database.ts'
import { dirtyRowsTable, flushFunction } from './tables.ts'

/**
 * Maximum number of calls of one flush. Where rows become dirty faster than that, the index is
 * nearly up to date anyway.
 */
const MAX_CALLS = 1000

/** Flushes some lists of dirty rows. Resolves to whether there were any. */
async function flushSome(
  db: Db,
  tenantId: string,
  table: string,
  column: string,
): Promise<boolean> {
  const { rows } = await sql<{
    flushed: boolean
  }>`select ${sql.raw(flushFunction(table, column))}(${tenantId}::uuid) as flushed`.execute(db)
  return onlyRow(rows).flushed
}

/**
 * Flushes pending rows of one tenant into the deferred sort index of a column; called in the same
 * transaction before the index is read.
 */
export async function flushSortIndex(
  db: Db,
  tenantId: string,
  table: string,
  column: string,
): Promise<void> {
  for (let call = 0; call < MAX_CALLS && (await flushSome(db, tenantId, table, column)); call++);
}

/** The columns of an entity that have a deferred sort index. */
export const deferredSortColumns = (entity: Entity) =>
  entity.deferredSortIndex.map((name) => fieldNamed(entity, name).column)

/**
 * Flushes every deferred sort index, each call in a separate transaction. The worker runs it
 * periodically, so that readers have little left to flush.
 */
export async function flushSortIndexes(database: Database): Promise<void> {
  for (const entity of entities)
    for (const column of deferredSortColumns(entity)) {
      const { rows } = await database.system((db) =>
        sql<{
          tenant_id: string
        }>`select distinct tenant_id from ${sql.table(dirtyRowsTable(entity.table, column))}`.execute(
          db,
        ),
      )
      for (const { tenant_id: tenantId } of rows)
        for (
          let call = 0;
          call < MAX_CALLS &&
          (await database.tenant(tenantId, (db) => flushSome(db, tenantId, entity.table, column)));
          call++
        );
    }
}
