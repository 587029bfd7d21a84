import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import type { Db } from '#platform/database/database.ts'

/**
 * Resolves the id of a merged person to the remaining one.
 * @throws ProductError `not_found`
 */
export async function standingId(db: Db, tenantId: string, id: string): Promise<string> {
  const row = isUuid(id)
    ? await db
        .selectFrom('profiles')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined
  if (row) return row.id
  const alias = await db
    .selectFrom('profile_aliases')
    .select('profile_id')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'profile')
    .where('value', '=', id.toLowerCase())
    .executeTakeFirst()
  if (!alias) throw fail('not_found', 'There is no such profile.')
  return alias.profile_id
}
