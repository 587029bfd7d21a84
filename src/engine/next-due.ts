import { sql } from 'kysely'
import { leavesByCall, leavesByMailbox } from '#engine/kernel/channel-sql.ts'
import { PREPARED } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { REPLAN } from '#engine/kernel/jobs/job-registry.ts'
import { isOutboundHeld } from '#engine/kernel/outbound/hold.ts'
import { concurrentJobs } from './job-kinds.ts'

/** An isolated tenant does no work until it is activated; overdue work stays due. */
const isolated = sql`select id from tenants where status = 'ISOLATED'`
const works = sql`tenant_id not in (${isolated})`

/**
 * When engage messages are due: as soon as their mailbox or sender may send, or at the time of
 * their call.
 */
const engageDue = sql`
  select min(greatest(m.due_at, b.free_at, b.cool_until)) as due
  from engage_messages m
  join mailboxes b on b.tenant_id = m.tenant_id and b.id = m.mailbox_id
  where m.state = 'planned'
    and ${leavesByMailbox('m.channel')}
    and b.state = 'active'
    and m.tenant_id not in (${isolated})
  union all
  select min(greatest(m.due_at, s.free_at, s.cool_until))
  from engage_messages m
  join senders s on s.tenant_id = m.tenant_id and s.id = m.sender_id
  where m.state = 'planned'
    and ${leavesByMailbox('m.channel')}
    and s.enabled
    and s.state = 'active'
    and m.tenant_id not in (${isolated})
  union all
  select min(due_at)
  from engage_messages
  where state = 'planned' and ${leavesByCall('channel')} and ${works}
`

/** Kinds of jobs that wait during a hold. */
const heldJobs = sql`kind in (${sql.join([REPLAN, ...concurrentJobs].map((kind) => sql.lit(kind)))})`

/** The next time at which work is due; work that waits during a hold does not count. */
export const readNextDue = ({ database }: Engine): Promise<number | null> =>
  database.system(async (db) => {
    const sends = sql`not ${sql.lit(await isOutboundHeld(db))}`
    const { rows } = await sql<{ due: Date | null }>`${PREPARED}
      select min(due) as due
      from (
        select min(m.planned_at) as due
        from messages m
        join campaigns c on c.tenant_id = m.tenant_id and c.id = m.campaign_id
        join mailboxes b on b.tenant_id = m.tenant_id and b.id = m.mailbox_id
        where m.state in ('planned', 'deferred')
          and c.state = 'running'
          and b.state = 'active'
          and m.tenant_id not in (${isolated})
          and ${sends}
        union all
        select min(look_at)
        from messages
        where state = 'unknown' and accepted_at is null and ${works}
        union all
        select min(due)
        from (${engageDue}) engage
        where ${sends}
        union all
        select min(look_at)
        from engage_messages
        where state = 'unknown' and settled_at is null and ${works}
        union all
        select min(due_at)
        from jobs
        where state = 'queued' and ${works} and (${sends} or not ${heldJobs})
        union all
        select min(look_at)
        from broadcasts
        where ${works}
        union all
        select min(due_at)
        from profile_timers
        where ${works}
        union all
        select min(e.due_at)
        from journey_executions e
        join journeys j on j.tenant_id = e.tenant_id and j.id = e.journey_id
        where e.state = 'running'
          and j.state = 'live'
          and e.tenant_id not in (${isolated})
          and ${sends}
        union all
        select min(d.due_at)
        from webhook_deliveries d
        join webhooks w on w.tenant_id = d.tenant_id and w.id = d.webhook_id
        where d.state = 'waiting'
          and w.enabled
          and d.lease_owner is null
          and d.tenant_id not in (${isolated})
          and ${sends}
        union all
        select min(trial_ends_at)
        from tenants
        where subscription_tier = 'STARTER' and status in ('TRIAL', 'ACTIVE')
      ) waiting
    `.execute(db)
    return rows[0]?.due ? new Date(rows[0].due).getTime() : null
  })
