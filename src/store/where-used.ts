import { inSentence, listFormat, say } from '#language'
import { sql, type RawBuilder } from 'kysely'
import { columnTypeOf } from '#catalog/fields/definitions.ts'
import { namedIn } from '#catalog/named-in.ts'
import { SCRIPT, scriptTypeId } from '#catalog/actions/scripted.ts'
import { referrersOf, type Referrer, type Usage, type UseEffect } from '#catalog/referrers.ts'
import { fieldNamed, type Entity } from '#model/schema/entity.ts'
import { fail, type ProductError } from '#model/lib/errors.ts'
import type { Db, TenantDb } from '#platform/database/database.ts'
import { required } from '#model/lib/lookup.ts'

/** The JSON form of a record's name inside of a structure: actions name a script by its type. */
const spelling = (entityId: string, id: string) =>
  JSON.stringify(entityId === SCRIPT ? scriptTypeId(id) : id)

const SHOWN = 10
/**
 * Rows with structures (segments, goals) are few; past this many for each record the count is a
 * lower bound.
 */
const MAX_INSIDE = 1000

type UsingRow = { id: string; name: unknown; value?: unknown }

const nameOf = (row: UsingRow) => ({ id: row.id, name: String(row.name || row.id) })

interface ReferenceQuery {
  db: Db
  entity: Entity
  tenant: string
}

const ownRows = ({ entity, tenant }: ReferenceQuery, other: Entity): RawBuilder<unknown> =>
  other.scope === 'tenant' && entity.scope === 'tenant' ? sql`tenant_id = ${tenant}` : sql`true`
const labelOf = (other: Entity) => sql.ref(fieldNamed(other, other.label).column)

/** References by a column's value, for all ids in one statement. */
async function valuesOf(
  referenceQuery: ReferenceQuery,
  ids: readonly string[],
  { entity: other, field, effect, chosen }: Referrer,
): Promise<Map<string, Usage>> {
  const { db, entity } = referenceQuery
  const [table, column] = [sql.table(other.table), sql.ref(field.column)]
  const type = sql.raw(columnTypeOf(field.node))
  const isOther = (id: RawBuilder<unknown>) =>
    other.id === entity.id ? sql`id <> ${id}` : sql`true`
  const { rows } = await sql<UsingRow & { of: string }>`
    select asked_id::text as "of", found.id, found.name
    from unnest(${ids}::${type}[]) named(asked_id)
    cross join lateral (
      select id, ${labelOf(other)} as name
      from ${table}
      where ${ownRows(referenceQuery, other)} and ${isOther(sql`asked_id`)} and ${column} = asked_id
      order by id
      limit ${SHOWN}
    ) found
    order by found.id
  `.execute(db)
  const usages = new Map(
    ids.map((id) => {
      const records = rows.filter((row) => row.of === id).map(nameOf)
      const count = records.length
      return [id, { entity: other.id, field: field.name, effect, chosen, count, records } as Usage]
    }),
  )
  const many = ids.filter((id) => required(usages, id).count === SHOWN)
  if (many.length === 0) return usages
  const counted = await sql<{ of: string; n: number }>`
    select ${column}::text as "of", count(*)::int as n
    from ${table}
    where ${ownRows(referenceQuery, other)} and ${isOther(column)} and ${column} = any(${many}::${type}[])
    group by 1
  `.execute(db)
  for (const { of, n } of counted.rows) required(usages, of).count = n
  return usages
}

/**
 * References inside of structures, for all ids in one statement: converting a structure to text
 * costs more than searching it.
 */
async function insidesOf(
  referenceQuery: ReferenceQuery,
  ids: readonly string[],
  { entity: other, field, effect, chosen }: Referrer,
): Promise<Map<string, Usage>> {
  const { db, entity } = referenceQuery
  const usages = new Map(
    ids.map((id) => [
      id,
      { entity: other.id, field: field.name, effect, chosen, count: 0, records: [] } as Usage,
    ]),
  )
  const spelled = ids.map((id) => spelling(entity.id, id))
  const { rows } =
    await sql<UsingRow>`select id, name, value from (select id, ${labelOf(other)} as name,
        ${sql.ref(field.column)} as value, ${sql.ref(field.column)}::text as said
        from ${sql.table(other.table)} where ${ownRows(referenceQuery, other)} offset 0) one
    where exists (select from unnest(${spelled}::text[]) s(spelled)
        where position(s.spelled in one.said) > 0) order by id
      limit ${MAX_INSIDE * ids.length}`.execute(db)
  for (const row of rows)
    for (const id of new Set(
      namedIn(field.node, row.value).flatMap((reference) =>
        reference.entity === entity.id ? [reference.id] : [],
      ),
    )) {
      const usage = usages.get(id)
      if (!usage || (other.id === entity.id && row.id === id)) continue
      usage.count++
      if (usage.records.length < SHOWN) usage.records.push(nameOf(row))
    }
  return usages
}

const rank: Record<UseEffect, number> = { blocks: 0, emptied: 1, goes: 2 }

/**
 * The records that reference each of these records, those that prevent deleting it first. Fields
 * without references are left out.
 */
export async function whereSeveralUsed(
  { db, tenantId }: TenantDb,
  entity: Entity,
  ids: readonly string[],
  referrers: readonly Referrer[],
): Promise<Map<string, Usage[]>> {
  const asked = { db, entity, tenant: tenantId }
  const found = await Promise.all(
    referrers.map((referrer) =>
      referrer.inside ? insidesOf(asked, ids, referrer) : valuesOf(asked, ids, referrer),
    ),
  )
  return new Map(
    ids.map((id) => [
      id,
      found
        .map((usages) => required(usages, id))
        .filter(({ count }) => count > 0)
        .toSorted((a, b) => rank[a.effect] - rank[b.effect]),
    ]),
  )
}

/** The same for one record. */
export async function whereUsed(
  { db, tenantId }: TenantDb,
  entity: Entity,
  id: string,
  referrers: readonly Referrer[],
): Promise<Usage[]> {
  return required(await whereSeveralUsed({ db, tenantId }, entity, [id], referrers), id)
}

/** "2 goals and one segment". */
function inWords(usages: readonly Usage[], entities: readonly Entity[]): string {
  const counts = new Map<string, number>()
  for (const { entity, count } of usages) counts.set(entity, (counts.get(entity) ?? 0) + count)
  const parts = [...counts].map(([id, count]) => {
    const entity = entities.find((candidate) => candidate.id === id)!
    return count === 1
      ? say('one {thing}', { thing: inSentence(entity.title) })
      : say('{number} {things}', { number: count, things: inSentence(entity.plural) })
  })
  return listFormat('conjunction').format(parts)
}

/** The error when referenced records are deleted; null when no reference prevents it. */
export async function refusalToDelete(
  { db, tenantId }: TenantDb,
  entity: Entity,
  id: string,
  entities: readonly Entity[],
): Promise<ProductError | null> {
  const blocking = referrersOf(entity, entities).filter(({ effect }) => effect === 'blocks')
  const usedBy = await whereUsed({ db, tenantId }, entity, id, blocking)
  return usedBy.length > 0
    ? fail(
        'in_use',
        say('This {thing} is still used by {things}.', {
          thing: inSentence(entity.title),
          things: inWords(usedBy, entities),
        }),
        [],
        { usedBy },
      )
    : null
}
