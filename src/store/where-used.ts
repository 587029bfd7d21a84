import { sql, type RawBuilder } from 'kysely'
import { namedIn } from '#catalog/named-in.ts'
import { SCRIPT, scriptTypeId } from '#catalog/actions/scripted.ts'
import { referrersOf, type Referrer, type Usage, type UseEffect } from '#catalog/referrers.ts'
import type { Entity } from '#model/entity.ts'
import { fail, type ProductError } from '#model/errors.ts'
import type { Db } from '#platform/database/database.ts'

/** How a record's name stands inside of a structure, as JSON: actions name a script by its type. */
const spelling = (entityId: string, id: string) => JSON.stringify(entityId === SCRIPT ? scriptTypeId(id) : id)

const SHOWN = 10
/** Rows with structures inside (segments, goals) are few; past this many the count is a lower bound. */
const MOST_INSIDE = 1000

type Row = { id: string; name: unknown; value?: unknown }

const nameOf = (row: Row) => ({ id: row.id, name: String(row.name || row.id) })

async function usageOf(db: Db, entity: Entity, id: string, tenant: string, { entity: other, field, effect, inside, chosen }: Referrer): Promise<Usage> {
  const column = sql.ref(field.column)
  const label = sql.ref(other.field(other.label)!.column)
  const own: RawBuilder<unknown> = other.scope === 'tenant' && entity.scope === 'tenant' ? sql`tenant_id = ${tenant}` : sql`true`
  // The id as it stands in the text of the value: cheap to look for, and what is found is then read properly.
  const names = inside ? sql`position(${spelling(entity.id, id)} in ${column}::text) > 0` : sql`${column} = ${id}`
  const self = other.id === entity.id ? sql`id <> ${id}` : sql`true`
  const where = sql`${own} and ${self} and ${names}`
  const facts = { entity: other.id, field: field.name, effect, chosen }
  const { rows } = await sql<Row>`select id, ${label} as name ${inside ? sql`, ${column} as value` : sql``} from ${sql.table(other.table)} where ${where} order by id limit ${inside ? MOST_INSIDE : SHOWN}`.execute(db)
  if (inside) {
    const found = rows.filter((row) => namedIn(field.node, row.value).some((one) => one.entity === entity.id && one.id === id))
    return { ...facts, count: found.length, records: found.slice(0, SHOWN).map(nameOf) }
  }
  if (rows.length < SHOWN) return { ...facts, count: rows.length, records: rows.map(nameOf) }
  const counted = await sql<{ n: number }>`select count(*) as n from ${sql.table(other.table)} where ${where}`.execute(db)
  return { ...facts, count: Number(counted.rows[0]!.n), records: rows.map(nameOf) }
}

/** What names this record, those that forbid deleting it first. Fields through which nothing does are left out. */
export async function whereUsed(db: Db, entity: Entity, id: string, tenant: string, referrers: readonly Referrer[]): Promise<Usage[]> {
  const found: Usage[] = []
  for (const referrer of referrers) found.push(await usageOf(db, entity, id, tenant, referrer))
  const rank: Record<UseEffect, number> = { blocks: 0, emptied: 1, goes: 2 }
  return found.filter(({ count }) => count > 0).toSorted((a, b) => rank[a.effect] - rank[b.effect])
}

/** "2 goals and one segment". */
function inWords(usages: readonly Usage[], entities: readonly Entity[]): string {
  const counts = new Map<string, number>()
  for (const { entity, count } of usages) counts.set(entity, (counts.get(entity) ?? 0) + count)
  const parts = [...counts].map(([id, count]) => {
    const entity = entities.find((one) => one.id === id)!
    return count === 1 ? `one ${entity.title.toLowerCase()}` : `${count} ${entity.plural.toLowerCase()}`
  })
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)!}`
}

/** The refusal to delete what others need; null when nothing forbids it. */
export async function refusalToDelete(db: Db, entity: Entity, id: string, tenant: string, entities: readonly Entity[]): Promise<ProductError | null> {
  const blocking = referrersOf(entity, entities).filter(({ effect }) => effect === 'blocks')
  const usedBy = await whereUsed(db, entity, id, tenant, blocking)
  return usedBy.length > 0 ? fail('in_use', `This ${entity.title.toLowerCase()} is still used by ${inWords(usedBy, entities)}.`, [], { usedBy }) : null
}
