import { say } from '#language'
import { sql } from 'kysely'
import type { PeopleMember } from '#model/schema/people-columns.ts'
import { fail } from '#model/lib/errors.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { required } from '#model/lib/lookup.ts'
import { loadColumns } from './columns.ts'

/** Values of the columns that are not part of a profile's record. */
export interface ColumnValues {
  segment?: PeopleMember[]
  list?: PeopleMember[]
  goal?: PeopleMember[]
  score?: Record<string, number>
}

const MEMBERS = {
  segment: sql`select m.profile_id, g.id, g.name from segment_members m
    join segments g on g.tenant_id = m.tenant_id and g.id = m.segment_id
    where m.left_at is null and`,
  list: sql`select m.profile_id, g.id, g.name from list_members m
    join user_lists g on g.tenant_id = m.tenant_id and g.id = m.list_id where`,
  goal: sql`select distinct m.profile_id, g.id, g.name from goal_reaches m
    join goals g on g.tenant_id = m.tenant_id and g.id = m.goal_id
    where m.reached_at is not null and`,
} as const

/**
 * Adds the requested columns to a page of people: members as `segment`, `list` and `goal`, scores
 * by plan as `score`. Properties are part of each record already.
 * @throws ProductError `malformed` for an unknown column
 */
export async function withColumns<Row extends { id?: unknown }>(
  engine: Engine,
  { tenantId }: ActorScope,
  rows: readonly Row[],
  asked: readonly string[],
): Promise<(Row & ColumnValues)[]> {
  return engine.database.tenant(tenantId, async (db) => {
    const known = new Set((await loadColumns({ db, tenantId })).map(({ key }) => key))
    const unknown = asked.find((key) => !known.has(key))
    if (unknown !== undefined)
      throw fail('malformed', say('There is no column "{name}" of people.', { name: unknown }), [
        { path: '/columns', message: say('There is no column "{name}".', { name: unknown }) },
      ])
    const ids = rows.map((row) => String(row.id))
    const more = new Map<string, ColumnValues>(ids.map((id) => [id, {}]))
    for (const key of ['segment', 'list', 'goal'] as const) {
      if (!asked.includes(key)) continue
      for (const values of more.values()) values[key] = []
      const found = await sql<PeopleMember & { profile_id: string }>`${MEMBERS[key]}
        m.tenant_id = ${tenantId} and m.profile_id = any(${ids}::uuid[]) order by name, id`.execute(
        db,
      )
      for (const { profile_id: person, id, name } of found.rows)
        required(more, person)[key]?.push({ id, name })
    }
    const plans = asked.flatMap((key) => (key.startsWith('score.') ? [key.slice(6)] : []))
    if (plans.length > 0) {
      const found = await sql<{ profile_id: string; scoring_id: string; value: number }>`
        select profile_id, scoring_id, value from scores
        where tenant_id = ${tenantId} and profile_id = any(${ids}::uuid[])
          and scoring_id = any(${plans}::text[])`.execute(db)
      const scores = new Map<string, Record<string, number>>(ids.map((id) => [id, {}]))
      for (const row of found.rows) required(scores, row.profile_id)[row.scoring_id] = row.value
      for (const [id, values] of more) values.score = required(scores, id)
    }
    return rows.map((row) => ({ ...row, ...more.get(String(row.id)) }))
  })
}
