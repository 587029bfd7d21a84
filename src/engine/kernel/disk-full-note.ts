import { isDiskFull } from '#model/lib/disk-full.ts'
import { fail, type ProductError } from '#model/lib/errors.ts'
import { messageOf } from '#model/lib/thrown.ts'
import type { Engine } from './engine.ts'

/** How long Health reports a refused write, in milliseconds. */
const NAMED_FOR = 10 * 60_000
const refusedAt = new WeakMap<Engine['database'], number>()

/** Shown to users for a job that waits for disk space. */
export const WAITS_FOR_ROOM = 'The disk is full. Work continues when there is space again.'

/**
 * Logs a write that failed because a disk is full, and makes Health report it.
 * @returns the error to answer with
 */
export function noteDiskFull(
  { database, clock, log }: Pick<Engine, 'database' | 'clock' | 'log'>,
  error: unknown,
): ProductError {
  refusedAt.set(database, clock.now())
  log.error({ fault: messageOf(error) }, 'a write failed because a disk is full')
  return fail(
    'disk_full',
    'A disk of the server is full, so this was not stored. Try again after its operator has made room.',
  )
}

/**
 * Performs a write that no other data depends on, such as the time of a user's last visit. Skips it
 * while a disk is full, so that reads still work, above all in Health.
 * @returns null when the write was skipped
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

/** Milliseconds since a full disk last refused a write of this process; null after `NAMED_FOR`. */
export function diskFullSince({
  database,
  clock,
}: Pick<Engine, 'database' | 'clock'>): number | null {
  const at = refusedAt.get(database)
  const ago = at === undefined ? null : Math.max(0, clock.now() - at)
  return ago !== null && ago < NAMED_FOR ? ago : null
}
