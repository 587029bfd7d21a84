import { say } from '#language'
import { sql, type RawBuilder } from 'kysely'
import type { Entity, Field } from '#model/schema/entity.ts'
import { fail } from '#model/lib/errors.ts'
import { inOrder } from '#model/schema/in-order.ts'
import type { Db, TenantDb } from '#platform/database/database.ts'
import { jsonb } from '#platform/database/jsonb.ts'
import { eraseAudit, isAboutPeople } from './erase-audit.ts'

/** How long a deletion can be undone. Afterwards the copy is deleted. */
export const UNDO_WINDOW_MS = 24 * 60 * 60_000
/**
 * Beyond this number of rows the copy would cost more than it is worth: such a record is deleted
 * permanently, and the caller is notified.
 */
const MAX_ROWS = 20_000
const BATCH_SIZE = 1000

type StoredValues = Record<string, unknown>

type KeptRow = {
  entity: string
  row: StoredValues
}
type EmptiedReference = {
  entity: string
  column: string
  id: string
  value: string
}

/** The references that the database follows when a row is deleted. */
const keysOf = (entity: Entity): Field[] =>
  entity.fields.filter((field) => !field.base && field.node['x-ref'] && !field.node['x-weak'])
const effectOf = ({ node }: Field) => node['x-onDelete'] ?? 'restrict'
const within = (entity: Entity, tenant: string): RawBuilder<unknown> =>
  entity.scope === 'tenant' ? sql`tenant_id = ${tenant}` : sql`true`

interface Closure {
  rows: KeptRow[]
  emptied: EmptiedReference[]
}

/**
 * The row and all rows that the database deletes or empties with it; null when there are too many
 * to keep.
 */
async function closureOf(
  { db, tenantId }: TenantDb,
  entity: Entity,
  id: string,
  entities: readonly Entity[],
): Promise<Closure | null> {
  const rows: KeptRow[] = []
  const emptied: EmptiedReference[] = []
  const seen = new Set<string>()
  const waiting: { of: Entity; where: RawBuilder<unknown> }[] = [
    { of: entity, where: sql`id = ${id}` },
  ]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { of, where } = next
    const found = await sql<{
      row: StoredValues
    }>`select to_jsonb(kept) as row from ${sql.table(of.table)} kept
      where ${within(of, tenantId)} and ${where} limit ${MAX_ROWS + 1}`.execute(db)
    const fresh = found.rows
      .map(({ row }) => row)
      .filter((row) => !seen.has(`${of.id} ${String(row.id)}`))
    for (const row of fresh) seen.add(`${of.id} ${String(row.id)}`)
    rows.push(...fresh.map((row) => ({ entity: of.id, row })))
    if (rows.length + emptied.length > MAX_ROWS) return null
    if (fresh.length === 0) continue
    const ids = sql.join(fresh.map((row) => sql`${row.id}`))
    for (const other of entities)
      for (const field of keysOf(other).filter(({ node }) => node['x-ref'] === of.id)) {
        const names = sql`${sql.ref(field.column)} in (${ids})`
        if (effectOf(field) === 'cascade') waiting.push({ of: other, where: names })
        if (effectOf(field) !== 'set null') continue
        const naming = await sql<{
          id: string
          value: string
        }>`select id, ${sql.ref(field.column)} as value from ${sql.table(other.table)}
          where ${within(other, tenantId)} and ${names} limit ${MAX_ROWS + 1}`.execute(db)
        emptied.push(
          ...naming.rows.map((one) => ({
            entity: other.id,
            column: field.column,
            id: one.id,
            value: one.value,
          })),
        )
      }
  }
  // Rows can be inserted once the rows they reference exist.
  const order = inOrder(entities, (of) =>
    keysOf(of).map((field) => entities.find((candidate) => candidate.id === field.node['x-ref'])),
  ).map((one) => one.id)
  return rows.length + emptied.length > MAX_ROWS
    ? null
    : { rows: rows.toSorted((a, b) => order.indexOf(a.entity) - order.indexOf(b.entity)), emptied }
}

export interface Keeping extends TenantDb {
  /** The id of this entry. */
  id: string
  undoId: string
  by: string
  now: Date
}

/**
 * Copies a record that is about to be deleted in the same transaction, with all rows deleted along
 * with it.
 * @returns false when it cannot be kept: it is a whole tenant, or too many rows depend on it
 */
export async function softDelete(
  { db, id, undoId, tenantId, by, now }: Keeping,
  entity: Entity,
  record: StoredValues,
  entities: readonly Entity[],
): Promise<boolean> {
  if (entity.id === 'tenant' || tenantId === '') return false
  await purgeDeleted(db, now, entities, tenantId)
  const closure = await closureOf({ db, tenantId }, entity, String(record.id), entities)
  if (!closure) return false
  await db
    .insertInto('deleted_records')
    .values({
      id,
      tenant_id: tenantId,
      undo_id: undoId,
      entity: entity.id,
      entity_id: String(record.id),
      name: String(record[entity.label] || record.id).slice(0, 250),
      rows: jsonb(closure.rows),
      emptied: jsonb(closure.emptied),
      version: 1,
      created_at: now,
      created_by: by,
      updated_at: now,
      updated_by: by,
    })
    .execute()
  return true
}

/**
 * Deletes copies that can no longer be restored, of one tenant or of all, and erases the audit
 * details of the people among them.
 */
