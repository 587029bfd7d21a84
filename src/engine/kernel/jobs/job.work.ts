import { sql } from 'kysely'
import { hasLapsed } from '../leases/lease.ts'
import { tenantWorks, type WorkKind } from '../work-kind.ts'
import { concurrentKinds, REPLAN } from './job-registry.ts'
import { runDueJob } from './run-due-jobs.ts'

/** Runs queued jobs, and those whose worker died. */
export const job: WorkKind = {
  name: 'job',
  order: 40,
  isDue: (now) => sql`
    exists (
      select
      from jobs j
      where j.tenant_id = t.id
        and j.kind <> ${REPLAN}
        and (
          (j.state = 'queued' and j.due_at <= ${now})
          or (j.state = 'running' and ${hasLapsed('j')})
        )
    )
  `,
  // Jobs that call external servers wait during a hold.
  nextDueAt: (isHeld) => sql`
    select min(due_at)
    from jobs
    where state = 'queued'
      and ${tenantWorks()}
      and kind not in (${sql.join([REPLAN, ...(isHeld ? concurrentKinds() : [])].map((kind) => sql.lit(kind)))})
  `,
  run: ({ engine, tenantId }) => runDueJob(engine, tenantId),
}
