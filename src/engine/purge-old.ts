import { purgeDeleted } from '#store/deleted-records.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { purgeCalls } from '#engine/language-model/call-log.ts'

/** Removes deleted records that can no longer be restored, and old entries of model calls. */
export const purgeOld = (engine: Engine, now: number): Promise<void> =>
  engine.database.system(async (db) => {
    await purgeDeleted(db, new Date(now))
    await purgeCalls(db, now)
  })