export async function purgeDeleted(
  db: Db,
  now: Date,
  entities: readonly Entity[],
  tenantId?: string,
): Promise<void> {
  const personal = entities
    .filter((entity) => entity.audit && isAboutPeople(entity))
    .map(({ id }) => id)
  const { rows } = await sql<{ tenant: string; ids: string[] }>`
    with gone as (
      delete from deleted_records
      where created_at <= ${new Date(now.getTime() - UNDO_WINDOW_MS)}
        and ${tenantId === undefined ? sql`true` : sql`tenant_id = ${tenantId}`}
      returning tenant_id, rows
    )
    select tenant_id as tenant, array_agg(distinct kept->'row'->>'id') as ids
    from gone, jsonb_array_elements(rows) kept
    where kept->>'entity' = any(${personal}::text[])
    group by tenant_id
  `.execute(db)
  for (const { tenant, ids } of rows)
    await eraseAudit({ db, tenantId: tenant }, now, entities, { ids, rough: '', exact: '' })
}

export interface DeletedRecord {
  id: string
  entityId: string
  name: string
}

/**
 * Records that were deleted together and can still be restored, last deleted first: a record that
 * references another was deleted before it and is restored after it.
 */
export async function listDeleted(
  { db, tenantId }: TenantDb,
  entity: Entity,
  undoId: string,
  now: Date,
): Promise<DeletedRecord[]> {
  const rows = await db
    .selectFrom('deleted_records')
    .select(['id', 'entity_id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('undo_id', '=', undoId)
    .where('entity', '=', entity.id)
    .where('created_at', '>', new Date(now.getTime() - UNDO_WINDOW_MS))
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ id: row.id, entityId: row.entity_id, name: row.name }))
}

/** Which of the rows that the copies reference exist now. */
async function presentOutside(
  db: Db,
  rows: readonly KeptRow[],
  tenant: string,
  byId: (id: string) => Entity,
): Promise<Map<string, Set<string>>> {
  const wanted = new Map<string, Set<string>>()
  for (const { entity, row } of rows)
    for (const field of keysOf(byId(entity))) {
      const value = row[field.column]
      if (value !== null && value !== undefined)
        wanted.set(
          field.node['x-ref']!,
          (wanted.get(field.node['x-ref']!) ?? new Set()).add(String(value)),
        )
    }
  const present = new Map<string, Set<string>>()
  for (const [id, ids] of wanted) {
    const entity = byId(id)
    const { rows: found } = await sql<{
      id: string
    }>`select id from ${sql.table(entity.table)}
      where ${within(entity, tenant)} and id in (${sql.join([...ids])})`.execute(db)
    present.set(id, new Set(found.map((row) => row.id)))
  }
  return present
}

async function insertRows(
  db: Db,
  rows: readonly KeptRow[],
  byId: (id: string) => Entity,
): Promise<void> {
  for (let from = 0; from < rows.length;) {
    const { entity } = rows[from]!
    let to = from
    while (to < rows.length && to - from < BATCH_SIZE && rows[to]!.entity === entity) to++
    const table = sql.table(byId(entity).table)
    await sql`insert into ${table} select * from jsonb_populate_recordset(null::${table},
        ${JSON.stringify(rows.slice(from, to).map(({ row }) => row))}::jsonb)`.execute(db)
    from = to
  }
}

/**
 * Restores one deleted record unchanged, with the rows deleted along with it. Deletions since then
 * keep their effect: rows that belonged to a deleted record are not restored, references to it are
 * empty.
 * @returns false when another request restored it first. @throws the database's refusal, or
 * `wrong_state` when its parent record is gone; the copy is then kept
 */
export async function restoreDeleted(
  { db, tenantId }: TenantDb,
  entity: Entity,
  keptId: string,
  entities: readonly Entity[],
): Promise<boolean> {
  const kept = await db
    .selectFrom('deleted_records')
    .select(['entity_id', 'rows', 'emptied'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', keptId)
    .forUpdate()
    .executeTakeFirst()
  if (!kept) return false
  const byId = (id: string) => entities.find((candidate) => candidate.id === id)!
  const rows = kept.rows as KeptRow[]
  const present = await presentOutside(db, rows, tenantId, byId)
  const isThere = (id: string, value: unknown) =>
    value === null || value === undefined || present.get(id)?.has(String(value)) === true
  const back: KeptRow[] = []
  for (const { entity: id, row } of rows) {
    const owner = byId(id)
    const gone = keysOf(owner).filter((field) => !isThere(field.node['x-ref']!, row[field.column]))
    const needed = gone.filter((field) => effectOf(field) !== 'set null')
    const isRoot = id === entity.id && String(row.id) === kept.entity_id
    const [lost] = needed
    if (lost !== undefined && isRoot)
      throw fail(
        'wrong_state',
        say('{title} names a record that does not exist any more.', {
          title: say(lost.node.title ?? lost.name),
        }),
      )
    if (needed.length > 0) continue
    back.push({
      entity: id,
      row: { ...row, ...Object.fromEntries(gone.map((field) => [field.column, null])) },
    })
    present.set(id, (present.get(id) ?? new Set()).add(String(row.id)))
  }
  await insertRows(db, back, byId)
  for (const { entity: id, column, id: rowId, value } of kept.emptied as EmptiedReference[]) {
    const owner = byId(id)
    await sql`update ${sql.table(owner.table)} set ${sql.ref(column)} = ${value}
      where ${within(owner, tenantId)} and id = ${rowId} and ${sql.ref(column)} is null`.execute(db)
  }
  await db
    .deleteFrom('deleted_records')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', keptId)
    .execute()
  return true
}
