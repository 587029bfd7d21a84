import { sql } from 'kysely'
import type { Entity } from '#model/schema/entity.ts'
import { isUuid } from '#model/lib/ids.ts'
import type { BulkOutcome, BulkWork } from './bulk-action.ts'

/** Whether an action for people fits an entity. */
export const isPeople = ({ id }: Entity): boolean => id === 'profile'

/**
 * Applies an action to all existing people among the ids at once; the others fail.
 * @param apply changes the people and returns the outcome of each
 */
export async function applyToPeople(
  { engine, scope: { tenantId } }: BulkWork,
  ids: readonly string[],
  apply: (people: readonly string[]) => Promise<(id: string) => Omit<BulkOutcome, 'id'>>,
): Promise<BulkOutcome[]> {
  const { rows } = await engine.database.tenant(tenantId, (db) =>
    sql<{ id: string }>`select id from profiles
      where tenant_id = ${tenantId} and id = any(${ids.filter(isUuid)}::uuid[])`.execute(db),
  )
  const people = rows.map(({ id }) => id)
  const known = new Set(people)
  const outcome = people.length > 0 ? await apply(people) : () => ({ state: 'failed' as const })
  return ids.map((requestedId): BulkOutcome => {
    const id = requestedId.toLowerCase()
    return known.has(id)
      ? { ...outcome(id), id: requestedId }
      : { id: requestedId, state: 'failed', code: 'not_found', reason: 'There is no such profile.' }
  })
}
