import { sql } from 'kysely'
import { onlyRow } from '#model/lib/only-row.ts'
import { SECOND_MS } from '#model/lib/time-units.ts'
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

/** Seconds by which the oldest due work of a kind is late, over all tenants; 0 when none is due. */
export function lateWork({
  database,
  clock,
}: Pick<Engine, 'database' | 'clock'>): Promise<
  Record<'campaign_emails' | 'engage_messages' | 'webhooks' | 'jobs', number>
> {
  const now = new Date(clock.now())
  return database.system(async (db) => {
    const { rows } = await sql<{
      campaigns: Date | null
      messages: Date | null
      webhooks: Date | null
      jobs: Date | null
    }>`
      select
        (
          select min(m.planned_at)
          from messages m
          join campaigns c on c.tenant_id = m.tenant_id and c.id = m.campaign_id
          where m.state = 'planned' and m.planned_at < ${now} and c.state = 'running'
        ) as campaigns,
        (
          select min(due_at) from engage_messages where state = 'planned' and due_at < ${now}
        ) as messages,
        (
          select min(due_at) from webhook_deliveries where state = 'waiting' and due_at < ${now}
        ) as webhooks,
        (select min(due_at) from jobs where state = 'queued' and due_at < ${now}) as jobs
    `.execute(db)
    const { campaigns, messages, webhooks, jobs } = onlyRow(rows)
    const seconds = (due: Date | null) =>
      due === null ? 0 : (now.getTime() - due.getTime()) / SECOND_MS
    return {
      campaign_emails: seconds(campaigns),
      engage_messages: seconds(messages),
      webhooks: seconds(webhooks),
      jobs: seconds(jobs),
    }
  })
}
