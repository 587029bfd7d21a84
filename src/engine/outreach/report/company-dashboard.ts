import { sql } from 'kysely'
import { DateTime } from 'luxon'
import type {
  CompanyDashboard,
  ImportResult,
  MailboxView,
  PartFigures,
} from '#model/api/outreach.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { mailboxViews } from '#engine/mail/mailboxes/mailbox-view.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import { isoDay } from '#model/lib/iso-day.ts'
import { dayFigures, headline, period } from './period-figures.ts'
import { deliveredPeople, figure, FORMULAS, isNotWithdrawn } from './report.ts'

const LINES = 8

/**
 * The dashboard of the whole organization, over `days` days up to now: figures by member, mailbox
 * and domain, suppressions, imports, the plan, contacts with several owners, and the audit log.
 * @param own the reading member, who gets one row for all colleagues and own log entries; null: all
 */
export async function companyDashboardOf(
  engine: Engine,
  { tenantId }: ActorScope,
  days: 7 | 30 | 90,
  own: string | null,
): Promise<CompanyDashboard> {
  const audit = await auditOf(engine, tenantId, own)
  return engine.database.tenant(tenantId, async (db) => {
    const tenant = toRecord('tenant', await loadTenant(db, tenantId))
    const now = engine.clock.now()
    const { start, end, sums, previous } = await period(db, tenant.timeZone, now, days)
    const from = start.toJSDate()
    const views = await mailboxViews(db, now)
    const mailboxes = await byMailbox(db, views, from)
    const month = DateTime.fromMillis(now, { zone: tenant.timeZone }).startOf('month').toJSDate()
    return {
      from: isoDay(start),
      to: isoDay(end),
      scope: own === null ? 'all' : 'own',
      figures: headline(sums, previous),
      days: await dayFigures(db, tenant.timeZone, start, days),
      held: await held(db, views),
      members: await byMember(db, from, own),
      mailboxes,
      domains: byDomain(mailboxes),
      overlap: await overlapOf(db, own),
      suppression: await suppressionOf(db, from),
      imports: await importsOf(db),
      plan: {
        tier: tenant.subscription_tier,
        trialEndsAt: tenant.trial_ends_at,
        ...(await sentSince(db, month)),
      },
      audit,
    }
  })
}

async function held(db: Db, mailboxes: readonly MailboxView[]): Promise<CompanyDashboard['held']> {
  const campaigns = await db
    .selectFrom('campaigns')
    .select([
      sql<number>`count(*)::int`.as('campaigns'),
      sql<number>`count(*) filter (where state = 'running')::int`.as('running'),
    ])
    .executeTakeFirstOrThrow()
  const contacts = await db
    .selectFrom('contacts')
    .select(sql<number>`count(*)::int`.as('contacts'))
    .executeTakeFirstOrThrow()
  const sum = (of: (mailbox: MailboxView) => number) =>
    mailboxes.reduce((total, mailbox) => total + of(mailbox), 0)
  return {
    ...campaigns,
    ...contacts,
    mailboxes: mailboxes.length,
    active: sum(({ state }) => Number(state === 'active')),
    sentLast24h: sum((mailboxView) => mailboxView.sentLast24h),
    capToday: sum(({ state, capToday }) => (state === 'active' ? capToday : 0)),
  }
}

interface Counted {
  key: string
  type: string
  n: number
  people: number
  /** People with a delivered email, on the row of accepted emails. */
  delivered: number
}

const COUNTED = sql`('accepted', 'refused', 'bounced', 'replied', 'positive')`

function partFigures(rows: readonly Counted[], key: string): PartFigures {
  const of = (type: string) => rows.find((row) => row.key === key && row.type === type)
  const accepted = of('accepted')?.n ?? 0
  const refused = of('refused')?.n ?? 0
  return rated(
    {
      contacted: of('accepted')?.people ?? 0,
      accepted,
      replied: of('replied')?.people ?? 0,
      positive: of('positive')?.people ?? 0,
      bounced: (of('bounced')?.n ?? 0) + refused,
    },
    { attempts: accepted + refused, people: of('accepted')?.delivered ?? 0 },
  )
}

const rated = (
  counts: Omit<PartFigures, 'replyRate' | 'bounceRate'>,
  /** Attempted emails, and people with a delivered one: the denominators. */
  { attempts, people }: { attempts: number; people: number },
): PartFigures => ({
  ...counts,
  replyRate: figure(counts.replied, people, FORMULAS.reply),
  bounceRate: figure(counts.bounced, attempts, FORMULAS.bounce),
})

