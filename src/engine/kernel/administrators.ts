import type { Db } from '#platform/database/database.ts'

/** Maximum number of administrators who are notified of an event. */
const MAX_NOTIFIED = 20

/** Active users who may get a notice, the oldest accounts first. */
export const possibleReaders = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'tenant_id', 'role', 'email', 'preferences'])
    .where('active', '=', true)
    .orderBy('created_at')
    .limit(MAX_NOTIFIED)

/** The administrators of a tenant; in a tenant without any, all members. */
export async function administratorsOf(db: Db, tenantId: string) {
  const inTenant = () => possibleReaders(db).where('tenant_id', '=', tenantId)
  const administrators = await inTenant().where('role', '<>', 'MEMBER').execute()
  return administrators.length > 0 ? administrators : inTenant().execute()
}
