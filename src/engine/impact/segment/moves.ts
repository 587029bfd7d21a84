import { sql, type RawBuilder } from 'kysely'
import { onlyRow } from '#model/lib/only-row.ts'
import { loadLanguage } from '#engine/segments/load-language.ts'
import { countPeople } from '#engine/segments/preview.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import type { ImpactPerson } from '#model/api/impact.ts'
import type { PageOfPeople } from '../impact-kind.ts'
import { EXACT_TIME_MS, withinTime } from '../within-time.ts'

export type Side = 'joins' | 'leaves' | 'stays'

/** A segment as it would be saved. */
export interface SavedSegment {
  /** Null for a new segment. */
  id: string | null
  condition: unknown
  enabled: boolean
}

export interface Moves extends Record<Side, number> {
  exact: boolean
  /** People who were looked at. */
  counted: number
}

/** Above this many people, moves are estimated. */
const MAX_EXACT = 200_000
/** People in a sample: a share is accurate to about one percent. */
const SAMPLE_SIZE = 8000

export const sides: Readonly<Record<Side, RawBuilder<boolean>>> = {
  joins: sql<boolean>`becomes and not was`,
  leaves: sql<boolean>`was and not becomes`,
  stays: sql<boolean>`was and becomes`,
}

/**
 * Rows of all people with their membership now (`was`) and after saving (`becomes`).
 * @param sample percentage of the table's pages; absent: all
 */
export async function movesSql(
  tx: TenantTx,
  { id, condition, enabled }: SavedSegment,
  sample?: number,
): Promise<RawBuilder<unknown>> {
  const { tenantId } = tx
  const { evaluator, moment } = await loadLanguage(tx)
  const all = evaluator.compileAll({ tenantId, now: moment.now })
  const holds = () =>
    sample === undefined
      ? all.holds(condition)
      : evaluator.compile(condition, { profile: { alias: 'p' } }, moment.now)
  const becomes = enabled ? holds() : sql<boolean>`false`
  const from =
    sample === undefined
      ? sql`profiles p ${all.joins()}`
      : sql`profiles p tablesample system (${sample}::float8) repeatable (1)`
  return sql`
    select
      p.id,
      p.name,
      p.email,
      ${becomes} as becomes,
      ${
        id === null
          ? sql`false`
          : sql`
            exists (
              select
              from segment_members m
              where m.tenant_id = p.tenant_id
                and m.profile_id = p.id
                and m.segment_id = ${id}
                and m.left_at is null
            )
          `
      } as was
    from ${from}
    where p.tenant_id = ${tenantId}
  `
}

async function countIn({ db }: TenantTx, people: RawBuilder<unknown>) {
  const { rows } = await sql<Record<Side | 'seen', string>>`
    select
      count(*) as seen,
      count(*) filter (where ${sides.joins}) as joins,
      count(*) filter (where ${sides.leaves}) as leaves,
      count(*) filter (where ${sides.stays}) as stays
    from (${people}) one
  `.execute(db)
  const { seen, joins, leaves, stays } = onlyRow(rows)
  return { seen: Number(seen), joins: Number(joins), leaves: Number(leaves), stays: Number(stays) }
}

/** Counts who joins, leaves and stays; estimates them when counting takes too long. */
export async function countMoves(tx: TenantTx, segment: SavedSegment): Promise<Moves> {
  const total = await countPeople(tx.db, tx.tenantId)
  const exactly = async (): Promise<Moves> => {
    const { joins, leaves, stays } = await countIn(tx, await movesSql(tx, segment))
    return { joins, leaves, stays, exact: true, counted: total }
  }
  const estimate = async (): Promise<Moves> => {
    const share = Math.min(100, (100 * SAMPLE_SIZE) / Math.max(1, total))
    const found = await countIn(tx, await movesSql(tx, segment, share))
    // In a table whose people are on few pages, the sampled pages may be empty.
    if (found.seen === 0) return exactly()
    const scaled = (part: number) => Math.round((total * part) / found.seen)
    return {
      joins: scaled(found.joins),
      leaves: scaled(found.leaves),
      stays: scaled(found.stays),
      exact: false,
      counted: found.seen,
    }
  }
  return total > MAX_EXACT ? estimate() : withinTime(tx.db, EXACT_TIME_MS, exactly, estimate)
}

/** A page of the people on one side, by name. */
export async function pageMoves(
  tx: TenantTx,
  segment: SavedSegment,
  side: Side,
  { first, size }: { first: number; size: number },
): Promise<PageOfPeople> {
  const people = await movesSql(tx, segment)
  const { rows } = await sql<ImpactPerson>`
    select id, name, email
    from (${people}) one
    where ${sides[side]}
    order by name, id
    limit ${size} offset ${first}
  `.execute(tx.db)
  const { rows: all } = await sql<{ n: string }>`
    select count(*) as n from (${people}) one where ${sides[side]}
  `.execute(tx.db)
  return { rows, total: Number(onlyRow(all).n) }
}
