import { sql } from 'kysely'
import { hasLapsed } from '#engine/kernel/leases/lease.ts'
import type { WorkKind } from '#engine/kernel/work-kind.ts'
import { recoverLapsedMessages } from './recover-lapsed.ts'

/** Recovers messages whose worker died. */
export const engageLease: WorkKind = {
  name: 'engage-lease',
  order: 80,
  isDue: () =>
    sql`exists (select from engage_messages m where m.tenant_id = t.id and m.state = 'sending' and ${hasLapsed('m')})`,
  run: async ({ engine, tenantId }) => (await recoverLapsedMessages(engine, tenantId)) > 0,
}
