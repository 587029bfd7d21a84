import { sql } from 'kysely'
import type { ProfileFacts } from '#condition/facts.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '../engine.ts'
import { chunks } from '../rows.ts'
import { loadDefinitions, type Definition, type Definitions, type SegmentDefinition } from './definitions.ts'
import { loadScores, scorePerson, writeScores, type KeptScores, type ScoreChange } from './keep-scores.ts'
import { loadFacts } from './load-facts.ts'
import { takeDueTimers, writeTimers, type Timer } from './timers.ts'

/** Who writes memberships. */
export const SEGMENTS = 'segments'

type Keeper = Pick<Engine, 'clock' | 'newId'>

/** What happened to people, as far as segments and scores may depend on it. */
export interface Change {
  profileIds: readonly string[]
  /** They are new, or nobody knows what changed: every segment is asked. */
  everything?: boolean
  /** Others were merged into them: every segment is asked, and stays that both had become one. */
  merged?: boolean
  /** Their own fields, properties, consents or scores changed. */
  profile?: boolean
  /** They came to or left static lists, reached goals, or moved in campaigns. */
  belongings?: boolean
  /** Types of the events that were added or taken away. */
  eventTypes?: ReadonlySet<string>
  /** Keys of segments and plans whose time has come. */
  due?: ReadonlySet<string>
}

interface Difference {
  profileId: string
  segmentId: string
}
interface Found {
  entered: Difference[]
  left: Difference[]
  scores: ScoreChange[]
  timers: Timer[]
}

/** Changes of one person and rebuilds of all wait for each other; changes of several people do not. */
export const lockMemberships = (db: Db, tenantId: string, how: 'shared' | 'alone') => sql`select ${sql.raw(how === 'alone' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared')}(hashtextextended(${`memberships ${tenantId}`}, 0))`.execute(db)

function isConcerned({ key, needs }: Definition, { everything, merged, profile, belongings, eventTypes, due }: Change): boolean {
  if (everything || merged || due?.has(key)) return true
  if (profile && (needs.properties.size > 0 || needs.consents)) return true
  if (belongings && (needs.lists.size > 0 || needs.goals.size > 0 || needs.campaigns.size > 0 || needs.properties.has('profile:lists'))) return true
  if (!eventTypes || needs.eventTypes.size === 0) return false
  return needs.eventTypes.has('*') || [...eventTypes].some((type) => needs.eventTypes.has(type))
}

/** Judges one person by what stands in order; their facts follow, so that what is made of others sees what was just found. */
function judgePerson(profile: ProfileFacts, concerned: readonly Definition[], { spoken }: Definitions, kept: KeptScores, now: number, found: Found) {
  for (const one of concerned) {
    if (one.kind === 'scoring') {
      const { change, dueAt } = scorePerson(profile, one, spoken, kept, now)
      if (change) found.scores.push(change)
      if (one.needs.clock) found.timers.push({ kind: 'scoring', id: one.id, profileId: profile.id, dueAt })
    } else judgeMember(profile, one, spoken, now, found)
  }
}

function judgeMember(profile: ProfileFacts, { id, enabled, condition, judge, needs }: SegmentDefinition, spoken: Definitions['spoken'], now: number, found: Found) {
  const inside = profile.segments as Set<string>
  const holds = enabled && judge({ now, profile })
  if (holds !== inside.has(id)) {
    ;(holds ? found.entered : found.left).push({ profileId: profile.id, segmentId: id })
    if (holds) inside.add(id)
    else inside.delete(id)
  }
  if (needs.clock) found.timers.push({ kind: 'segment', id, profileId: profile.id, dueAt: enabled ? spoken.meaning.nextFlip(condition, judge, profile, now) : null })
}

const rowsOf = (differences: readonly Difference[], engine: Keeper) => JSON.stringify(differences.map(({ profileId, segmentId }) => ({ id: engine.newId(), p: profileId, s: segmentId })))

