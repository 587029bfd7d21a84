import { say } from '#language'
import { sql } from 'kysely'
import type { MergeDecision, MergePreview } from '#model/api/answers/profile-answers.ts'
import type { ProfileRow } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { Db, TenantDb } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { loadDrafts, loadPropertyTypes } from '#engine/audience/identity/load-people.ts'
import { baseRow } from '#engine/kernel/rows.ts'
import { linkContacts } from '#engine/audience/contacts/link-contacts.ts'
import { changed } from '#engine/segments/changed.ts'
import { explainMerge, mergeDrafts } from '#engine/audience/profiles/merge-properties.ts'
import { moveBack, moveToMaster, type MovedRows } from '#engine/audience/profiles/move-to-master.ts'
import type { ProfileDraft } from '#engine/audience/profiles/profile-draft.ts'
import { enqueueDomainEvents } from '#engine/kernel/outbox/enqueue-domain-events.ts'
import { lockIdentities, lockMemberships } from '#engine/kernel/locks.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import type { JsonObject } from '#model/schema/record-values.ts'
import { jsonb } from '#platform/database/jsonb.ts'
import { onlyRow } from '#model/lib/only-row.ts'

const UNDO_DAYS = 30
const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

const shown = ({
  id,
  name,
  email,
  properties,
  consents,
  tags,
  anonymous,
  firstSeenAt,
  lastSeenAt,
}: ProfileDraft): MergePreview['profile'] => {
  const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  return {
    id,
    name,
    email,
    properties,
    consents,
    tags,
    anonymous,
    firstSeenAt: moment(firstSeenAt),
    lastSeenAt: moment(lastSeenAt),
  }
}

async function mergedDraft(
  db: Db,
  tenantId: string,
  masterId: string,
  otherId: string,
): Promise<{ master: ProfileDraft; decisions: MergeDecision[] }> {
  if (masterId === otherId)
    throw fail('invalid', 'A profile cannot be merged into itself.', [
      { path: '/otherId', message: 'Choose another profile.' },
    ])
  const drafts = await loadDrafts(db, tenantId, [masterId, otherId])
  const [master, other] = [drafts.get(masterId), drafts.get(otherId)]
  if (!master) throw fail('not_found', 'There is no such profile.')
  if (!other)
    throw fail('invalid', 'There is no such profile to merge.', [
      { path: '/otherId', message: 'There is no such profile.' },
    ])
  const { byId } = await loadPropertyTypes(db, tenantId)
  const decisions = explainMerge(master, other, byId)
  mergeDrafts(master, other, byId)
  return { master, decisions }
}

/** Previews the result of a merge; changes nothing. */
export function previewMerge(
  engine: Engine,
  { tenantId }: ActorScope,
  masterId: string,
  otherId: string,
): Promise<MergePreview> {
  return engine.database.tenant(tenantId, async (db) => {
    const { master, decisions } = await mergedDraft(db, tenantId, masterId, otherId)
    const { rows } = await sql<{
      events: number
      sessions: number
    }>`
      select
        (
          select count(*)::integer
          from events
          where tenant_id = ${tenantId} and profile_id = ${otherId}
        ) as events,
        (
          select count(*)::integer
          from sessions
          where tenant_id = ${tenantId} and profile_id = ${otherId}
        ) as sessions
    `.execute(db)
    return { profile: shown(master), decisions, ...onlyRow(rows) }
  })
}

const wholeRow = async (db: Db, tenantId: string, id: string) =>
  onlyRow(
    (
      await sql<{
        row: JsonObject
      }>`select to_jsonb(p) as row from profiles p where tenant_id = ${tenantId} and id = ${id}`.execute(
        db,
      )
    ).rows,
  ).row

/** Merges two profiles; the returned id can undo the merge for 30 days. */
export async function mergeByHand(
  engine: Engine,
  scope: ActorScope,
  masterId: string,
  otherId: string,
): Promise<{ mergeId: string } & Pick<MergePreview, 'profile'>> {
  const { tenantId } = scope
  const result = await inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    await lockIdentities(db, tenantId)
    await lockMemberships(db, tenantId, 'shared')
    const { master } = await mergedDraft(db, tenantId, masterId, otherId)
    const before = {
      master: await wholeRow(db, tenantId, masterId),
      other: await wholeRow(db, tenantId, otherId),
    }
    const base = baseRow(engine, scope)
    const rows = await moveToMaster(tx, { loser: otherId, master: masterId }, base.created_at)
    await writeProfile(
      tx,
      masterId,
      { ...shown(master), systemProperties: master.systemProperties },
      base,
    )
    const after = await wholeRow(db, tenantId, masterId)
    await db
      .insertInto('profile_merges')
      .values({
        ...base,
        name: `${String(before.other.name)} into ${master.name}`.slice(0, 250),
        master_id: masterId,
        other_id: otherId,
        moved: jsonb({ rows, before, after }),
        undone_at: null,
      })
      .execute()
    await linkContacts(db, tenantId, {
      emails: [before.master.email as string | null, before.other.email as string | null],
      profileIds: [masterId],
    })
    await changed(tx, [{ profileIds: [masterId], merged: true }])
    await enqueueDomainEvents(tx, [
      { type: 'profile.merged', data: { profileId: masterId, formerId: otherId } },
    ])
    return { mergeId: base.id, profile: shown(master) }
  })
  await engine.stores.note(scope, {
    action: 'update',
    entity: 'profile',
    entityId: masterId,
    summary: 'Another profile was merged into this one',
    facts: { mergeId: result.mergeId, otherId },
  })
  return result
}

