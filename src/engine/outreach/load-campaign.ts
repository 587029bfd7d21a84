import type { Campaign } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import type { Db } from '#platform/database/database.ts'

/**
 * Reads a campaign without locking it.
 * @throws ProductError `not_found`
 */
export async function loadCampaign(db: Db, id: string): Promise<Campaign> {
  const row = await db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw fail('not_found', 'There is no such campaign.')
  return toRecord('campaign', row)
}
