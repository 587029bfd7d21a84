import { onlyRow } from '#model/lib/only-row.ts'
import { sql } from 'kysely'
import type { ConditionReason } from '#condition/evaluate.ts'
import type { Profile, SegmentRow } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { loadFacts } from './load-facts.ts'
import { loadLanguage } from './load-language.ts'
import { peopleFilter, type PeoplePage } from './people-filter.ts'
import { explainer } from './preview.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'

/** @throws ProductError `not_found` */
export async function segmentOf(db: Db, tenantId: string, id: string): Promise<SegmentRow> {
  const row = await db
    .selectFrom('segments')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw fail('not_found', 'There is no such segment.')
  return row
}

export async function countMembers(
  engine: Engine,
  { tenantId }: ActorScope,
  id: string,
): Promise<number> {
  return engine.database.tenant(tenantId, async (db) => {
    await segmentOf(db, tenantId, id)
    const { rows } = await sql<{
      n: string
    }>`
      select count(*) as n
      from segment_members
      where tenant_id = ${tenantId} and segment_id = ${id} and left_at is null
    `.execute(db)
    return Number(onlyRow(rows).n)
  })
}

/**
 * A page of the members of a segment with the time they entered, latest first.
 * @throws ProductError `not_found`
 */
export async function listMembers(
  engine: Engine,
  { tenantId }: ActorScope,
  id: string,
  { first, size, filter }: PeoplePage,
): Promise<{ rows: (Profile & { enteredAt: string })[]; total: number }> {
  return engine.database.tenant(tenantId, async (db) => {
    await segmentOf(db, tenantId, id)
    const members = sql`
      from segment_members m
      join profiles p on p.tenant_id = m.tenant_id and p.id = m.profile_id
      where m.tenant_id = ${tenantId}
        and m.segment_id = ${id}
        and m.left_at is null ${await peopleFilter(db, tenantId, filter)}
    `
    const { rows } = await sql<{
      entered_at: Date
    }>`select p.*, m.entered_at ${members} order by m.entered_at desc, p.id limit ${size} offset ${first}`.execute(
      db,
    )
    const counted = await sql<{ n: string }>`select count(*) as n ${members}`.execute(db)
    return {
      rows: rows.map((row) => ({
        ...toRecord('profile', row),
        enteredAt: new Date(row.entered_at).toISOString(),
      })),
      total: Number(onlyRow(counted.rows).n),
    }
  })
}

export interface SegmentMatch {
  match: boolean
  /** The result of each line, with the compared values. */
  reasons: ConditionReason
  /** The person's membership periods in the segment, latest first. */
  stays: { enteredAt: string; leftAt: string | null }[]
}

/**
 * Whether a person matches a segment's condition now, and why.
 * @throws ProductError `not_found`
 */
export const matchOf = (
  engine: Engine,
  { tenantId }: ActorScope,
  id: string,
  profileId: string,
): Promise<SegmentMatch> =>
  inTenant(engine, tenantId, async (tx) =>
    segmentMatch(tx, await segmentOf(tx.db, tenantId, id), profileId),
  )

/** `matchOf` in the caller's transaction. */
export async function segmentMatch(
  tx: TenantTx<Pick<Engine, 'clock'>>,
  segment: Pick<SegmentRow, 'id' | 'enabled' | 'condition'>,
  profileId: string,
): Promise<SegmentMatch> {
  const { db, tenantId } = tx
  const conditionLanguage = await loadLanguage(tx)
  const facts = isUuid(profileId)
    ? await loadFacts(
        tx,
        [profileId],
        conditionLanguage.language.dependsOn(segment.condition).eventTypes,
      )
    : null
  const profile = facts?.get(profileId.toLowerCase())
  if (!profile) throw fail('not_found', 'There is no such profile.')
  const reasons = (await explainer(db, tenantId, conditionLanguage, segment.condition)).explain(
    profile,
  )
  const stays = await db
    .selectFrom('segment_members')
    .select(['entered_at', 'left_at'])
    .where('tenant_id', '=', tenantId)
    .where('segment_id', '=', segment.id)
    .where('profile_id', '=', profile.id)
    .orderBy('entered_at', 'desc')
    .orderBy(sql`left_at desc nulls first`)
    .limit(50)
    .execute()
  return {
    match: segment.enabled && reasons.holds,
    reasons,
    stays: stays.map((stay) => ({
      enteredAt: stay.entered_at.toISOString(),
      leftAt: stay.left_at?.toISOString() ?? null,
    })),
  }
}
