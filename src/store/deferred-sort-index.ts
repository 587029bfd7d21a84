import { sql } from 'kysely'
import { entities } from '#model/entities.generated.ts'
import type { Entity } from '#model/entity.ts'
import type { Database, Db } from '#platform/database/database.ts'
import { dirtyRowsTable, bringName } from './tables.ts'

/**
 * Steps after which it is given up to bring everything: then others write faster than it can be put
 * in order, and what is read is nearly right.
 */
const MOST_STEPS = 1000

/** Puts some of what waits in its place. Resolves to whether there was any. */
async function flushSome(
  db: Db,
  tenantId: string,
  table: string,
  column: string,
): Promise<boolean> {
  const { rows } = await sql<{
    did: boolean
  }>`select ${sql.raw(bringName(table, column))}(${tenantId}::uuid) as did`.execute(db)
  return rows[0]!.did
}

/**
 * Brings the order of a column that stands beside its table up to date, for one tenant: to be
 * called before it is read, in the same transaction.
 */
export async function flushSortIndex(
  db: Db,
  tenantId: string,
  table: string,
  column: string,
): Promise<void> {
  for (let step = 0; step < MOST_STEPS && (await flushSome(db, tenantId, table, column)); step++);
}

/** The columns of an entity whose order stands beside its table. */
export const besideColumns = (entity: Entity) =>
  entity.beside.map((name) => entity.field(name)!.column)

/**
 * Brings every such order up to date, each step in a transaction of its own, so that nobody who
 * reads one has much to wait for. To be called now and then; what it leaves out is brought by who
 * reads.
 */
export async function flushSortIndexes(database: Database): Promise<void> {
  for (const entity of entities)
    for (const column of besideColumns(entity)) {
      const { rows } = await database.system((db) =>
        sql<{
          tenant_id: string
        }>`select distinct tenant_id from ${sql.table(dirtyRowsTable(entity.table, column))}`.execute(
          db,
        ),
      )
      for (const { tenant_id: tenantId } of rows)
        for (
          let step = 0;
          step < MOST_STEPS &&
          (await database.tenant(tenantId, (db) => flushSome(db, tenantId, entity.table, column)));
          step++
        );
    }
}
