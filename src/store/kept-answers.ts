import { fail } from '#model/errors.ts'
import type { Database } from '#platform/database/database.ts'

/** The answer that an idempotency key stands for. */
export interface KeptAnswer {
  status: number
  body: unknown
}

/** A claim that was never answered (the process died) counts as free after this long. */
const ABANDONED = 10 * 60_000

/**
 * Takes a key for one request, in a transaction of its own; null when the caller now has to do the work.
 * @param hash of the request, so that a key is not answered for another one.
 * @throws ProductError `invalid` for a key used for another request, `wrong_state` while the first one is still running.
 */
export function claimAnswer(
  database: Database,
  tenantId: string,
  id: string,
  hash: string,
  now: Date,
): Promise<KeptAnswer | null> {
  const base = {
    tenant_id: tenantId,
    id,
    request_hash: hash,
    status: 0,
    body: 'null' as never,
    version: 1,
    created_at: now,
    created_by: 'api',
    updated_at: now,
    updated_by: 'api',
  }
  return database.tenant(tenantId, async (db) => {
    const made = await db
      .insertInto('idempotency_records')
      .values(base)
      .onConflict((c) => c.columns(['tenant_id', 'id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) return null
    const row = await db
      .selectFrom('idempotency_records')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (row.request_hash !== hash)
      throw fail('invalid', 'This Idempotency-Key was used for another request.')
    if (row.status !== 0)
      return { status: row.status, body: row.status === 204 ? undefined : row.body }
    if (now.getTime() - row.updated_at.getTime() < ABANDONED)
      throw fail('wrong_state', 'The first request with this Idempotency-Key is still running.')
    await db
      .updateTable('idempotency_records')
      .set({ updated_at: now })
      .where('id', '=', id)
      .execute()
    return null
  })
}

/** Keeps what the claimed request was answered. */
export async function keepAnswer(
  database: Database,
  tenantId: string,
  id: string,
  { status, body }: KeptAnswer,
): Promise<void> {
  await database.tenant(tenantId, (db) =>
    db
      .updateTable('idempotency_records')
      .set({ status, body: JSON.stringify(body ?? null) as never })
      .where('id', '=', id)
      .execute(),
  )
}

/** Gives the key back after a call that failed, so that it may be tried again. */
export async function forgetAnswer(
  database: Database,
  tenantId: string,
  id: string,
): Promise<void> {
  await database.tenant(tenantId, (db) =>
    db.deleteFrom('idempotency_records').where('id', '=', id).execute(),
  )
}
