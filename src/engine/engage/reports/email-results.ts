import { sql, type RawBuilder } from 'kysely'
import { DateTime } from 'luxon'
import {
  emailFigures,
  type EmailCounts,
  type EmailFigure,
  type EmailGroup,
  type EmailGrouping,
  type EmailOrigin,
  type EmailResults,
  type ReportedEmail,
} from '#model/api/answers/email-results.ts'
import { fail } from '#model/lib/errors.ts'
import { onlyRow } from '#model/lib/only-row.ts'
import { loadTenant } from '#engine/kernel/rows.ts'
import type { ActorScope, Engine } from '#engine/kernel/engine.ts'
import type { Db } from '#platform/database/database.ts'
import { emailRows, type EmailSelection } from './email-rows.ts'

/** A question to the report. */
export interface EmailQuestion {
  by: EmailGrouping
  /** First and last day, YYYY-MM-DD in the time zone of the organization; 30 days by default. */
  from?: string
  to?: string
  origin?: EmailOrigin
}

const MAX_GROUPS = 100
const DEFAULT_DAYS = 30
const MAX_DAYS = 800

/** The SQL conditions of the figures, over a row of `emailRows`. */
const figureSql: Record<EmailFigure, RawBuilder<unknown>> = {
  attempted: sql`true`,
  delivered: sql`outcome = 'delivered'`,
  bounced: sql`outcome = 'bounced'`,
  failed: sql`outcome = 'failed'`,
  unknown: sql`outcome = 'unknown'`,
  complained: sql`complained`,
  replied: sql`replied`,
  optedOut: sql`opted_out`,
}

const counts = sql.join(
  emailFigures.map(
    (figure) => sql`count(*) filter (where ${figureSql[figure]})::int as ${sql.ref(figure)}`,
  ),
)

/** The value that a row is grouped by, as text. */
function keySql(by: EmailGrouping, zone: string): RawBuilder<string> {
  switch (by) {
    case 'message':
      return sql`message_id`
    case 'origin':
      return sql`origin`
    case 'template':
      return sql`template_id`
    case 'topic':
      return sql`topic_id`
    case 'domain':
      return sql`domain`
    case 'sender':
      return sql`coalesce(sender_id, '')`
    case 'day':
      return sql`to_char(at at time zone ${zone}, 'YYYY-MM-DD')`
    case 'week':
      return sql`to_char(date_trunc('week', at at time zone ${zone}), 'YYYY-MM-DD')`
  }
}

const inOrderOfTime = (by: EmailGrouping) => by === 'day' || by === 'week'

/**
 * The emails of a period, grouped. The figures of the groups and of the others add up to the total.
 * @throws ProductError `invalid` for days that are none, or a period of more than 800 days
 */
export const emailResults = (
  engine: Engine,
  { tenantId }: ActorScope,
  question: EmailQuestion,
): Promise<EmailResults> =>
  engine.database.tenant(tenantId, async (db) => {
    const period = await readPeriod(db, engine, tenantId, question)
    const selection = selectionOf(tenantId, period, question)
    const { by } = question
    const { rows: all } = await sql<EmailCounts & { groups: number }>`
      select ${counts}, count(distinct ${keySql(by, period.zone)})::int as groups
      from (${emailRows(selection)}) emails
    `.execute(db)
    const { groups, ...total } = onlyRow(all)
    const { rows } = await sql<EmailGroup>`
      select ${keySql(by, period.zone)} as key, max(message_name) as name, ${counts}
      from (${emailRows(selection)}) emails
      group by 1
      order by ${inOrderOfTime(by) ? sql`key desc` : sql`attempted desc, key`}
      limit ${MAX_GROUPS}
    `.execute(db)
    const named = await withNames(db, tenantId, by, rows)
    return {
      by,
      from: period.first,
      to: period.last,
      total,
      groups: inOrderOfTime(by) ? named.toReversed() : named,
      others: { groups: groups - rows.length, ...difference(total, rows) },
    }
  })

/**
 * The emails behind a figure of the report, the latest first.
 * @param key the group; absent for all groups
 * @throws ProductError `invalid` like `emailResults`
 */
