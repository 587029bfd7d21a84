import type { Role } from '#model/schema/access.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'

/** Far more administrators than an organization has. */
const MAX = 1000

/**
 * Ids of the people whose shared views a person sees: those of the current organization, and for
 * operators the other operators.
 */
export async function colleagueIds(
  { database }: Pick<Engine, 'database'>,
  { tenantId }: Pick<ActorScope, 'tenantId'>,
  role: Role | 'NONE',
): Promise<string[]> {
  return database.system(async (db) => {
    const ofTenant = db.selectFrom('users').select('id').where('role', '<>', 'MEMBER').limit(MAX)
    const rows = await (
      role === 'ADMIN'
        ? ofTenant.where((e) => e.or([e('tenant_id', '=', tenantId), e('role', '=', 'ADMIN')]))
        : ofTenant.where('tenant_id', '=', tenantId)
    ).execute()
    return rows.map(({ id }) => id)
  })
}
