import { sql } from 'kysely'
import { entities } from '#model/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '../engine.ts'

/** Every column in which a row names a profile, with the unique keys that it is part of: read from the schemas, so that a new table is never forgotten. */
const references = entities.flatMap((entity) =>
  entity.fields
    .filter((field) => field.node['x-ref'] === 'profile')
    .map((field) => ({ table: entity.table, column: field.column, keys: entity.unique.filter((names) => names.includes(field.name)).map((names) => names.map((name) => entity.field(name)!.column)) })),
)

/**
 * What belongs to one profile goes over to another, whose own rows count where both have one of the same key; the empty one goes. Its id stays
 * known as a name of the other.
 */
export async function moveToMaster(db: Db, engine: Engine, tenantId: string, { loser, master }: { loser: string; master: string }, now: Date): Promise<void> {
  for (const { table, column, keys } of references) {
    const target = sql.ref(column)
    // What is null never clashes: SQL's unique keys let several through, and so must this.
    const clashes = keys.map((key) => sql`not exists (select from ${sql.table(table)} o where o.tenant_id = t.tenant_id and ${sql.join(key.map((name) => (name === column ? sql`o.${target} = ${master}` : sql`o.${sql.ref(name)} = t.${sql.ref(name)}`)), sql` and `)})`)
    await sql`update ${sql.table(table)} t set ${target} = ${master} where ${sql.join([sql`t.tenant_id = ${tenantId}`, sql`t.${target} = ${loser}`, ...clashes], sql` and `)}`.execute(db)
  }
  await sql`delete from profiles where tenant_id = ${tenantId} and id = ${loser}`.execute(db)
  await sql`insert into profile_aliases (id, tenant_id, kind, value, profile_id, created_at, created_by, updated_at, updated_by) values (${engine.newId()}, ${tenantId}, 'profile', ${loser}, ${master}, ${now}, 'merge', ${now}, 'merge') on conflict do nothing`.execute(db)
}
