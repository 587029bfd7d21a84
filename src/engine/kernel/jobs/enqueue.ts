import type { Job } from '#model/schema/entities.generated.ts'
import type { RowParts } from '#engine/kernel/engine.ts'
import { baseRow, toRecord } from '#engine/kernel/rows.ts'
import type { ScopedTx } from '#engine/kernel/tenant-tx.ts'
import { jsonb } from '#platform/database/jsonb.ts'

export interface NewJob {
  /** The id of what it starts, when both are known by one id. */
  id?: string
  kind: string
  payload: Record<string, unknown>
  /** Enqueueing with a key that was used before returns the job of the first call. */
  idempotencyKey?: string
  dueAt?: number
  maxAttempts?: number
  total?: number
}

/** Enqueues a job in the caller's transaction. */
export async function enqueue(
  { db, engine, scope }: ScopedTx<RowParts>,
  job: NewJob,
): Promise<Job> {
  const row = {
    ...baseRow(engine, scope),
    ...(job.id ? { id: job.id } : {}),
    kind: job.kind,
    state: 'queued' as const,
    stage: '',
    done: 0,
    total: job.total ?? 0,
    payload: jsonb(job.payload),
    result: jsonb({}),
    error: '',
    attempt: 0,
    max_attempts: job.maxAttempts ?? 3,
    due_at: new Date(job.dueAt ?? engine.clock.now()),
    lease_until: null,
    lease_owner: null,
    lease_token: 0,
    checkpoint: jsonb({}),
    finished_at: null,
    cancel_requested: false,
    idempotency_key: job.idempotencyKey ?? null,
  }
  const [inserted] = await db
    .insertInto('jobs')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'idempotency_key']).doNothing())
    .returningAll()
    .execute()
  const kept =
    inserted ??
    (await db
      .selectFrom('jobs')
      .selectAll()
      .where('idempotency_key', '=', job.idempotencyKey!)
      .executeTakeFirstOrThrow())
  return toRecord('job', kept)
}
