import { say } from '#language'
import { sql, type RawBuilder } from 'kysely'
import { DateTime } from 'luxon'
import type { ZonedInstant } from '#condition/date-expression.ts'
import type { GoalRow } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { GoalCounted, GoalReport, GoalStats } from '#model/api/goal-report.ts'
import { writeCsv } from '#model/lib/write-csv.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { assertValid } from '#engine/segments/check-condition.ts'
import { loadLanguage } from '#engine/segments/load-language.ts'
import { goalOf, waysOf, type Period } from './goal-ways.ts'
import { splitKey, type Aggregate } from './split-ways.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { DAY_MS } from '#model/lib/time-units.ts'

export interface GoalQuestion {
  of?: GoalCounted
  /** ISO 8601; defaults to 30 days before `to`. */
  from?: string
  /** ISO 8601; defaults to now. */
  to?: string
  aggregate?: Aggregate
  /** Counts only ways whose person or visit fulfills it. */
  condition?: unknown
}

const DAYS_USUAL = 30
const MAX_DAYS = 731
const MAX_KEYS = 50
const MAX_EXPORTED = 100_000
/**
 * Buckets of the time to conversion, by upper bound in seconds: a minute, an hour, a day, a week,
 * 30 days.
 */
const WITHIN = [60, 3600, 86_400, 604_800, 2_592_000]

/** Resolves the period. A date without a time means the start of that day in the time zone. */
function periodOf({ from, to }: GoalQuestion, { now, zone }: ZonedInstant): Period {
  const read = (text: string | undefined, path: string, otherwise: number) => {
    const at = text === undefined ? otherwise : DateTime.fromISO(text, { zone }).toMillis()
    if (Number.isNaN(at))
      throw fail('invalid', say('"{value}" is not a date and time.', { value: text ?? '' }), [
        { path, message: 'A date or a moment in ISO 8601.' },
      ])
    return at
  }
  const until = read(to, '/to', now)
  const since = read(from, '/from', until - DAYS_USUAL * DAY_MS)
  if (since >= until)
    throw fail('invalid', 'The period ends before it begins.', [
      { path: '/from', message: 'Must lie before "to".' },
    ])
  if (until - since > MAX_DAYS * DAY_MS)
    throw fail('invalid', say('A period may have at most {most} days.', { most: MAX_DAYS }), [
      { path: '/from', message: say('At most {most} days before "to".', { most: MAX_DAYS }) },
    ])
  return { from: new Date(since), to: new Date(until) }
}

const stats = (start: string | number, target: string | number): GoalStats => ({
  startCount: Number(start),
  targetCount: Number(target),
  conversionRate: Number(start) === 0 ? 0 : Number(target) / Number(start),
})

interface ReportQuery {
  db: Db
  tenantId: string
  goal: GoalRow
  period: Period
  zone: string
  of: GoalCounted
  /** Query for the counted ways. */
  ways: RawBuilder<unknown>
}

async function ask(tx: TenantTx, id: string, question: GoalQuestion): Promise<ReportQuery> {
  const { db, tenantId } = tx
  const goal = await goalOf(db, tenantId, id)
  const { evaluator, moment } = await loadLanguage(tx)
  const of = question.of ?? 'sessions'
  const period = periodOf(question, moment)
  const all = waysOf(tenantId, goal, of, period)
  if (question.condition === undefined || question.condition === null)
    return { db, tenantId, goal, period, zone: moment.zone, of, ways: all }
  await assertValid(tx, question.condition, 'any', '/condition')
  const holds = evaluator.compile(
    question.condition,
    { profile: { alias: 'p' }, session: { alias: 's' } },
    moment.now,
  )
  return {
    db,
    tenantId,
    goal,
    period,
    zone: moment.zone,
    of,
    ways: sql`select w.* from (${all}) w ${withItems(tenantId)} where ${holds}`,
  }
}

const withItems = (tenantId: string) =>
  sql`
    left join profiles p on p.tenant_id = ${tenantId} and p.id = w.profile_id
    left join sessions s on s.tenant_id = ${tenantId} and s.id = w.session_id
  `

/**
 * Computes the figures of a goal.
 * @throws ProductError `not_found`, `invalid` with the path of each fault
 */
export async function goalReport(
  engine: Engine,
  { tenantId }: ActorScope,
  id: string,
  question: GoalQuestion,
): Promise<GoalReport> {
  return inTenant(engine, tenantId, async (tx) => {
    const reportQuery = await ask(tx, id, question)
    const { of, period, zone } = reportQuery
    const figures = await total(reportQuery)
    const { split, left } = question.aggregate
      ? await splitBy(
          reportQuery,
          splitKey(question.aggregate, zone),
          figures.globalStats.targetCount,
        )
      : { split: [], left: 0 }
    return {
      of,
      from: period.from.toISOString(),
      to: period.to.toISOString(),
      timeZone: zone,
      ...figures,
      split,
      splitLeft: left,
      days: await byDay(reportQuery),
      costs: await costs(reportQuery, figures.globalStats.targetCount),
    }
  })
}

