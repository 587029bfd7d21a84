import { sql } from 'kysely'
import { leavesByCall } from '#engine/kernel/channel-sql.ts'
import { dueRows, type WorkKind } from '#engine/kernel/work-kind.ts'
import { sendEngageCalls } from './send-calls.ts'

/** Sends messages of channels that call an address. */
export const engageCall: WorkKind = {
  name: 'engage-call',
  order: 70,
  ...dueRows({
    from: sql`engage_messages x`,
    at: sql`x.due_at`,
    where: sql`x.state = 'planned' and ${leavesByCall('x.channel')}`,
  }),
  heldByReview: true,
  lane: 'calls',
  run: ({ engine, tenantId }) => sendEngageCalls(engine, tenantId),
}
