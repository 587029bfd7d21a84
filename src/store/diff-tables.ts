import {
  dirtyRowsTable,
  flushFunction,
  maintainFunction,
  sortIndexTable,
  type ColumnDefinition,
  type ForeignKey,
  type Snapshot,
  type Table,
} from './tables.ts'

/** Column names come from schemas and may be SQL keywords. */
const quote = (column: string) => `"${column}"`
const list = (columns: readonly string[]) => columns.map(quote).join(', ')
const shortName = (text: string) =>
  text.length <= 60 ? text : `${text.slice(0, 48)}_${hash(text)}`

/** PostgreSQL silently truncates names to 63 bytes; a short hash (FNV-1a) keeps ours distinct. */
function hash(text: string): string {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193) >>> 0
  return h.toString(36)
}

const uniqueName = (table: Table, columns: readonly string[]) =>
  shortName(`${table.name}_${columns.filter((c) => c !== 'tenant_id').join('_')}_key`)
const indexName = (table: Table, columns: readonly string[]) =>
  shortName(`${table.name}_${columns.filter((c) => c !== 'tenant_id').join('_')}_idx`)
const checkName = (table: Table, column: string) => shortName(`${table.name}_${column}_allowed`)
const keyName = (table: Table, column: string) => shortName(`${table.name}_${column}_fkey`)
const cascadeName = (table: Table, column: string) => shortName(`${table.name}_${column}_cascade`)

/**
 * A structure (tags) is indexed by its elements in a GIN index, which cannot contain the tenant.
 */
function indexSql(table: Table, columns: readonly string[]): string {
  const own = columns.filter((column) => column !== 'tenant_id')
  const holds = own.length === 1 && table.columns[own[0]!]?.type === 'jsonb'
  const indexed = holds ? `using gin (${quote(own[0]!)} jsonb_path_ops)` : `(${list(columns)})`
  return `create index ${indexName(table, columns)} on ${table.name} ${indexed};`
}

const columnSql = (name: string, column: ColumnDefinition) =>
  [
    `${quote(name)} ${column.type}`,
    column.nullable ? '' : ' not null',
    column.default === null ? '' : ` default ${column.default}`,
  ].join('')

function checkSql(table: Table, name: string, column: ColumnDefinition): string {
  const allowed = column.allowed!.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')
  const constraint = `add constraint ${checkName(table, name)}`
  return `alter table ${table.name} ${constraint} check (${quote(name)} in (${allowed}));`
}

/** Settings that keep the statements of a function to lookups by key. */
const LOOKUPS_ONLY = 'set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off'

/**
 * A foreign key that is not enforced: a trigger deletes the rows with the record, and no lookup
 * verifies the record of a written row, which would take a tenth of the time of writing an event
 * (decision 042). It deletes once for each statement, by nested loops over the index for any number
 * of rows.
 */
function unenforcedKeySql(table: Table, key: ForeignKey): string[] {
  const name = cascadeName(table, key.column)
  const same = key.global
    ? `e.${quote(key.column)} = deleted.id`
    : `e.tenant_id = deleted.tenant_id and e.${quote(key.column)} = deleted.id`
  return [
    `create function ${name}() returns trigger language plpgsql ${LOOKUPS_ONLY} as $$ begin
  delete from ${table.name} e using deleted where ${same};
  return null;
end $$;`,
    `create trigger ${name} after delete on ${key.table} ` +
      `referencing old table as deleted for each statement execute function ${name}();`,
    `alter table ${key.table} enable always trigger ${name};`,
  ]
}

const dropForeignKeySql = (table: Table, key: ForeignKey): string[] =>
  key.enforced === false
    ? [
        `drop trigger ${cascadeName(table, key.column)} on ${key.table};`,
        `drop function ${cascadeName(table, key.column)}();`,
      ]
    : [`alter table ${table.name} drop constraint ${keyName(table, key.column)};`]

