import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** A change that may affect the link between contacts and profiles. */
export interface LinkCause {
  /** Addresses of contacts or profiles that were added, removed or changed, in any spelling. */
  emails?: readonly (string | null | undefined)[]
  /** Profiles whose address may have changed. */
  profileIds?: readonly string[]
}

interface Linked {
  id: string
  email: string
  before: string | null
}

/**
 * The contacts that the cause may affect. Each list bounds the scan of its index, regardless of the
 * planner's statistics.
 */
async function concernedContacts(
  db: Db,
  tenantId: string,
  spelled: readonly string[],
  profileIds: readonly string[],
): Promise<Linked[]> {
  const find = (column: 'email' | 'profile_id', values: readonly string[], type: 'text' | 'uuid') =>
    values.length === 0
      ? { rows: [] }
      : sql<Linked>`
        select c.id, c.email, c.profile_id as before
        from contacts c
        where c.tenant_id = ${tenantId}
          and c.${sql.ref(column)} = any(${values}::${sql.raw(type)}[])
      `.execute(db)
  const [byEmail, byProfile] = await Promise.all([
    find('email', spelled, 'text'),
    find('profile_id', profileIds, 'uuid'),
  ])
  return [...new Map([...byEmail.rows, ...byProfile.rows].map((row) => [row.id, row])).values()]
}

/**
 * Finds the profile of each address in lower case: the one with this address that was seen first,
 * otherwise the one with the address as an alias.
 */
async function profilesByEmail(
  db: Db,
  tenantId: string,
  spelled: readonly string[],
  emails: readonly string[],
): Promise<Map<string, string>> {
  const [named, own] = await Promise.all([
    sql<{
      email: string
      id: string
    }>`
      select a.value as email, a.profile_id as id
      from profile_aliases a
      where a.tenant_id = ${tenantId} and a.kind = 'email' and a.value = any(${emails}::text[])
    `.execute(db),
    sql<{
      email: string
      id: string
    }>`
      select lower(p.email) as email, p.id
      from profiles p
      where p.tenant_id = ${tenantId}
        and p.email = any(${[...new Set([...emails, ...spelled])]}::text[])
      order by p.first_seen_at desc nulls first, p.id desc
    `.execute(db),
  ])
  // For equal addresses, later entries override earlier ones.
  return new Map([...named.rows, ...own.rows].map(({ email, id }) => [email, id]))
}

/**
 * Links contacts to the profile with the same email address, as its address or as an alias, and
 * unlinks contacts without such a profile. Of several profiles, the one that was seen first is
 * linked. Call it after writing contacts or profiles, under the lock of identities
 * (`lockIdentities`).
 * @returns the profiles that gained or lost a contact
 */
export async function linkContacts(
  db: Db,
  tenantId: string,
  { emails = [], profileIds = [] }: LinkCause,
): Promise<string[]> {
  const spelled = [
    ...new Set(emails.flatMap((email) => (email ? [email, email.toLowerCase()] : []))),
  ]
  if (spelled.length === 0 && profileIds.length === 0) return []
  const contacts = await concernedContacts(db, tenantId, spelled, profileIds)
  if (contacts.length === 0) return []
  const profiles = await profilesByEmail(
    db,
    tenantId,
    spelled,
    contacts.map(({ email }) => email),
  )
  const moved = contacts
    .map(({ id, email, before }) => ({ id, before, after: profiles.get(email) ?? null }))
    .filter(({ before, after }) => before !== after)
  if (moved.length === 0) return []
  const links = JSON.stringify(Object.fromEntries(moved.map(({ id, after }) => [id, after])))
  // Updates in one scan without a join, which wrong statistics could turn into one scan per row.
  await sql`
    update contacts c
    set profile_id = (${links}::jsonb ->> c.id::text)::uuid
    where c.tenant_id = ${tenantId} and c.id = any(${moved.map(({ id }) => id)}::uuid[])
  `.execute(db)
  return [
    ...new Set(moved.flatMap(({ before, after }) => [before, after].filter((id) => id !== null))),
  ]
}
