import { sql } from 'kysely'
import { DateTime } from 'luxon'
import type { Dashboard, DayFigures } from '#model/outreach.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, Scope } from '#engine/engine.ts'
import { capOf, mailboxViews } from '#engine/mailboxes/mailbox-view.ts'
import { listInbox } from '#engine/replies/inbox.ts'
import { loadTenant, toRecord } from '#engine/rows.ts'
import { dateIn, DAY } from '#engine/sends/windows.ts'
import { campaignRows } from './campaign-view.ts'
import { figure, FORMULAS } from './report.ts'
import { sendingStop, TRIAL_OVER } from './trial.ts'

type Sums = Record<'contacted' | 'accepted' | 'replied' | 'positive' | 'bounced' | 'unsubscribed' | 'refused', number>

/** The dashboard of one organisation: `days` days up to now, beside as many before (outreach design, 3.8). Days are those of its zone. */
export async function dashboardOf(engine: Engine, scope: Scope, days: 7 | 30 | 90): Promise<Dashboard> {
  return engine.database.tenant(scope.tenantId, async (db) => {
    const tenant = toRecord('tenant', await loadTenant(db, scope.tenantId))
    const now = engine.clock.now()
    const end = DateTime.fromMillis(now, { zone: tenant.timeZone }).endOf('day')
    const start = end.minus({ days: days - 1 }).startOf('day')
    const before = start.minus({ days })
    const sums = await sumBetween(db, start.toMillis(), now + 1)
    const previous = await sumBetween(db, before.toMillis(), start.toMillis())
    const rate = (name: 'reply' | 'positive' | 'unsubscribe', part: number) => figure(part, sums.contacted, FORMULAS[name])
    const campaigns = await campaignRows(db, (await db.selectFrom('campaigns').selectAll().where('state', '!=', 'archived').orderBy('updated_at', 'desc').limit(50).execute()).map((row) => toRecord('campaign', row)))
    const mailboxes = await mailboxViews(db, now)
    return {
      from: start.toISODate()!, to: end.toISODate()!, campaigns,
      figures: {
        contacted: { value: sums.contacted, previous: previous.contacted, rate: null }, accepted: { value: sums.accepted, previous: previous.accepted, rate: null }, replied: { value: sums.replied, previous: previous.replied, rate: rate('reply', sums.replied) },
        positive: { value: sums.positive, previous: previous.positive, rate: rate('positive', sums.positive) },
        bounced: { value: sums.bounced + sums.refused, previous: previous.bounced + previous.refused, rate: figure(sums.bounced + sums.refused, sums.accepted + sums.refused, FORMULAS.bounce) },
        unsubscribed: { value: sums.unsubscribed, previous: previous.unsubscribed, rate: rate('unsubscribe', sums.unsubscribed) },
      },
      days: await dayFigures(db, tenant.timeZone, start, days),
      funnel: [{ name: 'Contacted', value: sums.contacted }, { name: 'Replied', value: sums.replied }, { name: 'Positive', value: sums.positive }],
      capacity: await capacityOf(db, mailboxes, tenant.timeZone, now),
      repliesByStep: repliesByStep(await stepRows(db, start.toMillis())),
      needs: {
        replies: (await listInbox(db, { handled: false, oldestFirst: true, first: 0, size: 10 })).rows, mailboxes: mailboxes.filter((mailbox) => mailbox.healthText !== 'Working'),
        campaigns: campaigns.filter((row) => (row.state === 'paused' && row.pauseReason !== 'user') || (row.state === 'running' && row.counts.needsAttention > 0)), nothingSentToday: await silence(db, engine, tenant, mailboxes),
      },
      firstRun: firstRun(tenant, mailboxes.length, campaigns),
    }
  })
}

async function sumBetween(db: Db, from: number, to: number): Promise<Sums> {
  const rows = await db
    .selectFrom('campaign_logs')
    .select(['type', sql<number>`count(*)::int`.as('n'), sql<number>`count(distinct contact_id)::int`.as('people')])
    .where('at', '>=', new Date(from))
    .where('at', '<', new Date(to))
    .where('type', 'in', ['accepted', 'refused', 'bounced', 'replied', 'positive', 'unsubscribed'])
    .groupBy('type')
    .execute()
  const of = (type: string) => rows.find((row) => row.type === type)
  return { contacted: of('accepted')?.people ?? 0, accepted: of('accepted')?.n ?? 0, replied: of('replied')?.people ?? 0, positive: of('positive')?.people ?? 0, bounced: of('bounced')?.n ?? 0, unsubscribed: of('unsubscribed')?.people ?? 0, refused: of('refused')?.n ?? 0 }
}

async function dayFigures(db: Db, zone: string, start: DateTime, days: number): Promise<DayFigures[]> {
  const rows = await db
    .selectFrom('campaign_logs')
    .select([sql<string>`to_char(at at time zone ${zone}, 'YYYY-MM-DD')`.as('day'), 'type', sql<number>`count(*)::int`.as('n')])
    .where('at', '>=', start.minus({ days }).toJSDate())
    .where('type', 'in', ['accepted', 'replied', 'positive'])
    .groupBy(['day', 'type'])
    .execute()
  const count = (day: string, type: string) => rows.find((row) => row.day === day && row.type === type)?.n ?? 0
  return Array.from({ length: days }, (_, index) => {
    const day = start.plus({ days: index })
    return { day: day.toISODate()!, accepted: count(day.toISODate()!, 'accepted'), replied: count(day.toISODate()!, 'replied'), positive: count(day.toISODate()!, 'positive'), previousAccepted: count(day.minus({ days }).toISODate()!, 'accepted') }
  })
}

