import { sql } from 'kysely'
import { DateTime } from 'luxon'
import type { Tenant } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'

type WithBudget = Pick<Tenant, 'timeZone' | 'companyResearchPerDay'>

/** The organization's day as YYYY-MM-DD. */
export const dayOf = ({ timeZone }: Pick<Tenant, 'timeZone'>, now: number): string =>
  DateTime.fromMillis(now, { zone: timeZone }).toISODate() ?? ''

/** When the organization's next day begins, in milliseconds. */
export const nextDay = ({ timeZone }: Pick<Tenant, 'timeZone'>, now: number): number =>
  DateTime.fromMillis(now, { zone: timeZone }).startOf('day').plus({ days: 1 }).toMillis()

/** How many companies the organization may still read today; not below 0. */
export async function leftToday(db: Db, tenant: WithBudget, now: number): Promise<number> {
  const { used } = await db
    .selectFrom('researched_companies')
    .select(sql<number>`coalesce(sum(reads), 0)::int`.as('used'))
    .where('reads_on', '=', dayOf(tenant, now))
    .executeTakeFirstOrThrow()
  return Math.max(0, tenant.companyResearchPerDay - used)
}