function foreignKeySql(table: Table, key: ForeignKey): string[] {
  if (key.enforced === false) return unenforcedKeySql(table, key)
  const own = key.global ? quote(key.column) : `tenant_id, ${quote(key.column)}`
  const theirs = key.global ? 'id' : 'tenant_id, id'
  // Only the reference is set to null: the tenant is part of the key and must stay.
  const action =
    key.onDelete === 'set null' && !key.global ? `set null (${quote(key.column)})` : key.onDelete
  return [
    `alter table ${table.name} add constraint ${keyName(table, key.column)} ` +
      `foreign key (${own}) references ${key.table} (${theirs}) on delete ${action};`,
  ]
}

const searchSql = (table: Table) =>
  table.search.length === 0
    ? []
    : [
        `create index ${shortName(`${table.name}_search_idx`)} on ${table.name} ` +
          `using gin ((${searchExpression(searchColumns(table))}) gin_trgm_ops);`,
      ]

/** A column that `q` searches. */
export interface SearchColumn {
  name: string
  /** A structure, of which every text is searched, and no name of a member. */
  structured: boolean
}

const searchColumns = (table: Table): SearchColumn[] =>
  table.search.map((name) => ({ name, structured: table.columns[name]!.type === 'jsonb' }))

/** Whether case and accents are folded in the searched text: where it contains a structure. */
export const foldsSearch = (columns: readonly SearchColumn[]): boolean =>
  columns.some(({ structured }) => structured)

/** Every text inside of a JSON column, as one text. */
const textsInside = (column: string) =>
  `jsonb_path_query_array(${quote(column)}, 'strict $.**?(@.type() == "string")')::text`

/**
 * The text that `q` searches; index and query must use the same expression. Indexed by trigrams, so
 * that parts of words are found as well.
 */
export function searchExpression(columns: readonly SearchColumn[]): string {
  const text = columns
    .map(({ name, structured }) =>
      structured ? textsInside(name) : `coalesce(${quote(name)}, '')`,
    )
    .join(` || ' ' || `)
  return foldsSearch(columns) ? `fold_text(${text})` : text
}

/**
 * The tenant that the transaction is bound to. As a subselect, which is evaluated once per
 * statement: otherwise, PostgreSQL reads and parses the setting for each row that it reads or
 * writes, and for each index lookup (decision 047).
 */
const BOUND_TENANT = `(select nullif(current_setting('outrider.tenant_id', true), '')::uuid)`

function securitySql(table: Table): string[] {
  const grant = `grant select, insert, update, delete on ${table.name} to outrider_tenant;`
  if (!table.tenant) return []
  return [
    `alter table ${table.name} enable row level security;`,
    `create policy ${shortName(`${table.name}_tenant`)} on ${table.name} to outrider_tenant ` +
      `using (tenant_id = ${BOUND_TENANT}) with check (tenant_id = ${BOUND_TENANT});`,
    grant,
  ]
}

/** Lists of dirty rows that one call flushes: 200,000 rows at most. */
const MAX_FLUSHED_LISTS = 200

/**
 * The deferred sort index of a frequently updated column. An index on the table itself would turn
 * every heap-only update into one that writes all indexes. The column stays in the table, with a
 * fillfactor that leaves room for heap-only updates; a narrow table has the index. Triggers list
 * the updated rows as dirty, a list for each thousand rows of a statement, and a flush moves them
 * in the index before it is read (decision 044). Planner settings keep a flush to lookups by key,
 * because a cached plan may serve one row or all of them.
 */
