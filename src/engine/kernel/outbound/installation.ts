import { onlyRow } from '#model/lib/only-row.ts'
import { sql } from 'kysely'
import { newId } from '#model/lib/ids.ts'
import type { Db } from '#platform/database/database.ts'
import type { FileMark } from '#platform/data-folder/installation-files.ts'
import type { HoldCause } from './hold.ts'
import { MINUTE_MS } from '#model/lib/time-units.ts'

/**
 * Facts about a database that do not survive a copy. A null or absent fact could not be read and is
 * not compared.
 */
export interface InstallationIdentity {
  /**
   * Regenerated whenever an identity is adopted, so that a witness file can be matched to its
   * installation.
   */
  id: string
  /** The cluster (`pg_control_system`). */
  system: string | null
  /** The database's OID. A copy within a cluster has another OID, a renamed database keeps it. */
  database: string | null
  /**
   * The timeline (`pg_control_checkpoint`). It changes after a point-in-time recovery and after a
   * failover.
   */
  timeline: number | null
  /** The data folder and the control file of the embedded database. */
  folder?: FileMark | null
  control?: FileMark | null
}

export interface StoredIdentity {
  identity: InstallationIdentity
  /**
   * True when `written_in` names another transaction than the one that wrote the row, so the row
   * was restored from a dump.
   */
  isRewritten: boolean
}

const ROW = 'installation'
/**
 * A failover takes less time than this. After a point-in-time recovery, the last beat is older: it
 * dates from the recovery target.
 */
const FAILOVER = 5 * MINUTE_MS
/**
 * The embedded database does not flush to disk on commit. After a power loss, it can be this far
 * behind the witness file.
 */
const LOST_TAIL = 5 * MINUTE_MS

/** Reads the identity that the database reports. Functions that the role may not call give null. */
export async function readDatabaseIdentity(
  db: Db,
): Promise<Pick<InstallationIdentity, 'system' | 'database' | 'timeline'>> {
  const { rows } = await sql<{
    database: string
    system: boolean
    checkpoint: boolean
  }>`
    select
      (select oid::text from pg_database where datname = current_database()) as database,
      has_function_privilege('pg_control_system()', 'execute') as system,
      has_function_privilege('pg_control_checkpoint()', 'execute') as checkpoint
  `.execute(db)
  const may = onlyRow(rows)
  const system = may.system
    ? onlyRow(
        (
          await sql<{
            id: string
          }>`select system_identifier::text as id from pg_control_system()`.execute(db)
        ).rows,
      ).id
    : null
  const timeline = may.checkpoint
    ? onlyRow(
        (
          await sql<{ id: number }>`select timeline_id as id from pg_control_checkpoint()`.execute(
            db,
          )
        ).rows,
      ).id
    : null
  return { system, database: may.database, timeline }
}

/**
 * The identity that this database was adopted with. A row restored from a dump has another `xmin`
 * than the one it stores.
 */
export async function readStoredIdentity(db: Db): Promise<StoredIdentity | null> {
  const { rows } = await sql<{
    identity: InstallationIdentity
    same: boolean
  }>`select identity, xmin::text = written_in as same from installations where id = ${ROW}`.execute(
    db,
  )
  return rows[0] ? { identity: rows[0].identity, isRewritten: !rows[0].same } : null
}

/**
 * Stores the identity of this database.
 * @param at machine time
 */
export async function storeIdentity(
  db: Db,
  identity: InstallationIdentity,
  at: number,
): Promise<void> {
  const now = new Date(at)
  await sql`
    insert into installations (
      id, identity, written_in, adopted_at, version, created_at, created_by, updated_at, updated_by
    )
    values (
      ${ROW}, ${JSON.stringify(identity)}::jsonb, (pg_current_xact_id()::xid)::text, ${now}, 1,
      ${now}, 'system', ${now}, 'system'
    )
    on conflict (id)
    do update set
      identity = excluded.identity, written_in = excluded.written_in,
      adopted_at = excluded.adopted_at, updated_at = excluded.updated_at,
      version = installations.version + 1
  `.execute(db)
}

/**
 * Makes the next start adopt any database and folder it finds, without a hold. For intended copies
 * that may send immediately, such as the prepared data folders of tests (docs/operating.md).
 */
export async function forgetInstallation(db: Db): Promise<void> {
  await sql`delete from installations where id = ${ROW}`.execute(db)
}

export const freshIdentityId = (at: number): string => newId(at)

/**
 * Compares creation times where the file system reports them: a copy has a later one, a moved file
 * keeps it. Compares inodes otherwise.
 */
function isSameFile(before: FileMark, now: FileMark): boolean {
  return before.born !== '0' && now.born !== '0'
    ? before.born === now.born
    : before.inode === now.inode
}

const differs = <T>(
  before: T | null | undefined,
  now: T | null | undefined,
  same: (a: T, b: T) => boolean = (a, b) => a === b,
): boolean => before != null && now != null && !same(before, now)

export interface InstallationFacts {
  stored: StoredIdentity | null
  found: Omit<InstallationIdentity, 'id'>
  /**
   * The newest beat of any worker in the database; null when there was none. Machine time in
   * milliseconds, as all times here.
   */
  lastBeatAt: number | null
  /**
   * The newest beat that this process or its data folder has seen committed to this installation.
   */
  witnessedBeatAt: number | null
  now: number
  /** Longest time without a worker, in milliseconds; 0 disables the check. */
  longestOutage: number
  hasOverdue: boolean
}

/** Returns why sending must be put on hold, or null. Pure. */
export function findHoldCause({
  stored,
  found,
  lastBeatAt,
  witnessedBeatAt,
  now,
  longestOutage,
  hasOverdue,
}: InstallationFacts): Exclude<HoldCause, 'manual'> | null {
  const silence = lastBeatAt === null ? Infinity : now - lastBeatAt
  if (stored) {
    const { identity: before, isRewritten } = stored
    if (isRewritten) return 'restored'
    if (differs(before.system, found.system) || differs(before.database, found.database))
      return 'copied'
    if (
      differs(before.folder, found.folder, isSameFile) ||
      differs(before.control, found.control, isSameFile)
    )
      return 'copied'
    if (witnessedBeatAt !== null && (lastBeatAt ?? 0) < witnessedBeatAt - LOST_TAIL)
      return 'restored'
    if (differs(before.timeline, found.timeline) && silence > FAILOVER) return 'restored'
  }
  return longestOutage > 0 && lastBeatAt !== null && silence > longestOutage && hasOverdue
    ? 'outage'
    : null
}
