import type { Database } from './database.ts'
import type { Log } from '../log.ts'

/**
 * Bytes that stay free: PostgreSQL cannot go on when its log of changes finds no room, so writes
 * end before that (four of its files of 16 MB).
 */
export const RESERVE = 64 * 1024 * 1024
const EVERY = 1000

export interface DiskReserve {
  /** Looks at the disk now. Resolves to whether writes are taken. */
  check(): Promise<boolean>
  stop(): void
}

/**
 * Keeps the embedded database from filling its disk: while less than the reserve is free, its one
 * session is read only, so that writes fail with SQLSTATE 25006 and reading works. Writes are taken
 * again as soon as there is room.
 * @param free bytes that are free, or null when they cannot be asked
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
    // Repeated while the disk is full: a database that was opened again in between has a new
    // session.
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
