import { sql } from 'kysely'
import { arrayParam, PREPARED, type Db } from '#platform/database/database.ts'
import { changedParts } from '#engine/segments/changes.ts'
import { moveToMaster } from '#engine/audience/profiles/move-to-master.ts'
import { standing, type ProfileDraft } from '#engine/audience/profiles/profile-draft.ts'
import { enqueueDomainEvents } from '#engine/kernel/outbox/enqueue-domain-events.ts'
import type { ResolvedIdentities } from '#engine/audience/identity/resolve-identity.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/** Actor that writes the effects of events. */
export const INTAKE = 'intake'

const asRow = (draft: ProfileDraft) => ({
  id: draft.id,
  name: draft.name,
  email: draft.email,
  properties: draft.properties,
  system_properties: draft.systemProperties,
  consents: draft.consents,
  tags: draft.tags,
  anonymous: draft.anonymous,
  first_seen_at: draft.firstSeenAt === null ? null : new Date(draft.firstSeenAt),
  last_seen_at: draft.lastSeenAt === null ? null : new Date(draft.lastSeenAt),
})

const COLUMNS = sql.raw(
  'id uuid, name text, email text, properties jsonb, system_properties jsonb, ' +
    'consents jsonb, tags jsonb, anonymous boolean, first_seen_at timestamptz, ' +
    'last_seen_at timestamptz',
)

/** A profile that a batch changed, with the changed parts. */
export interface Touched {
  draft: ProfileDraft
  /** As returned by `changedParts`; empty for a new profile. */
  parts: ReadonlySet<string>
}

const NOTHING: ReadonlySet<string> = new Set()
const SIGHTINGS: ReadonlySet<string> = new Set(['firstSeenAt', 'lastSeenAt'])
/** True when only the times of first and last sight changed. */
export const isSighting = (parts: ReadonlySet<string>) =>
  [...parts].every((part) => SIGHTINGS.has(part))

/**
 * Updates people who were only seen: writes the two times and leaves all other columns, also who
 * changed the profile last and when. Writes no indexed column, so no index is updated (decision
 * 032).
 */
function writeSightings(db: Db, tenantId: string, seen: readonly ProfileDraft[]): Promise<unknown> {
  if (seen.length === 0) return Promise.resolve()
  // The time of first sight seldom changes and is only sent where it does.
  const first = seen.map(({ firstSeenAt, before }) =>
    firstSeenAt === before!.firstSeenAt ? null : firstSeenAt,
  )
  // The rows are locked, so their `ctid` is valid; the statement asserts it, because its result is
  // not awaited.
  return sql`${PREPARED}
    with written as (
      update profiles p
      set
        first_seen_at = coalesce(r.first, p.first_seen_at),
        last_seen_at = r.last,
        version = p.version + 1
      from unnest(
        ${arrayParam(
          seen.map(({ place }) => place),
          'tid',
        )},
        ${arrayParam(
          seen.map(({ id }) => id),
          'uuid',
        )},
        ${arrayParam(first, 'timestamptz')},
        ${arrayParam(
          seen.map(({ lastSeenAt }) => lastSeenAt),
          'timestamptz',
        )}
      ) as r(place, id, first, last)
      where p.ctid = r.place and p.tenant_id = ${tenantId} and p.id = r.id
      returning 1
    )
    select assert_that(
      count(*) = ${seen.length}::int,
      'people were seen, and ' || count(*) || ' of them are where they were found'
    )
    from written
  `.execute(db)
}

export const touchedIn = (identity: ResolvedIdentities): Touched[] =>
  [...identity.drafts]
    .filter((draft) => !draft.mergedInto && draft.changed)
    .map((draft) => ({ draft, parts: draft.before ? changedParts(draft.before, draft) : NOTHING }))

/**
 * Writes new, changed and merely seen profiles in one statement each, then names, then moves the
 * rows of merged profiles. Without merges, all statements have been sent when it returns, so that
 * other statements can refer to the rows, and only the database can still fail.
 */
