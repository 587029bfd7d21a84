import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { entities } from '#model/entities.generated.ts'
import type { Database } from '#platform/database/database.ts'
import { diffTables } from '#store/diff-tables.ts'
import { tablesOf } from '#store/tables.ts'
import { openEmptyDatabase, openTestDatabase } from '#tests/support/open-database.ts'

const opened: Database[] = []
afterAll(() => Promise.all(opened.map((database) => database.close())))

/**
 * What a database holds, as sentences of its own catalog: columns, constraints, indexes, policies
 * and rights.
 */
async function describeTables(database: Database): Promise<string[]> {
  opened.push(database)
  const { rows } = await database.system((db) =>
    sql<{ line: string }>`
      select c.relname || ' column ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') as line
        from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      union all select conrelid::regclass || ' constraint ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
      union all select tablename || ' index ' || indexname || ' ' || indexdef from pg_indexes where schemaname = 'public'
      union all select tablename || ' policy ' || policyname || ' ' || coalesce(qual, '') || ' ' || coalesce(with_check, '') || ' to ' || array_to_string(roles, ',') from pg_policies where schemaname = 'public'
      union all select relname || ' row-level security' from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relrowsecurity
      union all select tgrelid::regclass || ' trigger ' || pg_get_triggerdef(t.oid) || ' ' || tgenabled::text || ' ' || prosrc from pg_trigger t join pg_proc p on p.oid = t.tgfoid where not tgisinternal and (proname like '%gone' or proname like 'keep%') and proname not like 'note%'
      union all select table_name || ' right ' || privilege_type from information_schema.role_table_grants where grantee = 'outrider_tenant' and table_schema = 'public'
    `.execute(db),
  )
  return rows
    .map(({ line }) => line)
    .filter((line) => !line.startsWith('schema_migrations '))
    .toSorted()
}

const own = (column: string) =>
  `(${column} = ( SELECT (NULLIF(current_setting('outrider.tenant_id'::text, true), ''::text))::uuid AS "nullif"))`

/**
 * Global tables that a tenant may see its own rows of, and the audit log's chain: written by hand
 * in migrations, since schemas speak of tenant tables only.
 */
const byHand = [
  'audit_entries constraint audit_entries_link TRIGGER DEFERRABLE INITIALLY DEFERRED',
  `audit_entries policy audit_entries_own  ${own('tenant_id')} to outrider_tenant`,
  'audit_entries right INSERT',
  `tenants policy tenants_own ${own('id')}  to outrider_tenant`,
  'tenants right SELECT',
  `users policy users_own ${own('tenant_id')}  to outrider_tenant`,
  'users right SELECT',
  ...['audit_entries', 'tenants', 'users'].map((table) => `${table} row-level security`),
]

/**
 * The migrations are a history, the schemas a wish: an empty database must become the same by
 * either way.
 */
it('migrations give exactly the tables that the schemas want', async () => {
  const wanted = await openEmptyDatabase()
  await wanted.script(diffTables({}, tablesOf(entities)).join('\n'))
  const [migrated, wished] = [
    await describeTables(await openTestDatabase()),
    await describeTables(wanted),
  ]
  expect(
    migrated.filter((line) => !wished.includes(line)),
    'made by migrations, in no schema',
  ).toEqual(byHand.toSorted())
  expect(
    wished.filter((line) => !migrated.includes(line)),
    'wanted by schemas, made by no migration',
  ).toEqual([])
  expect(wished.length).toBeGreaterThan(entities.length * 10)
}, 180_000)
