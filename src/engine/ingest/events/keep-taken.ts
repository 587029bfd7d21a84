import type { Db } from '#platform/database/database.ts'
import { linkContacts } from '#engine/audience/contacts/link-contacts.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { reachGoals } from '#engine/definitions/goals/reach-goals.ts'
import { convert, followEvents } from '#engine/journeys/follow-events.ts'
import { followLists, type SegmentMoves } from '#engine/journeys/enroll.ts'
import type { PropertyTypes } from '#engine/audience/profiles/apply-traits.ts'
import { standing } from '#engine/audience/profiles/profile-draft.ts'
import { writeOutcomes } from '#engine/definitions/rules/outcomes.ts'
import type { RuleRun } from '#engine/definitions/rules/run-rules.ts'
import type { Change } from '#engine/definitions/segments/changes.ts'
import { triggerJourneyEntries, reevaluateMemberships } from '#engine/definitions/segments/reevaluate-memberships.ts'
import { queueEvents } from './queue-webhook-events.ts'
import { happenedOf, noteGoals } from './note-goals.ts'
import type { Identity } from '#engine/audience/identity/resolve-identity.ts'
import { writeSessions, type loadVisits } from './sessions.ts'
import type { PendingEvent, BatchCoordinator } from './store-events.ts'
import {
  changesOf,
  knownPeople,
  profilesToRelinkContacts,
  profilesSafeForEarlyEvaluation,
} from './what-changed.ts'
import { writeEvents } from './write-events.ts'
import { writeGroups } from './write-groups.ts'
import { touchedIn, writePeople, type Touched } from './write-people.ts'

/** One transaction of the intake of a tenant. */
export interface Intake {
  db: Db
  engine: Engine
  tenantId: string
  now: Date
  turn: BatchCoordinator
}

/** Who the people of an intake are, and what is asked of their events. */
export interface Scene {
  types: PropertyTypes
  identity: Identity
  visits: Awaited<ReturnType<typeof loadVisits>>
  rules: RuleRun | null
}

/** What became of the events of an intake in memory. */
export interface Taken {
  /** Each of them, also rows of imports that changed nothing. */
  all: PendingEvent[]
  /** Those that are kept as somebody's, with what rules raised. */
  stored: PendingEvent[]
  ownerless: PendingEvent[]
}

/** Writes what was taken, and lets all follow that depends on it. */
export async function keepTaken(intake: Intake, scene: Scene, taken: Taken): Promise<void> {
  const { db, engine, tenantId, now, turn } = intake
  const { identity, rules } = scene
  const { stored } = taken
  const reached = await reachGoals(db, engine, tenantId, () => happenedOf(identity, stored))
  for (const draft of identity.drafts)
    if (reached.ofPerson.has(draft.id)) noteGoals(draft, reached.ofPerson.get(draft.id)!)
  const touched = touchedIn(identity)
  const moved = profilesToRelinkContacts(touched, identity)
  turn.declareIdentityChange(moved.length + identity.changedNames.size + identity.merges.length > 0)
  const settled = profilesSafeForEarlyEvaluation(
    identity,
    touched,
    new Set([
      ...moved.map(({ id }) => id),
      ...reached.goalsOf.keys(),
      ...[...(rules?.world.pending.lists.keys() ?? [])].map((draft) => standing(draft).id),
    ]),
  )
  const changes = changesOf(touched, identity, stored)
  const moves = await writeTaken(intake, identity, taken, { touched, settled, changes, reached })
  await turn.awaitPredecessorCommit()
  const [linked, listed] = await Promise.all([
    linkContacts(db, tenantId, {
      emails: moved.map((draft) => draft.email),
      profileIds: moved.filter((draft) => !draft.isNew).map((draft) => draft.id),
    }),
    rules ? writeOutcomes(db, engine, tenantId, rules, now) : [],
    writeGroups(db, engine, tenantId, stored, now),
    reached.write(db),
  ])
  await reevaluateMemberships(db, engine, tenantId, [
    ...changes.filter(({ profileIds: [id] }) => !settled.has(id!)),
    ...[...reached.goalsOf].map(([id, goals]) => ({ profileIds: [id], goals })),
    ...listed.map(({ profileId, listId }) => ({
      profileIds: [profileId],
      lists: new Set([listId]),
    })),
    { profileIds: linked, campaigns: true },
  ])
  await triggerJourneyEntries(db, engine, tenantId, moves)
  await queueEvents(db, engine, tenantId, stored, now)
  const concerned = [
    ...(await convert(db, engine, tenantId, reached.goalsOf)),
    ...(await followEvents(db, engine, tenantId, stored)),
    ...(await followLists(
      db,
      engine,
      tenantId,
      listed.filter(({ on }) => on),
    )),
  ]
  await reevaluateMemberships(db, engine, tenantId, [{ profileIds: concerned, journeys: true }])
}

/** What follows from what was taken for the people themselves. */
interface Consequences {
  touched: readonly Touched[]
  settled: ReadonlySet<string>
  changes: readonly Change[]
  reached: Awaited<ReturnType<typeof reachGoals>>
}

/**
 * Writes people, visits and events, and judges meanwhile the memberships of those who are settled.
 * @returns who of them came to which segments, and who left which
 */
async function writeTaken(
  { db, engine, tenantId, now, turn }: Intake,
  identity: Identity,
  { stored, ownerless }: Taken,
  { touched, settled, changes, reached }: Consequences,
): Promise<SegmentMoves> {
  // Their memberships are asked for before the writes, and judged while the database is busy with
  // those.
  const judged = reevaluateMemberships(
    db,
    engine,
    tenantId,
    changes.filter(({ profileIds: [id] }) => settled.has(id!)),
    () =>
      knownPeople(
        touched.filter(({ draft }) => settled.has(draft.id)),
        stored,
      ),
  )
  // Whoever waits for all of it below is told of its faults.
  judged.catch(() => {})
  // What was asked leaves before the next is put down.
  if (settled.size > 0) await new Promise((next) => setImmediate(next))
  const people = writePeople(db, engine, tenantId, identity, touched, now)
  // As above: should something be thrown before it is handed over.
  people.catch(() => {})
  // What belonged to those who are merged moves before anything new is written of them.
  if (identity.merges.length > 0) await people
  // One after the other for the database, but none waits for an answer: it writes the first while
  // the next is put down here.
  const [moves] = await Promise.all([
    judged,
    turn.pipelineWrites(
      Promise.all([
        people,
        writeSessions(db, tenantId, [...stored, ...ownerless], reached.ofSession, now),
        writeEvents(db, tenantId, [...stored, ...ownerless], now),
      ]),
    ),
  ])
  return moves
}
