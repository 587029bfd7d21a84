import type { Targets } from '#model/outreach.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { matchTargets } from '#engine/audience/contacts/match-targets.ts'

/** Maximum number of contacts that are read; beyond it, the answer is marked as incomplete. */
const MAX = 10_000

/** Counts the stored contacts that fit the targets. */
export async function countTargets({ database }: Engine, scope: ActorScope, targets: Targets) {
  const rows = await database.tenant(scope.tenantId, (db) =>
    db.selectFrom('contacts').selectAll().orderBy('id').limit(MAX).execute(),
  )
  const counts = {
    match: 0,
    unknown: 0,
    excluded: 0,
    total: rows.length,
    complete: rows.length < MAX,
  }
  for (const row of rows) counts[matchTargets(targets, toRecord('contact', row)).match] += 1
  return counts
}
