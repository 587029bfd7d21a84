import type { Db } from '#platform/database/database.ts'
import { linkContacts } from '#engine/audience/contacts/link-contacts.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { reachGoals } from '#engine/segments/goals/reach-goals.ts'
import { publish } from '#engine/kernel/domain-events.ts'
import { addedToLists } from '#engine/segments/membership-events.ts'
import { eventsStored, goalsReached } from '#engine/ingest/ingest-events.ts'
import type { PropertyTypes } from '#engine/audience/profiles/apply-traits.ts'
import { standing } from '#engine/audience/profiles/profile-draft.ts'
import { writeOutcomes } from '#engine/rules/outcomes.ts'
import type { RuleRun } from '#engine/rules/run-rules.ts'
import type { ProfileChange } from '#engine/segments/changes.ts'
import {
  triggerJourneyEntries,
  reevaluateMemberships,
} from '#engine/segments/reevaluate-memberships.ts'
import { queueEvents } from './queue-webhook-events.ts'
import { happenedOf, noteGoals } from './note-goals.ts'
import type { ResolvedIdentities } from '#engine/audience/identity/resolve-identity.ts'
import { writeSessions, type loadVisits } from './sessions.ts'
import type { BatchCoordinator } from './batch-coordinator.ts'
import {
  changesOf,
  profilesToRelinkContacts,
  profilesSafeForEarlyEvaluation,
} from './changes-of-batch.ts'
import { knownPeople } from './known-people.ts'
import { writeEvents } from './write-events.ts'
import { writeGroups } from './write-groups.ts'
import { touchedIn, writePeople, type Touched } from './write-people.ts'
import type { PendingEvent } from '#engine/audience/identity/pending-event.ts'
import type { SegmentMoves } from '#engine/segments/membership-events.ts'

/** A batch of events and its transaction. */
export interface WriteBatch {
  db: Db
  engine: Engine
  tenantId: string
  now: Date
  coordinator: BatchCoordinator
}

/** The people and visits that the events of a batch are about, and the rules that act on them. */
export interface BatchContext {
  types: PropertyTypes
  identity: ResolvedIdentities
  visits: Awaited<ReturnType<typeof loadVisits>>
  rules: RuleRun | null
}

/** The events of a batch after they were applied in memory. */
export interface AppliedEvents {
  /** All accepted events, including import rows that changed nothing. */
  all: PendingEvent[]
  /** Events that are stored with their person, including those raised by rules. */
  stored: PendingEvent[]
  /** Events of people who browse anonymously: stored without their person. */
  ownerless: PendingEvent[]
}

/**
 * Writes people, visits and events of a batch, and then the consequences: links of contacts, goals,
 * memberships and scores, journeys, webhooks.
 */
export async function writeBatch(
  batch: WriteBatch,
  context: BatchContext,
  applied: AppliedEvents,
): Promise<void> {
  const { db, engine, tenantId, now, coordinator } = batch
  const { identity, rules } = context
  const { stored } = applied
  const reached = await reachGoals({ db, engine, tenantId }, () => happenedOf(identity, stored))
  for (const draft of identity.drafts)
    if (reached.ofPerson.has(draft.id)) noteGoals(draft, reached.ofPerson.get(draft.id)!)
  const touched = touchedIn(identity)
  const toRelink = profilesToRelinkContacts(touched, identity)
  coordinator.declareIdentityChange(
    toRelink.length + identity.changedNames.size + identity.merges.length > 0,
  )
  const listChanges = rules?.world.pending.lists.keys() ?? []
  const early = profilesSafeForEarlyEvaluation(
    identity,
    touched,
    new Set([
      ...toRelink.map(({ id }) => id),
      ...reached.goalsOf.keys(),
      ...[...listChanges].map((draft) => standing(draft).id),
    ]),
  )
  const changes = changesOf(touched, identity, stored)
  const moves = await writeOwnRows(batch, identity, applied, { touched, early, changes, reached })
  await coordinator.awaitPredecessorCommit()
  const [linked, listed] = await Promise.all([
    linkContacts(db, tenantId, {
      emails: toRelink.map((draft) => draft.email),
      profileIds: toRelink.filter((draft) => !draft.isNew).map((draft) => draft.id),
    }),
    rules ? writeOutcomes({ db, engine, tenantId }, rules, now) : [],
    writeGroups({ db, engine, tenantId }, stored, now),
    reached.write(db),
  ])
  await reevaluateMemberships({ db, engine, tenantId }, [
    ...changes.filter(({ profileIds: [id] }) => !early.has(id!)),
    ...[...reached.goalsOf].map(([id, goals]) => ({ profileIds: [id], goals })),
    ...listed.map(({ profileId, listId }) => ({
      profileIds: [profileId],
      lists: new Set([listId]),
    })),
    { profileIds: linked, campaigns: true },
  ])
  await triggerJourneyEntries({ db, engine, tenantId }, moves)
  await queueEvents({ db, engine, tenantId }, stored, now)
  const added = listed.filter(({ on }) => on)
  const inJourneys = [
    ...(await publish({ db, engine, tenantId }, goalsReached, reached.goalsOf)),
    ...(await publish({ db, engine, tenantId }, eventsStored, stored)),
    ...(await publish({ db, engine, tenantId }, addedToLists, added)),
  ].flat()
  await reevaluateMemberships({ db, engine, tenantId }, [
    { profileIds: inJourneys, journeys: true },
  ])
}

/** Consequences of a batch for its people. */
interface Consequences {
  touched: readonly Touched[]
  /** Profiles whose memberships can be evaluated before the writes. */
  early: ReadonlySet<string>
  changes: readonly ProfileChange[]
  reached: Awaited<ReturnType<typeof reachGoals>>
}

/**
 * Writes people, visits and events, and evaluates the memberships of `early` profiles while the
 * database runs the writes.
 * @returns who entered and left which segments
 */
async function writeOwnRows(
  { db, engine, tenantId, now, coordinator }: WriteBatch,
  identity: ResolvedIdentities,
  { stored, ownerless }: AppliedEvents,
  { touched, early, changes, reached }: Consequences,
): Promise<SegmentMoves> {
  const evaluated = reevaluateMemberships(
    { db, engine, tenantId },
    changes.filter(({ profileIds: [id] }) => early.has(id!)),
    () =>
      knownPeople(
        touched.filter(({ draft }) => early.has(draft.id)),
        stored,
      ),
  )
  // The rejection is thrown where the promise is awaited below; this only marks it as handled.
  evaluated.catch(() => {})
  // Flushes the statements above to the database before the next ones are composed.
  if (early.size > 0) await new Promise((next) => setImmediate(next))
  const people = writePeople({ db, engine, tenantId }, identity, touched, now)
  people.catch(() => {})
  // Rows of a merged person must move before new rows are written for the remaining one.
  if (identity.merges.length > 0) await people
  // The database runs these in order; they are sent without waiting for each other.
  const events = [...stored, ...ownerless]
  const [moves] = await Promise.all([
    evaluated,
    coordinator.pipelineWrites(
      Promise.all([
        people,
        writeSessions(db, tenantId, events, reached.ofSession, now),
        writeEvents(db, tenantId, events, now),
      ]),
    ),
  ])
  return moves
}
