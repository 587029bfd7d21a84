import { sql } from 'kysely'
import { sharedFacts } from '#condition/decide.ts'
import type { PersonFacts } from '#condition/facts.ts'
import { PREPARED, type Db } from '#platform/database/database.ts'
import type { Engine } from '../engine.ts'
import { chunks } from '../rows.ts'
import { causesIn, type Change } from './changes.ts'
import { loadDefinitions, madeOf, type Definition, type Definitions, type SegmentDefinition } from './definitions.ts'
import { loadScores, scorePerson, writeScores, type KeptScores, type ScoreChange } from './keep-scores.ts'
import { loadFacts, type WantedBelongings } from './load-facts.ts'
import { queueHappenings } from '../webhooks/queue-happenings.ts'
import { setMember } from './set-member.ts'
import { takeDueTimers, writeTimers, type Timer } from './timers.ts'

/** Who writes memberships. */
export const SEGMENTS = 'segments'

type Keeper = Pick<Engine, 'clock' | 'newId'>

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
export async function lockMemberships(db: Db, tenantId: string, how: 'shared' | 'alone'): Promise<void> {
  if (held.get(db) === 'alone' || held.get(db) === how) return
  await sql`${PREPARED} select ${sql.raw(how === 'alone' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared')}(hashtextextended(${`memberships ${tenantId}`}, 0))`.execute(db)
  held.set(db, how)
}

/** What a transaction holds already: it belongs to one tenant, and keeps its locks to its end. */
const held = new WeakMap<Db, 'shared' | 'alone'>()

/** Judges one person by what stands in order; their facts follow, so that what is made of others sees what was just found. */
function judgePerson(facts: PersonFacts, concerned: readonly Definition[], { spoken }: Definitions, kept: KeptScores, found: Found) {
  for (const one of concerned) {
    if (one.kind === 'scoring') {
      const { change, dueAt } = scorePerson(facts, one, spoken, kept)
      if (change) found.scores.push(change)
      if (one.needs.clock) found.timers.push({ kind: 'scoring', id: one.id, profileId: facts.profile.id, dueAt })
    } else judgeMember(facts, one, spoken, found)
  }
}

function judgeMember(facts: PersonFacts, { id, enabled, condition, judge, needs }: SegmentDefinition, spoken: Definitions['spoken'], found: Found) {
  const { profile, now } = facts
  const holds = enabled && judge(facts)
  if (setMember(profile, id, holds, now)) (holds ? found.entered : found.left).push({ profileId: profile.id, segmentId: id })
  if (needs.clock) found.timers.push({ kind: 'segment', id, profileId: profile.id, dueAt: enabled ? spoken.meaning.nextFlip(condition, judge, profile, now) : null })
}

const rowsOf = (differences: readonly Difference[], engine: Keeper) => JSON.stringify(differences.map(({ profileId, segmentId }) => ({ id: engine.newId(), p: profileId, s: segmentId })))

async function write(db: Db, engine: Keeper, tenantId: string, { entered, left, scores, timers }: Found, at: number) {
  const now = new Date(at)
  if (left.length > 0)
    await sql`update segment_members m set left_at = ${now}, version = version + 1, updated_at = ${now}, updated_by = ${SEGMENTS} from jsonb_to_recordset(${rowsOf(left, engine)}::jsonb) as r(p uuid, s text)
      where m.tenant_id = ${tenantId} and m.profile_id = r.p and m.segment_id = r.s and m.left_at is null`.execute(db)
  if (entered.length > 0)
    await sql`${PREPARED} insert into segment_members (id, tenant_id, segment_id, profile_id, entered_at, created_at, created_by, updated_at, updated_by)
      select r.id, ${tenantId}, r.s, r.p, ${now}, ${now}, ${SEGMENTS}, ${now}, ${SEGMENTS} from jsonb_to_recordset(${rowsOf(entered, engine)}::jsonb) as r(id uuid, p uuid, s text)`.execute(db)
  const told = (type: 'segment.entered' | 'segment.left', differences: readonly Difference[]) => differences.map(({ profileId, segmentId }) => ({ type, data: { profileId, segmentId } }))
  await queueHappenings(db, engine, tenantId, [...told('segment.left', left), ...told('segment.entered', entered)])
  await writeScores(db, engine, tenantId, scores)
  await writeTimers(db, engine, tenantId, timers)
}

/** People judged at once: their events stand in memory meanwhile. */
const PORTION = 500

/** Which segments and plans have to be asked about whom. One of whom several changes tell is asked once, for all of them. */
function concernedPeople({ ordered, withDependents, concernedBy }: Definitions, changes: readonly Change[]): Map<string, readonly Definition[]> {
  const found = new Map<string, readonly Definition[]>()
  for (const change of changes) {
    const concerned = change.everything || change.merged ? ordered : change.due ? withDependents(change.due) : concernedBy(causesIn(change))
    if (concerned.length === 0) continue
    for (const id of change.profileIds) found.set(id, both(ordered, found.get(id), concerned))
  }
  return found
}

