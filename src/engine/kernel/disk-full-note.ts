import { isDiskFull } from '#model/disk-full.ts'
import { fail, type ProductError } from '#model/errors.ts'
import type { Engine } from './engine.ts'

/** How long Health names a write that was refused, in milliseconds. */
const NAMED_FOR = 10 * 60_000
const refusedAt = new WeakMap<Engine['database'], number>()

/** What people are told of a job that waits for room. */
export const WAITS_FOR_ROOM = 'The disk is full. The work goes on when there is room again.'

/**
 * Logs a write that failed because a disk is full, and lets Health name it.
 * @returns the error to answer with
 */
export function noteDiskFull(
  { database, clock, log }: Pick<Engine, 'database' | 'clock' | 'log'>,
  error: unknown,
): ProductError {
  refusedAt.set(database, clock.now())
  log.error(
    { fault: String((error as Error).message ?? error) },
    'a write failed because a disk is full',
  )
  return fail(
    'disk_full',
    'A disk of the server is full, so this was not stored. Try again after its operator has made room.',
  )
}

/**
 * Writes what nothing depends on, such as when somebody was last seen. It is left out while a disk
 * is full, so that people can still read, Health above all.
 * @returns null when it was left out
 */
export async function writeIfThereIsRoom<T>(
  { database, clock }: Pick<Engine, 'database' | 'clock'>,
  write: () => Promise<T>,
): Promise<T | null> {
  try {
    return await write()
  } catch (error) {
    if (!isDiskFull(error)) throw error
    refusedAt.set(database, clock.now())
    return null
  }
}

/**
 * Milliseconds since this process was last refused a write because a disk is full; null when that
 * is long ago.
 */
export function diskFullSince({
  database,
  clock,
}: Pick<Engine, 'database' | 'clock'>): number | null {
  const at = refusedAt.get(database)
  const ago = at === undefined ? null : Math.max(0, clock.now() - at)
  return ago !== null && ago < NAMED_FOR ? ago : null
}
