import { onlyRow } from '#model/lib/only-row.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { standingId } from './find-person.ts'
import type { RowRange } from '#model/api/paging.ts'

export interface PageOf<Row> {
  rows: Row[]
  total: number
}

/** One membership period in a segment; `leftAt` is null while it lasts. */
export interface SegmentStay {
  id: string
  segmentId: string
  name: string
  enteredAt: string
  leftAt: string | null
}

export interface ListedOn {
  id: string
  listId: string
  name: string
  addedAt: string
  addedBy: string
}

export interface PersonScore {
  id: string
  scoringId: string
  value: number
  updatedAt: string
}

const iso = (at: Date) => new Date(at).toISOString()

/**
 * Runs work for the person with this id, or for the one it was merged into, in a tenant
 * transaction.
 * @throws ProductError `not_found`
 */
const aboutPerson = <T>(
  { database }: Engine,
  { tenantId }: ActorScope,
  id: string,
  work: (db: Db, personId: string) => Promise<T>,
): Promise<T> =>
  database.tenant(tenantId, async (db) => work(db, await standingId(db, tenantId, id)))

/**
 * The person's membership periods in segments: current ones first, then by the time they ended.
 * @throws ProductError `not_found`
 */
export function staysOf(
  engine: Engine,
  scope: ActorScope,
  id: string,
  { first, size }: RowRange,
): Promise<PageOf<SegmentStay>> {
  return aboutPerson(engine, scope, id, async (db, person) => {
    const stays = sql`
      from segment_members m
      join segments s on s.tenant_id = m.tenant_id and s.id = m.segment_id
      where m.tenant_id = ${scope.tenantId} and m.profile_id = ${person}
    `
    const { rows } = await sql<{
      id: string
      segment_id: string
      name: string
      entered_at: Date
      left_at: Date | null
    }>`
      select m.id, m.segment_id, s.name, m.entered_at, m.left_at ${stays}
      order by m.left_at desc nulls first, m.entered_at desc, m.id
      limit ${size} offset ${first}
    `.execute(db)
    const counted = await sql<{ n: string }>`select count(*) as n ${stays}`.execute(db)
    return {
      rows: rows.map((row) => ({
        id: row.id,
        segmentId: row.segment_id,
        name: row.name,
        enteredAt: iso(row.entered_at),
        leftAt: row.left_at && iso(row.left_at),
      })),
      total: Number(onlyRow(counted.rows).n),
    }
  })
}

/**
 * The static lists that contain the person, by name.
 * @throws ProductError `not_found`
 */
export function listsOf(
  engine: Engine,
  scope: ActorScope,
  id: string,
  { first, size }: RowRange,
): Promise<PageOf<ListedOn>> {
  return aboutPerson(engine, scope, id, async (db, person) => {
    const lists = sql`
      from list_members m
      join user_lists l on l.tenant_id = m.tenant_id and l.id = m.list_id
      where m.tenant_id = ${scope.tenantId} and m.profile_id = ${person}
    `
    const { rows } = await sql<{
      id: string
      list_id: string
      name: string
      created_at: Date
      created_by: string
    }>`
      select m.id, m.list_id, l.name, m.created_at, m.created_by ${lists}
      order by l.name, l.id
      limit ${size} offset ${first}
    `.execute(db)
    const counted = await sql<{ n: string }>`select count(*) as n ${lists}`.execute(db)
    return {
      rows: rows.map((row) => ({
        id: row.id,
        listId: row.list_id,
        name: row.name,
        addedAt: iso(row.created_at),
        addedBy: row.created_by,
      })),
      total: Number(onlyRow(counted.rows).n),
    }
  })
}

/**
 * The person's scores, highest first. Scoring plans without a row count as 0 and are omitted.
 * @throws ProductError `not_found`
 */
export function scoresOf(
  engine: Engine,
  scope: ActorScope,
  id: string,
  { first, size }: RowRange,
): Promise<PageOf<PersonScore>> {
  return aboutPerson(engine, scope, id, async (db, person) => {
    const scores = sql`from scores where tenant_id = ${scope.tenantId} and profile_id = ${person}`
    const { rows } = await sql<{
      id: string
      scoring_id: string
      value: number
      updated_at: Date
    }>`
      select id, scoring_id, value, updated_at ${scores}
      order by value desc, scoring_id
      limit ${size} offset ${first}
    `.execute(db)
    const counted = await sql<{ n: string }>`select count(*) as n ${scores}`.execute(db)
    return {
      rows: rows.map((row) => ({
        id: row.id,
        scoringId: row.scoring_id,
        value: Number(row.value),
        updatedAt: iso(row.updated_at),
      })),
      total: Number(onlyRow(counted.rows).n),
    }
  })
}
