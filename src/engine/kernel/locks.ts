import type { Db } from '#platform/database/database.ts'
import { lockIdentities } from '#engine/audience/identity/load-people.ts'
import { lockMemberships } from '#engine/definitions/segments/reevaluate-memberships.ts'

/** Who is who, and then what follows from it: in this order everywhere. */
export async function lockPeople(db: Db, tenantId: string): Promise<void> {
  await lockIdentities(db, tenantId)
  await lockMemberships(db, tenantId, 'shared')
}
