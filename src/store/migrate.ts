import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { sha256 } from '#platform/secrets.ts'

export interface Migration {
  name: string
  text: string
}

const folder = join(dirname(fileURLToPath(import.meta.url)), 'migrations')

/** The migrations of this version of the product, in order. */
export function readMigrations(from: string = folder): Migration[] {
  return readdirSync(from)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name: name.slice(0, -4), text: readFileSync(join(from, name), 'utf8') }))
}

/**
 * The prerequisites of every migration. The role belongs to the cluster, so two databases of one
 * cluster may create it at the same moment; several processes may start on one database.
 */
export const ledgerSql = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'outrider_tenant') then
    create role outrider_tenant nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  if not pg_has_role(current_user, 'outrider_tenant', 'member') then
    execute format('grant outrider_tenant to %I', current_user);
  end if;
end $$;
do $$ begin
  create extension if not exists pg_trgm;
exception
  when duplicate_object or unique_violation then null;
  when insufficient_privilege or undefined_file or feature_not_supported then
    raise exception 'The database needs the extension pg_trgm, which finds pieces of words. %',
      'It belongs to PostgreSQL (the package postgresql-contrib); '
      'let its owner run: create extension pg_trgm';
end $$;
grant usage on schema public to outrider_tenant;
create table if not exists schema_migrations (
  name text primary key, hash text not null, applied_at timestamptz not null default now()
);
`

/** The first of the migrations from before the first release, which were squashed (decision 062). */
const PRE_RELEASE = '0001-initial'

/** Whether a database or a backup with these migrations is from before the first release. */
export const isPreRelease = (names: readonly string[]): boolean => names.includes(PRE_RELEASE)

/**
 * Migrates the database to this version, in one transaction. Several processes may start at once:
 * one works, the others wait.
 * @returns names of the applied migrations
 * @throws Error with a readable message when the database is newer than the program or from before
 * the first release, or an applied migration was changed afterwards
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
): Promise<string[]> {
  await database.script(ledgerSql)
  return database.system(async (db) => {
    await sql`select pg_advisory_xact_lock(7421001)`.execute(db)
    const { rows } = await sql<{
      name: string
      hash: string
    }>`select name, hash from schema_migrations order by name`.execute(db)
    if (isPreRelease(rows.map((row) => row.name)))
      throw new Error(
        'The database was made before the first release, and this version cannot upgrade it. ' +
          'Start with an empty database: another DATA_DIR, or a new PostgreSQL database in ' +
          'DATABASE_URL. To keep data, start the version that made the database, export there ' +
          'and import here (docs/operating.md, "Upgrades").',
      )
    const known = new Map(migrations.map((migration) => [migration.name, migration]))
    for (const row of rows) {
      const migration = known.get(row.name)
      if (!migration)
        throw new Error(
          `The database holds the migration "${row.name}", which this version does not ` +
            'know. Start the newer version of the product, or restore an older backup.',
        )
      if (sha256(migration.text) !== row.hash)
        throw new Error(
          `The migration "${row.name}" was changed after it had been applied. Put the ` +
            'file back and make a new migration instead.',
        )
    }
    const applied = new Set(rows.map((row) => row.name))
    const names: string[] = []
    for (const migration of migrations.filter((m) => !applied.has(m.name))) {
      for (const statement of statementsOf(migration.text)) await sql.raw(statement).execute(db)
      await sql`insert into schema_migrations (name, hash)
        values (${migration.name}, ${sha256(migration.text)})`.execute(db)
      names.push(migration.name)
    }
    return names
  })
}

/** Compares the database with this version: applied, missing and unknown migrations. */
export function migrationState(
  database: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<{ applied: number; missing: string[]; unknown: string[] }> {
  return database.system(async (db) => {
    const { rows } = await sql<{
      name: string
    }>`select name from schema_migrations order by name`.execute(db)
    const [applied, known] = [
      new Set(rows.map((row) => row.name)),
      new Set(migrations.map((migration) => migration.name)),
    ]
    return {
      applied: applied.size,
      missing: [...known].filter((name) => !applied.has(name)),
      unknown: [...applied].filter((name) => !known.has(name)),
    }
  })
}

/**
 * Splits a migration into statements, which end with a semicolon at the end of a line, as the
 * generator writes them; `$$` bodies are kept whole.
 */
function statementsOf(text: string): string[] {
  const statements: string[] = []
  let current = ''
  let inBody = false
  for (const line of text.split('\n')) {
    if (line.startsWith('--') && !inBody) continue
    if ((line.match(/\$\$/g)?.length ?? 0) % 2 === 1) inBody = !inBody
    current += `${line}\n`
    if (!inBody && line.trimEnd().endsWith(';')) {
      statements.push(current)
      current = ''
    }
  }
  if (current.trim()) statements.push(current)
  return statements
}
