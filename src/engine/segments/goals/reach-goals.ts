import { sql } from 'kysely'
import { dateText } from '#condition/date-math.ts'
import type { EventFacts } from '#condition/facts.ts'
import type { Db } from '#platform/database/database.ts'
import type { RowParts } from '#engine/kernel/engine.ts'
import {
  enqueueDomainEvents,
  type QueuedDomainEvent as Told,
} from '#engine/kernel/outbox/enqueue-domain-events.ts'
import { loadGoals, type PreparedGoal } from './load-goals.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { required } from '#model/lib/lookup.ts'

/** Actor that writes the reaches of goals. */
const GOALS = 'goals'

/** An event of a person as input of goals, in order of arrival. */
export interface GoalActivity {
  personId: string
  /**
   * Ids of profiles merged into this person in the same transaction, which existing rows still
   * contain.
   */
  formerIds: readonly string[]
  /** Finds the contact of a campaign that is not linked to the profile yet. */
  email: string | null
  event: EventFacts
}

/**
 * Notes that Apache Unomi stores on visit and person: `<goal>StartReached` and
 * `<goal>TargetReached` with the time.
 */
export type GoalNotes = Record<string, string>

export interface Reached {
  ofPerson: Map<string, GoalNotes>
  ofSession: Map<string, GoalNotes>
  /** Reached goals by person. */
  goalsOf: Map<string, Set<string>>
  /** Writes the rows. Call it after people and visits are written. */
  write(db: Db): Promise<void>
}

/** One way to one goal, within one visit. */
interface ReachedBy {
  id: string | null
  goalId: string
  personId: string
  sessionId: string | null
  startedAt: string | null
  reachedAt: string | null
  changed: boolean
}

interface Hit {
  goal: PreparedGoal
  activity: GoalActivity
  starts: boolean
  arrives: boolean
}

function hitsOf(
  goals: readonly PreparedGoal[],
  happened: readonly GoalActivity[],
  now: number,
): Hit[] {
  const hits: Hit[] = []
  for (const activity of happened)
    for (const goal of goals) {
      const facts = { now, event: activity.event }
      const starts = goal.start?.(facts) ?? false
      const arrives = goal.target(facts)
      if (starts || arrives) hits.push({ goal, activity, starts, arrives })
    }
  return hits
}

const keyOf = (goalId: string, personId: string, sessionId: string | null) =>
  JSON.stringify([goalId, personId, sessionId])

async function loadWays(
  db: Db,
  tenantId: string,
  hits: readonly Hit[],
): Promise<Map<string, ReachedBy>> {
  const personOf = new Map(
    hits.flatMap(({ activity }) =>
      [activity.personId, ...activity.formerIds].map((id) => [id, activity.personId]),
    ),
  )
  const goalIds = [...new Set(hits.map(({ goal }) => goal.id))]
  const rows = await db
    .selectFrom('goal_reaches')
    .select(['id', 'goal_id', 'profile_id', 'session_id', 'started_at', 'reached_at'])
    .where('tenant_id', '=', tenantId)
    .where('goal_id', 'in', goalIds)
    .where('profile_id', 'in', [...personOf.keys()])
    .execute()
  const ways = new Map<string, ReachedBy>()
  for (const row of rows) {
    const personId = required(personOf, row.profile_id)
    ways.set(keyOf(row.goal_id, personId, row.session_id), {
      id: row.id,
      goalId: row.goal_id,
      personId,
      sessionId: row.session_id,
      startedAt: row.started_at?.toISOString() ?? null,
      reachedAt: row.reached_at?.toISOString() ?? null,
      changed: false,
    })
  }
  return ways
}

/**
 * Loads which people are or were in the campaigns of the goals, by their linked contact or by their
 * address.
 */
async function loadEngaged(
  db: Db,
  tenantId: string,
  hits: readonly Hit[],
): Promise<(campaignId: string, one: GoalActivity) => boolean> {
  const asked = hits.filter(({ goal, arrives }) => arrives && goal.campaignId !== null)
  if (asked.length === 0) return () => false
  const ids = [
    ...new Set(asked.flatMap(({ activity }) => [activity.personId, ...activity.formerIds])),
  ]
  const emails = [...new Set(asked.flatMap(({ activity }) => activity.email?.toLowerCase() ?? []))]
  const { rows } = await sql<{
    campaign_id: string
    profile_id: string | null
    email: string
  }>`
    select o.campaign_id, c.profile_id, c.email
    from contacts c
    join outreaches o on o.tenant_id = c.tenant_id and o.contact_id = c.id
    where c.tenant_id = ${tenantId}
      and o.campaign_id = any(${[...new Set(asked.map(({ goal }) => goal.campaignId))]}::uuid[])
      and (c.profile_id = any(${ids}::uuid[]) or c.email = any(${emails}::text[]))
  `.execute(db)
  const engaged = new Set(
    rows.flatMap((row) => [
      `${row.campaign_id} ${row.email}`,
      ...(row.profile_id ? [`${row.campaign_id} ${row.profile_id}`] : []),
    ]),
  )
  return (campaignId, { personId, formerIds, email }) =>
    [personId, ...formerIds, email?.toLowerCase() ?? ''].some((name) =>
      engaged.has(`${campaignId} ${name}`),
    )
}

