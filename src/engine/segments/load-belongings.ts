import { sql, type RawBuilder } from 'kysely'
import { mailRows } from '#catalog/conditions/mail-rows.ts'
import { arrayParam, PREPARED, type Db } from '#platform/database/database.ts'
import { ofPerson } from './person-index.ts'

/** The format of `dateText`. */
const instant = (at: RawBuilder<unknown>) =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The memberships that conditions need. */
export interface WantedFacts {
  /** Null: all. */
  segments: ReadonlySet<string> | null
  /**
   * When few segments are needed per person: the n-th person and the n-th segment. Without it, each
   * person is combined with all of them.
   */
  pairs?: { people: readonly string[]; segments: readonly string[] } | null
  scorings: ReadonlySet<string> | null
  lists: boolean
  goals: boolean
  campaigns: boolean
  journeys: boolean
  /** Segments whose complete membership history is needed. Null: all. */
  membershipPeriods: ReadonlySet<string> | null
  mails: boolean
}

export interface MembershipRow {
  profile_id: string
  kind: 'segments' | 'list' | 'score' | 'goal' | 'campaign' | 'journey' | 'stay' | 'mail'
  id: string
  value: string | null
}

type Part = RawBuilder<unknown> | false | null

// `is true` keeps the condition out of the index scan, which would otherwise look up each combination
// of person and id.
const among = (column: 'segment_id' | 'scoring_id', some: ReadonlySet<string> | null | undefined) =>
  some ? sql`and (${sql.ref(column)} = any(${[...some]}::text[])) is true` : sql``

function segmentParts(
  tenantId: string,
  ids: readonly string[],
  wantedFacts: WantedFacts | null,
): Part[] {
  const pairs = wantedFacts?.pairs && wantedFacts.pairs.people.length > 0 ? wantedFacts.pairs : null
  return [
    pairs &&
      sql`
        select m.profile_id, 'segments' as kind, m.segment_id as id, null as value
        from unnest(
          ${arrayParam(pairs.people, 'uuid')}, ${arrayParam(pairs.segments, 'text')}
        ) as w(profile_id, segment_id)
        cross join lateral (
          select profile_id, segment_id
          from segment_members
          where tenant_id = ${tenantId} and ${ofPerson('segment_id')} and left_at is null
          offset 0
        ) m
      `,
    !pairs &&
      hasSegments(wantedFacts) &&
      sql`
        select w.profile_id, 'segments' as kind, m.ids as id, null as value
        from unnest(${arrayParam(ids, 'uuid')}) as w(profile_id)
        cross join lateral (
          select string_agg(segment_id, ' ') as ids
          from segment_members
          where tenant_id = ${tenantId}
            and profile_id = w.profile_id
            and left_at is null ${among('segment_id', wantedFacts?.segments)}
        ) m
        where m.ids is not null
      `,
  ]
}

const mailParts = (tenantId: string, ids: readonly string[]): Part[] =>
  Object.entries(mailRows).map(
    ([happening, { from, tenant, profile, campaign, at }]) =>
      sql`
        select
          ${profile},
          'mail' as kind,
          ${campaign}::text as id,
          ${happening} || ' ' || ${instant(at)} as value ${from}
          and ${tenant} = ${tenantId}
          and ${profile} = any(${ids}::uuid[])
      `,
  )

const hasSegments = (wantedFacts: WantedFacts | null) => (wantedFacts?.segments?.size ?? 1) > 0

/** Loads the needed memberships of these people, one row each. */
export async function loadMemberships(
  db: Db,
  tenantId: string,
  ids: readonly string[],
  wantedFacts: WantedFacts | null,
): Promise<MembershipRow[]> {
  const all = sql`tenant_id = ${tenantId} and profile_id = any(${ids}::uuid[])`
  const parts = [
    ...segmentParts(tenantId, ids, wantedFacts),
    (wantedFacts?.lists ?? true) &&
      sql`select profile_id, 'list' as kind, list_id as id, null as value from list_members where ${all}`,
    (wantedFacts?.scorings?.size ?? 1) > 0 &&
      sql`
        select profile_id, 'score' as kind, scoring_id as id, value::text as value
        from scores
        where ${all} ${among('scoring_id', wantedFacts?.scorings)}
      `,
    (wantedFacts?.goals ?? true) &&
      sql`
        select profile_id, 'goal' as kind, goal_id as id, ${instant(sql`max(reached_at)`)} as value
        from goal_reaches
        where ${all} and reached_at is not null
        group by profile_id, goal_id
      `,
    (wantedFacts?.campaigns ?? true) &&
      sql`
        select c.profile_id, 'campaign' as kind, o.campaign_id::text as id, o.state as value
        from contacts c
        join outreaches o on o.tenant_id = c.tenant_id and o.contact_id = c.id
        where c.tenant_id = ${tenantId} and c.profile_id = any(${ids}::uuid[])
      `,
    (wantedFacts?.journeys ?? true) &&
      sql`
        select
          profile_id,
          'journey' as kind,
          journey_id as id,
          concat_ws(
            ' ',
            case state when 'failed' then 'running' else state end,
            case when converted_at is not null then 'converted' end
          ) as value
        from journey_executions
        where ${all} and not is_test
      `,
    (wantedFacts?.membershipPeriods?.size ?? 1) > 0 &&
      sql`
        select
          profile_id,
          'stay' as kind,
          segment_id as id,
          ${instant(sql`entered_at`)} || coalesce(' ' || ${instant(sql`left_at`)}, '') as value
        from segment_members
        where ${all} ${among('segment_id', wantedFacts?.membershipPeriods)}
      `,
    ...((wantedFacts?.mails ?? true) ? mailParts(tenantId, ids) : []),
  ].filter((part) => typeof part === 'object' && part !== null)
  if (parts.length === 0) return []
  // The statement for segments alone is always the same. Other combinations are planned with their
  // values.
  const isFixed = parts.length === 1 && hasSegments(wantedFacts)
  return (
    await sql<MembershipRow>`${isFixed ? PREPARED : sql``} ${sql.join(parts, sql` union all `)}`.execute(
      db,
    )
  ).rows
}
