import { purgeDeleted } from '#store/deleted-records.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { purgeExpiredCompanies } from './campaigns/research/switch-research.ts'

/** Deletes records with an end: undoable deletions and facts about companies. */
export const purgeExpired = ({ database }: Engine, now: Date): Promise<void> =>
  database.system(async (db) => {
    await purgeDeleted(db, now)
    await purgeExpiredCompanies(db, now)
  })
