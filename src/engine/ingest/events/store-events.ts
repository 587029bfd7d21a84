import { sql } from 'kysely'
import { anyList, PREPARED, type Db } from '#platform/database/database.ts'
import { failpoint } from '#platform/failpoints.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { validateEvent } from '#engine/ingest/event-schemas/judge-reading.ts'
import { loadSchemas } from '#engine/ingest/event-schemas/load-schemas.ts'
import { lockMemberships } from '#engine/definitions/segments/reevaluate-memberships.ts'
import { loadCacheVersions } from '#engine/kernel/versioned-cache.ts'
import { loadRules } from '#engine/definitions/rules/load-rules.ts'
import { beginRules } from '#engine/definitions/rules/run-rules.ts'
import { wishAbout } from '#engine/audience/profiles/privacy.ts'
import type { ProfileDraft } from '#engine/audience/profiles/profile-draft.ts'
import { applyOne } from './apply-event.ts'
import type { IngestRequest, Fault, NormalizedEvent, Outcome, ParsedEvent } from './incoming.ts'
import { keepTaken, type Intake, type Scene, type Taken } from './keep-taken.ts'
import { keptPropertyTypes, loadPeople, lockIdentities } from '#engine/audience/identity/load-people.ts'
import { aliasesIn, createIdentity } from '#engine/audience/identity/resolve-identity.ts'
import { loadVisits } from './sessions.ts'
import { validKeys } from './write-keys.ts'
import { countSources, writeRefusals, type Refused } from './write-refusals.ts'

/** An event that is to be stored, with whom it is about. */
export interface PendingEvent {
  id: string
  delivery: IngestRequest
  reading: ParsedEvent
  incoming: NormalizedEvent
  person: ProfileDraft
  /** What came of a row of an import; an unchanged one leaves no event. */
  effect: 'created' | 'updated' | 'unchanged'
  /** The person browses anonymously: what happened is kept, but not whose it was. */
  isOwnerless?: boolean
  /** The engine tells rules of something by it; it is no event that somebody did. */
  isNotice?: boolean
}

export type AcceptedEvent = Pick<PendingEvent, 'delivery' | 'reading' | 'incoming'>

/** How a transaction of the intake goes along with others of its tenant (decision 036). */
export interface BatchCoordinator {
  /**
   * `alone`: nobody else decides meanwhile who people are. `beside`: others may be on their way,
   * and it must not decide that itself.
   */
  how: 'alone' | 'beside'
  /**
   * Told whether it decides who people are, before anything is written. Throws where it must not.
   */
  declareIdentityChange(identities: boolean): void
  /**
   * Its people are locked, and its visits read: whoever is next may begin. Rows are written from
   * here on, of its own people, messages and visits only.
   */
  onIdentitiesLocked(): void
  /**
   * Rows come that others write too: answers when those before it are stored. Throws where they are
   * not.
   */
  awaitPredecessorCommit(): Promise<void>
  /**
   * Writes are on their way of which nothing but a refusal by the database has to be heard. Answers
   * when what follows may be sent.
   */
  pipelineWrites(writes: Promise<unknown>): Promise<unknown>
}

const ALONE: BatchCoordinator = {
  how: 'alone',
  declareIdentityChange() {},
  onIdentitiesLocked() {},
  async awaitPredecessorCommit() {},
  pipelineWrites: (writes) => writes,
}

type OnPartialReject = (one: AcceptedEvent, fault: Fault, isWish?: boolean) => void

/**
 * The locks of an intake, and what it asks for before anything else. It only reads, and may go
 * along with the beginning of the transaction.
 */
