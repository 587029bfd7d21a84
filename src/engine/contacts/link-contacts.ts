import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** What may have changed who a contact is. */
export interface LinkCause {
  /** Addresses of contacts or profiles that came, went or changed, in any spelling. */
  emails?: readonly (string | null | undefined)[]
  /** Profiles whose address may be another now. */
  profileIds?: readonly string[]
}

/**
 * Links contacts to the profile with the same e-mail address, as it is or as a name that the profile is known by; unlinks those of whom there is none.
 * Of several profiles the one that was seen first. To be called by writers of either, under the lock of identities (`lockIdentities`).
 * @returns the profiles that won or lost a contact
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
  const { rows } = await sql<{ before: string | null; after: string | null }>`
    with known as (select c.id, c.email, c.profile_id as before from contacts c where c.tenant_id = ${tenantId} and c.email = any(${spelled}::text[])
      union select c.id, c.email, c.profile_id from contacts c where c.tenant_id = ${tenantId} and c.profile_id = any(${profileIds}::uuid[])),
    meant as (select k.id, k.before, coalesce(
        (select p.id from profiles p where p.tenant_id = ${tenantId} and p.email = any(array[k.email] || ${spelled}::text[]) and lower(p.email) = k.email order by p.first_seen_at nulls last, p.id limit 1),
        (select a.profile_id from profile_aliases a where a.tenant_id = ${tenantId} and a.kind = 'email' and a.value = k.email)) as after from known k)
    update contacts c set profile_id = m.after from meant m where c.tenant_id = ${tenantId} and c.id = m.id and m.after is distinct from m.before returning m.before, m.after`.execute(
    db,
  )
  return [...new Set(rows.flatMap((row) => [row.before, row.after].filter((id) => id !== null)))]
}
