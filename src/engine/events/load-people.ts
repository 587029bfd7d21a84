import { sql } from 'kysely'
import { isUuid } from '#model/ids.ts'
import { anyList, PREPARED, type Db } from '#platform/database/database.ts'
import { propertyTypesOf, type PropertyTypes } from '../profiles/apply-traits.ts'
import { draftOf, type LoadedProfile, type ProfileDraft } from '../profiles/profile-draft.ts'
import { prepared } from '../segments/prepared.ts'
import { aliasKey, type Alias } from './resolve-identity.ts'

/**
 * Who a tenant's people are is decided by one transaction at a time: ingestion, merges and erasure take this lock first. `beside` holds for those who
 * only find people, and decide nothing about who they are. Writers of other things on profiles are kept apart by the rows' own locks.
 */
export const lockIdentities = (db: Db, tenantId: string, how: 'alone' | 'beside' = 'alone') =>
  sql`${PREPARED} select ${sql.raw(how === 'alone' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared')}(hashtextextended(${`identities ${tenantId}`}, 0))`.execute(db)

export async function loadPropertyTypes(db: Db, tenantId: string): Promise<PropertyTypes> {
  return propertyTypesOf(await db.selectFrom('property_types').selectAll().where('tenant_id', '=', tenantId).where('target', '=', 'profiles').execute())
}

/** The same, read again only when something was declared or changed. */
export const keptPropertyTypes = prepared(['property_types'], (db, _engine, tenantId) => loadPropertyTypes(db, tenantId))

/**
 * The profiles with these ids, locked in the order of ids, so that two writers never wait for each other.
 * @param users those of them that are known to have an id of the sender's own, which spares the question
 */
export async function loadDrafts(db: Db, tenantId: string, ids: readonly string[], users: readonly string[] = []): Promise<Map<string, ProfileDraft>> {
  if (ids.length === 0) return new Map()
  const inOrder = ids.toSorted()
  const known = new Set(users)
  const { rows } = await sql<LoadedProfile>`${PREPARED} select p.*, w.is_user or exists (select from profile_aliases a where a.tenant_id = ${tenantId} and a.profile_id = w.id and a.kind = 'user' offset 0) as has_user
    from unnest(${anyList(inOrder, 'uuid')}, ${anyList(inOrder.map((id) => known.has(id)), 'boolean')}) as w(id, is_user)
    cross join lateral (select ctid::text as place, id, name, email, properties, system_properties, consents, tags, anonymous, first_seen_at, last_seen_at from profiles where tenant_id = ${tenantId} and id = w.id for update) p`.execute(db)
  return new Map(rows.map((row) => [row.id, draftOf(row)]))
}

/**
 * Who the names stand for. An address also stands for the profile that has it, where addresses identify, and an id of a profile for itself.
 * @param found told their ids before they are locked
 */
export async function loadPeople(db: Db, tenantId: string, aliases: readonly Alias[], found: (ids: readonly string[]) => void = () => {}): Promise<Map<string, ProfileDraft>> {
  const wanted = new Map(aliases.map((alias) => [aliasKey(alias), alias]))
  if (wanted.size === 0) return new Map()
  const kinds = [...wanted.values()].map(({ kind }) => kind)
  const values = [...wanted.values()].map(({ value }) => value)
  const emails = [...wanted.values()].filter(({ kind }) => kind === 'email').map(({ value }) => value)
  // `lateral`: one look into the index for each name, whatever the planner believes (decision 034).
  const named = sql<Alias & { profile_id: string }>`${PREPARED} select w.kind, w.value, a.profile_id from unnest(${anyList(kinds, 'text')}, ${anyList(values, 'text')}) as w(kind, value)
    cross join lateral (select profile_id from profile_aliases where tenant_id = ${tenantId} and kind = w.kind and value = w.value limit 1) a`.execute(db)
  const addressed = emails.length === 0 ? [] : db.selectFrom('profiles').select(['id', 'email']).where('tenant_id', '=', tenantId).where('email', 'in', emails).orderBy('first_seen_at').orderBy('id').execute()
  const [{ rows }, byEmail] = await Promise.all([named, addressed])
  const byId = [...wanted.values()].filter(({ kind, value }) => kind === 'profile' && isUuid(value)).map(({ value }) => value.toLowerCase())
  const ids = [...new Set([...rows.map((row) => row.profile_id), ...byEmail.map((row) => row.id), ...byId])]
  found(ids)
  const drafts = await loadDrafts(db, tenantId, ids, rows.filter((row) => row.kind === 'user').map((row) => row.profile_id))
  const known = new Map<string, ProfileDraft>()
  for (const row of [...byEmail].reverse()) known.set(aliasKey({ kind: 'email', value: row.email! }), drafts.get(row.id)!)
  for (const id of byId) if (drafts.has(id)) known.set(aliasKey({ kind: 'profile', value: id }), drafts.get(id)!)
  for (const row of rows) known.set(aliasKey(row), drafts.get(row.profile_id)!)
  return known
}
