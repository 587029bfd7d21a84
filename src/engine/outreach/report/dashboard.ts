import { currentLanguage, say } from '#language'
import { sql } from 'kysely'
import { DateTime } from 'luxon'
import type { Dashboard } from '#model/api/outreach.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { capOf, mailboxViews } from '#engine/mail/mailboxes/mailbox-view.ts'
import { listInbox } from '#engine/outreach/replies/inbox.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import { dateIn } from '#model/lib/windows.ts'
import { campaignRows } from '../campaign-view.ts'
import { dayFigures, headline, period } from './period-figures.ts'
import { sendingStop, TRIAL_OVER } from '#engine/kernel/sending-stop.ts'
import { isCatchingUp } from '#engine/kernel/worker-start.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { isoDay } from '#model/lib/iso-day.ts'

/**
 * The dashboard of one organization: `days` days up to now, compared with as many before. Days are
 * those of its time zone.
 */
export async function dashboardOf(
  engine: Engine,
  scope: ActorScope,
  days: 7 | 30 | 90,
): Promise<Dashboard> {
  const starting = await engine.database.system(isCatchingUp)
  return engine.database.tenant(scope.tenantId, async (db) => {
    const tenant = toRecord('tenant', await loadTenant(db, scope.tenantId))
    const now = engine.clock.now()
    const { start, end, sums, previous } = await period(db, tenant.timeZone, now, days)
    const campaigns = await campaignRows(
      db,
      (
        await db
          .selectFrom('campaigns')
          .selectAll()
          .where('state', '!=', 'archived')
          .orderBy('updated_at', 'desc')
          .limit(50)
          .execute()
      ).map((row) => toRecord('campaign', row)),
    )
    const mailboxes = await mailboxViews(db, now)
    const unhandled = { handled: false, oldestFirst: true, first: 0, size: 10 }
    const replies = await listInbox(db, unhandled)
    return {
      from: isoDay(start),
      to: isoDay(end),
      campaigns,
      figures: headline(sums, previous),
      days: await dayFigures(db, tenant.timeZone, start, days),
      funnel: [
        { name: say('Contacted'), value: sums.contacted },
        { name: say('Replied'), value: sums.replied },
        { name: say('Positive'), value: sums.positive },
      ],
      capacity: await capacityOf(db, mailboxes, tenant.timeZone, now),
      repliesByStep: repliesByStep(await stepRows(db, start.toMillis())),
      needs: {
        replies: replies.rows,
        repliesTotal: replies.total,
        mailboxes: mailboxes.filter(
          (mailbox) => !mailbox.works && !(starting && isOnlyUnread(mailbox, now)),
        ),
        campaigns: campaigns.filter(
          (row) =>
            (row.state === 'paused' && row.pauseReason !== 'user') ||
            (row.state === 'running' && row.counts.needsAttention > 0),
        ),
        nothingSentToday: await silence(db, { now, starting }, tenant, mailboxes),
      },
      firstRun: firstRun(tenant, mailboxes.length, campaigns),
    }
  })
}

async function capacityOf(
  db: Db,
  mailboxes: Awaited<ReturnType<typeof mailboxViews>>,
  zone: string,
  now: number,
): Promise<Dashboard['capacity']> {
  const planned = await db
    .selectFrom('messages')
    .select(['mailbox_id', 'planned_at'])
    .where('state', 'in', ['planned', 'deferred'])
    .where('planned_at', '<', new Date(now + 8 * DAY_MS))
    .where('planned_at', 'is not', null)
    .execute()
  return mailboxes.map((mailbox) => ({
    mailboxId: mailbox.id,
    mailbox: mailbox.address,
    days: Array.from({ length: 7 }, (_, index) => {
      const moment = DateTime.fromMillis(now, { zone }).plus({ days: index })
      const day = isoDay(moment)
      const sends =
        mailbox.state === 'active' &&
        mailbox.windowDays.includes(moment.setZone(mailbox.timeZone).weekday)
      return {
        day,
        planned: planned.filter(
          (row) => row.mailbox_id === mailbox.id && dateIn(zone, row.planned_at!.getTime()) === day,
        ).length,
        capacity: sends ? capOf(mailbox, moment.toMillis()) : 0,
      }
    }),
  }))
}