/**
 * Applies events to goals. A goal is started and reached at most once per visit, and reached by an
 * event other than the start that is not earlier. Events without a visit count as one visit of the
 * person (Apache Unomi only counts visits). Late events never move a time back.
 */
export async function reachGoals(
  tx: TenantTx<RowParts>,
  happened: () => readonly GoalActivity[],
): Promise<Reached> {
  const { db, engine, tenantId } = tx
  const goals = await loadGoals(tx)
  const reached: Reached = {
    ofPerson: new Map(),
    ofSession: new Map(),
    goalsOf: new Map(),
    write: async () => {},
  }
  const hits = goals.length === 0 ? [] : hitsOf(goals, happened(), engine.clock.now())
  if (hits.length === 0) return reached
  const ways = await loadWays(db, tenantId, hits)
  const arrivals: Told[] = []
  const isEngaged = await loadEngaged(db, tenantId, hits)
  for (const { goal, activity, starts, arrives } of hits) {
    const { sessionId, timeStamp } = activity.event
    const key = keyOf(goal.id, activity.personId, sessionId)
    const way = ways.get(key) ?? {
      id: null,
      goalId: goal.id,
      personId: activity.personId,
      sessionId,
      startedAt: null,
      reachedAt: null,
      changed: false,
    }
    const mayArrive = goal.start === null || (way.startedAt !== null && way.startedAt <= timeStamp)
    if (
      arrives &&
      mayArrive &&
      way.reachedAt === null &&
      (goal.campaignId === null || isEngaged(goal.campaignId, activity))
    ) {
      note(reached, way, 'reachedAt', timeStamp)
      arrivals.push({
        type: 'goal.reached',
        at: Date.parse(timeStamp),
        data: { goalId: goal.id, profileId: activity.personId, sessionId },
      })
    } else if (starts && way.startedAt === null) note(reached, way, 'startedAt', timeStamp)
    if (way.changed) ways.set(key, way)
  }
  reached.write = async (tx) => {
    await writeWays(
      { db: tx, engine, tenantId },
      [...ways.values()].filter((way) => way.changed),
    )
    await enqueueDomainEvents({ db: tx, engine, tenantId }, arrivals)
  }
  return reached
}

function note(
  { ofPerson, ofSession, goalsOf }: Reached,
  way: ReachedBy,
  what: 'startedAt' | 'reachedAt',
  at: string,
) {
  way[what] = at
  way.changed = true
  const name = `${way.goalId}${what === 'startedAt' ? 'StartReached' : 'TargetReached'}`
  ofPerson.set(way.personId, { ...ofPerson.get(way.personId), [name]: at })
  if (what === 'reachedAt')
    goalsOf.set(way.personId, (goalsOf.get(way.personId) ?? new Set()).add(way.goalId))
  if (way.sessionId !== null)
    ofSession.set(way.sessionId, { ...ofSession.get(way.sessionId), [name]: at })
}

async function writeWays({ db, engine, tenantId }: TenantTx<RowParts>, ways: readonly ReachedBy[]) {
  if (ways.length === 0) return
  const now = dateText(engine.clock.now())
  const rows = ways.map((way) => ({
    id: way.id ?? engine.newId(),
    g: way.goalId,
    p: way.personId,
    s: way.sessionId,
    started: way.startedAt,
    reached: way.reachedAt,
  }))
  await sql`
    insert into goal_reaches (
      id, tenant_id, goal_id, profile_id, session_id, started_at, reached_at, created_at,
      created_by, updated_at, updated_by
    )
    select
      r.id, ${tenantId}, r.g, r.p, r.s, r.started, r.reached, ${now}::timestamptz, ${GOALS},
      ${now}::timestamptz, ${GOALS}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      id uuid, g text, p uuid, s text, started timestamptz, reached timestamptz
    )
    where exists (select from goals g where g.tenant_id = ${tenantId} and g.id = r.g)
    on conflict (tenant_id, id)
    do update set
      started_at = excluded.started_at, reached_at = excluded.reached_at,
      version = goal_reaches.version + 1, updated_at = excluded.updated_at
  `.execute(db)
}