export async function lockAndPrefetch(
  db: Db,
  engine: Engine,
  tenantId: string,
  deliveries: readonly IngestRequest[],
  { how }: Pick<BatchCoordinator, 'how'> = ALONE,
) {
  // Sent without waiting, and taken in this order: whatever is read is read under the locks.
  const [, , , valid, seen] = await Promise.all([
    lockIdentities(db, tenantId, how),
    lockMemberships(db, tenantId, 'shared'),
    loadCacheVersions(db, tenantId),
    validKeys(
      db,
      [
        ...new Set(
          deliveries.map(({ source }) => source.keyHash).filter((keyHash) => keyHash !== null),
        ),
      ],
      new Date(engine.clock.now()),
    ),
    storedMessages(db, tenantId, deliveries),
  ])
  return { valid, seen }
}

/**
 * Stores what the deliveries of one tenant bring, in their order, within the caller's transaction:
 * refused events with their reason, others with everything that follows from them. Events that were
 * stored before change nothing. Null stands for a delivery whose key may no longer write.
 * @param begun what `lockAndPrefetch` found for the same deliveries in this transaction
 */
export async function storeDeliveries(
  db: Db,
  engine: Engine,
  tenantId: string,
  deliveries: readonly IngestRequest[],
  { valid, seen }: Awaited<ReturnType<typeof lockAndPrefetch>>,
  turn = ALONE,
): Promise<(Outcome[] | null)[]> {
  const now = new Date(engine.clock.now())
  const mayWrite = ({ source: { keyHash } }: IngestRequest) =>
    keyHash === null || valid.has(keyHash)
  const taken = deliveries.filter(mayWrite)
  const fresh: AcceptedEvent[] = []
  const refused: Refused[] = []
  const outcomes = new Map<ParsedEvent, Outcome>()
  const judge = await loadSchemas(
    db,
    engine,
    tenantId,
    taken.flatMap(({ readings }) => readings.map((reading) => reading.eventType)),
  )
  for (const delivery of taken)
    for (const reading of delivery.readings) {
      const isRepeat = reading.messageId !== null && seen.has(reading.messageId)
      const judged =
        !isRepeat && reading.incoming ? validateEvent(judge, delivery, reading.incoming) : null
      if (judged) refused.push({ delivery, reading, ...judged })
      if (isRepeat) outcomes.set(reading, { status: 'repeated' })
      else if (judged?.outcome === 'refused')
        outcomes.set(reading, { status: 'refused', fault: judged.fault })
      else if (reading.incoming) {
        outcomes.set(reading, { status: 'stored' })
        fresh.push({ delivery, reading, incoming: reading.incoming })
        if (reading.messageId !== null) seen.add(reading.messageId)
      } else {
        outcomes.set(reading, { status: 'refused', fault: reading.fault! })
        refused.push({ delivery, reading, outcome: 'refused', fault: reading.fault! })
      }
    }
  await storeFresh(
    db,
    engine,
    tenantId,
    fresh,
    now,
    (one, fault, isWish) => {
      if (isWish) outcomes.set(one.reading, { status: 'refused', fault })
      // Whoever wishes that something is not kept does not find it among what was refused.
      refused.push(
        isWish
          ? {
              ...one,
              reading: { ...one.reading, messageId: null, payload: {} },
              outcome: 'refused',
              fault,
            }
          : { ...one, outcome: 'partly', fault },
      )
    },
    turn,
  )
  await turn.awaitPredecessorCommit()
  await failpoint('ingest.stored')
  await turn.pipelineWrites(
    Promise.all([
      writeRefusals(db, engine, tenantId, refused, now),
      countSources(db, tenantId, taken, outcomes, now),
    ]),
  )
  return deliveries.map((delivery) =>
    mayWrite(delivery) ? delivery.readings.map((reading) => outcomes.get(reading)!) : null,
  )
}

/**
 * Events that are new, with everything that follows from them; the identities and memberships of
 * the tenant are locked already.
 * @param partly hears what was left out of which event; with `isWish` it is the whole event,
 * because its person wishes so
 * @returns each of them, in their order
 */
