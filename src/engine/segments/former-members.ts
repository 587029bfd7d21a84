import { onlyRow } from '#model/lib/only-row.ts'
import { sql } from 'kysely'
import type { Profile } from '#model/schema/entities.generated.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { peopleFilter, type PeoplePage } from './people-filter.ts'
import { segmentOf } from './segment-people.ts'

export interface FormerMember extends Profile {
  enteredAt: string
  leftAt: string
}

/**
 * A page of the ended memberships in a segment, latest first, with start and end. A person who left
 * twice is listed twice.
 * @throws ProductError `not_found`
 */
export async function listFormerMembers(
  engine: Engine,
  { tenantId }: ActorScope,
  id: string,
  { first, size, filter }: PeoplePage,
): Promise<{ rows: FormerMember[]; total: number }> {
  return engine.database.tenant(tenantId, async (db) => {
    await segmentOf(db, tenantId, id)
    const stays = sql`
      from segment_members m
      join profiles p on p.tenant_id = m.tenant_id and p.id = m.profile_id
      where m.tenant_id = ${tenantId}
        and m.segment_id = ${id}
        and m.left_at is not null ${await peopleFilter(db, tenantId, filter)}
    `
    const { rows } = await sql<{
      entered_at: Date
      left_at: Date
    }>`
      select p.*, m.entered_at, m.left_at ${stays}
      order by m.left_at desc, m.id
      limit ${size} offset ${first}
    `.execute(db)
    const counted = await sql<{ n: string }>`select count(*) as n ${stays}`.execute(db)
    return {
      rows: rows.map((row) => ({
        ...toRecord('profile', row),
        enteredAt: new Date(row.entered_at).toISOString(),
        leftAt: new Date(row.left_at).toISOString(),
      })),
      total: Number(onlyRow(counted.rows).n),
    }
  })
}
