import { lockMemberships } from '#engine/kernel/locks.ts'
import { sql } from 'kysely'
import { sharedFacts } from '#condition/decide.ts'
import type { PersonFacts } from '#condition/facts.ts'
import { PREPARED, type Db } from '#platform/database/database.ts'
import type { Engine, RowParts } from '#engine/kernel/engine.ts'
import { chunks } from '#engine/kernel/rows.ts'
import { planEvaluation, pairsOf } from './plan-evaluation.ts'
import { causesIn, type ProfileChange } from './changes.ts'
import {
  loadDefinitions,
  type Definition,
  type Definitions,
  type SegmentDefinition,
} from './definitions.ts'
import {
  loadScores,
  scorePerson,
  writeScores,
  type KeptScores,
  type ScoreUpdate,
} from './keep-scores.ts'
import { loadFacts, type KnownPerson } from './load-facts.ts'
import { enqueueDomainEvents } from '#engine/kernel/outbox/enqueue-domain-events.ts'
import { publish } from '#engine/kernel/domain-events.ts'
import { membershipsChanged, profilesChanged, type SegmentMoves } from './membership-events.ts'
import { setMember } from './set-member.ts'
import { loadTimers, lockDue, sooner, writeTimers, type Timers } from './timers.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'

/** Actor that writes memberships. */
export const SEGMENTS = 'segments'

interface Difference {
  profileId: string
  segmentId: string
}
/**
 * The stored state of people before they are judged. Timers are null when they expire now and are
 * replaced.
 */
interface Kept {
  scores: KeptScores
  timers: Timers | null
}
interface Found {
  entered: Difference[]
  left: Difference[]
  scores: ScoreUpdate[]
  timers: Timers
}

/**
 * Judges one person by definitions in dependency order. Updates the person's facts, so that
 * dependent definitions see the new results.
 */
function evaluatePerson(
  facts: PersonFacts,
  concerned: readonly Definition[],
  { conditionLanguage }: Definitions,
  kept: Kept,
  found: Found,
) {
  for (const definition of concerned) {
    if (definition.kind === 'scoring') {
      const { change, dueAt } = scorePerson(facts, definition, conditionLanguage, kept.scores)
      if (change) found.scores.push(change)
      sooner(found.timers, facts.profile.id, dueAt)
    } else evaluateMembership(facts, definition, conditionLanguage, kept, found)
  }
}

function evaluateMembership(
  facts: PersonFacts,
  { id, enabled, condition, predicate, needs }: SegmentDefinition,
  conditionLanguage: Definitions['conditionLanguage'],
  kept: Kept,
  found: Found,
) {
  const { profile, now } = facts
  const holds = enabled && predicate(facts)
  if (setMember(profile, id, holds, now))
    (holds ? found.entered : found.left).push({ profileId: profile.id, segmentId: id })
  // An earlier timer makes later times irrelevant.
  if (enabled && needs.clock)
    sooner(
      found.timers,
      profile.id,
      conditionLanguage.evaluator.nextTransitionAt(
        condition,
        predicate,
        profile,
        now,
        Math.min(
          found.timers.get(profile.id) ?? Infinity,
          kept.timers?.get(profile.id) ?? Infinity,
        ),
      ),
    )
}

const rowsOf = (differences: readonly Difference[], engine: RowParts) =>
  JSON.stringify(
    differences.map(({ profileId, segmentId }) => ({
      id: engine.newId(),
      p: profileId,
      s: segmentId,
    })),
  )