async function capacityOf(db: Db, mailboxes: Awaited<ReturnType<typeof mailboxViews>>, zone: string, now: number): Promise<Dashboard['capacity']> {
  const planned = await db.selectFrom('messages').select(['mailbox_id', 'planned_at']).where('state', 'in', ['planned', 'deferred']).where('planned_at', '<', new Date(now + 8 * DAY)).where('planned_at', 'is not', null).execute()
  return mailboxes.map((mailbox) => ({
    mailboxId: mailbox.id, mailbox: mailbox.address,
    days: Array.from({ length: 7 }, (_, index) => {
      const moment = DateTime.fromMillis(now, { zone }).plus({ days: index })
      const day = moment.toISODate()!
      const sends = mailbox.state === 'active' && mailbox.windowDays.includes(moment.setZone(mailbox.timeZone).weekday)
      return { day, planned: planned.filter((row) => row.mailbox_id === mailbox.id && dateIn(zone, row.planned_at!.getTime()) === day).length, capacity: sends ? capOf(mailbox, moment.toMillis()) : 0 }
    }),
  }))
}

async function stepRows(db: Db, from: number) {
  const { rows } = await sql<{ number: number; type: string; n: number }>`
    select s.place::int as number, e.type, count(distinct coalesce(e.message_id, e.id))::int as n from campaign_logs e
      join campaign_logs a on a.tenant_id = e.tenant_id and a.message_id = e.message_id and a.type = 'accepted'
      join campaigns c on c.tenant_id = e.tenant_id and c.id = e.campaign_id
      cross join lateral jsonb_array_elements(c.steps) with ordinality as s(step, place)
      where e.at >= ${new Date(from)} and e.type in ('accepted', 'replied') and s.step->>'id' = a.data->>'stepId' group by 1, 2`.execute(db)
  return rows
}

function repliesByStep(rows: Awaited<ReturnType<typeof stepRows>>): Dashboard['repliesByStep'] {
  const numbers = [...new Set(rows.map((row) => row.number))].sort((a, b) => a - b)
  const count = (number: number, type: string) => rows.find((row) => row.number === number && row.type === type)?.n ?? 0
  return numbers.map((number) => ({ number, replied: count(number, 'replied'), accepted: count(number, 'accepted') }))
}

/** Why nothing was sent today, or null when something was or nothing should have been. */
async function silence(db: Db, engine: Engine, tenant: ReturnType<typeof toRecord<'tenant'>>, mailboxes: Awaited<ReturnType<typeof mailboxViews>>): Promise<string | null> {
  const now = engine.clock.now()
  const today = DateTime.fromMillis(now, { zone: tenant.timeZone }).startOf('day').toJSDate()
  const sent = await db.selectFrom('campaign_logs').select('id').where('type', '=', 'accepted').where('at', '>=', today).limit(1).executeTakeFirst()
  const running = await db.selectFrom('campaigns').select(['id', 'sends_from']).where('state', '=', 'running').execute()
  if (sent) return null
  if (sendingStop(tenant, now)) return TRIAL_OVER
  if (running.length === 0) return null
  if (mailboxes.every((mailbox) => mailbox.state !== 'active')) return 'Nothing was sent today because no mailbox is sending.'
  const next = await db.selectFrom('messages').select(sql<Date | null>`min(planned_at)`.as('at')).where('state', 'in', ['planned', 'deferred']).executeTakeFirst()
  if (!next?.at) return 'Nothing was sent today because nobody is due: people wait for their next mail, need attention, or are done.'
  return `Nothing was sent yet today; the next mail is planned for ${DateTime.fromJSDate(new Date(next.at), { zone: tenant.timeZone }).setLocale('en').toFormat('ccc d LLL, HH:mm')}.`
}

function firstRun(tenant: { senderName: string; postalAddress: string }, mailboxes: number, campaigns: readonly { state: string; launchedAt: string | null }[]): Dashboard['firstRun'] {
  const items = [
    { id: 'mailbox' as const, done: mailboxes > 0, title: 'Connect a mailbox', detail: 'Mails leave from your own address.', href: '/mailboxes' },
    { id: 'address' as const, done: tenant.senderName !== '' && tenant.postalAddress !== '', title: 'Add sender name and postal address', detail: 'The law asks for both in every mail.', href: '/account' },
    { id: 'campaign' as const, done: campaigns.length > 0, title: 'Start a campaign', detail: 'Enter your website; a first version is written from it.', href: '/start-new' },
    { id: 'launch' as const, done: campaigns.some((campaign) => campaign.launchedAt !== null), title: 'Launch it', detail: 'Review each step, then send.', href: '/campaigns' },
  ]
  return items.every((item) => item.done) ? null : items
}
