import { sql } from 'kysely'
import { REPLAN } from '#engine/kernel/jobs/job-registry.ts'
import { dueRows, type TenantRound, type WorkKind } from '#engine/kernel/work-kind.ts'
import { replan } from './replan.ts'

/** An earlier kind of the round may have taken the request. */
const isStillDue = ({ engine, tenantId, now }: TenantRound) =>
  engine.database.tenant(
    tenantId,
    async (db) =>
      (await db
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', REPLAN)
        .where('state', '=', 'queued')
        .where('due_at', '<=', new Date(now))
        .executeTakeFirst()) !== undefined,
  )

/** Plans campaign emails again where that was requested. */
export const replanning: WorkKind = {
  name: 'replan',
  order: 140,
  ...dueRows({
    from: sql`jobs x`,
    at: sql`x.due_at`,
    where: sql`x.kind = ${sql.lit(REPLAN)} and x.state = 'queued'`,
  }),
  heldByReview: true,
  async run(round) {
    if (!(await isStillDue(round))) return false
    await replan(round.engine, round.tenantId)
    return true
  },
}
