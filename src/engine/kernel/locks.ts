import { sql } from 'kysely'
import { PREPARED, type Db } from '#platform/database/database.ts'

/** How an advisory lock is held: alone, or together with others that hold it shared. */
export type LockMode = 'shared' | 'exclusive'

/** The membership locks that a transaction holds until it ends. */
const heldMemberships = new WeakMap<Db, LockMode>()

const advisoryLock = (db: Db, name: string, mode: LockMode) =>
  sql`${PREPARED}
    select ${sql.raw(mode === 'exclusive' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared')}(
      hashtextextended(${name}, 0)
    )
  `.execute(db)

/**
 * Locks the identities of a tenant's people until the transaction ends. Ingestion, merges and
 * erasure hold the lock exclusively, because each resolves identities. Transactions that only look
 * people up hold it `shared`. Row locks serialize writers of other fields.
 */
export const lockIdentities = (db: Db, tenantId: string, mode: LockMode = 'exclusive') =>
  advisoryLock(db, `identities ${tenantId}`, mode)

/**
 * Locks the memberships of a tenant until the transaction ends. Changes of single people hold it
 * shared; rebuilds of a whole segment or scoring plan hold it exclusively.
 */
export async function lockMemberships(db: Db, tenantId: string, mode: LockMode): Promise<void> {
  const heldMode = heldMemberships.get(db)
  if (heldMode === 'exclusive' || heldMode === mode) return
  await advisoryLock(db, `memberships ${tenantId}`, mode)
  heldMemberships.set(db, mode)
}

/**
 * Locks the queue of companies to research until the transaction ends, so that a request either
 * sees the job that will read its companies or starts one.
 */
export const lockResearch = (db: Db, tenantId: string) =>
  advisoryLock(db, `research ${tenantId}`, 'exclusive')

/**
 * Takes both locks that a writer of people needs, in the order that all writers use: identities
 * first, then memberships.
 */
export async function lockPeople(db: Db, tenantId: string): Promise<void> {
  await lockIdentities(db, tenantId)
  await lockMemberships(db, tenantId, 'shared')
}
