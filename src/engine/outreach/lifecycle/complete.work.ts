import { sql } from 'kysely'
import type { WorkKind } from '#engine/kernel/work-kind.ts'
import { completable, completeCampaigns } from './housekeeping.ts'

/** Completes campaigns in which nothing is left to do. */
export const complete: WorkKind = {
  name: 'complete',
  order: 130,
  isDue: (now) =>
    sql`exists (select from campaigns where campaigns.tenant_id = t.id and ${completable(now)})`,
  run: ({ engine, tenantId }) => completeCampaigns(engine, tenantId),
}
