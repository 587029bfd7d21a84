import { sql } from 'kysely'
import { newId } from '#model/ids.ts'
import type { Db } from '#platform/database/database.ts'
import type { FileMark } from '#platform/data-folder/installation-files.ts'
import type { HoldCause } from './hold.ts'

/**
 * Facts of a database that do not survive a copy. Null or absent: could not be read, and is not
 * compared.
 */
export interface InstallationIdentity {
  /**
   * Made anew whenever an identity is adopted, so that the witness file can be told to be of this
   * installation.
   */
  id: string
  /** The cluster (`pg_control_system`). */
  system: string | null
  /**
   * The database's OID: a copy within a cluster has another one, a renamed database has the same.
   */
  database: string | null
  /**
   * The timeline (`pg_control_checkpoint`): another one after a point-in-time recovery, and after a
   * failover.
   */
  timeline: number | null
  /** The data folder and the control file of the embedded database. */
  folder?: FileMark | null
  control?: FileMark | null
}

export interface StoredIdentity {
  identity: InstallationIdentity
  /** Whether the row was written by another transaction than it says: it came from a dump. */
  isRewritten: boolean
}

const ROW = 'installation'
const MINUTE = 60_000
/**
 * A failover is over sooner; after a point-in-time recovery the last beat is that of the moment
 * that was gone back to.
 */
const FAILOVER = 5 * MINUTE
/**
 * The embedded database does not wait for the disk: after a loss of power it may lack this much of
 * what the witness file has seen.
 */
const LOST_TAIL = 5 * MINUTE

/** Reads what the database says of itself; functions that the role may not call give null. */
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
  const may = rows[0]!
  const system = may.system
    ? (
        await sql<{
          id: string
        }>`select system_identifier::text as id from pg_control_system()`.execute(db)
      ).rows[0]!.id
    : null
  const timeline = may.checkpoint
    ? (await sql<{ id: number }>`select timeline_id as id from pg_control_checkpoint()`.execute(db))
        .rows[0]!.id
    : null
  return { system, database: may.database, timeline }
}

/**
 * The identity that this database was adopted with. A row from a dump has another `xmin`, which
 * only its own transaction can know.
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

/** Stores an identity as that of this database. @param at machine time */
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
 * Lets the next start adopt whatever database and folder it finds, without a hold. For copies that
 * are made on purpose and may send at once, such as the prepared data folders of tests
 * (docs/operating.md).
 */
export async function forgetInstallation(db: Db): Promise<void> {
  await sql`delete from installations where id = ${ROW}`.execute(db)
}

export const freshIdentityId = (at: number): string => newId(at)

/**
 * Where a file system tells when a file was made, that is the fact: a copy is younger, a moved file
 * is not. Elsewhere the inode is.
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
   * The newest beat of any worker in the database; null when there was none. Machine time, as all
   * times here, in milliseconds.
   */
  lastBeatAt: number | null
  /**
   * The newest beat that this process or its folder knows to have been committed to this
   * installation.
   */
  witnessedBeatAt: number | null
  now: number
  /** Longest time without a worker, in milliseconds; 0 switches the check off. */
  longestOutage: number
  hasOverdue: boolean
}

/** Why sending has to be put on hold, or null. Pure. */
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
