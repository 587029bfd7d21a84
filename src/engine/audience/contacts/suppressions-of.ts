import type { SuppressionRow } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { suppressionKeys } from './suppression-list.ts'

/** The entries of the suppression list that match an address, by address, domain or parent domain. */
export async function suppressionsOf(
  { db, tenantId }: { db: Db; tenantId: string },
  email: string,
): Promise<SuppressionRow[]> {
  const { address, domains } = suppressionKeys(email)
  const rows = await db
    .selectFrom('suppressions')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('value_hash', 'in', [address, ...domains])
    .orderBy('created_at', 'desc')
    .execute()
  return rows.filter((row) => (row.kind === 'address') === (row.value_hash === address))
}
