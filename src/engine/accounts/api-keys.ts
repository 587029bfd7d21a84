import type { ApiKeyRow } from '#model/entities.generated.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Engine } from '#engine/engine.ts'

/** The row of a key that is valid now, or null; notes that it was used. */
export async function validApiKey(
  { database, clock }: Engine,
  key: string,
): Promise<ApiKeyRow | null> {
  const now = new Date(clock.now())
  return database.system(async (db) => {
    const found = await db
      .selectFrom('api_keys')
      .selectAll()
      .where('key_hash', '=', sha256(key))
      .executeTakeFirst()
    if (!found || (found.expires_at && found.expires_at <= now)) return null
    // Once a minute is exact enough for "last used", and spares a write for every call.
    if (!found.last_used_at || now.getTime() - found.last_used_at.getTime() > 60_000)
      await db
        .updateTable('api_keys')
        .set({ last_used_at: now })
        .where('tenant_id', '=', found.tenant_id)
        .where('id', '=', found.id)
        .execute()
    return found
  })
}