async function write(tx: TenantTx<RowParts>, { entered, left, scores }: Found, at: number) {
  const { db, engine, tenantId } = tx
  const now = new Date(at)
  const eventsOf = (type: 'segment.entered' | 'segment.left', differences: readonly Difference[]) =>
    differences.map(({ profileId, segmentId }) => ({ type, data: { profileId, segmentId } }))
  await Promise.all([
    left.length > 0 &&
      sql`
        update segment_members m
        set left_at = ${now}, version = version + 1, updated_at = ${now}, updated_by = ${SEGMENTS}
        from jsonb_to_recordset(${rowsOf(left, engine)}::jsonb) as r(p uuid, s text)
        where m.tenant_id = ${tenantId}
          and m.profile_id = r.p
          and m.segment_id = r.s
          and m.left_at is null
      `.execute(db),
    entered.length > 0 &&
      sql`${PREPARED}
        insert into segment_members (
          id, tenant_id, segment_id, profile_id, entered_at, created_at, created_by, updated_at,
          updated_by
        )
        select r.id, ${tenantId}, r.s, r.p, ${now}, ${now}, ${SEGMENTS}, ${now}, ${SEGMENTS}
        from jsonb_to_recordset(${rowsOf(entered, engine)}::jsonb) as r(id uuid, p uuid, s text)
      `.execute(db),
    enqueueDomainEvents(tx, [
      ...eventsOf('segment.left', left),
      ...eventsOf('segment.entered', entered),
    ]),
    writeScores(tx, scores),
  ])
}

/** People judged per batch; their events are in memory. */
const BATCH_SIZE = 500

/**
 * The segments and plans to evaluate per person. A person with several changes is judged once, for
 * all of them.
 */
function concernedPeople(
  { ordered, concernedBy }: Definitions,
  changes: readonly ProfileChange[],
): Map<string, readonly Definition[]> {
  const found = new Map<string, readonly Definition[]>()
  for (const change of changes) {
    const concerned = change.everything || change.merged ? ordered : concernedBy(causesIn(change))
    if (concerned.length === 0) continue
    for (const id of change.profileIds) found.set(id, both(ordered, found.get(id), concerned))
  }
  return found
}

function both(
  ordered: readonly Definition[],
  some: readonly Definition[] | undefined,
  others: readonly Definition[],
): readonly Definition[] {
  if (!some || some === others || others.length === ordered.length) return others
  const chosen = new Set([...some, ...others])
  return chosen.size === some.length ? some : ordered.filter((definition) => chosen.has(definition))
}

/**
 * Updates the memberships and scores of people after a change, in the caller's transaction, so that
 * they are correct when it commits. Handles `changesNoted`: writers call `changed`, unless the same
 * transaction reads the result. Evaluates only segments and plans that depend on a change. Also
 * sets the timers by which people leave sliding windows on the second. Locks the rows of the people
 * in the order of their ids.
 * @param known returns all of these people as after the caller's writes, for callers that know and
 * have locked them; it is called only when a person must be judged. With it, this function may be
 * called before those writes. Their memberships (lists, goals, campaigns) must equal the stored
 * ones, and the caller must call `triggerJourneyEntries` with the moves after its writes; otherwise
 * this function does so.
 * @returns who entered and left which segments
 */
export async function reevaluateMemberships(
  tx: TenantTx<RowParts>,
  changes: readonly ProfileChange[],
  known?: () => ReadonlyMap<string, KnownPerson>,
): Promise<SegmentMoves> {
  const { db, tenantId } = tx
  const applicable = changes.filter(({ profileIds }) => profileIds.length > 0)
  const moves = { entered: [] as Difference[], left: [] as Difference[] }
  if (applicable.length === 0) return moves
  // Sends the statements without waiting; they run in this order, so the definitions are read under
  // the lock.
  const [, , definitions] = await Promise.all([
    lockMemberships(db, tenantId, 'shared'),
    publish(tx, profilesChanged, [...new Set(applicable.flatMap(({ profileIds }) => profileIds))]),
    loadDefinitions(tx),
  ])
  if (definitions.ordered.length === 0) return moves
  const concerned = concernedPeople(definitions, applicable)
  if (concerned.size === 0) return moves
  const people = known?.()
  const ids = [...concerned.keys()].toSorted()
  const merged = applicable.flatMap((change) => (change.merged ? change.profileIds : []))
  if (merged.length > 0) await mergeOpenMemberships(db, tenantId, merged)
  for (const some of chunks(ids, BATCH_SIZE)) {
    const { entered, left } = await evaluatePeople(
      tx,
      definitions,
      new Map(some.map((id) => [id, concerned.get(id)!])),
      people ? { known: people } : {},
    )
    moves.entered.push(...entered)
    moves.left.push(...left)
  }
  if (!known) await triggerJourneyEntries(tx, moves)
  return moves
}

