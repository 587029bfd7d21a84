import { sql } from 'kysely'
import { addressHashSql } from '#engine/audience/consent/address-consent.ts'
import type { Db } from '#platform/database/database.ts'

/**
 * Deletes data about people that is outside of their records: refused events with one of their
 * names, both sides of merges that can be undone, deleted notes and to-dos that can be restored,
 * and their outcomes of bulk changes. Their consent records remain as proof, by hash only, and so do
 * the answers in them.
 */
export async function forgetTraces(
  db: Db,
  tenantId: string,
  people: readonly string[],
): Promise<void> {
  const { rows: aliases } = await sql<{
    value: string
  }>`select value from profile_aliases where tenant_id = ${tenantId} and profile_id = any(${people}::uuid[])`.execute(
    db,
  )
  const names = [...people, ...aliases.map((row) => row.value)]
  await sql`
    delete from event_refusals
    where tenant_id = ${tenantId}
      and (
        payload->>'userId' = any(${names})
        or payload->>'anonymousId' = any(${names})
        or payload->>'profileId' = any(${names})
        or payload->>'previousId' = any(${names})
      )
  `.execute(db)
  await sql`
    delete from profile_merges
    where tenant_id = ${tenantId}
      and (master_id::text = any(${names}) or other_id::text = any(${names}))
  `.execute(db)
  await sql`
    delete from deleted_records
    where tenant_id = ${tenantId}
      and rows @> any(
        ${people.map((person) => JSON.stringify([{ row: { profile_id: person } }]))}::jsonb[]
      )
  `.execute(db)
  await forgetAddresses(db, tenantId, people)
  await sql`
    delete from bulk_records where tenant_id = ${tenantId} and record_id = any(${people})
  `.execute(db)
}

/** Removes addresses that only these people have from consent records and sign-ups. */
async function forgetAddresses(db: Db, tenantId: string, people: readonly string[]): Promise<void> {
  const hash = addressHashSql(sql`p.email`)
  const { rows } = await sql<{ hash: string }>`
    select distinct ${hash} as hash
    from profiles p
    where p.tenant_id = ${tenantId} and p.id = any(${people}::uuid[]) and p.email is not null
  `.execute(db)
  const hashes = rows.map((row) => row.hash)
  if (hashes.length === 0) return
  await sql`
    update consent_records r
    set address = '', ip_address = '', page = '', source = ''
    where r.tenant_id = ${tenantId}
      and r.address_hash = any(${hashes})
      and not exists (
        select from profiles p
        where p.tenant_id = ${tenantId}
          and lower(p.email) = r.address
          and p.id <> all(${people}::uuid[])
      )
  `.execute(db)
  await sql`
    delete from form_submissions s
    where s.tenant_id = ${tenantId} and ${addressHashSql(sql`s.email`)} = any(${hashes})
  `.execute(db)
}
