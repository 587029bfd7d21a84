import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/**
 * Deletes data about people that is outside of their records: refused events with one of their
 * names, both sides of merges that can be undone, and deleted notes and to-dos that can be
 * restored.
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
}
