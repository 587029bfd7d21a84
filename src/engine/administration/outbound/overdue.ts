import { onlyRow } from '#model/lib/only-row.ts'
import { leavesByCall, leavesByMailbox } from '#engine/kernel/channel-sql.ts'
import { sql, type RawBuilder } from 'kysely'
import {
  heldKinds,
  type HeldKind,
  type OverdueGroup,
  type OverdueRow,
} from '#model/api/answers/outbound-hold.ts'
import type { Db } from '#platform/database/database.ts'
import { concurrentKinds } from '#engine/kernel/jobs/job-registry.ts'
import { SEND_NOTICE } from '#engine/administration/notices/queue-notice.ts'

interface Source {
  /**
   * `from` and `where` over rows `o` that wait for their time; the other members are columns for
   * display.
   */
  from: RawBuilder<unknown>
  due: RawBuilder<unknown>
  subject: RawBuilder<unknown>
  recipient: RawBuilder<unknown>
  /**
   * Whether overdue work of this kind after a long outage requires a review; late transfers are
   * harmless.
   */
  alarms: boolean
}

const engage = (leaves: RawBuilder<boolean>): Source => ({
  from: sql`
    from engage_messages o
    join engages s on s.tenant_id = o.tenant_id and s.id = o.engage_id
    where o.state in ('waiting', 'planned')
      and ${leaves}
      and not exists (
        select
        from broadcasts b
        where b.tenant_id = o.tenant_id
          and b.id::text = o.owner_id
          and b.state in ('paused', 'stopped')
      )
  `,
  due: sql`o.due_at`,
  subject: sql`s.name`,
  recipient: sql`o.address`,
  alarms: true,
})

/** Held jobs other than notices. */
const transfers = () => [...concurrentKinds()].filter((kind) => kind !== SEND_NOTICE)

const transferName = (table: string) =>
  sql`
    (
      select name
      from ${sql.table(table)} x
      where x.tenant_id = o.tenant_id and x.id::text = o.payload ->> 'configId'
    )
  `

/** The sources of outgoing work by kind. */
const sources: Readonly<Record<HeldKind, Source>> = {
  campaign: {
    from: sql`
      from messages o
      join campaigns s on s.tenant_id = o.tenant_id and s.id = o.campaign_id
      join contacts r on r.tenant_id = o.tenant_id and r.id = o.contact_id
      where o.state in ('planned', 'deferred') and s.state = 'running'
    `,
    due: sql`o.planned_at`,
    subject: sql`s.name`,
    recipient: sql`r.email`,
    alarms: true,
  },
  message: engage(leavesByMailbox('o.channel')),
  call: engage(leavesByCall('o.channel')),
  webhook: {
    from: sql`
      from webhook_deliveries o
      join webhooks s on s.tenant_id = o.tenant_id and s.id = o.webhook_id
      where o.state = 'waiting' and s.enabled
    `,
    due: sql`o.due_at`,
    subject: sql`s.name`,
    recipient: sql`o.event_type`,
    alarms: true,
  },
  journey: {
    from: sql`
      from journey_executions o
      join journeys s on s.tenant_id = o.tenant_id and s.id = o.journey_id
      left join profiles r on r.tenant_id = o.tenant_id and r.id = o.profile_id
      where o.state = 'running' and s.state = 'live'
    `,
    due: sql`o.due_at`,
    subject: sql`s.name`,
    recipient: sql`coalesce(nullif(r.email, ''), r.id::text)`,
    alarms: true,
  },
  notice: {
    from: sql`
      from jobs o
      left join users r on r.id::text = o.payload ->> 'userId'
      where o.state = 'queued' and o.kind = ${sql.lit(SEND_NOTICE)}
    `,
    due: sql`o.due_at`,
    subject: sql`
      case
        o.payload ->> 'kind'
        when 'exports' then 'Data was exported'
        when 'domains' then 'A sending domain lost its verification'
        when 'mailboxes' then 'A mailbox was signed out'
        else 'Sign-in from a new device'
      end
    `,
    recipient: sql`r.email`,
    alarms: true,
  },
  transfer: {
    // Computed on access, because job kinds are registered after this module is loaded.
    get from() {
      return sql`
        from jobs o
        where o.state = 'queued'
          and o.kind in (${sql.join(transfers().map((kind) => sql.lit(kind)))})
      `
    },
    due: sql`o.due_at`,
    subject: sql`coalesce(${transferName('import_configs')}, ${transferName('export_configs')}, o.kind)`,
    recipient: sql`o.kind`,
    alarms: false,
  },
}

/** The due rows of a kind, as `from ... where ...` over `o`. */
export const overdueOf = (kind: HeldKind, now: number): RawBuilder<unknown> =>
  sql`${sources[kind].from} and ${sources[kind].due} <= ${new Date(now)}`

/**
 * Whether any work is overdue. Requires a system transaction.
 * @param apart tenants to ignore
 */
export async function hasOverdue(db: Db, now: number, apart: readonly string[]): Promise<boolean> {
  const some = heldKinds
    .filter((kind) => sources[kind].alarms)
    .map(
      (kind) =>
        sql`exists (select ${overdueOf(kind, now)} and o.tenant_id <> all(${[...apart]}::uuid[]))`,
    )
  const { rows } = await sql<{
    found: boolean
  }>`select ${sql.join(some, sql` or `)} as found`.execute(db)
  return onlyRow(rows).found
}

/** The number of overdue rows by tenant and kind. Requires a system transaction. */
export async function countOverdue(db: Db, now: number): Promise<OverdueGroup[]> {
  const each = heldKinds.map(
    (kind) =>
      sql`
        select
          ${sql.lit(kind)} as kind,
          o.tenant_id,
          count(*)::int as count,
          min(${sources[kind].due}) as oldest ${overdueOf(kind, now)}
        group by o.tenant_id
      `,
  )
  const { rows } = await sql<{
    kind: HeldKind
    tenant_id: string
    count: number
    oldest: Date
    name: string
  }>`
    select d.*, t.name
    from (${sql.join(each, sql` union all `)}) d
    join tenants t on t.id = d.tenant_id
    order by t.name, t.id
  `.execute(db)
  return rows
    .map((row) => ({
      tenantId: row.tenant_id,
      tenant: row.name,
      kind: row.kind,
      count: row.count,
      oldestDueAt: new Date(row.oldest).toISOString(),
    }))
    .toSorted((a, b) => heldKinds.indexOf(a.kind) - heldKinds.indexOf(b.kind))
}

/** One page of the overdue rows, oldest first. Requires a system transaction. */
export async function listOverdue(
  db: Db,
  now: number,
  {
    tenantId,
    kind,
    limit,
    offset,
  }: { tenantId: string; kind: HeldKind; limit: number; offset: number },
): Promise<OverdueRow[]> {
  const { due, subject, recipient } = sources[kind]
  const { rows } = await sql<{
    id: string
    due: Date
    subject: string
    recipient: string | null
  }>`
    select
      o.id,
      ${due} as due,
      ${subject} as subject,
      ${recipient} as recipient ${overdueOf(kind, now)} and o.tenant_id = ${tenantId}
    order by ${due}, o.id
    limit ${limit} offset ${offset}
  `.execute(db)
  return rows.map((row) => ({
    id: row.id,
    dueAt: new Date(row.due).toISOString(),
    subject: row.subject,
    recipient: row.recipient ?? '',
  }))
}