export const reportedEmails = (
  engine: Engine,
  { tenantId }: ActorScope,
  question: EmailQuestion & { key?: string; figure: EmailFigure },
  page: { first: number; size: number },
): Promise<{ rows: ReportedEmail[]; total: number }> =>
  engine.database.tenant(tenantId, async (db) => {
    const period = await readPeriod(db, engine, tenantId, question)
    const { by, key, figure } = question
    const ofGroup = key === undefined ? sql`true` : sql`${keySql(by, period.zone)} = ${key}`
    const chosen = sql`
      from (${emailRows(selectionOf(tenantId, period, question))}) emails
      where ${figureSql[figure]} and ${ofGroup}
    `
    const { rows: totals } = await sql<{ total: number }>`
      select count(*)::int as total ${chosen}
    `.execute(db)
    const { rows } = await sql<Omit<ReportedEmail, 'at'> & { at: Date }>`
      select
        id, origin, message_name as "messageName", address, subject, at, outcome, complained,
        replied, opted_out as "optedOut"
      ${chosen}
      order by at desc, id
      limit ${page.size} offset ${page.first}
    `.execute(db)
    return {
      total: onlyRow(totals).total,
      rows: rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })),
    }
  })

interface Period {
  zone: string
  /** YYYY-MM-DD. */
  first: string
  last: string
  from: Date
  to: Date
}

async function readPeriod(
  db: Db,
  engine: Engine,
  tenantId: string,
  { from, to }: EmailQuestion,
): Promise<Period> {
  const zone = (await loadTenant(db, tenantId)).time_zone
  const dayOf = (name: 'from' | 'to', text: string) => {
    const day = DateTime.fromISO(text, { zone })
    if (/^\d{4}-\d{2}-\d{2}$/.test(text) && day.isValid) return day
    throw fail('invalid', 'A day is written as YYYY-MM-DD, such as 2026-03-31.', [
      { path: `/${name}`, message: 'A day such as 2026-03-31.' },
    ])
  }
  const last = to ? dayOf('to', to) : DateTime.fromMillis(engine.clock.now(), { zone })
  const first = from ? dayOf('from', from) : last.minus({ days: DEFAULT_DAYS - 1 })
  const days = last.startOf('day').diff(first.startOf('day'), 'days').days
  if (days < 0 || days >= MAX_DAYS)
    throw fail('invalid', 'The last day must not be before the first, and 800 days are the most.', [
      { path: '/to', message: 'Not before the first day; at most 800 days.' },
    ])
  return {
    zone,
    first: first.toISODate() ?? '',
    last: last.toISODate() ?? '',
    from: first.startOf('day').toJSDate(),
    to: last.plus({ days: 1 }).startOf('day').toJSDate(),
  }
}

const selectionOf = (
  tenantId: string,
  { from, to }: Period,
  { origin = null }: { origin?: EmailOrigin | null },
): EmailSelection => ({ tenantId, from, to, origin })

function difference(total: EmailCounts, rows: readonly EmailCounts[]): EmailCounts {
  const rest = { ...total }
  for (const figure of emailFigures)
    rest[figure] = rows.reduce((left, row) => left - row[figure], total[figure])
  return rest
}

/** Tables whose records give groups their names. */
const nameSources = {
  template: sql`select id::text as id, name, tenant_id from templates`,
  topic: sql`select id::text as id, name, tenant_id from topics`,
  sender: sql`
    select id::text as id, name, tenant_id from senders
    union all
    select id::text as id, address as name, tenant_id from mailboxes
  `,
} as const

/** Messages bring their name along; days, domains and origins are their own. */
async function withNames(
  db: Db,
  tenantId: string,
  by: EmailGrouping,
  rows: readonly EmailGroup[],
): Promise<EmailGroup[]> {
  if (by === 'message') return [...rows]
  if (by !== 'template' && by !== 'topic' && by !== 'sender')
    return rows.map((row) => ({ ...row, name: '' }))
  const { rows: named } = await sql<{ id: string; name: string }>`
    select id, name
    from (${nameSources[by]}) named
    where tenant_id = ${tenantId} and id = any(${rows.map(({ key }) => key)})
  `.execute(db)
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({ ...row, name: names.get(row.key) ?? '' }))
}