/**
 * Campaigns with their owner, who is stored as id or as the identity's subject. Colleagues of `own`
 * become `*`.
 */
const owned = (own: string | null) => sql`
  select
    c.id,
    c.state,
    c.tenant_id,
    case
      when ${own}::text is null or u.id::text = ${own} then coalesce(u.id::text, '')
      else '*'
    end as person
  from campaigns c
  left join users u
    on u.tenant_id = c.tenant_id and (u.id::text = c.owner_id or u.subject = c.owner_id)
`

async function namesOfPeople(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .execute()
  return new Map(
    rows.map((row) => [row.id, `${row.first_name} ${row.last_name}`.trim() || row.email]),
  )
}

function kindOf(person: string): CompanyDashboard['members'][number]['kind'] {
  if (person === '*') return 'colleagues'
  return person === '' ? 'nobody' : 'person'
}

async function byMember(
  db: Db,
  from: Date,
  own: string | null,
): Promise<CompanyDashboard['members']> {
  const names = await namesOfPeople(db)
  const campaigns = await sql<{
    person: string
    campaigns: number
    running: number
  }>`
    select
      person,
      count(*)::int as campaigns,
      count(*) filter (where state = 'running')::int as running
    from (${owned(own)}) o
    group by 1
  `.execute(db)
  const people = await sql<{
    person: string
    n: number
  }>`
    select o.person, count(distinct t.contact_id)::int as n
    from (${owned(own)}) o
    join outreaches t on t.tenant_id = o.tenant_id and t.campaign_id = o.id
    where t.state <> 'excluded'
    group by 1
  `.execute(db)
  const counted = await sql<Counted>`
    select
      o.person as key,
      l.type,
      count(*)::int as n,
      count(distinct l.contact_id)::int as people,
      ${deliveredPeople('l')} as delivered
    from (${owned(own)}) o
    join campaign_logs l on l.tenant_id = o.tenant_id and l.campaign_id = o.id
    where l.at >= ${from} and l.type in ${COUNTED} and ${isNotWithdrawn('l')}
    group by 1, 2
  `.execute(db)
  return campaigns.rows
    .map(({ person, campaigns: count, running }) => ({
      id: names.has(person) ? person : '',
      name: names.get(person) ?? '',
      kind: kindOf(person),
      campaigns: count,
      running,
      people: people.rows.find((row) => row.person === person)?.n ?? 0,
      ...partFigures(counted.rows, person),
    }))
    .sort(
      (a, b) =>
        Number(a.kind !== 'person') - Number(b.kind !== 'person') ||
        b.contacted - a.contacted ||
        a.name.localeCompare(b.name),
    )
}

async function byMailbox(
  db: Db,
  mailboxes: readonly MailboxView[],
  from: Date,
): Promise<CompanyDashboard['mailboxes']> {
  const counted = await sql<Counted>`
    select
      m.mailbox_id::text as key,
      l.type,
      count(*)::int as n,
      count(distinct l.contact_id)::int as people,
      ${deliveredPeople('l')} as delivered
    from campaign_logs l
    join messages m on m.tenant_id = l.tenant_id and m.id = l.message_id
    where l.at >= ${from} and l.type in ${COUNTED} and ${isNotWithdrawn('l')}
    group by 1, 2
  `.execute(db)
  const campaigns = await db
    .selectFrom('campaigns')
    .select(['schedule'])
    .where('state', '!=', 'archived')
    .execute()
  return mailboxes.map(({ id, address, state, healthText, sentLast24h, capToday, leftToday }) => {
    const isUsed = (chosen: readonly string[]) =>
      chosen.length > 0 ? chosen.includes(id) : state === 'active'
    return {
      id,
      address,
      state,
      healthText,
      sentLast24h,
      capToday,
      leftToday,
      campaigns: campaigns.filter(({ schedule }) => isUsed(schedule.mailboxIds ?? [])).length,
      ...partFigures(counted.rows, id),
    }
  })
}

/**
 * Sums up mailboxes by their domain, because reputation belongs to the domain. A person who got
 * emails from two of its mailboxes counts twice.
 */