async function write(db: Db, engine: Keeper, tenantId: string, { entered, left, scores, timers }: Found) {
  const now = new Date(engine.clock.now())
  if (left.length > 0)
    await sql`update segment_members m set left_at = ${now}, version = version + 1, updated_at = ${now}, updated_by = ${SEGMENTS} from jsonb_to_recordset(${rowsOf(left, engine)}::jsonb) as r(p uuid, s text)
      where m.tenant_id = ${tenantId} and m.profile_id = r.p and m.segment_id = r.s and m.left_at is null`.execute(db)
  if (entered.length > 0)
    await sql`insert into segment_members (id, tenant_id, segment_id, profile_id, entered_at, created_at, created_by, updated_at, updated_by)
      select r.id, ${tenantId}, r.s, r.p, ${now}, ${now}, ${SEGMENTS}, ${now}, ${SEGMENTS} from jsonb_to_recordset(${rowsOf(entered, engine)}::jsonb) as r(id uuid, p uuid, s text)`.execute(db)
  await writeScores(db, engine, tenantId, scores)
  await writeTimers(db, engine, tenantId, timers)
}

/** People judged at once: their events stand in memory meanwhile. */
const PORTION = 500

/**
 * Brings the memberships and scores of people up to date with what just happened to them, in the caller's transaction: when that is committed, whoever reads
 * finds them right. To be called once by every writer of profiles, events, lists, goals and campaigns, after its own writes, with everything that it
 * wrote; only segments and plans that depend on what changed
 * are asked. Also sets the timers by which people leave sliding windows on the second.
 * Rows of the people are locked, in the order of their ids.
 */
export async function keepMemberships(db: Db, engine: Keeper, tenantId: string, changes: readonly Change[]): Promise<void> {
  const told = changes.filter(({ profileIds }) => profileIds.length > 0)
  if (told.length === 0) return
  await lockMemberships(db, tenantId, 'shared')
  const definitions = await loadDefinitions(db, engine, tenantId)
  if (definitions.ordered.length === 0) return
  for (const change of told) {
    const concerned = definitions.withDependents(new Set(definitions.ordered.filter((one) => isConcerned(one, change)).map((one) => one.key)))
    if (concerned.length === 0) continue
    const ids = [...new Set(change.profileIds)].toSorted()
    await sql`select from profiles where tenant_id = ${tenantId} and id = any(${ids}::uuid[]) order by id for no key update`.execute(db)
    if (change.merged) await joinStays(db, tenantId, ids)
    for (const some of chunks(ids, PORTION)) await judgePeople(db, engine, tenantId, definitions, concerned, some)
  }
}

/** Of two stays that are open in one segment the longer one stays. */
const joinStays = (db: Db, tenantId: string, ids: readonly string[]) => sql`delete from segment_members m using segment_members o
  where m.tenant_id = ${tenantId} and m.profile_id = any(${ids}::uuid[]) and m.left_at is null and o.tenant_id = m.tenant_id and o.profile_id = m.profile_id and o.segment_id = m.segment_id and o.left_at is null
    and (o.entered_at, o.id) < (m.entered_at, m.id)`.execute(db)

/** Judges these people by these segments and plans, which stand in order, and writes what differs. */
export async function judgePeople(db: Db, engine: Keeper, tenantId: string, definitions: Definitions, concerned: readonly Definition[], ids: readonly string[], only: 'all' | 'timers' = 'all') {
  const types = new Set(concerned.flatMap(({ needs }) => [...needs.eventTypes]))
  const facts = await loadFacts(db, tenantId, ids, types)
  const kept = await loadScores(db, tenantId, ids, concerned)
  const found: Found = { entered: [], left: [], scores: [], timers: [] }
  for (const profile of facts.values()) judgePerson(profile, concerned, definitions, kept, engine.clock.now(), found)
  await write(db, engine, tenantId, only === 'all' ? found : { entered: [], left: [], scores: [], timers: found.timers })
}

/** Looks again at people whose time has come. @returns whether there were any */
export async function runDueTimers(engine: Engine, tenantId: string): Promise<boolean> {
  return engine.database.tenant(tenantId, async (db) => {
    await lockMemberships(db, tenantId, 'shared')
    const due = await takeDueTimers(db, tenantId, new Date(engine.clock.now()))
    await keepMemberships(db, engine, tenantId, [...due].map(([key, profileIds]) => ({ profileIds, due: new Set([key]) })))
    return due.size > 0
  })
}