function deferredSortIndexSql(table: Table, column: string): string[] {
  const name = sortIndexTable(table.name, column)
  const dirty = dirtyRowsTable(table.name, column)
  const maintain = maintainFunction(table.name, column)
  const flush = flushFunction(table.name, column)
  const sorted = quote(column)
  const columns = `tenant_id, id, ${sorted}`
  const parts = 'select tenant_id, id, row_number() over () / 1000 as part from written'
  const changed = 'changed as materialized (select distinct unnest(ids) as id from taken)'
  const lookup =
    `cross join lateral (select ${sorted} from ${table.name} ` +
    `where tenant_id = tenant and id = changed.id offset 0) t`
  const trigger = (when: string) =>
    `create trigger ${name}_${when} after ${when} on ${table.name} ` +
    `referencing new table as written for each statement execute function ${maintain}();`
  return [
    `alter table ${table.name} set (fillfactor = 85);`,
    `create table ${name} (\n  tenant_id uuid not null,\n  id uuid not null,\n` +
      `  ${columnSql(column, table.columns[column]!)},\n  primary key (tenant_id, id)\n);`,
    `insert into ${name} (${columns}) select ${columns} from ${table.name};`,
    `create index ${name}_idx on ${name} (tenant_id, ${quote(column)}, id);`,
    `analyze ${name};`,
    `alter table ${name} add constraint ${name}_fkey foreign key (tenant_id, id) ` +
      `references ${table.name} (tenant_id, id) on delete cascade;`,
    ...securitySql({ ...table, name }),
    `create table ${dirty} (\n  tenant_id uuid not null,\n  ids uuid[] not null\n);`,
    // Random ids do not compress.
    `alter table ${dirty} alter column ids set storage external;`,
    ...securitySql({ ...table, name: dirty }),
    `create function ${maintain}() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' then insert into ${name} (${columns}) select ${columns} from written;
  else insert into ${dirty} (tenant_id, ids) select tenant_id, array_agg(id) from (${parts}) w group by tenant_id, part;
  end if;
  return null;
end $$;`,
    // The lock lets one transaction of a tenant flush at a time; the statement after it sees the
    // flushed rows of the previous one. The limit keeps a call to seconds after an update of every
    // row.
    `create function ${flush}(tenant uuid) returns boolean language plpgsql ${LOOKUPS_ONLY} as $$ begin
  if not exists (select from ${dirty} where tenant_id = tenant) then return false; end if;
  perform pg_advisory_xact_lock(hashtextextended('${name} ' || tenant, 0));
  with next as materialized (select ctid as place from ${dirty} where tenant_id = tenant limit ${MAX_FLUSHED_LISTS}),
    taken as (delete from ${dirty} d using next where d.ctid = next.place returning d.ids), ${changed}
  update ${name} b set ${sorted} = w.${sorted} from (select changed.id, t.${sorted} from changed ${lookup}) w
    where b.tenant_id = tenant and b.id = w.id and b.${sorted} is distinct from w.${sorted};
  return true;
end $$;`,
    trigger('insert'),
    trigger('update'),
    // Always enabled: a restore that disables triggers would leave rows out of lists.
    ...['insert', 'update'].map(
      (when) => `alter table ${table.name} enable always trigger ${name}_${when};`,
    ),
  ]
}

function dropDeferredSortIndexSql(table: Table, column: string): string[] {
  const name = sortIndexTable(table.name, column)
  return [
    ...['insert', 'update'].map((when) => `drop trigger ${name}_${when} on ${table.name};`),
    `drop function ${maintainFunction(table.name, column)}();`,
    `drop function ${flushFunction(table.name, column)}(uuid);`,
    `drop table ${dirtyRowsTable(table.name, column)};`,
    `drop table ${name};`,
  ]
}