/**
 * Starts journeys for people who entered or left segments, and judges the enrolled people again.
 */
export async function triggerJourneyEntries(
  tx: TenantTx<RowParts>,
  moves: SegmentMoves,
): Promise<void> {
  const enrolled = await publish(tx, membershipsChanged, moves)
  await reevaluateMemberships(tx, [{ profileIds: enrolled.flat(), journeys: true }])
}

/** Deletes the shorter of two open memberships in one segment. */
const mergeOpenMemberships = (db: Db, tenantId: string, ids: readonly string[]) =>
  sql`
    delete from segment_members m
    using segment_members o
    where m.tenant_id = ${tenantId}
      and m.profile_id = any(${ids}::uuid[])
      and m.left_at is null
      and o.tenant_id = m.tenant_id
      and o.profile_id = m.profile_id
      and o.segment_id = m.segment_id
      and o.left_at is null
      and (o.entered_at, o.id) < (m.entered_at, m.id)
  `.execute(db)

/**
 * Judges each person by their definitions, which are in dependency order, and writes the
 * differences.
 * @param options.how `due`: by all definitions that time can change, so their timers are complete;
 * `timers`: writes only timers
 * @param options.known as for `reevaluateMemberships`
 */
export async function evaluatePeople(
  tx: TenantTx<RowParts>,
  definitions: Definitions,
  concerned: ReadonlyMap<string, readonly Definition[]>,
  {
    how = 'changes',
    known,
  }: { how?: 'changes' | 'due' | 'timers'; known?: ReadonlyMap<string, KnownPerson> } = {},
): Promise<SegmentMoves> {
  const { db, engine, tenantId } = tx
  const ids = [...concerned.keys()]
  const {
    definitions: asked,
    belongings,
    types,
    eventParts,
  } = planEvaluation([...new Set(concerned.values())])
  const pairs = belongings.segments && pairsOf(concerned)
  const hasTimers = how === 'due' || asked.some(({ needs }) => needs.clock)
  const [facts, scores, timers] = await Promise.all([
    loadFacts(tx, ids, types, {
      belongings: { ...belongings, pairs },
      eventParts,
      locked: how !== 'timers',
      ...(known ? { known } : {}),
    }),
    loadScores(db, tenantId, ids, asked),
    hasTimers ? loadTimers(db, tenantId, ids) : new Map<string, number>(),
  ])
  const found: Found = { entered: [], left: [], scores: [], timers: new Map() }
  // Uses one time for all people, so that the written times equal the judged ones.
  const now = engine.clock.now()
  for (const profile of facts.values())
    evaluatePerson(
      sharedFacts(now, profile),
      concerned.get(profile.id)!,
      definitions,
      { scores, timers: how === 'due' ? null : timers },
      found,
    )
  await Promise.all([
    how !== 'timers' && write(tx, found, now),
    hasTimers &&
      writeTimers(tx, {
        found: found.timers,
        kept: timers,
        looked: new Set(how === 'due' ? ids : []),
      }),
  ])
  return found
}

/**
 * Judges people whose timers are due.
 * @returns whether there were any
 */
export async function runDueTimers(engine: Engine, tenantId: string): Promise<boolean> {
  return inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    await lockMemberships(db, tenantId, 'shared')
    const due = await lockDue(db, tenantId, new Date(engine.clock.now()))
    if (due.length === 0) return false
    const definitions = await loadDefinitions(tx)
    const moves = await evaluatePeople(
      tx,
      definitions,
      new Map(due.map((id) => [id, definitions.timed])),
      { how: 'due' },
    )
    await triggerJourneyEntries(tx, moves)
    await publish(tx, profilesChanged, [
      ...new Set([...moves.entered, ...moves.left].map(({ profileId }) => profileId)),
    ])
    return true
  })
}
