import { fail } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import { profileNamed } from './profile-named.ts'

/**
 * Resolves the id of a merged person to the remaining one.
 * @throws ProductError `not_found`
 */
export async function standingId(db: Db, tenantId: string, id: string): Promise<string> {
  const row = await profileNamed(db, tenantId, id)
  if (!row) throw fail('not_found', 'There is no such profile.')
  return row.id
}
