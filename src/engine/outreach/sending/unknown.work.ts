import { sql } from 'kysely'
import { dueRows, type WorkKind } from '#engine/kernel/work-kind.ts'
import { reconcileUnknown } from './recover.ts'

/** Looks for campaign emails with unknown outcome in Sent folders. */
export const unknown: WorkKind = {
  name: 'unknown',
  order: 110,
  ...dueRows({
    from: sql`messages x`,
    at: sql`x.look_at`,
    where: sql`x.state = 'unknown' and x.accepted_at is null`,
    withoutTime: true,
  }),
  lane: 'unknown emails',
  run: async ({ engine, tenantId }) => (await reconcileUnknown(engine, tenantId)) > 0,
}
