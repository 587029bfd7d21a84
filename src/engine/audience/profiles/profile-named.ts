import { isUuid } from '#model/lib/ids.ts'
import type { ProfileRow } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'

/** Loads a profile by its id or by an earlier one, such as that of a merged profile. */
export async function profileNamed(
  db: Db,
  tenantId: string,
  name: string,
): Promise<ProfileRow | undefined> {
  const of = (id: string) =>
    db
      .selectFrom('profiles')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .executeTakeFirst()
  const found = isUuid(name) ? await of(name) : undefined
  if (found) return found
  const alias = await db
    .selectFrom('profile_aliases')
    .select('profile_id')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'profile')
    // UUIDs are stored in lower case.
    .where('value', 'in', [name, name.toLowerCase()])
    .executeTakeFirst()
  return alias && of(alias.profile_id)
}
