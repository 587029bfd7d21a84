import { sql } from 'kysely'
import { hasLapsed } from '#engine/kernel/leases/lease.ts'
import type { WorkKind } from '#engine/kernel/work-kind.ts'
import { recoverLapsedSends } from './recover-lapsed.ts'

/** Recovers campaign emails whose worker died. */
export const lease: WorkKind = {
  name: 'lease',
  order: 100,
  isDue: () =>
    sql`exists (select from messages m where m.tenant_id = t.id and m.state = 'sending' and ${hasLapsed('m')})`,
  // Server replies that could not be written to the database are kept in the journal.
  dueHere: ({ journal }) => journal.unsettled().map(({ tenantId }) => tenantId),
  run: async ({ engine, tenantId }) => (await recoverLapsedSends(engine, tenantId)) > 0,
}