async function total({
  db,
  ways,
}: ReportQuery): Promise<Pick<GoalReport, 'globalStats' | 'timeToConvert' | 'convertedWithin'>> {
  const steps = WITHIN.map(
    (seconds, at) =>
      sql`count(*) filter (where took <= ${seconds} ${at === 0 ? sql`` : sql`and took > ${WITHIN[at - 1]!}`})`,
  )
  const {
    rows: [row],
  } = await sql<{
    start: string
    target: string
    median: number | null
    mean: number | null
    p90: number | null
    within: string[]
  }>`
    select
      count(*) as start,
      count(reached_at) as target,
      percentile_cont(0.5) within group (order by took) as median,
      avg(took) as mean,
      percentile_cont(0.9) within group (order by took) as p90,
      array[${sql.join(steps)}, count(*) filter (where took > ${WITHIN.at(-1)!})]::text[] as within
    from (select w.*, extract(epoch from w.reached_at - w.at)::float8 as took from (${ways}) w) one
  `.execute(db)
  const { start, target, median, mean, p90, within } = row!
  return {
    globalStats: stats(start, target),
    timeToConvert: median === null ? null : { median, mean: mean!, p90: p90! },
    convertedWithin: within.map((count, at) => ({
      seconds: WITHIN[at] ?? null,
      count: Number(count),
    })),
  }
}

async function splitBy(
  { db, tenantId, ways }: ReportQuery,
  key: RawBuilder<unknown>,
  arrived: number,
) {
  const { rows } = await sql<{ key: string | null; start: string; target: string; n: string }>`
    select key, count(*) as start, count(reached_at) as target, count(*) over () as n
    from (select w.reached_at, ${key} as key from (${ways}) w ${withItems(tenantId)}) one
    group by key
    order by count(*) desc, key
    limit ${MAX_KEYS}
  `.execute(db)
  const split = rows.map((row) => ({
    key: row.key,
    ...stats(row.start, row.target),
    percentage: arrived === 0 ? 0 : Number(row.target) / arrived,
  }))
  return { split, left: Math.max(0, Number(rows[0]?.n ?? 0) - rows.length) }
}

async function byDay({ db, ways, zone, period: { from, to } }: ReportQuery) {
  const { rows } = await sql<{ day: string; start: string; target: string }>`
    with counted as (
      select
        (w.at at time zone ${zone})::date as day,
        count(*) as start,
        count(w.reached_at) as target
      from (${ways}) w
      group by 1
    )
    select
      to_char(d.day, 'YYYY-MM-DD') as day, coalesce(c.start, 0) as start,
      coalesce(c.target, 0) as target
    from generate_series(
      (${from}::timestamptz at time zone ${zone})::date,
      ((${to}::timestamptz - interval '1 microsecond') at time zone ${zone})::date,
      interval '1 day'
    ) as d(day)
    left join counted c on c.day = d.day::date
    order by d.day
  `.execute(db)
  return rows.map((row) => ({ day: row.day, ...stats(row.start, row.target) }))
}

async function costs(
  { db, tenantId, goal, zone, period: { from, to } }: ReportQuery,
  arrived: number,
) {
  if (goal.campaign_id === null) return []
  const { rows } = await sql<{
    currency: string
    cost: number
  }>`
    select currency, sum(cost)::float8 as cost
    from campaign_events
    where tenant_id = ${tenantId}
      and campaign_id = ${goal.campaign_id}
      and event_date >= (${from}::timestamptz at time zone ${zone})::date
      and event_date <= ((${to}::timestamptz - interval '1 microsecond') at time zone ${zone})::date
    group by currency
    order by currency
  `.execute(db)
  return rows.map(({ currency, cost }) => ({
    currency,
    cost,
    perConversion: arrived === 0 ? null : cost / arrived,
  }))
}

/** Exports the ways to a goal as CSV, ordered by start: at most 100,000 rows. */
export async function exportGoal(
  engine: Engine,
  { tenantId }: ActorScope,
  id: string,
  question: GoalQuestion,
): Promise<string> {
  return inTenant(engine, tenantId, async (tx) => {
    const { ways } = await ask(tx, id, question)
    const { rows } = await sql<{
      profile_id: string
      name: string | null
      email: string | null
      session_id: string | null
      at: Date
      reached_at: Date | null
    }>`
      select w.profile_id, p.name, p.email, w.session_id, w.at, w.reached_at
      from (${ways}) w
      left join profiles p on p.tenant_id = ${tenantId} and p.id = w.profile_id
      order by w.at, w.profile_id
      limit ${MAX_EXPORTED}
    `.execute(tx.db)
    const moment = (at: Date | null) => (at === null ? '' : new Date(at).toISOString())
    return writeCsv(
      ['profileId', 'name', 'email', 'sessionId', 'startedAt', 'reachedAt', 'seconds'],
      rows.map((row) => [
        row.profile_id,
        row.name,
        row.email,
        row.session_id,
        moment(row.at),
        moment(row.reached_at),
        row.reached_at === null
          ? ''
          : (new Date(row.reached_at).getTime() - new Date(row.at).getTime()) / 1000,
      ]),
    )
  })
}
