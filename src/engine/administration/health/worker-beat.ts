import type { Database } from '#platform/database/database.ts'

/** A worker that was not seen for this long, in milliseconds, has most likely ended. */
export const LOST_AFTER = 60_000
const BEAT_INTERVAL_MS = 15_000
const FORGET_AFTER_MS = 24 * 60 * 60_000

export interface BeatWatch {
  /** Called while the database still contains the previous beat. */
  beforeBeat(at: number): Promise<unknown>
  afterBeat(at: number): void
}

/**
 * Records every 15 seconds that a worker is running; a failed beat is tried again in the next round.
 * @param now the machine's clock, because the product's may be moved
 * @returns a function to call in each round
 */
export function createBeat(
  database: Database,
  id: string,
  now: () => number,
  watch?: BeatWatch,
): () => Promise<void> {
  const startedAt = new Date(now())
  let lastBeatAt = -Infinity
  return async () => {
    const at = now()
    if (at - lastBeatAt < BEAT_INTERVAL_MS) return
    await watch?.beforeBeat(at)
    const seen = new Date(at)
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
          created_by: 'system',
          updated_by: 'system',
        })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({ seen_at: seen, updated_at: seen }),
        )
        .execute()
      await db
        .deleteFrom('workers')
        .where('seen_at', '<', new Date(at - FORGET_AFTER_MS))
        .execute()
    })
    lastBeatAt = at
    watch?.afterBeat(at)
  }
}
