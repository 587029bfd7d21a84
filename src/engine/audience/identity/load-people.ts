import { sql, type RawBuilder } from 'kysely'
import { isUuid } from '#model/lib/ids.ts'
import { arrayParam, PREPARED, type Db } from '#platform/database/database.ts'
import { propertyTypesOf, type PropertyTypes } from '#engine/audience/profiles/apply-traits.ts'
import {
  draftOf,
  type LoadedProfile,
  type ProfileDraft,
} from '#engine/audience/profiles/profile-draft.ts'
import { versionedCache } from '#engine/kernel/versioned-cache.ts'
import { aliasKey, type Alias } from './resolve-identity.ts'

export async function loadPropertyTypes(db: Db, tenantId: string): Promise<PropertyTypes> {
  return propertyTypesOf(
    await db
      .selectFrom('property_types')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('target', '=', 'profiles')
      .execute(),
  )
}

/** Cached version of `loadPropertyTypes`. */
export const keptPropertyTypes = versionedCache(['property_types'], ({ db, tenantId }) =>
  loadPropertyTypes(db, tenantId),
)

const WHAT = sql.raw(
  'ctid::text as place, id, name, email, properties, system_properties, consents, tags, ' +
    'anonymous, first_seen_at, last_seen_at',
)
const ofPerson = (tenantId: string, isUser: RawBuilder<unknown>) =>
  sql`
    p.*,
    ${isUser} exists (
      select
      from profile_aliases a
      where a.tenant_id = ${tenantId} and a.profile_id = w.id and a.kind = 'user'
      offset 0
    ) as has_user
  `
/**
 * Joins one row at a time, in the order of `w`. `lateral` makes the planner use one index lookup
 * per row regardless of its statistics (decision 034).
 */
const locked = (tenantId: string) =>
  sql`cross join lateral (select ${WHAT} from profiles where tenant_id = ${tenantId} and id = w.id for update) p`

/**
 * Loads and locks the profiles with these ids, in the order of ids, so that writers never deadlock.
 */
export async function loadDrafts(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, ProfileDraft>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<LoadedProfile>`${PREPARED}
    select ${ofPerson(tenantId, sql``)}
    from unnest(${arrayParam(ids.toSorted(), 'uuid')}) as w(id) ${locked(tenantId)}
  `.execute(db)
  return new Map(rows.map((row) => [row.id, draftOf(row)]))
}

/**
 * Resolves names to profiles, as rows of a name's position and an id. A name without an alias row
 * falls back: an address resolves to the profile that has it and was seen first (position less than
 * 0), a profile id to itself (position 0).
 */
function named(tenantId: string, names: readonly Alias[]): RawBuilder<unknown> {
  const ids = names
    .filter(({ kind, value }) => kind === 'profile' && isUuid(value))
    .map(({ value }) => value.toLowerCase())
  const given = sql`unnest(${arrayParam(
    names.map(({ kind }) => kind),
    'text',
  )}, ${arrayParam(
    names.map(({ value }) => value),
    'text',
  )}) with ordinality as w(kind, value, n)`
  const own = sql`
    select w.n, a.profile_id as id, w.kind = 'user' as is_user
    from ${given}
    cross join lateral (
      select profile_id
      from profile_aliases
      where tenant_id = ${tenantId} and kind = w.kind and value = w.value
      limit 1
    ) a
  `
  // `offset 0` makes the planner search by address and then sort, instead of scanning all people in
  // order.
  const byAddress = sql`
    select -w.n, p.id, false
    from ${given}
    cross join lateral (
      select id
      from (
        select id, first_seen_at
        from profiles
        where tenant_id = ${tenantId} and email = w.value
        offset 0
      ) same
      order by first_seen_at, id
      limit 1
    ) p
    where w.kind = 'email'
  `
  return sql.join(
    [
      own,
      ...(names.some(({ kind }) => kind === 'email') ? [byAddress] : []),
      ...(ids.length > 0
        ? [sql`select 0, id, false from unnest(${arrayParam(ids, 'uuid')}) as w(id)`]
        : []),
    ],
    sql` union all `,
  )
}

const different = (aliases: readonly Alias[]): Alias[] => [
  ...new Map(aliases.map((alias) => [aliasKey(alias), alias])).values(),
]

/** Ids of the profiles that the names resolve to, without locking them. */
export async function idsOf(
  db: Db,
  tenantId: string,
  aliases: readonly Alias[],
): Promise<string[]> {
  if (aliases.length === 0) return []
  return (
    await sql<{
      id: string
    }>`select distinct id from (${named(tenantId, different(aliases))}) as w`.execute(db)
  ).rows.map(({ id }) => id)
}

/**
 * Loads and locks the profiles that names resolve to, in the order of ids, keyed by name. Uses one
 * statement, because every intake waits for it.
 */
export async function loadPeople(
  db: Db,
  tenantId: string,
  aliases: readonly Alias[],
): Promise<Map<string, ProfileDraft>> {
  const wanted = different(aliases)
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<LoadedProfile & { places: string }>`${PREPARED}
    with
      named as materialized (${named(tenantId, wanted)}),
      w as materialized (
        select id, bool_or(is_user) as is_user, string_agg(n::text, ',') as places
        from named
        group by id
        order by id
      )
    select w.places, ${ofPerson(tenantId, sql`w.is_user or`)}
    from w ${locked(tenantId)}
  `.execute(db)
  const known = new Map<string, ProfileDraft>()
  const otherwise = new Map<string, ProfileDraft>()
  for (const row of rows) {
    const draft = draftOf(row)
    for (const place of row.places.split(',').map(Number))
      if (place > 0) known.set(aliasKey(wanted[place - 1]!), draft)
      else
        otherwise.set(
          aliasKey(place < 0 ? wanted[-place - 1]! : { kind: 'profile', value: row.id }),
          draft,
        )
  }
  return otherwise.size === 0 ? known : new Map([...otherwise, ...known])
}
