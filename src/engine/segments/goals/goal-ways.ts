import { sql, type RawBuilder } from 'kysely'
import type { GoalRow } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { GoalCounted } from '#model/api/goal-report.ts'
import type { Db } from '#platform/database/database.ts'

/** @throws ProductError `not_found` */
export async function goalOf(db: Db, tenantId: string, id: string): Promise<GoalRow> {
  const row = await db
    .selectFrom('goals')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw fail('not_found', 'There is no such goal.')
  return row
}

export interface Period {
  from: Date
  to: Date
}

/**
 * Query for the visits on the way to a goal, as `session_id, profile_id, at, reached_at`: visits
 * that started the goal, or all visits (of people in the goal's campaign) if it has no start event.
 */
function sessionWays(tenantId: string, goal: GoalRow, { from, to }: Period): RawBuilder<unknown> {
  if (goal.start_event !== null)
    return sql`
      select r.session_id, r.profile_id, r.started_at as at, r.reached_at
      from goal_reaches r
      where r.tenant_id = ${tenantId}
        and r.goal_id = ${goal.id}
        and r.session_id is not null
        and r.started_at >= ${from}
        and r.started_at < ${to}
    `
  const engaged =
    goal.campaign_id === null
      ? sql``
      : sql`
        and exists (
          select
          from contacts c
          join outreaches o on o.tenant_id = c.tenant_id and o.contact_id = c.id
          where c.tenant_id = s.tenant_id
            and c.profile_id = s.profile_id
            and o.campaign_id = ${goal.campaign_id}
            and o.created_at <= s.last_event_date
        )
      `
  return sql`
    select s.id as session_id, s.profile_id, s.time_stamp as at, r.reached_at
    from sessions s
    left join goal_reaches r
      on r.tenant_id = s.tenant_id
        and r.goal_id = ${goal.id}
        and r.profile_id = s.profile_id
        and r.session_id = s.id
    where s.tenant_id = ${tenantId} and s.time_stamp >= ${from} and s.time_stamp < ${to} ${engaged}
  `
}

/**
 * Query for the people on the way to a goal, once each: since their first start in the period or,
 * if the goal has no start event, since they entered the campaign or were first seen.
 */
function profileWays(tenantId: string, goal: GoalRow, { from, to }: Period): RawBuilder<unknown> {
  if (goal.start_event !== null)
    return sql`
      select
        (array_agg(r.session_id order by r.started_at, r.id))[1] as session_id,
        r.profile_id,
        min(r.started_at) as at,
        min(r.reached_at) as reached_at
      from goal_reaches r
      where r.tenant_id = ${tenantId}
        and r.goal_id = ${goal.id}
        and r.started_at >= ${from}
        and r.started_at < ${to}
      group by r.profile_id
    `
  const base =
    goal.campaign_id === null
      ? sql`
        select p.id, p.first_seen_at as at
        from profiles p
        where p.tenant_id = ${tenantId} and p.first_seen_at >= ${from} and p.first_seen_at < ${to}
      `
      : sql`
        select c.profile_id as id, min(o.created_at) as at
        from contacts c
        join outreaches o on o.tenant_id = c.tenant_id and o.contact_id = c.id
        where c.tenant_id = ${tenantId}
          and c.profile_id is not null
          and o.campaign_id = ${goal.campaign_id}
          and o.created_at >= ${from}
          and o.created_at < ${to}
        group by c.profile_id
      `
  return sql`
    select
      null::text as session_id,
      b.id as profile_id,
      b.at,
      (
        select min(r.reached_at)
        from goal_reaches r
        where r.tenant_id = ${tenantId} and r.goal_id = ${goal.id} and r.profile_id = b.id
      ) as reached_at
    from (${base}) b
  `
}

/**
 * Query for all ways that started in the period, reached or not; the target may be reached after
 * the period.
 */
export const waysOf = (tenantId: string, goal: GoalRow, of: GoalCounted, period: Period) =>
  of === 'sessions' ? sessionWays(tenantId, goal, period) : profileWays(tenantId, goal, period)
