import { onlyRow } from '#model/lib/only-row.ts'
import { sql } from 'kysely'
import { writtenBy } from '#model/api/actor.ts'
import type { Profile } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { publishNoted } from '#engine/kernel/commit-events.ts'
import { publish } from '#engine/kernel/domain-events.ts'
import { addedToLists } from './membership-events.ts'
import { peopleFilter, type PeoplePage } from './people-filter.ts'
import { changed } from './changed.ts'
import { lockMemberships } from '#engine/kernel/locks.ts'
import { assertPeopleExist } from './named-people.ts'
import { inScope, type ScopedTx } from '#engine/kernel/tenant-tx.ts'

/** Maximum number of people per call. */
export const MAX_AT_ONCE = 1000

/** @throws ProductError `not_found` */
async function refuseUnknown(db: Db, tenantId: string, id: string) {
  if (
    !(await db
      .selectFrom('user_lists')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .executeTakeFirst())
  )
    throw fail('not_found', 'There is no such list.')
}

/**
 * Adds people to a list; existing members stay. Dependent segments are updated when the call
 * returns.
 * @throws ProductError `not_found` for the list, `invalid` with the path of each person who does
 * not exist; no person is added then
 */
export async function addToList(
  engine: Engine,
  scope: ActorScope,
  id: string,
  profileIds: readonly string[],
): Promise<{ added: number }> {
  const { tenantId } = scope
  return inScope(engine, scope, async (tx) => {
    const { db } = tx
    await refuseUnknown(db, tenantId, id)
    await lockMemberships(db, tenantId, 'shared')
    const wanted = profileIds.map((profileId) => profileId.toLowerCase())
    await assertPeopleExist(tx, wanted)
    const now = new Date(engine.clock.now())
    const by = writtenBy(scope.actor)
    const rows = [...new Set(wanted)].map((profileId) => ({ id: engine.newId(), p: profileId }))
    const { rows: added } = await sql<{
      profile_id: string
    }>`
      insert into list_members (
        id, tenant_id, list_id, profile_id, created_at, created_by, updated_at, updated_by
      )
      select r.id, ${tenantId}, ${id}, r.p, ${now}, ${by}, ${now}, ${by}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, p uuid)
      on conflict do nothing
      returning profile_id
    `.execute(db)
    await noteMembers(tx, id, added, 'came to')
    // At once: entries by the segments of the list come before entries by the list itself.
    await publishNoted(tx.db)
    const enrolled = await publish(
      tx,
      addedToLists,
      added.map((row) => ({ profileId: row.profile_id, listId: id })),
    )
    await changed(tx, [{ profileIds: enrolled.flat(), journeys: true }])
    return { added: added.length }
  })
}

/** Which of these people are on a list. */
export async function membersAmong(
  engine: Pick<Engine, 'database'>,
  { tenantId }: ActorScope,
  id: string,
  profileIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await engine.database.tenant(tenantId, (db) =>
    sql<{ profile_id: string }>`
      select profile_id from list_members
      where tenant_id = ${tenantId} and list_id = ${id} and profile_id = any(${profileIds}::uuid[])
    `.execute(db),
  )
  return new Set(rows.map((row) => row.profile_id))
}

/**
 * Removes people from a list; people who are not on it are ignored.
 * @throws ProductError `not_found` for the list
 */
export async function takeOffList(
  engine: Engine,
  scope: ActorScope,
  id: string,
  profileIds: readonly string[],
): Promise<{ removed: number }> {
  const { tenantId } = scope
  return inScope(engine, scope, async (tx) => {
    const { db } = tx
    await refuseUnknown(db, tenantId, id)
    await lockMemberships(db, tenantId, 'shared')
    const { rows: removed } = await sql<{
      profile_id: string
    }>`
      delete from list_members
      where tenant_id = ${tenantId}
        and list_id = ${id}
        and profile_id = any(${profileIds.filter(isUuid)}::uuid[])
      returning profile_id
    `.execute(db)
    await noteMembers(tx, id, removed, 'left')
    return { removed: removed.length }
  })
}

async function noteMembers(
  tx: ScopedTx,
  id: string,
  rows: readonly { profile_id: string }[],
  what: string,
) {
  const { db, engine, scope } = tx
  if (rows.length === 0) return
  await changed(tx, [{ profileIds: rows.map((row) => row.profile_id), lists: new Set([id]) }])
  await engine.stores.note(
    scope,
    {
      action: 'update',
      entity: 'user-list',
      entityId: id,
      summary: `${rows.length} ${rows.length === 1 ? 'person' : 'people'} ${what} the list`,
      facts: { people: rows.slice(0, 50).map((row) => row.profile_id) },
    },
    { db },
  )
}

/**
 * A page of the people on a list, by name, with the time they were added and by which user.
 * @throws ProductError `not_found`
 */
export async function listPeople(
  engine: Engine,
  { tenantId }: ActorScope,
  id: string,
  { first, size, filter }: PeoplePage,
): Promise<{ rows: (Profile & { addedAt: string; addedBy: string })[]; total: number }> {
  return engine.database.tenant(tenantId, async (db) => {
    await refuseUnknown(db, tenantId, id)
    const people = sql`
      from list_members m
      join profiles p on p.tenant_id = m.tenant_id and p.id = m.profile_id
      where m.tenant_id = ${tenantId}
        and m.list_id = ${id} ${await peopleFilter(db, tenantId, filter)}
    `
    const { rows } = await sql<{
      added_at: Date
      added_by: string
    }>`
      select p.*, m.created_at as added_at, m.created_by as added_by ${people}
      order by p.name, p.id
      limit ${size} offset ${first}
    `.execute(db)
    const counted = await sql<{ n: string }>`select count(*) as n ${people}`.execute(db)
    return {
      rows: rows.map((row) => ({
        ...toRecord('profile', row),
        addedAt: new Date(row.added_at).toISOString(),
        addedBy: row.added_by,
      })),
      total: Number(onlyRow(counted.rows).n),
    }
  })
}