function both(ordered: readonly Definition[], some: readonly Definition[] | undefined, others: readonly Definition[]): readonly Definition[] {
  if (!some || some === others || others.length === ordered.length) return others
  const chosen = new Set([...some, ...others])
  return chosen.size === some.length ? some : ordered.filter((one) => chosen.has(one))
}

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
  const concerned = concernedPeople(definitions, told)
  if (concerned.size === 0) return
  const ids = [...concerned.keys()].toSorted()
  const merged = told.flatMap((change) => (change.merged ? change.profileIds : []))
  if (merged.length > 0) await joinStays(db, tenantId, merged)
  for (const some of chunks(ids, PORTION)) await judgePeople(db, engine, tenantId, definitions, new Map(some.map((id) => [id, concerned.get(id)!])))
}

/** Of two stays that are open in one segment the longer one stays. */
const joinStays = (db: Db, tenantId: string, ids: readonly string[]) => sql`delete from segment_members m using segment_members o
  where m.tenant_id = ${tenantId} and m.profile_id = any(${ids}::uuid[]) and m.left_at is null and o.tenant_id = m.tenant_id and o.profile_id = m.profile_id and o.segment_id = m.segment_id and o.left_at is null
    and (o.entered_at, o.id) < (m.entered_at, m.id)`.execute(db)

/** What they belong to, as far as these ask for it; beside that, whether they are in these very segments. */
function wantedBy(asked: readonly Definition[]): WantedBelongings {
  const names = new Set(asked.flatMap(({ key, needs }) => [key, ...madeOf(needs)]))
  const idsOf = (kind: Definition['kind']) => new Set([...names].flatMap((name) => (name.startsWith(`${kind}:`) ? [name.slice(kind.length + 1)] : [])))
  return {
    segments: asked.some(({ needs }) => needs.properties.has('profile:segments')) ? null : idsOf('segment'), scorings: idsOf('scoring'),
    lists: asked.some(({ needs }) => needs.lists.size > 0 || needs.properties.has('profile:lists')), goals: asked.some(({ needs }) => needs.goals.size > 0), campaigns: asked.some(({ needs }) => needs.campaigns.size > 0),
    stays: new Set(asked.flatMap(({ needs }) => [...needs.stays])), mails: asked.some(({ needs }) => needs.mails),
  }
}

interface Asked {
  asked: readonly Definition[]
  belongings: WantedBelongings
  types: ReadonlySet<string>
}

function readyToAsk(asked: readonly Definition[]): Asked {
  return { asked, belongings: wantedBy(asked), types: new Set(asked.flatMap(({ needs }) => [...needs.eventTypes])) }
}

/** What most changes concern is the same list each time (`concernedBy`). */
const readied = new WeakMap<readonly Definition[], Asked>()

function askedTogether(lists: readonly (readonly Definition[])[]): Asked {
  const [only, ...others] = lists
  if (!only || others.length > 0) return readyToAsk([...new Set(lists.flat())])
  const known = readied.get(only) ?? readyToAsk(only)
  readied.set(only, known)
  return known
}

/** Segments for each person, on average, past which all segments of the batch are asked of everybody: one look that finds more. */
const FEW = 20

/** Who is asked about which segments: of a batch in which one person's property changed, the others are not asked about all that depends on it. */
function pairsOf(concerned: ReadonlyMap<string, readonly Definition[]>): WantedBelongings['pairs'] {
  const people: string[] = []
  const segments: string[] = []
  for (const [id, list] of concerned) {
    const asked = askedTogether([list]).belongings.segments
    if (asked === null || people.length + asked.size > FEW * concerned.size) return null
    for (const segment of asked) {
      people.push(id)
      segments.push(segment)
    }
  }
  return { people, segments }
}

/** Judges each of these people by the segments and plans beside them, which stand in order, and writes what differs. */
export async function judgePeople(db: Db, engine: Keeper, tenantId: string, definitions: Definitions, concerned: ReadonlyMap<string, readonly Definition[]>, only: 'all' | 'timers' = 'all') {
  const ids = [...concerned.keys()]
  const { asked, belongings, types } = askedTogether([...new Set(concerned.values())])
  const pairs = belongings.segments && pairsOf(concerned)
  const [facts, kept] = await Promise.all([loadFacts(db, tenantId, ids, types, { belongings: { ...belongings, pairs }, locked: only === 'all' }), loadScores(db, tenantId, ids, asked)])
  const found: Found = { entered: [], left: [], scores: [], timers: [] }
  // One moment for all of it: what is written of a stay is what was judged.
  const now = engine.clock.now()
  for (const profile of facts.values()) judgePerson(sharedFacts(now, profile), concerned.get(profile.id)!, definitions, kept, found)
  await write(db, engine, tenantId, only === 'all' ? found : { entered: [], left: [], scores: [], timers: found.timers }, now)
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
