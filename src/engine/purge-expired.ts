import { stackOf } from '#model/lib/thrown.ts'
import type { Db } from '#platform/database/database.ts'
import { purgeDeleted } from '#store/deleted-records.ts'
import { purgeResponses } from '#store/idempotency-keys.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { endLeftDownloads } from './administration/exports/runs.ts'
import { purgeBulkRecords } from './administration/bulk/bulk-view.ts'
import { endLeftCalls } from './agents/end-left-calls.ts'
import { purgeFirstLooks } from './outreach/first-look/take-first-look.ts'
import { purgeAgentCalls } from './agents/settle-call.ts'
import { purgePending } from '#engine/engage/forms/confirm.ts'
import { purgeCalls } from '#engine/language-model/call-log.ts'
import { purgeExpiredCompanies } from './outreach/research/switch-research.ts'

/** Deletes in a transaction; true where a portion was deleted and there may be more. */
type Purge = (db: Db, now: Date, engine: Engine) => Promise<boolean | void>

const purges: readonly Purge[] = [
  (db, now, { stores }) => purgeDeleted(db, now, stores.entities),
  purgeResponses,
  purgeBulkRecords,
  purgeExpiredCompanies,
  purgePending,
  purgeAgentCalls,
  purgeFirstLooks,
  (db, now) => purgeCalls(db, now.getTime()),
]

/**
 * Deletes records with an end: undoable deletions, first responses to requests, outcomes of bulk
 * changes, facts about companies, sign-ups that were not confirmed, calls of a model, calls with
 * agents. Each in its own transactions, so that one that fails undoes no other. Calls that a caller
 * left end first, because their outcome may have effects, and downloads whose process stopped.
 */
export async function purgeExpired(engine: Engine, now: Date): Promise<void> {
  await endLeftCalls(engine, now)
  await endLeftDownloads(engine, now)
  for (const purge of purges)
    try {
      while ((await engine.database.system((db) => purge(db, now, engine))) === true);
    } catch (error) {
      engine.log.error({ fault: stackOf(error) }, 'a purge failed; it is tried again in an hour')
    }
}
