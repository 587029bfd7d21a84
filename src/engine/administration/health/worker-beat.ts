import type { Database } from '#platform/database/database.ts'

/** A worker that was not seen for this long has most likely ended. */
export const LOST_AFTER = 60_000
const BEAT_EVERY = 15_000
const FORGET_AFTER = 24 * 60 * 60_000

/**
 * `check` is called before each beat, while the database still contains the previous one, and
 * `beaten` after it.
 */
export interface BeatWatch {
  check(at: number): Promise<unknown>
  beaten(at: number): void
}

/**
 * Records every 15 seconds that a worker is running. Uses the machine's clock, because the
 * product's may be moved.
 * @returns a function to call in each round
 */
export function createBeat(
  database: Database,
  id: string,
  now: () => number,
  watch?: BeatWatch,
): () => Promise<void> {
  const startedAt = new Date(now())
  let beatAt = -Infinity
  return async () => {
    const at = now()
    if (at - beatAt < BEAT_EVERY) return
    await watch?.check(at)
    beatAt = at
    const seen = new Date(at)
    const by = { created_by: 'system', updated_by: 'system' }
    await database.system(async (db) => {
      await db
        .insertInto('workers')
        .values({
          id,
          started_at: startedAt,
          seen_at: seen,
          version: 1,
          created_at: seen,
          updated_at: seen,
          ...by,
        })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({ seen_at: seen, updated_at: seen }),
        )
        .execute()
      await db
        .deleteFrom('workers')
        .where('seen_at', '<', new Date(at - FORGET_AFTER))
        .execute()
    })
    watch?.beaten(at)
  }
}
