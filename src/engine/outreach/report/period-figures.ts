import { sql } from 'kysely'
import { DateTime } from 'luxon'
import type { Dashboard, DayFigures } from '#model/api/outreach.ts'
import type { Db } from '#platform/database/database.ts'
import { isoDay } from '#model/lib/iso-day.ts'
import { deliveredPeople, figure, FORMULAS, isNotWithdrawn } from './report.ts'

/**
 * Contacted, delivered, replied, positive and unsubscribed count distinct people; the others count
 * emails.
 */
export type Sums = Record<
  | 'contacted'
  | 'delivered'
  | 'accepted'
  | 'replied'
  | 'positive'
  | 'bounced'
  | 'unsubscribed'
  | 'refused',
  number
>

/**
 * Sums of the last `days` days in a time zone, ending today, and of as many days before.
 * @param now milliseconds since 1970
 */
export async function period(db: Db, zone: string, now: number, days: number) {
  const end = DateTime.fromMillis(now, { zone }).endOf('day')
  const start = end.minus({ days: days - 1 }).startOf('day')
  return {
    start,
    end,
    sums: await sumBetween(db, start.toMillis(), now + 1),
    previous: await sumBetween(db, start.minus({ days }).toMillis(), start.toMillis()),
  }
}

/** Key figures of a period compared with the previous one, each rate with its formula. */
export function headline(sums: Sums, previous: Sums): Dashboard['figures'] {
  const rate = (name: 'reply' | 'positive' | 'unsubscribe', part: number) =>
    figure(part, sums.delivered, FORMULAS[name])
  return {
    contacted: { value: sums.contacted, previous: previous.contacted, rate: null },
    accepted: { value: sums.accepted, previous: previous.accepted, rate: null },
    replied: { value: sums.replied, previous: previous.replied, rate: rate('reply', sums.replied) },
    positive: {
      value: sums.positive,
      previous: previous.positive,
      rate: rate('positive', sums.positive),
    },
    bounced: {
      value: sums.bounced + sums.refused,
      previous: previous.bounced + previous.refused,
      rate: figure(sums.bounced + sums.refused, sums.accepted + sums.refused, FORMULAS.bounce),
    },
    unsubscribed: {
      value: sums.unsubscribed,
      previous: previous.unsubscribed,
      rate: rate('unsubscribe', sums.unsubscribed),
    },
  }
}

async function sumBetween(db: Db, from: number, to: number): Promise<Sums> {
  const rows = await db
    .selectFrom('campaign_logs as l')
    .select([
      'type',
      sql<number>`count(*)::int`.as('n'),
      sql<number>`count(distinct contact_id)::int`.as('people'),
      deliveredPeople('l').as('delivered'),
    ])
    .where('at', '>=', new Date(from))
    .where('at', '<', new Date(to))
    .where('type', 'in', ['accepted', 'refused', 'bounced', 'replied', 'positive', 'unsubscribed'])
    .where(isNotWithdrawn('l'))
    .groupBy('type')
    .execute()
  const of = (type: string) => rows.find((row) => row.type === type)
  return {
    contacted: of('accepted')?.people ?? 0,
    delivered: of('accepted')?.delivered ?? 0,
    accepted: of('accepted')?.n ?? 0,
    replied: of('replied')?.people ?? 0,
    positive: of('positive')?.people ?? 0,
    bounced: of('bounced')?.n ?? 0,
    unsubscribed: of('unsubscribed')?.people ?? 0,
    refused: of('refused')?.n ?? 0,
  }
}

/** Figures per day of a time zone, each compared with the day as many days before. */
export async function dayFigures(
  db: Db,
  zone: string,
  start: DateTime,
  days: number,
): Promise<DayFigures[]> {
  const rows = await db
    .selectFrom('campaign_logs as l')
    .select([
      sql<string>`to_char(at at time zone ${zone}, 'YYYY-MM-DD')`.as('day'),
      'type',
      sql<number>`count(*)::int`.as('n'),
    ])
    .where('at', '>=', start.minus({ days }).toJSDate())
    .where('type', 'in', ['accepted', 'replied', 'positive'])
    .where(isNotWithdrawn('l'))
    .groupBy(['day', 'type'])
    .execute()
  const count = (day: string, type: string) =>
    rows.find((row) => row.day === day && row.type === type)?.n ?? 0
  return Array.from({ length: days }, (_, index) => {
    const day = start.plus({ days: index })
    return {
      day: isoDay(day),
      accepted: count(isoDay(day), 'accepted'),
      replied: count(isoDay(day), 'replied'),
      positive: count(isoDay(day), 'positive'),
      previousAccepted: count(isoDay(day.minus({ days })), 'accepted'),
    }
  })
}