async function stepRows(db: Db, from: number) {
  const { rows } = await sql<{ number: number; type: string; n: number }>`
    select s.place::int as number, e.type, count(distinct coalesce(e.message_id, e.id))::int as n
    from campaign_logs e
    join campaign_logs a
      on a.tenant_id = e.tenant_id and a.message_id = e.message_id and a.type = 'accepted'
    join campaigns c on c.tenant_id = e.tenant_id and c.id = e.campaign_id
    cross join lateral jsonb_array_elements(c.steps) with ordinality as s(step, place)
    where e.at >= ${new Date(from)}
      and e.type in ('accepted', 'replied')
      and s.step->>'id' = a.data->>'stepId'
    group by 1, 2
  `.execute(db)
  return rows
}

function repliesByStep(rows: Awaited<ReturnType<typeof stepRows>>): Dashboard['repliesByStep'] {
  const numbers = [...new Set(rows.map((row) => row.number))].sort((a, b) => a - b)
  const count = (number: number, type: string) =>
    rows.find((row) => row.number === number && row.type === type)?.n ?? 0
  return numbers.map((number) => ({
    number,
    replied: count(number, 'replied'),
    accepted: count(number, 'accepted'),
  }))
}

/** Whether the only remark about a mailbox is that its inbox was not read lately. */
const isOnlyUnread = (
  { state, readError, coolUntil, inboxFresh }: Awaited<ReturnType<typeof mailboxViews>>[number],
  now: number,
) =>
  state === 'active' &&
  readError === '' &&
  !inboxFresh &&
  !(coolUntil !== null && Date.parse(coolUntil) > now)

/** Explains why nothing was sent today; null when something was or nothing was due. */
async function silence(
  db: Db,
  { now, starting }: { now: number; starting: boolean },
  tenant: ReturnType<typeof toRecord<'tenant'>>,
  mailboxes: Awaited<ReturnType<typeof mailboxViews>>,
): Promise<string | null> {
  const today = DateTime.fromMillis(now, { zone: tenant.timeZone }).startOf('day').toJSDate()
  const sent = await db
    .selectFrom('campaign_logs')
    .select('id')
    .where('type', '=', 'accepted')
    .where('at', '>=', today)
    .limit(1)
    .executeTakeFirst()
  const running = await db
    .selectFrom('campaigns')
    .select(['id', 'sends_from'])
    .where('state', '=', 'running')
    .execute()
  if (sent) return null
  if (sendingStop(tenant, now)) return say(TRIAL_OVER)
  if (running.length === 0) return null
  if (mailboxes.every((mailbox) => mailbox.state !== 'active'))
    return say('Nothing was sent today because no mailbox is sending.')
  const next = await db
    .selectFrom('messages')
    .select(sql<Date | null>`min(planned_at)`.as('at'))
    .where('state', 'in', ['planned', 'deferred'])
    .executeTakeFirst()
  if (!next?.at)
    return say(
      'Nothing was sent today because no one is due: people wait for their next email, ' +
        'need attention, or are done.',
    )
  if (new Date(next.at).getTime() <= now)
    return starting
      ? say(
          'Nothing was sent yet today; sending has just started, and due emails follow in minutes.',
        )
      : say('Nothing was sent yet today; the next email is due now.')
  const at = DateTime.fromJSDate(new Date(next.at), { zone: tenant.timeZone })
  return say('Nothing was sent yet today; the next email is planned for {time}.', {
    time: at.setLocale(currentLanguage()).toFormat('ccc d LLL, HH:mm'),
  })
}

function firstRun(
  tenant: { senderName: string; postalAddress: string },
  mailboxes: number,
  campaigns: readonly { state: string; launchedAt: string | null }[],
): Dashboard['firstRun'] {
  const items = [
    {
      id: 'mailbox' as const,
      done: mailboxes > 0,
      title: say('Connect a mailbox'),
      detail: say('Emails are sent from your own address.'),
      href: '/mailboxes',
    },
    {
      id: 'address' as const,
      done: tenant.senderName !== '' && tenant.postalAddress !== '',
      title: say('Add sender name and postal address'),
      detail: say('The law requires both in every email.'),
      href: '/account',
    },
    {
      id: 'campaign' as const,
      done: campaigns.length > 0,
      title: say('Start a campaign'),
      detail: say('Enter your website; a first version is written from it.'),
      href: '/start-new',
    },
    {
      id: 'launch' as const,
      done: campaigns.some((campaign) => campaign.launchedAt !== null),
      title: say('Launch it'),
      detail: say('Review each step, then send.'),
      href: '/campaigns',
    },
  ]
  return items.every((item) => item.done) ? null : items
}
