import { purgeDeleted } from '#store/deleted-records.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { purgeBulkRecords } from './administration/bulk/bulk-view.ts'
import { endLeftCalls } from './agents/end-left-calls.ts'
import { purgeFirstLooks } from './outreach/first-look/take-first-look.ts'
import { purgeAgentCalls } from './agents/settle-call.ts'
import { purgePending } from '#engine/engage/forms/confirm.ts'
import { purgeCalls } from '#engine/language-model/call-log.ts'
import { purgeExpiredCompanies } from './outreach/research/switch-research.ts'

/**
 * Deletes records with an end: undoable deletions and outcomes of bulk changes, facts about
 * companies, sign-ups that were not confirmed, calls of a model, calls with agents. Calls that a
 * caller left end first, because their outcome may have effects.
 */
export async function purgeExpired(engine: Engine, now: Date): Promise<void> {
  await endLeftCalls(engine, now)
  await engine.database.system(async (db) => {
    await purgeDeleted(db, now, engine.stores.entities)
    await purgeBulkRecords(db, now)
    await purgeExpiredCompanies(db, now)
    await purgePending(db, now)
    await purgeAgentCalls(db, now)
    await purgeFirstLooks(db, now)
    await purgeCalls(db, now.getTime())
  })
}
