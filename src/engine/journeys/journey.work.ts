import { sql } from 'kysely'
import { dueRows, type WorkKind } from '#engine/kernel/work-kind.ts'
import { runDueJourneys } from './run-due.ts'

/** Moves people through live journeys. */
export const journey: WorkKind = {
  name: 'journey',
  order: 30,
  ...dueRows({
    from: sql`journey_executions x join journeys j on j.tenant_id = x.tenant_id and j.id = x.journey_id`,
    at: sql`x.due_at`,
    where: sql`x.state = 'running' and j.state = 'live'`,
  }),
  heldByReview: true,
  run: ({ engine, tenantId }) => runDueJourneys(engine, tenantId),
}
