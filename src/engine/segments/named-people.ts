import { say } from '#language'
import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/** Faults that are listed when many people are unknown. */
const MAX_FAULTS = 50

/**
 * Checks that people who are named by id exist.
 * @param known ids that were named before: such a person may have been erased since
 * @throws ProductError `invalid` with the place of each unknown id
 */
export async function assertPeopleExist(
  { db, tenantId }: Pick<TenantTx, 'db' | 'tenantId'>,
  ids: readonly string[],
  known: readonly string[] = [],
): Promise<void> {
  const before = new Set(known)
  const asked = ids.filter((id) => !before.has(id))
  if (asked.length === 0) return
  const rows = await db
    .selectFrom('profiles')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...asked.filter(isUuid), NO_ONE])
    .execute()
  const found = new Set([...before, ...rows.map(({ id }) => id)])
  const unknown = ids.flatMap((id, at) =>
    found.has(id) ? [] : [{ path: `/profileIds/${at}`, message: say('There is no such profile.') }],
  )
  if (unknown.length > 0)
    throw fail('invalid', 'Some of these people do not exist.', unknown.slice(0, MAX_FAULTS))
}

/** The id of no one, so that the list of ids is never empty. */
const NO_ONE = '00000000-0000-0000-0000-000000000000'