export function writePeople(
  tx: TenantTx,
  identity: ResolvedIdentities,
  touched: readonly Touched[],
  now: Date,
): Promise<unknown> {
  const { db, tenantId } = tx
  const fresh = touched.filter(({ draft }) => draft.isNew).map(({ draft }) => draft)
  const known = touched
    .filter(({ draft, parts }) => !draft.isNew && !isSighting(parts))
    .map(({ draft }) => draft)
  const written: Promise<unknown>[] = [
    writeSightings(
      db,
      tenantId,
      touched
        .filter(({ draft, parts }) => !draft.isNew && isSighting(parts))
        .map(({ draft }) => draft),
    ),
  ]
  if (fresh.length > 0)
    written.push(
      sql`${PREPARED}
        insert into profiles (
          id, tenant_id, name, email, properties, system_properties, consents, tags, anonymous,
          first_seen_at, last_seen_at, created_at, created_by, updated_at, updated_by
        )
        select
          r.id, ${tenantId}, r.name, r.email, r.properties, r.system_properties, r.consents, r.tags,
          r.anonymous, r.first_seen_at, r.last_seen_at, ${now}, ${INTAKE}, ${now}, ${INTAKE}
        from jsonb_to_recordset(${JSON.stringify(fresh.map(asRow))}::jsonb) as r(${COLUMNS})
      `.execute(db),
    )
  if (known.length > 0)
    written.push(
      sql`${PREPARED}
        update profiles p
        set
          name = r.name,
          email = r.email,
          properties = r.properties,
          system_properties = r.system_properties,
          consents = r.consents,
          tags = r.tags,
          anonymous = r.anonymous,
          first_seen_at = r.first_seen_at,
          last_seen_at = r.last_seen_at,
          version = p.version + 1,
          updated_at = ${now},
          updated_by = ${INTAKE}
        from jsonb_to_recordset(${JSON.stringify(known.map(asRow))}::jsonb) as r(${COLUMNS})
        where p.tenant_id = ${tenantId} and p.id = r.id
      `.execute(db),
    )
  const sent = Promise.all([...written, writeNames(tx, identity, now)])
  const merged = identity.merges
    .filter(({ loser }) => !loser.isNew)
    .map(({ loser }) => ({ loser: loser.id, master: standing(loser).id }))
  return merged.length === 0 ? sent : sent.then(() => moveMerged(tx, merged, now))
}

async function moveMerged(
  tx: TenantTx,
  merged: readonly { loser: string; master: string }[],
  now: Date,
) {
  for (const one of merged) await moveToMaster(tx, one, now)
  await enqueueDomainEvents(
    tx,
    merged.map(({ loser, master }) => ({
      type: 'profile.merged',
      data: { profileId: master, formerId: loser },
    })),
  )
}

function writeNames(
  { db, engine, tenantId }: TenantTx,
  identity: ResolvedIdentities,
  now: Date,
): Promise<unknown> {
  const rows = [...identity.changedNames.values()].map((alias) => ({
    ...alias,
    id: engine.newId(),
    profile_id: identity.of(alias)!.id,
  }))
  if (rows.length === 0) return Promise.resolve()
  return sql`${PREPARED}
    insert into profile_aliases (
      id, tenant_id, kind, value, profile_id, created_at, created_by, updated_at, updated_by
    )
    select r.id, ${tenantId}, r.kind, r.value, r.profile_id, ${now}, ${INTAKE}, ${now}, ${INTAKE}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      id uuid, kind text, value text, profile_id uuid
    )
    on conflict (tenant_id, kind, value)
    do update set
      profile_id = excluded.profile_id,
      version = profile_aliases.version + 1,
      updated_at = excluded.updated_at,
      updated_by = excluded.updated_by
  `.execute(db)
}
