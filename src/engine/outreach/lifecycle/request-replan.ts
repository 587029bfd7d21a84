import { REPLAN } from '#engine/kernel/jobs/job-registry.ts'
import { sql } from 'kysely'
import { publishNoted } from '#engine/kernel/commit-events.ts'
import { systemScope, type RowParts } from '#engine/kernel/engine.ts'
import { baseRow } from '#engine/kernel/rows.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { jsonb } from '#platform/database/jsonb.ts'

/**
 * Requests a new plan, in the transaction that invalidates the old one, so that a crash does not
 * lose the request. The row is created once and then moved; its `version` counts the requests, so
 * that one that arrives during planning is not lost.
 */
export async function requestReplan(
  { db, engine, tenantId }: TenantTx<RowParts>,
  at: number = engine.clock.now(),
): Promise<void> {
  // Evaluates the changes noted so far, because people are locked before the row of this job.
  await publishNoted(db)
  const due = new Date(at)
  await db
    .insertInto('jobs')
    .values({
      ...baseRow(engine, systemScope(tenantId)),
      kind: REPLAN,
      state: 'queued',
      stage: '',
      done: 0,
      total: 0,
      payload: jsonb({}),
      result: jsonb({}),
      error: '',
      attempt: 0,
      max_attempts: 1_000_000,
      due_at: due,
      lease_until: null,
      lease_owner: null,
      lease_token: 0,
      checkpoint: jsonb({}),
      finished_at: null,
      cancel_requested: false,
      idempotency_key: REPLAN,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'idempotency_key']).doUpdateSet({
        state: 'queued',
        due_at: sql`case when jobs.state = 'queued' then least(jobs.due_at, excluded.due_at) else excluded.due_at end`,
        version: sql`jobs.version + 1`,
      }),
    )
    .execute()
}
