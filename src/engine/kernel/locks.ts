import { sql } from 'kysely'
import { PREPARED, type Db } from '#platform/database/database.ts'

/** How an advisory lock is held: alone, or together with others that hold it shared. */
export type LockMode = 'shared' | 'exclusive'

/** The locks of memberships that a transaction holds; it keeps them until it ends. */
const heldMemberships = new WeakMap<Db, LockMode>()

const advisoryLock = (db: Db, name: string, mode: LockMode) =>
  sql`${PREPARED}
    select ${sql.raw(mode === 'exclusive' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared')}(
      hashtextextended(${name}, 0)
    )
  `.execute(db)

/**
 * Locks the identities of a tenant's people until the transaction ends. Ingestion, merges and
 * erasure hold it exclusively, since each decides who a person is; `shared` is for transactions
 * that only look people up. Writers of other fields are kept apart by row locks.
 */
export const lockIdentities = (db: Db, tenantId: string, mode: LockMode = 'exclusive') =>
  advisoryLock(db, `identities ${tenantId}`, mode)

/**
 * Locks the memberships of a tenant until the transaction ends. Changes of single people hold it
 * shared; rebuilds of a whole segment or scoring plan hold it exclusively.
 */
export async function lockMemberships(db: Db, tenantId: string, mode: LockMode): Promise<void> {
  const held = heldMemberships.get(db)
  if (held === 'exclusive' || held === mode) return
  await advisoryLock(db, `memberships ${tenantId}`, mode)
  heldMemberships.set(db, mode)
}

/**
 * Takes both locks of a writer of people, in the order that all writers keep: identities first,
 * then the memberships that follow from them.
 */
export async function lockPeople(db: Db, tenantId: string): Promise<void> {
  await lockIdentities(db, tenantId)
  await lockMemberships(db, tenantId, 'shared')
}
