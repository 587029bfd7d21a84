import { sql, type RawBuilder } from 'kysely'
import type { EmailOrigin } from '#model/api/answers/email-results.ts'
import { ANSWER_STEP } from '#model/api/outreach.ts'

/** Which emails are reported on. */
export interface EmailSelection {
  tenantId: string
  /** The first moment, and the one after the last. */
  from: Date
  to: Date
  /** Null for all. */
  origin: EmailOrigin | null
}

/**
 * A query of one row per email that was attempted in the period, from the ledger of messages and
 * the one of campaigns. Tests are left out.
 *
 * Outcomes follow the broadcast report (`figureSql`): an email that was refused for its address, or
 * returned, has bounced, and other failures are errors.
 */
export const emailRows = (selection: EmailSelection): RawBuilder<unknown> => {
  const { origin } = selection
  if (origin === 'campaign') return campaignRows(selection)
  if (origin !== null) return messageRows(selection)
  return sql`${messageRows(selection)} union all ${campaignRows(selection)}`
}

/** Emails of broadcasts and journeys. */
const messageRows = ({ tenantId, from, to, origin }: EmailSelection) => sql`
  select
    m.id,
    case m.owner_kind when 'send' then 'broadcast' else 'journey' end as origin,
    m.engage_id as message_id,
    e.name as message_name,
    coalesce(e.template_id::text, '') as template_id,
    coalesce(m.topic_id, '') as topic_id,
    lower(split_part(m.address, '@', 2)) as domain,
    coalesce(m.sender_id, m.mailbox_id)::text as sender_id,
    m.address,
    m.subject,
    coalesce(m.sent_at, m.settled_at) as at,
    case
      when m.state = 'sent' then 'delivered'
      when m.state = 'unknown' then 'unknown'
      when m.reason in ('refused', 'bounced') then 'bounced'
      else 'failed'
    end as outcome,
    m.reason = 'complained' as complained,
    m.replied_at is not null as replied,
    m.opted_out_at is not null as opted_out
  from engage_messages m
  join engages e on e.tenant_id = m.tenant_id and e.id = m.engage_id
  where m.tenant_id = ${tenantId}
    and m.channel = 'email'
    and m.state in ('sent', 'failed', 'unknown')
    and m.owner_kind in (${origins(origin)})
    and coalesce(m.sent_at, m.settled_at) >= ${from}
    and coalesce(m.sent_at, m.settled_at) < ${to}
`

const origins = (origin: EmailOrigin | null) =>
  sql.join(origin === null ? ['send', 'journey'] : [origin === 'broadcast' ? 'send' : 'journey'])

/** Emails of campaigns; what happened to each is in the log of its campaign. */
const campaignRows = ({ tenantId, from, to }: EmailSelection) => sql`
  select
    m.id,
    'campaign' as origin,
    m.campaign_id::text as message_id,
    c.name as message_name,
    '' as template_id,
    '' as topic_id,
    lower(split_part(coalesce(p.email, ''), '@', 2)) as domain,
    m.mailbox_id::text as sender_id,
    coalesce(p.email, '') as address,
    m.subject,
    coalesce(m.accepted_at, m.bounced_at, m.updated_at) as at,
    case
      when m.state = 'accepted' then 'delivered'
      when m.state = 'unknown' then 'unknown'
      when m.bounced_at is null then 'failed'
      else 'bounced'
    end as outcome,
    coalesce(l.complained, false) as complained,
    coalesce(l.replied, false) as replied,
    coalesce(l.opted_out, false) as opted_out
  from messages m
  join campaigns c on c.tenant_id = m.tenant_id and c.id = m.campaign_id
  left join contacts p on p.tenant_id = m.tenant_id and p.id = m.contact_id
  left join (
    select
      message_id,
      bool_or(type = 'complained') as complained,
      bool_or(type = 'replied') as replied,
      bool_or(type = 'unsubscribed') as opted_out
    from campaign_logs
    where tenant_id = ${tenantId} and type in ('complained', 'replied', 'unsubscribed')
    group by message_id
  ) l on l.message_id = m.id
  where m.tenant_id = ${tenantId}
    and m.state in ('accepted', 'bounced', 'rejected', 'unknown')
    and m.step_id not like ${`${ANSWER_STEP}%`}
    and coalesce(m.accepted_at, m.bounced_at, m.updated_at) >= ${from}
    and coalesce(m.accepted_at, m.bounced_at, m.updated_at) < ${to}
`