export function byDomain(mailboxes: CompanyDashboard['mailboxes']): CompanyDashboard['domains'] {
  const domains = new Map<string, CompanyDashboard['mailboxes']>()
  for (const mailbox of mailboxes) {
    const domain = mailbox.address.slice(mailbox.address.lastIndexOf('@') + 1).toLowerCase()
    domains.set(domain, [...(domains.get(domain) ?? []), mailbox])
  }
  return [...domains]
    .map(([domain, members]) => {
      const sum = (
        name:
          | 'contacted'
          | 'accepted'
          | 'replied'
          | 'positive'
          | 'bounced'
          | 'sentLast24h'
          | 'capToday'
          | 'leftToday',
      ) => members.reduce((total, mailbox) => total + mailbox[name], 0)
      const wholes = {
        attempts: members.reduce((total, { bounceRate }) => total + bounceRate.denominator, 0),
        people: members.reduce((total, { replyRate }) => total + replyRate.denominator, 0),
      }
      const counts = {
        contacted: sum('contacted'),
        accepted: sum('accepted'),
        replied: sum('replied'),
        positive: sum('positive'),
        bounced: sum('bounced'),
      }
      return {
        domain,
        mailboxes: members.length,
        active: members.filter(({ state }) => state === 'active').length,
        sentLast24h: sum('sentLast24h'),
        capToday: sum('capToday'),
        leftToday: sum('leftToday'),
        ...rated(counts, wholes),
      }
    })
    .sort((a, b) => b.accepted - a.accepted || a.domain.localeCompare(b.domain))
}

async function overlapOf(db: Db, own: string | null): Promise<CompanyDashboard['overlap']> {
  const names = await namesOfPeople(db)
  const { rows } = await sql<{ first: string; second: string; people: number }>`
    with written as (
      select distinct t.contact_id, o.person
      from (${owned(own)}) o
      join outreaches t on t.tenant_id = o.tenant_id and t.campaign_id = o.id
      where o.person <> '' and o.state <> 'archived' and t.state <> 'excluded'
    )
    select a.person as first, b.person as second, count(*)::int as people
    from written a
    join written b on b.contact_id = a.contact_id and b.person > a.person
    group by 1, 2
    order by 3 desc, 1, 2
    limit ${LINES}
  `.execute(db)
  return rows.map((row) => ({
    first: names.get(row.first) ?? '',
    second: names.get(row.second) ?? '',
    people: row.people,
  }))
}

async function suppressionOf(db: Db, from: Date): Promise<CompanyDashboard['suppression']> {
  const rows = await db
    .selectFrom('suppressions')
    .select([
      'reason',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`count(*) filter (where created_at >= ${from})::int`.as('added'),
    ])
    .groupBy('reason')
    .orderBy('count', 'desc')
    .execute()
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    added: rows.reduce((sum, { added }) => sum + added, 0),
    reasons: rows.map(({ reason, count }) => ({ reason, count })),
  }
}

async function importsOf(db: Db): Promise<CompanyDashboard['imports']> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'created_at', 'state', 'total', 'result'])
    .where('kind', '=', 'import-contacts')
    .orderBy('created_at', 'desc')
    .limit(LINES)
    .execute()
  return rows.map(({ id, created_at, state, total, result }) => {
    const {
      rows: read = total,
      created = 0,
      updated = 0,
      refused = 0,
    } = (result ?? {}) as Partial<ImportResult>
    return { id, at: created_at.toISOString(), state, rows: read, created, updated, refused }
  })
}

async function sentSince(
  db: Db,
  from: Date,
): Promise<{ sentThisMonth: number; contactedThisMonth: number }> {
  return db
    .selectFrom('campaign_logs')
    .select([
      sql<number>`count(*)::int`.as('sentThisMonth'),
      sql<number>`count(distinct contact_id)::int`.as('contactedThisMonth'),
    ])
    .where('type', '=', 'accepted')
    .where('at', '>=', from)
    .executeTakeFirstOrThrow()
}

/** Reads the audit log as the system, filtered by tenant, because tenants can only write it. */
async function auditOf(
  engine: Engine,
  tenantId: string,
  own: string | null,
): Promise<CompanyDashboard['audit']> {
  const rows = await engine.database.system((db) =>
    db
      .selectFrom('audit_entries')
      .select(['id', 'created_at', 'actor_name', 'action', 'entity', 'summary'])
      .where('tenant_id', '=', tenantId)
      .$if(own !== null, (query) => query.where('actor_id', '=', own!))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(LINES)
      .execute(),
  )
  return rows.map((row) => ({
    id: row.id,
    at: row.created_at.toISOString(),
    who: row.actor_name,
    action: row.action,
    entity: row.entity,
    summary: row.summary,
  }))
}
