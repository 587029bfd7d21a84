import type { TenantRow } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { Engine } from './engine.ts'

/** Error messages for users and keys of a closed organization. */
const closedWords: Partial<Record<TenantRow['status'], string>> = {
  DEACTIVATED:
    'This organization is deactivated. Its data is kept. Contact support if this is not right.',
  ISOLATED:
    'This organization is isolated for an investigation: no one can sign in, and nothing is ' +
    'sent or received. Contact support.',
}

const closedWordsOf = async (
  { database }: Pick<Engine, 'database'>,
  tenantId: string,
): Promise<string | undefined> => {
  const tenant = await database.system((db) =>
    db.selectFrom('tenants').select('status').where('id', '=', tenantId).executeTakeFirst(),
  )
  return tenant && closedWords[tenant.status]
}

/** False for an organization that an admin deactivated or isolated. */
export const isTenantOpen = async (
  engine: Pick<Engine, 'database'>,
  tenantId: string,
): Promise<boolean> => !(await closedWordsOf(engine, tenantId))

/**
 * @throws ProductError `forbidden` for an organization that is not open. Admins of the installation
 * can still read it.
 */
export async function checkTenantOpen(
  engine: Pick<Engine, 'database'>,
  tenantId: string,
): Promise<void> {
  const closed = await closedWordsOf(engine, tenantId)
  if (closed) throw fail('forbidden', closed)
}
