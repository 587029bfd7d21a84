import { sql } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { FileMark, Witness } from '#platform/data-folder/installation-files.ts'
import type { Database, Db } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import { placeHold, type HoldCause } from '#engine/kernel/outbound/hold.ts'
import {
  findHoldCause,
  freshIdentityId,
  readDatabaseIdentity,
  readStoredIdentity,
  storeIdentity,
  type InstallationIdentity,
} from '#engine/kernel/outbound/installation.ts'
import { hasOverdue } from './overdue.ts'

/**
 * Taken while comparing the identity, so that processes that start concurrently decide one after
 * another.
 */
const WATCH_LOCK = 7421005

export interface WatchParts {
  database: Database
  /** The product's clock, which determines what is overdue. */
  clock: Clock
  log: Log
  /** Marks of the embedded database's files; null on a server. */
  marks: () => { folder: FileMark | null; control: FileMark | null } | null
  witness: { read(): Witness | null; write(witness: Witness): void }
  /** Milliseconds without any worker after which overdue work requires a review; 0: never. */
  longestOutage: number
  /**
   * Tenants whose overdue work is no reason for a hold: the demo tenant, whose email never leaves
   * the installation.
   */
  apart: readonly string[]
}

export interface InstallationWatch {
  /**
   * Compares the database with its stored identity, and puts sending on hold when they differ or no
   * worker ran for long.
   * @param at machine time
   */
  beforeBeat(at: number): Promise<HoldCause | null>
  /** Records that a beat at this time was committed. */
  afterBeat(at: number): void
}

/**
 * Detects that this database was restored, copied, or unused for long, before anything is sent.
 * Call it at start and before each beat of a worker, while the database still contains the previous
 * beat.
 */
export function createInstallationWatch(parts: WatchParts): InstallationWatch {
  let known: Witness | null = null
  const witnessed = (id: string): number | null => {
    const seen = [known, parts.witness.read()].flatMap((witness) =>
      witness?.installation === id ? [witness.beatAt] : [],
    )
    return seen.length > 0 ? Math.max(...seen) : null
  }
  return {
    async beforeBeat(at) {
      const cause = await parts.database.system(async (db) => {
        await sql`select pg_advisory_xact_lock(${sql.lit(WATCH_LOCK)})`.execute(db)
        const stored = await readStoredIdentity(db)
        const found = { ...(await readDatabaseIdentity(db)), ...parts.marks() }
        const lastBeatAt = await readLastBeat(db)
        const silent =
          lastBeatAt !== null && parts.longestOutage > 0 && at - lastBeatAt > parts.longestOutage
        const hold = findHoldCause({
          stored,
          found,
          lastBeatAt,
          now: at,
          longestOutage: parts.longestOutage,
          witnessedBeatAt: stored ? witnessed(stored.identity.id) : null,
          hasOverdue: silent && (await hasOverdue(db, parts.clock.now(), parts.apart)),
        })
        if (hold)
          await placeHold(db, {
            cause: hold,
            at: parts.clock.now(),
            lastWorkAt: lastBeatAt === null ? null : new Date(lastBeatAt),
          })
        const isOther = hold === 'restored' || hold === 'copied'
        const identity: InstallationIdentity = {
          ...keepKnown(stored?.identity, found),
          id: stored && !isOther ? stored.identity.id : freshIdentityId(at),
        }
        if (
          isOther ||
          !stored ||
          JSON.stringify(sorted(identity)) !== JSON.stringify(sorted(stored.identity))
        )
          await storeIdentity(db, identity, at)
        known = {
          installation: identity.id,
          beatAt: Math.max(lastBeatAt ?? 0, known?.installation === identity.id ? known.beatAt : 0),
        }
        return hold
      })
      if (cause)
        parts.log.warn(
          { cause },
          'sending is on hold until an administrator has reviewed what is overdue, at /admin/hold',
        )
      return cause
    },
    afterBeat(at) {
      if (!known) return
      known = { ...known, beatAt: at }
      parts.witness.write(known)
    },
  }
}

/** Facts that could not be read this time keep their last value. */
function keepKnown(
  before: InstallationIdentity | undefined,
  found: Omit<InstallationIdentity, 'id'>,
): Omit<InstallationIdentity, 'id'> {
  const read = Object.fromEntries(
    Object.entries(found).filter(([, value]) => value !== null && value !== undefined),
  )
  return { ...before, ...read } as Omit<InstallationIdentity, 'id'>
}

const sorted = (identity: object): unknown =>
  Object.fromEntries(
    Object.entries(identity)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(
        ([name, value]) =>
          [name, value !== null && typeof value === 'object' ? sorted(value) : value] as const,
      )
      .toSorted(([a], [b]) => a.localeCompare(b)),
  )

async function readLastBeat(db: Db): Promise<number | null> {
  const { rows } = await sql<{ at: Date | null }>`select max(seen_at) as at from workers`.execute(
    db,
  )
  return rows[0]?.at ? new Date(rows[0].at).getTime() : null
}
