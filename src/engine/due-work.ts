import { leavesByCall, leavesByMailbox } from '#engine/kernel/channel-sql.ts'
import { sql, type RawBuilder } from 'kysely'
import { completable } from './campaigns/housekeeping.ts'
import { PREPARED } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { hasDueMail } from '#engine/delivery/messages/dispatch-senders.ts'
import { hasLapsed } from '#engine/kernel/leases/lease.ts'
import { READ_INTERVAL } from '#engine/delivery/replies/read-inboxes.ts'
import { REPLAN } from '#engine/kernel/jobs/job-registry.ts'

/** For each kind of work: an SQL condition that some of it is due for tenant `t`. */
const waits = {
  trial: (now) => sql`
    (
      t.subscription_tier = 'STARTER'
      and t.status in ('TRIAL', 'ACTIVE')
      and t.trial_ends_at <= ${now}
    )
    or (
      (
        t.status in ('DEACTIVATED', 'TRIAL_EXPIRED')
        or (t.subscription_tier = 'STARTER' and t.trial_ends_at <= ${now})
      )
      and exists (select from campaigns c where c.tenant_id = t.id and c.state = 'running')
    )
  `,
  timers: (now) =>
    sql`exists (select from profile_timers s where s.tenant_id = t.id and s.due_at <= ${now})`,
  job: (now) =>
    sql`
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
  journey: (now) =>
    sql`
      exists (
        select
        from journey_executions e
        join journeys y on y.tenant_id = e.tenant_id and y.id = e.journey_id
        where e.tenant_id = t.id and e.state = 'running' and e.due_at <= ${now} and y.state = 'live'
      )
    `,
  webhook: (now) =>
    sql`
      exists (
        select
        from webhook_deliveries d
        join webhooks w on w.tenant_id = d.tenant_id and w.id = d.webhook_id
        where d.tenant_id = t.id
          and d.state = 'waiting'
          and d.due_at <= ${now}
          and ${hasLapsed('d')}
          and w.enabled
      )
    `,
  lease: () =>
    sql`exists (select from messages m where m.tenant_id = t.id and m.state = 'sending' and ${hasLapsed('m')})`,
  unknown: (now) =>
    sql`
      exists (
        select
        from messages m
        where m.tenant_id = t.id
          and m.state = 'unknown'
          and m.accepted_at is null
          and (m.look_at is null or m.look_at <= ${now})
      )
    `,
  read: (now) =>
    sql`
      exists (
        select
        from mailboxes b
        where b.tenant_id = t.id
          and (
            b.last_read_at is null or b.last_read_at <= ${new Date(now.getTime() - READ_INTERVAL)}
          )
      )
    `,
  send: (now) =>
    sql`
      exists (
        select
        from messages m
        where m.tenant_id = t.id
          and m.state in ('planned', 'deferred')
          and m.planned_at <= ${now}
          and m.mailbox_id is not null
      )
    `,
  'engage-mail': (now) =>
    sql`
      exists (
        select
        from mailboxes b
        join engage_messages m on m.tenant_id = b.tenant_id and m.mailbox_id = b.id
        where b.tenant_id = t.id
          and b.state = 'active'
          and coalesce(b.free_at, ${now}) <= ${now}
          and m.state = 'planned'
          and ${leavesByMailbox('m.channel')}
          and m.due_at <= ${now}
      )
    `,
  'sender-mail': (now) =>
    sql`exists (select from senders s where s.tenant_id = t.id and ${hasDueMail('s', now)})`,
  'engage-call': (now) =>
    sql`
      exists (
        select
        from engage_messages m
        where m.tenant_id = t.id
          and m.state = 'planned'
          and ${leavesByCall('m.channel')}
          and m.due_at <= ${now}
      )
    `,
  'engage-lease': () =>
    sql`exists (select from engage_messages m where m.tenant_id = t.id and m.state = 'sending' and ${hasLapsed('m')})`,
  'engage-unknown': (now) =>
    sql`
      exists (
        select
        from engage_messages m
        where m.tenant_id = t.id
          and m.state = 'unknown'
          and m.settled_at is null
          and (m.look_at is null or m.look_at <= ${now})
      )
    `,
  broadcast: (now) =>
    sql`exists (select from broadcasts b where b.tenant_id = t.id and b.look_at <= ${now})`,
  complete: (now) =>
    sql`exists (select from campaigns where campaigns.tenant_id = t.id and ${completable(now)})`,
  replan: (now) =>
    sql`
      exists (
        select
        from jobs j
        where j.tenant_id = t.id
          and j.kind = ${REPLAN}
          and j.state = 'queued'
          and j.due_at <= ${now}
      )
    `,
} satisfies Record<string, (now: Date) => RawBuilder<unknown>>

export type DueWorkKind = keyof typeof waits

/**
 * Finds the tenants with due work and its kinds, in one statement, so that an idle round is cheap
 * for any number of tenants. An isolated tenant does no work until it is activated; overdue work
 * stays due.
 */
export async function dueWork(engine: Engine): Promise<Map<string, ReadonlySet<DueWorkKind>>> {
  const now = new Date(engine.clock.now())
  const kinds = sql.join(
    Object.entries(waits).map(
      ([kind, holds]) => sql`case when ${holds(now)} then ${sql.lit(kind)} end`,
    ),
  )
  const { rows } = await engine.database.system((db) =>
    sql<{
      id: string
      kinds: DueWorkKind[]
    }>`${PREPARED}
      select id, kinds
      from (
        select t.id, array_remove(array[${kinds}], null) as kinds
        from tenants t
        where t.status <> 'ISOLATED'
      ) waiting
      where kinds <> '{}'
      order by id
    `.execute(db),
  )
  const due = new Map<string, Set<DueWorkKind>>(rows.map((row) => [row.id, new Set(row.kinds)]))
  // Server replies that could not be written to the database are kept in the journal.
  for (const { tenantId } of engine.journal.unsettled())
    due.set(tenantId, new Set([...(due.get(tenantId) ?? []), 'lease']))
  return due
}
