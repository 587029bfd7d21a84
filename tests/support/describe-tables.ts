import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'

const GENERATED_FUNCTIONS = '_cascade$|^(maintain|flush)_sort_index_'

/**
 * Describes what schemas derive, line by line from the catalog of a database: columns, constraints,
 * indexes, policies, rights, storage options, and the functions of generated triggers.
 */
export async function describeTables(database: Database): Promise<string[]> {
  const { rows } = await database.system((db) =>
    sql<{ line: string }>`
      select c.relname || ' column ' || a.attname || ' ' || format_type(a.atttypid,
      a.atttypmod) || case when a.attnotnull then ' not null'
      else '' end || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') as line
        from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d
        on d.adrelid = a.attrelid and d.adnum = a.attnum
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      union all
      select conrelid::regclass || ' constraint ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
      union all select tablename || ' index ' || indexname || ' ' || indexdef from pg_indexes
      where schemaname = 'public'
      union all select tablename || ' policy ' || policyname || ' ' || coalesce(qual,
      '') || ' ' || coalesce(with_check, '') || ' to ' || array_to_string(roles, ',')
      from pg_policies where schemaname = 'public'
      union all select relname || ' row-level security' from pg_class where relkind = 'r'
      and relnamespace = 'public'::regnamespace and relrowsecurity
      union all
      select tgrelid::regclass || ' trigger ' || pg_get_triggerdef(t.oid) || ' ' || tgenabled::text
      from pg_trigger t join pg_proc p on p.oid = t.tgfoid where not tgisinternal
      and proname ~ ${GENERATED_FUNCTIONS}
      union all select 'function ' || pg_get_functiondef(oid) from pg_proc
      where pronamespace = 'public'::regnamespace and proname ~ ${GENERATED_FUNCTIONS}
      union all select relname || ' options ' || array_to_string(reloptions, ',') from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and reloptions is not null
      union all select attrelid::regclass || ' storage ' || attname || ' ' || attstorage::text
      from pg_attribute a join pg_type t on t.oid = a.atttypid join pg_class c
      on c.oid = a.attrelid where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and attnum > 0 and attstorage <> typstorage
      union all select table_name || ' right ' || privilege_type
      from information_schema.role_table_grants where grantee = 'outrider_tenant'
      and table_schema = 'public'
    `.execute(db),
  )
  return rows
    .map(({ line }) => line)
    .filter((line) => !line.startsWith('schema_migrations '))
    .toSorted()
}

const own = (column: string) =>
  `(${column} = ( SELECT (NULLIF(current_setting('outrider.tenant_id'::text, true), ''::text))::uuid AS "nullif"))`

/** Lines of what `0002-functions.sql` adds to tables: policies of global tables, the audit chain. */
export const byHand = [
  'audit_entries constraint audit_entries_link TRIGGER DEFERRABLE INITIALLY DEFERRED',
  `audit_entries policy audit_entries_own  ${own('tenant_id')} to outrider_tenant`,
  'audit_entries right INSERT',
  `tenants policy tenants_own ${own('id')}  to outrider_tenant`,
  'tenants right SELECT',
  `users policy users_own ${own('tenant_id')}  to outrider_tenant`,
  'users right SELECT',
  ...['audit_entries', 'tenants', 'users'].map((table) => `${table} row-level security`),
]