type Values = MergePreview['profile'] & { systemProperties: JsonObject }

async function writeProfile(
  { db, tenantId }: TenantDb,
  id: string,
  values: Values,
  base: { updated_at: Date; updated_by: string },
) {
  const columns: Partial<ProfileRow> = {
    name: values.name,
    email: values.email,
    properties: jsonb(values.properties),
    system_properties: jsonb(values.systemProperties),
    consents: jsonb(values.consents),
    tags: jsonb(values.tags),
    anonymous: values.anonymous,
    first_seen_at: values.firstSeenAt === null ? null : new Date(values.firstSeenAt),
    last_seen_at: values.lastSeenAt === null ? null : new Date(values.lastSeenAt),
  }
  await db
    .updateTable('profiles')
    .set({
      ...columns,
      updated_at: base.updated_at,
      updated_by: base.updated_by,
      version: sql`version + 1`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/** Reverts values that the merge set and keeps later changes. */
function withoutMerge(now: JsonObject, after: JsonObject, before: JsonObject): JsonObject {
  const result: JsonObject = { ...now }
  for (const name of new Set([...Object.keys(after), ...Object.keys(before)])) {
    if (!same(now[name], after[name])) continue
    if (name in before) result[name] = before[name]
    else delete result[name]
  }
  return result
}

/** The column values of the remaining profile after the merge is undone. */
function valuesWithoutMerge(
  id: string,
  now: JsonObject,
  after: JsonObject,
  before: JsonObject,
): Values {
  const columns = withoutMerge(
    {
      name: now.name,
      email: now.email,
      anonymous: now.anonymous,
      tags: now.tags,
      first_seen_at: now.first_seen_at,
      last_seen_at: now.last_seen_at,
    },
    after,
    before,
  ) as {
    name: string
    email: string | null
    anonymous: boolean
    tags: string[]
    first_seen_at: string | null
    last_seen_at: string | null
  }
  const open = (name: string) =>
    withoutMerge(now[name] as JsonObject, after[name] as JsonObject, before[name] as JsonObject)
  return {
    id,
    name: columns.name,
    email: columns.email,
    anonymous: columns.anonymous,
    tags: columns.tags,
    firstSeenAt: columns.first_seen_at,
    lastSeenAt: columns.last_seen_at,
    properties: open('properties'),
    consents: open('consents'),
    systemProperties: open('system_properties'),
  }
}

/** Rows moved by a merge, and the profiles before and after it. */
type MovedByMerge = {
  rows: MovedRows
  before: { master: JsonObject; other: JsonObject }
  after: JsonObject
}

/**
 * Loads and locks a merge that can be undone, with the columns to write.
 * @throws ProductError `not_found`; `wrong_state` when it was undone already, is too old, or its
 * profile is gone
 */
async function undoableMerge(db: Db, engine: Engine, scope: ActorScope, mergeId: string) {
  const { tenantId } = scope
  const merge = await db
    .selectFrom('profile_merges')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', mergeId)
    .forUpdate()
    .executeTakeFirst()
  if (!merge) throw fail('not_found', 'There is no such merge.')
  if (merge.undone_at) throw fail('wrong_state', 'This merge is undone already.')
  const base = baseRow(engine, scope)
  if (merge.created_at.getTime() < base.created_at.getTime() - UNDO_DAYS * 86_400_000)
    throw fail('wrong_state', say('A merge can be undone for {most} days.', { most: UNDO_DAYS }))
  if (!(await loadDrafts(db, tenantId, [merge.master_id])).has(merge.master_id))
    throw fail(
      'wrong_state',
      'The profile that stayed is gone: it was erased, or merged into another. Undo that first.',
    )
  return { merge, base }
}

/**
 * Restores both profiles with their data; data added since the merge stays with the remaining
 * profile.
 */
export async function undoMerge(
  engine: Engine,
  scope: ActorScope,
  mergeId: string,
): Promise<{ masterId: string; otherId: string }> {
  const { tenantId } = scope
  const undone = await inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    await lockIdentities(db, tenantId)
    await lockMemberships(db, tenantId, 'shared')
    const { merge, base } = await undoableMerge(db, engine, scope, mergeId)
    const ids = { master: merge.master_id, loser: merge.other_id }
    const { rows, before, after } = merge.moved as MovedByMerge
    await sql`
      insert into profiles
      select *
      from jsonb_populate_record(null::profiles, ${JSON.stringify(before.other)}::jsonb)
    `.execute(db)
    await moveBack(db, tenantId, ids, rows)
    const now = await wholeRow(db, tenantId, ids.master)
    await writeProfile(
      tx,
      ids.master,
      valuesWithoutMerge(ids.master, now, after, before.master),
      base,
    )
    await db
      .updateTable('profile_merges')
      .set({
        undone_at: base.updated_at,
        updated_at: base.updated_at,
        updated_by: base.updated_by,
        version: sql`version + 1`,
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', mergeId)
      .execute()
    await linkContacts(db, tenantId, {
      emails: [before.master.email as string | null, before.other.email as string | null],
      profileIds: [ids.master, ids.loser],
    })
    await changed(tx, [{ profileIds: [ids.master, ids.loser], everything: true }])
    return { masterId: ids.master, otherId: ids.loser }
  })
  await engine.stores.note(scope, {
    action: 'update',
    entity: 'profile',
    entityId: undone.masterId,
    summary: 'A merge was undone',
    facts: { mergeId, otherId: undone.otherId },
  })
  return undone
}
