import { sql } from 'kysely'
import { entities } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { fieldNamed } from '#model/schema/entity.ts'

/**
 * All columns that reference a profile, with the unique keys that contain them. Derived from the
 * schemas, so that new tables are included automatically.
 */
const references = entities.flatMap((entity) =>
  entity.fields
    .filter((field) => field.node['x-ref'] === 'profile' && !field.node['x-weak'])
    .map((field) => ({
      table: entity.table,
      column: field.column,
      keys: entity.unique
        .filter((names) => names.includes(field.name))
        .map((names) => names.map((name) => fieldNamed(entity, name).column)),
    })),
)

/**
 * Moved data by table: ids of rows that moved, and complete rows that were dropped because the
 * master has one with the same key.
 */
export type MovedRows = Record<string, { column: string; ids: string[]; dropped: object[] }>

/**
 * Moves all records of one profile to another and deletes the first. Of two rows with the same
 * unique key, the master's is kept. The id of the deleted profile becomes an alias of the master.
 */
export async function moveToMaster(
  { db, engine, tenantId }: TenantTx,
  { loser, master }: { loser: string; master: string },
  now: Date,
): Promise<MovedRows> {
  const moved: MovedRows = {}
  for (const { table, column, keys } of references) {
    const target = sql.ref(column)
    // A null never conflicts, as in SQL's unique keys.
    const clashes = keys.map(
      (key) =>
        sql`not exists (select from ${sql.table(table)} o where o.tenant_id = t.tenant_id and ${sql.join(
          key.map((name) =>
            name === column
              ? sql`o.${target} = ${master}`
              : sql`o.${sql.ref(name)} = t.${sql.ref(name)}`,
          ),
          sql` and `,
        )})`,
    )
    const { rows } = await sql<{
      id: string
    }>`
      update ${sql.table(table)} t
      set ${target} = ${master}
      where ${sql.join([sql`t.tenant_id = ${tenantId} and t.${target} = ${loser}`, ...clashes], sql` and `)}
      returning t.id::text as id
    `.execute(db)
    const left =
      keys.length === 0
        ? []
        : (
            await sql<{
              row: object
            }>`
              select to_jsonb(t) as row
              from ${sql.table(table)} t
              where t.tenant_id = ${tenantId} and t.${target} = ${loser}
            `.execute(db)
          ).rows
    if (rows.length > 0 || left.length > 0)
      moved[table] = { column, ids: rows.map((row) => row.id), dropped: left.map(({ row }) => row) }
  }
  await sql`delete from profiles where tenant_id = ${tenantId} and id = ${loser}`.execute(db)
  await sql`
    insert into profile_aliases (
      id, tenant_id, kind, value, profile_id, created_at, created_by, updated_at, updated_by
    )
    values (
      ${engine.newId()}, ${tenantId}, 'profile', ${loser}, ${master}, ${now}, 'merge', ${now},
      'merge'
    )
    on conflict do nothing
  `.execute(db)
  return moved
}

/**
 * Reverts `moveToMaster`: returns the moved rows that still belong to the master, and restores
 * dropped ones. The profile itself must exist already.
 */
export async function moveBack(
  db: Db,
  tenantId: string,
  { loser, master }: { loser: string; master: string },
  moved: MovedRows,
): Promise<void> {
  await sql`
    delete from profile_aliases
    where tenant_id = ${tenantId} and kind = 'profile' and value = ${loser}
  `.execute(db)
  for (const { table } of references) {
    const part = moved[table]
    if (!part) continue
    await sql`
      update ${sql.table(table)} t
      set ${sql.ref(part.column)} = ${loser}
      where t.tenant_id = ${tenantId}
        and t.${sql.ref(part.column)} = ${master}
        and t.id::text = any(${part.ids})
    `.execute(db)
    if (part.dropped.length > 0)
      await sql`
        insert into ${sql.table(table)}
        select *
        from jsonb_populate_recordset(
          null::${sql.table(table)}, ${JSON.stringify(part.dropped)}::jsonb
        )
        on conflict do nothing
      `.execute(db)
  }
}
