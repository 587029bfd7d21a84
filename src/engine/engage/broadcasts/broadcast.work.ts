import { sql } from 'kysely'
import { dueRows, type WorkKind } from '#engine/kernel/work-kind.ts'
import { runDueBroadcasts } from './look.ts'

/** Releases, limits and ends broadcasts. */
export const broadcast: WorkKind = {
  name: 'broadcast',
  order: 50,
  ...dueRows({ from: sql`broadcasts x`, at: sql`x.look_at` }),
  run: ({ engine, tenantId }) => runDueBroadcasts(engine, tenantId),
}
