import type { Engine } from '#engine/kernel/engine.ts'

/** The number of waiting rows by kind, over all tenants, for the operator's metrics. */
export function waitingWork({
  database,
}: Engine): Promise<
  Record<'jobs_queued' | 'jobs_dead' | 'messages_planned' | 'messages_unknown', number>
> {
  return database.system(async (db) => {
    const jobs = await db
      .selectFrom('jobs')
      .select((e) => ['state', e.fn.countAll().as('n')])
      .where('state', 'in', ['queued', 'dead'])
      .groupBy('state')
      .execute()
    const messages = await db
      .selectFrom('messages')
      .select((e) => ['state', e.fn.countAll().as('n')])
      .where('state', 'in', ['planned', 'unknown'])
      .groupBy('state')
      .execute()
    const count = (rows: readonly { state: string; n: unknown }[], state: string) =>
      Number(rows.find((row) => row.state === state)?.n ?? 0)
    return {
      jobs_queued: count(jobs, 'queued'),
      jobs_dead: count(jobs, 'dead'),
      messages_planned: count(messages, 'planned'),
      messages_unknown: count(messages, 'unknown'),
    }
  })
}