function createSql(table: Table): string[] {
  const columns = Object.entries(table.columns).map(
    ([name, column]) => `  ${columnSql(name, column)}`,
  )
  return [
    `create table ${table.name} (\n${[...columns, `  primary key (${list(table.primaryKey)})`].join(',\n')}\n);`,
    ...Object.entries(table.columns)
      .filter(([, c]) => c.allowed)
      .map(([name, c]) => checkSql(table, name, c)),
    ...table.unique.map(
      (columns) =>
        `alter table ${table.name} add constraint ${uniqueName(table, columns)} unique (${list(columns)});`,
    ),
    ...table.indexes.map((columns) => indexSql(table, columns)),
    ...searchSql(table),
    ...securitySql(table),
    ...(table.deferredSortIndex ?? []).flatMap((column) => deferredSortIndexSql(table, column)),
  ]
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const missingIn = <T>(from: readonly T[], among: readonly T[]) =>
  from.filter((item) => !among.some((other) => same(item, other)))

function alterColumn(
  table: Table,
  name: string,
  before: ColumnDefinition,
  after: ColumnDefinition,
): string[] {
  const sql: string[] = []
  const alter = (what: string) =>
    sql.push(`alter table ${table.name} alter column ${quote(name)} ${what};`)
  if (before.allowed && !same(before.allowed, after.allowed))
    sql.push(`alter table ${table.name} drop constraint ${checkName(table, name)};`)
  if (before.type !== after.type) {
    if (before.default !== null) alter('drop default')
    alter(`type ${after.type} using ${quote(name)}::text::${after.type}`)
    if (after.default !== null) alter(`set default ${after.default}`)
  } else if (before.default !== after.default)
    alter(after.default === null ? 'drop default' : `set default ${after.default}`)
  if (before.nullable && !after.nullable) {
    if (after.default !== null)
      sql.push(
        `update ${table.name} set ${quote(name)} = ${after.default} where ${quote(name)} is null;`,
      )
    alter('set not null')
  }
  if (!before.nullable && after.nullable) alter('drop not null')
  if (after.allowed && !same(before.allowed, after.allowed)) sql.push(checkSql(table, name, after))
  return sql
}

function alterSql(before: Table, after: Table): string[] {
  const sql: string[] = []
  for (const columns of missingIn(before.unique, after.unique))
    sql.push(`alter table ${after.name} drop constraint ${uniqueName(after, columns)};`)
  for (const columns of missingIn(before.indexes, after.indexes))
    sql.push(`drop index ${indexName(after, columns)};`)
  for (const key of missingIn(before.foreignKeys, after.foreignKeys))
    sql.push(...dropForeignKeySql(before, key))
  if (!same(before.search, after.search) && before.search.length > 0)
    sql.push(`drop index ${shortName(`${after.name}_search_idx`)};`)
  for (const column of missingIn(before.deferredSortIndex ?? [], after.deferredSortIndex ?? []))
    sql.push(...dropDeferredSortIndexSql(before, column))
  if (before.deferredSortIndex && !after.deferredSortIndex)
    sql.push(`alter table ${after.name} reset (fillfactor);`)
  for (const name of Object.keys(before.columns))
    if (!after.columns[name]) sql.push(`alter table ${after.name} drop column ${quote(name)};`)
  for (const [name, column] of Object.entries(after.columns)) {
    const old = before.columns[name]
    if (!old) {
      sql.push(`alter table ${after.name} add column ${columnSql(name, column)};`)
      if (column.allowed) sql.push(checkSql(after, name, column))
    } else if (!same(old, column)) sql.push(...alterColumn(after, name, old, column))
  }
  for (const columns of missingIn(after.unique, before.unique))
    sql.push(
      `alter table ${after.name} add constraint ${uniqueName(after, columns)} unique (${list(columns)});`,
    )
  for (const columns of missingIn(after.indexes, before.indexes)) sql.push(indexSql(after, columns))
  if (!same(before.search, after.search)) sql.push(...searchSql(after))
  for (const column of missingIn(after.deferredSortIndex ?? [], before.deferredSortIndex ?? []))
    sql.push(...deferredSortIndexSql(after, column))
  return sql
}

/** Drops the dependents of a dropped table: its sort indexes, and triggers on other tables. */
const dropDependentsSql = (table: Table): string[] => [
  ...(table.deferredSortIndex ?? []).flatMap((column) => dropDeferredSortIndexSql(table, column)),
  ...table.foreignKeys
    .filter(({ enforced }) => enforced === false)
    .flatMap((key) => dropForeignKeySql(table, key)),
]

/**
 * The statements that migrate the tables of one snapshot to those of another: a generated
 * migration, to be reviewed and corrected by a developer. Foreign keys come last, so that the order
 * of tables does not matter.
 */
export function diffTables(before: Snapshot, after: Snapshot): string[] {
  const added = Object.values(after).filter((table) => !before[table.name])
  const gone = Object.values(before).filter((table) => !after[table.name])
  const kept = Object.values(after).filter((table) => before[table.name])
  return [
    ...gone.flatMap(dropDependentsSql),
    ...gone.map((table) => `drop table ${table.name} cascade;`),
    ...added.flatMap(createSql),
    ...kept.flatMap((table) => alterSql(before[table.name]!, table)),
    ...added.flatMap((table) => table.foreignKeys.flatMap((key) => foreignKeySql(table, key))),
    ...kept.flatMap((table) =>
      missingIn(table.foreignKeys, before[table.name]!.foreignKeys).flatMap((key) =>
        foreignKeySql(table, key),
      ),
    ),
  ]
}
