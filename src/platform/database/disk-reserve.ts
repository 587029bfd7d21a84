import type { Database } from './database.ts'
import type { Log } from '../log.ts'

/**
 * Bytes kept free. PostgreSQL stops when its write-ahead log cannot grow, so writes end earlier
 * (four WAL files of 16 MB).
 */
export const RESERVE = 64 * 1024 * 1024
const EVERY = 1000

export interface DiskReserve {
  /** Checks the disk now. Resolves to whether writes are accepted. */
  check(): Promise<boolean>
  stop(): void
}

/**
 * Keeps the embedded database from filling its disk: while less than the reserve is free, its one
 * session is read-only, so writes fail with SQLSTATE 25006 and reads work. Writes are accepted
 * again as soon as there is room.
 * @param free free bytes, or null when they cannot be read
 */
export function keepDiskReserve(
  database: Pick<Database, 'script'>,
  free: () => Promise<number | null>,
  log: Log,
  every = EVERY,
): DiskReserve {
  let takesWrites = true
  let last: Promise<boolean> = Promise.resolve(true)
  const look = async (): Promise<boolean> => {
    const left = await free()
    const hasRoom = left === null || left >= RESERVE
    if (hasRoom && takesWrites) return true
    // Repeated while the disk is full, because a database that was reopened has a new session.
    await database.script(`set default_transaction_read_only = ${hasRoom ? 'off' : 'on'}`)
    if (hasRoom === takesWrites) return takesWrites
    takesWrites = hasRoom
    if (hasRoom)
      log.info(
        { free: left },
        'there is room on the disk again: the embedded database takes writes',
      )
    else
      log.error(
        { free: left, reserve: RESERVE },
        'the disk is full up to the reserve: the embedded database takes no writes',
      )
    return takesWrites
  }
  const check = () => (last = last.catch(() => true).then(look))
  const timer = setInterval(
    () =>
      void check().catch((error: Error) =>
        log.warn({ fault: error.message }, 'the reserve of the disk could not be looked at'),
      ),
    every,
  )
  timer.unref()
  return { check, stop: () => clearInterval(timer) }
}
