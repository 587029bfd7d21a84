import { sql } from 'kysely'
import { dueRows, type WorkKind } from '#engine/kernel/work-kind.ts'
import { runDueTimers } from './reevaluate-memberships.ts'

/** Evaluates the conditions of people again whose time has come. */
export const timers: WorkKind = {
  name: 'timers',
  order: 20,
  ...dueRows({ from: sql`profile_timers x`, at: sql`x.due_at` }),
  run: ({ engine, tenantId }) => runDueTimers(engine, tenantId),
}
