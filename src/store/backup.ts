import { sql } from 'kysely'
import { entities } from '#model/schema/entities.generated.ts'
import type { Database, Db } from '#platform/database/database.ts'
import { deferredSortColumns } from './deferred-sort-index.ts'
import { isPreRelease, migrate, type Migration } from './migrate.ts'
import { dirtyRowsTable, sortIndexTable } from './tables.ts'

/** Rows fetched and written at once: a few megabytes. */
const BATCH = 500
const FORMAT = 'outrider-backup-1'

/**
 * The first line. `migrations` identifies the schema version of the rows; `sealedWith` names the
 * key of their secrets without revealing it.
 */
interface Head {
  format: typeof FORMAT
  migrations: string[]
  sealedWith: string
}

interface TableShape {
  name: string
  /** In row order, without generated columns. */
  columns: string[]
}

/** A text as one line, also for readers that end lines at U+2028 and U+2029, as newer Nodes do. */
const lineOf = (text: string): string =>
  JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

/** Tables that triggers derive from the rows of other tables. */
const derived = entities.flatMap((entity) =>
  deferredSortColumns(entity).flatMap((column) =>
    [sortIndexTable, dirtyRowsTable].map((nameOf) => nameOf(entity.table, column)),
  ),
)

/** Tables in an order in which every row finds the rows it references. */
async function shapes(db: Db): Promise<TableShape[]> {
  const { rows: tables } = await sql<{ name: string; columns: string[]; refers: string[] }>`
    select c.relname as name,
      array(select attname::text from pg_attribute
          where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
          order by attnum) as columns,
      array(select distinct f.relname::text from pg_constraint k
          join pg_class f on f.oid = k.confrelid where k.contype = 'f' and k.conrelid = c.oid
          and k.confrelid <> c.oid) as refers
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname <> 'schema_migrations' and c.relname <> all(${derived}::text[])
      order by c.relname`.execute(db)
  const ordered: TableShape[] = []
  let left = tables
  while (left.length > 0) {
    const free = left.filter(
      (table) => !table.refers.some((name) => left.some((other) => other.name === name)),
    )
    if (free.length === 0)
      throw new Error(
        `These tables refer to one another in a circle: ${left.map((table) => table.name).join(', ')}.`,
      )
    ordered.push(...free.map(({ name, columns }) => ({ name, columns })))
    left = left.filter((table) => !free.includes(table))
  }
  return ordered
}

/**
 * Streams the whole database as lines of text, as of one moment, while other sessions continue to
 * read and write. Rows are PostgreSQL's own text format of a row, which loses nothing
 * (https://www.postgresql.org/docs/15/rowtypes.html#ROWTYPES-IO-SYNTAX); the last line counts them.
 * @returns the number of rows
 */
export async function writeBackup(
  database: Database,
  sealedWith: string,
  write: (line: string) => Promise<void>,
): Promise<number> {
  return database.system(async (db) => {
    await sql`set transaction isolation level repeatable read`.execute(db)
    const { rows: applied } = await sql<{
      name: string
    }>`select name from schema_migrations order by name`.execute(db)
    await write(
      JSON.stringify({
        format: FORMAT,
        migrations: applied.map((one) => one.name),
        sealedWith,
      } satisfies Head),
    )
    let count = 0
    for (const { name, columns } of await shapes(db)) {
      await write(
        JSON.stringify({ table: name, columns } satisfies Omit<TableShape, 'name'> & {
          table: string
        }),
      )
      await sql`declare backup no scroll cursor for select t::text as line from ${sql.table(name)} t`.execute(
        db,
      )
      for (;;) {
        const { rows } = await sql<{
          line: string
        }>`fetch ${sql.raw(String(BATCH))} from backup`.execute(db)
        for (const row of rows) await write(lineOf(row.line))
        count += rows.length
        if (rows.length < BATCH) break
      }
      await sql`close backup`.execute(db)
    }
    await write(JSON.stringify({ rows: count }))
    return count
  })
}

/**
 * Restores a backup into an empty database: creates the tables of the backup's version, inserts
 * every row, then migrates the database to this version. All rows or none.
 * @returns the number of rows
 * @throws Error with a readable message when the database is not empty, or when the text is no
 * backup, is truncated, comes from a newer version or from before the first release, or was sealed
 * with another key
 */
