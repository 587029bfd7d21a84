import { onlyRow } from '#model/lib/only-row.ts'
import { sql } from 'kysely'
import type { EventFacts } from '#condition/facts.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { inScope } from '#engine/kernel/tenant-tx.ts'
import { journeyOf } from './publish.ts'

/** An event that enrolled a person. */
export interface EntryEvent {
  executionId: string
  profileId: string
  enteredAt: string
  event: EventFacts
}

/**
 * A page of the events that enrolled people, latest first.
 * @throws ProductError `not_found`
 */
export async function entryEvents(
  engine: Engine,
  scope: ActorScope,
  id: string,
  { first, size }: { first: number; size: number },
): Promise<{ rows: EntryEvent[]; total: number }> {
  const { tenantId } = scope
  return inScope(engine, scope, async (tx) => {
    const { db } = tx
    await journeyOf(tx, id)
    const which = sql`
      from journey_executions
      where tenant_id = ${tenantId} and journey_id = ${id} and cause is not null
    `
    const { rows } = await sql<{
      id: string
      profile_id: string
      entered_at: Date
      cause: EventFacts
    }>`
      select id, profile_id, entered_at, cause ${which}
      order by entered_at desc, id
      limit ${size} offset ${first}
    `.execute(db)
    const counted = await sql<{ n: string }>`select count(*) as n ${which}`.execute(db)
    return {
      rows: rows.map((row) => ({
        executionId: row.id,
        profileId: row.profile_id,
        enteredAt: new Date(row.entered_at).toISOString(),
        event: row.cause,
      })),
      total: Number(onlyRow(counted.rows).n),
    }
  })
}
