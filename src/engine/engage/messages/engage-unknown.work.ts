import { sql } from 'kysely'
import { dueRows, type WorkKind } from '#engine/kernel/work-kind.ts'
import { reconcileEngage } from './recover.ts'

/** Looks for messages with unknown outcome in Sent folders. */
export const engageUnknown: WorkKind = {
  name: 'engage-unknown',
  order: 90,
  ...dueRows({
    from: sql`engage_messages x`,
    at: sql`x.look_at`,
    where: sql`x.state = 'unknown' and x.settled_at is null`,
    withoutTime: true,
  }),
  lane: 'unknown messages',
  run: async ({ engine, tenantId }) => (await reconcileEngage(engine, tenantId)) > 0,
}