export async function storeFresh(
  db: Db,
  engine: Engine,
  tenantId: string,
  fresh: readonly AcceptedEvent[],
  now: Date,
  onPartialReject: OnPartialReject,
  turn = ALONE,
): Promise<PendingEvent[]> {
  if (fresh.length === 0) return []
  const intake: Intake = { db, engine, tenantId, now, turn }
  const scene = await setScene(intake, fresh)
  const taken = await takeFresh(intake, scene, fresh, onPartialReject)
  await keepTaken(intake, scene, taken)
  return taken.all
}

async function setScene(
  { db, engine, tenantId, turn }: Intake,
  fresh: readonly AcceptedEvent[],
): Promise<Scene> {
  const types = await keptPropertyTypes(db, engine, tenantId)
  // Visits after the people: whoever else is on their way with the same people is waited for by
  // then.
  const known = await loadPeople(
    db,
    tenantId,
    fresh.flatMap(({ incoming }) => aliasesIn(incoming, types)),
  )
  const visits = await loadVisits(
    db,
    tenantId,
    fresh.map(({ incoming }) => incoming),
  )
  const identity = createIdentity(known, types, engine.newId)
  turn.onIdentitiesLocked()
  const rules = await beginRules(db, engine, tenantId, {
    rules: await loadRules(db, engine, tenantId),
    identity,
    types,
    incoming: fresh.map(({ incoming }) => incoming),
    meets: () => turn.declareIdentityChange(true),
  })
  return { types, identity, visits, rules }
}

/** Event by event, so that what shares a transaction comes out as if each had come alone. */
async function takeFresh(
  { engine }: Intake,
  { types, identity, visits, rules }: Scene,
  fresh: readonly AcceptedEvent[],
  onPartialReject: OnPartialReject,
): Promise<Taken> {
  const all: PendingEvent[] = []
  const stored: PendingEvent[] = []
  const ownerless: PendingEvent[] = []
  for (const one of fresh) {
    // A row of an import asks for its person itself, and nobody's wishes concern it.
    const person =
      one.incoming.imported || one.incoming.acted ? null : identity.personOf(one.incoming)
    const wish = person && wishAbout(person, one.delivery, one.incoming)
    if (person && wish === 'ownerless')
      ownerless.push({ ...storedOf(engine.newId(), one, person, 'updated'), isOwnerless: true })
    else if (wish && wish !== 'ownerless') onPartialReject(one, wish, true)
    if (wish) continue
    const applied = applyOne(identity, types, person, one, (fault) => onPartialReject(one, fault))
    const event = storedOf(engine.newId(), one, applied.person, applied.effect)
    all.push(event)
    if (event.effect === 'unchanged') continue
    if (one.incoming.acted) {
      stored.push(...((await rules?.act(event, one.incoming.acted)) ?? []))
      continue
    }
    const visitBegins = visits.note(event)
    stored.push(event)
    if (rules) stored.push(...(await rules.after(event, visitBegins)))
  }
  return { all, stored, ownerless }
}

/** Written as one literal, as `Incoming` is. */
const storedOf = (
  id: string,
  { delivery, reading, incoming }: AcceptedEvent,
  person: ProfileDraft,
  effect: PendingEvent['effect'],
): PendingEvent => ({ id, delivery, reading, incoming, person, effect })

/**
 * Looked up one by one in the index (`lateral`), whatever the planner believes of a table that
 * grows faster than it is counted (decision 034).
 */
async function storedMessages(
  db: Db,
  tenantId: string,
  deliveries: readonly IngestRequest[],
): Promise<Set<string>> {
  const ids = [
    ...new Set(
      deliveries.flatMap(({ readings }) =>
        readings.map(({ messageId }) => messageId).filter((id) => id !== null),
      ),
    ),
  ]
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{
    message_id: string
  }>`${PREPARED} select e.message_id from unnest(${anyList(ids, 'text')}) as w(id)
    cross join lateral (select message_id from events where tenant_id = ${tenantId} and message_id = w.id limit 1) e`.execute(
    db,
  )
  return new Set(rows.map((row) => row.message_id))
}
