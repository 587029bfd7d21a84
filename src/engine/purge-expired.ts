import { purgeDeleted } from '#store/deleted-records.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { purgeCalls } from '#engine/language-model/call-log.ts'
import { purgeExpiredCompanies } from './campaigns/research/switch-research.ts'

/** Deletes records with an end: undoable deletions, facts about companies, calls of a model. */
export const purgeExpired = ({ database }: Engine, now: Date): Promise<void> =>
  database.system(async (db) => {
    await purgeDeleted(db, now)
    await purgeExpiredCompanies(db, now)
    await purgeCalls(db, now.getTime())
  })
