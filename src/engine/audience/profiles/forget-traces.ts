import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/**
 * What is kept of people outside of the records about them: refused events that came under one of
 * their names, both sides of merges that could be undone, and deleted notes and to-dos that could
 * be brought back.
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