export async function restoreBackup(
  database: Database,
  {
    lines,
    migrations,
    sealedWith,
  }: {
    lines: AsyncIterable<string>
    migrations: readonly Migration[]
    sealedWith: string | readonly string[]
  },
): Promise<number> {
  const reading = lines[Symbol.asyncIterator]()
  const first = await reading.next()
  const head = readHead(first.done ? '' : first.value)
  if (isPreRelease(head.migrations))
    throw new Error(
      'The backup was made before the first release, and this version cannot restore it. ' +
        'Restore it with the version that made it, export there and import here ' +
        '(docs/operating.md, "Upgrades").',
    )
  const known = migrations.filter((migration) => head.migrations.includes(migration.name))
  if (known.length < head.migrations.length)
    throw new Error(
      'The backup was made by a newer version of the product. Restore it with that version or a later one.',
    )
  if (![sealedWith].flat().includes(head.sealedWith))
    throw new Error(
      'The secrets in the backup are sealed with another key. Set the SECRET_KEY with ' +
        'which it was made (or add that to SECRET_KEY_PREVIOUS), or put its secret.key into ' +
        'DATA_DIR.',
    )
  if (await database.system(holdsRows))
    throw new Error(
      'The database holds rows already. Restore into an empty one: a new DATA_DIR, or a new PostgreSQL database.',
    )
  await migrate(database, known)
  const count = await database.system((db) => fill(db, { [Symbol.asyncIterator]: () => reading }))
  await migrate(database, migrations)
  return count
}

function readHead(line: string): Head {
  try {
    const head = JSON.parse(line) as Head
    if (head.format === FORMAT && Array.isArray(head.migrations)) return head
  } catch {
    // Not even JSON: reported below.
  }
  throw new Error('This is not a backup of the product.')
}

/** Whether any table has a row; empty tables are left by a restore that failed. */
async function holdsRows(db: Db): Promise<boolean> {
  for (const { name } of await shapes(db)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}

/** The foreign keys by which rows of a table refer to others of it. */
async function selfReferences(db: Db): Promise<{ table: string; name: string }[]> {
  const { rows } = await sql<{ table: string; name: string }>`
    select c.relname::text as table, k.conname::text as name
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    where k.contype = 'f'
      and k.confrelid = k.conrelid
      and c.relnamespace = 'public'::regnamespace
    order by 1, 2
  `.execute(db)
  return rows
}

async function fill(db: Db, lines: AsyncIterable<string>): Promise<number> {
  const tables = await shapes(db)
  // Rows of the audit log contain their hashes, and rows derived by triggers are in the backup, so
  // none of them is computed again. Deferred sort indexes are in no backup; their triggers are
  // always enabled.
  const { rows: triggers } = await sql<{
    table: string
    name: string
  }>`select c.relname::text as table, t.tgname::text as name from pg_trigger t
    join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and t.tgenabled <> 'A'
    and c.relnamespace = 'public'::regnamespace order by 1, 2`.execute(db)
  const turn = async (how: 'disable' | 'enable') => {
    for (const { table, name } of triggers)
      await sql`alter table ${sql.table(table)} ${sql.raw(how)} trigger ${sql.id(name)}`.execute(db)
  }
  await turn('disable')
  const references = await selfReferences(db)
  // A row may be in the file before the one that it refers to.
  for (const { table, name } of references)
    await sql`alter table ${sql.table(table)} alter constraint ${sql.id(name)}
      deferrable initially deferred`.execute(db)
  let table: TableShape | undefined
  let waiting: string[] = []
  let count = 0
  const flush = async () => {
    if (table && waiting.length > 0) await insert(db, table, waiting)
    count += waiting.length
    waiting = []
  }
  for await (const line of lines) {
    const part = JSON.parse(line) as
      | string
      | { table: string; columns: string[] }
      | { rows: number }
    if (typeof part === 'string') {
      waiting.push(part)
      if (waiting.length === BATCH) await flush()
      continue
    }
    await flush()
    if ('rows' in part) {
      if (part.rows !== count)
        throw new Error(
          `The backup should hold ${part.rows} rows and holds ${count}: it was changed or ` +
            'damaged. Nothing was restored.',
        )
      await sql`set constraints all immediate`.execute(db)
      for (const { table: own, name } of references)
        await sql`alter table ${sql.table(own)} alter constraint ${sql.id(name)}
          not deferrable`.execute(db)
      await turn('enable')
      return count
    }
    table = tables.find((tableShape) => tableShape.name === part.table)
    if (!table || table.columns.join() !== part.columns.join())
      throw new Error(
        `The backup's table "${part.table}" is not as its version makes it. Nothing was restored.`,
      )
  }
  throw new Error('The backup ends before its last line: it was cut off. Nothing was restored.')
}

async function insert(db: Db, { name, columns }: TableShape, rows: string[]): Promise<void> {
  const list = sql.join(columns.map((column) => sql.ref(column)))
  const values = sql.join(columns.map((column) => sql`(r).${sql.ref(column)}`))
  // `offset 0` keeps each row from being parsed once per column.
  await sql`insert into ${sql.table(name)} (${list}) select ${values}
    from (select line::${sql.table(name)} as r from unnest(${rows}::text[]) as line
      offset 0) as read`.execute(db)
}
