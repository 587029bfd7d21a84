import { sql } from 'kysely'
import { dateText } from '#condition/date-math.ts'
import type { EventFacts } from '#condition/facts.ts'
import { isObject } from '#model/is-object.ts'
import { anyList, PREPARED, type Db } from '#platform/database/database.ts'
import type { Engine } from '../engine.ts'
import { convert, followEvents } from '../journeys/follow-events.ts'
import { followLists } from '../journeys/let-in.ts'
import { applyTraits, type PropertyTypes } from '../profiles/apply-traits.ts'
import { misfitOf } from '../event-schemas/judge-reading.ts'
import { loadSchemas } from '../event-schemas/load-schemas.ts'
import type { Change } from '../segments/changes.ts'
import { followThrough, keepMemberships, lockMemberships } from '../segments/keep-memberships.ts'
import type { KnownPerson } from '../segments/load-facts.ts'
import { askMarksOnce } from '../segments/prepared.ts'
import { reachGoals, type GoalNotes, type Happened } from '../goals/reach-goals.ts'
import { eventFacts } from '../rules/belongings.ts'
import { loadRules } from '../rules/load-rules.ts'
import { writeOutcomes } from '../rules/outcomes.ts'
import { beginRules } from '../rules/run-rules.ts'
import { applyAnonymous, wishAbout } from '../profiles/privacy.ts'
import { nameOf, standing, type ProfileDraft } from '../profiles/profile-draft.ts'
import { queueEvents } from '../webhooks/queue-events.ts'
import { applyImported } from './apply-imported.ts'
import type { Delivery, Fault, Incoming, Outcome, Reading } from './incoming.ts'
import { keptPropertyTypes, loadPeople, lockIdentities } from './load-people.ts'
import { aliasesIn, createIdentity, type Identity } from './resolve-identity.ts'
import { loadVisits, writeSessions } from './sessions.ts'
import { validKeys } from './write-keys.ts'
import { INTAKE, isSighting, touchedIn, writePeople, type Touched } from './write-people.ts'
import { writeGroups } from './write-groups.ts'
import { linkContacts } from '../contacts/link-contacts.ts'

/** An event that is to be stored, with whom it is about. */
export interface Stored {
  id: string
  delivery: Delivery
  reading: Reading
  incoming: Incoming
  person: ProfileDraft
  /** What came of a row of an import; an unchanged one leaves no event. */
  effect: 'created' | 'updated' | 'unchanged'
  /** The person browses anonymously: what happened is kept, but not whose it was. */
  isOwnerless?: boolean
  /** The engine tells rules of something by it; it is no event that somebody did. */
  isNotice?: boolean
}

export type Fresh = Pick<Stored, 'delivery' | 'reading' | 'incoming'>

/** How a transaction of the intake goes along with others of its tenant (decision 036). */
export interface Turn {
  /** `alone`: nobody else decides meanwhile who people are. `beside`: others may be on their way, and it must not decide that itself. */
  how: 'alone' | 'beside'
  /** Told whether it decides who people are, before anything is written. Throws where it must not. */
  decides(identities: boolean): void
  /** Its people are locked, and its visits read: whoever is next may begin. Rows are written from here on, of its own people, messages and visits only. */
  hasPeople(): void
  /** Rows come that others write too: answers when those before it are stored. Throws where they are not. */
  toShare(): Promise<void>
  /** Writes are on their way of which nothing but a refusal by the database has to be heard. Answers when what follows may be sent. */
  sends(writes: Promise<unknown>): Promise<unknown>
}

const ALONE: Turn = {
  how: 'alone',
  decides() {},
  hasPeople() {},
  async toShare() {},
  sends: (writes) => writes,
}

interface Refused {
  delivery: Delivery
  reading: Reading
  outcome: 'refused' | 'partly' | 'noted'
  fault: Fault
}

/** The locks of an intake, and what it asks for before anything else. It only reads, and may go along with the beginning of the transaction. */
export async function beginDeliveries(
  db: Db,
  engine: Engine,
  tenantId: string,
  deliveries: readonly Delivery[],
  { how }: Pick<Turn, 'how'> = ALONE,
) {
  // Sent without waiting, and taken in this order: whatever is read is read under the locks.
  const [, , , valid, seen] = await Promise.all([
    lockIdentities(db, tenantId, how),
    lockMemberships(db, tenantId, 'shared'),
    askMarksOnce(db, tenantId),
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
 * Stores what the deliveries of one tenant bring, in their order, within the caller's transaction: refused events with their reason, others with
 * everything that follows from them. Events that were stored before change nothing. Null stands for a delivery whose key may no longer write.
 * @param begun what `beginDeliveries` found for the same deliveries in this transaction
 */
export async function storeDeliveries(
  db: Db,
  engine: Engine,
  tenantId: string,
  deliveries: readonly Delivery[],
  { valid, seen }: Awaited<ReturnType<typeof beginDeliveries>>,
  turn = ALONE,
): Promise<(Outcome[] | null)[]> {
  const now = new Date(engine.clock.now())
  const mayWrite = ({ source: { keyHash } }: Delivery) => keyHash === null || valid.has(keyHash)
  const taken = deliveries.filter(mayWrite)
  const fresh: Fresh[] = []
  const refused: Refused[] = []
  const outcomes = new Map<Reading, Outcome>()
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
        !isRepeat && reading.incoming ? misfitOf(judge, delivery, reading.incoming) : null
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
  await turn.toShare()
  await turn.sends(
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
 * Events that are new, with everything that follows from them; the identities and memberships of the tenant are locked already.
 * @param partly hears what was left out of which event; with `isWish` it is the whole event, because its person wishes so
 * @returns each of them, in their order
 */
export async function storeFresh(
  db: Db,
  engine: Engine,
  tenantId: string,
  fresh: readonly Fresh[],
  now: Date,
  partly: (one: Fresh, fault: Fault, isWish?: boolean) => void,
  turn = ALONE,
): Promise<Stored[]> {
  if (fresh.length === 0) return []
  const types = await keptPropertyTypes(db, engine, tenantId)
  // Visits after the people: whoever else is on their way with the same people is waited for by then.
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
  turn.hasPeople()
  const rules = await beginRules(db, engine, tenantId, {
    rules: await loadRules(db, engine, tenantId),
    identity,
    types,
    incoming: fresh.map(({ incoming }) => incoming),
    meets: () => turn.decides(true),
  })
  const all: Stored[] = []
  const stored: Stored[] = []
  const ownerless: Stored[] = []
  // Event by event, so that what shares a transaction comes out as if each had come alone.
  for (const one of fresh) {
    // A row of an import asks for its person itself, and nobody's wishes concern it.
    const person =
      one.incoming.imported || one.incoming.acted ? null : identity.personOf(one.incoming)
    const wish = person && wishAbout(person, one.delivery, one.incoming)
    if (person && wish === 'ownerless')
      ownerless.push({ ...storedOf(engine.newId(), one, person, 'updated'), isOwnerless: true })
    else if (wish && wish !== 'ownerless') partly(one, wish, true)
    if (wish) continue
    const applied = applyOne(identity, types, person, one, (fault) => partly(one, fault))
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
  const reached = await reachGoals(db, engine, tenantId, () => happenedOf(identity, stored))
  for (const draft of identity.drafts)
    if (reached.ofPerson.has(draft.id)) noteGoals(draft, reached.ofPerson.get(draft.id)!)
  const touched = touchedIn(identity)
  const moved = movedIn(touched, identity)
  turn.decides(moved.length + identity.changedNames.size + identity.merges.length > 0)
  const settled = settledIn(
    identity,
    touched,
    new Set([
      ...moved.map(({ id }) => id),
      ...reached.goalsOf.keys(),
      ...[...(rules?.world.pending.lists.keys() ?? [])].map((draft) => standing(draft).id),
    ]),
  )
  const changes = changesOf(touched, identity, stored)
  // Their memberships are asked for before the writes, and judged while the database is busy with those.
  const judged = keepMemberships(
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
  // One after the other for the database, but none waits for an answer: it writes the first while the next is put down here.
  const [moves] = await Promise.all([
    judged,
    turn.sends(
      Promise.all([
        people,
        writeSessions(db, tenantId, [...stored, ...ownerless], reached.ofSession, now),
        writeEvents(db, tenantId, [...stored, ...ownerless], now),
      ]),
    ),
  ])
  await turn.toShare()
  const [linked, listed] = await Promise.all([
    linkContacts(db, tenantId, {
      emails: moved.map((draft) => draft.email),
      profileIds: moved.filter((draft) => !draft.isNew).map((draft) => draft.id),
    }),
    rules ? writeOutcomes(db, engine, tenantId, rules, now) : [],
    writeGroups(db, engine, tenantId, stored, now),
    reached.write(db),
  ])
  await keepMemberships(db, engine, tenantId, [
    ...changes.filter(({ profileIds: [id] }) => !settled.has(id!)),
    ...[...reached.goalsOf].map(([id, goals]) => ({ profileIds: [id], goals })),
    ...listed.map(({ profileId, listId }) => ({
      profileIds: [profileId],
      lists: new Set([listId]),
    })),
    { profileIds: linked, campaigns: true },
  ])
  await followThrough(db, engine, tenantId, moves)
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
  await keepMemberships(db, engine, tenantId, [{ profileIds: concerned, journeys: true }])
  return all
}

/** Written as one literal, as `Incoming` is. */
const storedOf = (
  id: string,
  { delivery, reading, incoming }: Fresh,
  person: ProfileDraft,
  effect: Stored['effect'],
): Stored => ({ id, delivery, reading, incoming, person, effect })

function happenedOf(identity: Identity, stored: readonly Stored[]): Happened[] {
  const former = new Map<ProfileDraft, string[]>()
  for (const { loser } of identity.merges)
    if (!loser.isNew)
      former.set(standing(loser), [...(former.get(standing(loser)) ?? []), loser.id])
  return stored.map(({ id, delivery, incoming, person }) => {
    const { id: personId, email } = standing(person)
    const { eventType, sessionId, properties, source, target } = incoming
    return {
      personId,
      formerIds: former.get(standing(person)) ?? [],
      email,
      event: {
        id,
        eventType,
        scope: incoming.scope || delivery.source.scope,
        sessionId,
        timeStamp: dateText(incoming.timeStamp),
        properties,
        source,
        target,
      },
    }
  })
}

const noteGoals = ({ systemProperties }: ProfileDraft, notes: GoalNotes) => {
  systemProperties.goals = {
    ...(isObject(systemProperties.goals) ? systemProperties.goals : {}),
    ...notes,
  }
}

/** Whose contacts may be somebody else's now: by an address that is new or another, by a merge, or by having been seen first. */
function movedIn(touched: readonly Touched[], identity: Identity): ProfileDraft[] {
  const moved = new Set<ProfileDraft>(identity.merges.map(({ loser }) => standing(loser)))
  for (const alias of identity.changedNames.values())
    if (alias.kind === 'email') moved.add(identity.of(alias)!)
  return touched
    .filter(
      ({ draft, parts }) =>
        draft.isNew || moved.has(draft) || parts.has('email') || parts.has('firstSeenAt'),
    )
    .map(({ draft }) => draft)
}

/** Those of whom nothing changes but what is known before anything is written: themselves, and what they did. */
const settledIn = (
  identity: Identity,
  touched: readonly Touched[],
  others: ReadonlySet<string>,
): ReadonlySet<string> =>
  new Set(
    identity.merges.length > 0
      ? []
      : touched
          .filter(({ draft }) => !draft.isNew && !others.has(draft.id))
          .map(({ draft }) => draft.id),
  )

/** In the form in which they will be read from the database. */
const asStored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

function knownPeople(
  touched: readonly Touched[],
  stored: readonly Stored[],
): Map<string, KnownPerson> {
  const events = new Map<string, EventFacts[]>(touched.map(({ draft }) => [draft.id, []]))
  for (const one of stored) events.get(standing(one.person).id)?.push(eventFacts(one))
  const at = (time: number | null) => (time === null ? null : dateText(time))
  return new Map(
    touched.map(
      ({
        draft: {
          id,
          name,
          email,
          tags,
          anonymous,
          firstSeenAt,
          lastSeenAt,
          properties,
          systemProperties,
          consents,
        },
        parts,
      }) => {
        const kept = { properties, systemProperties, consents }
        return [
          id,
          {
            id,
            name,
            email,
            tags,
            anonymous,
            firstSeenAt: at(firstSeenAt),
            lastSeenAt: at(lastSeenAt),
            ...(isSighting(parts) ? kept : asStored(kept)),
            events: events.get(id)!,
          },
        ]
      },
    ),
  )
}

/** What memberships may depend on: new people, those that others were merged into, and what changed of each of the others, with what they did. */
function changesOf(
  touched: readonly Touched[],
  identity: Identity,
  stored: readonly Stored[],
): Change[] {
  const masters = new Set(
    identity.merges.filter(({ loser }) => !loser.isNew).map(({ loser }) => standing(loser)),
  )
  const did = new Map<ProfileDraft, Set<string>>()
  for (const { person, incoming } of stored)
    did.set(standing(person), (did.get(standing(person)) ?? new Set()).add(incoming.eventType))
  return [
    {
      profileIds: touched
        .filter(({ draft }) => draft.isNew && !masters.has(draft))
        .map(({ draft }) => draft.id),
      everything: true,
    },
    { profileIds: [...masters].map((draft) => draft.id), merged: true },
    ...touched
      .filter(({ draft }) => !draft.isNew && !masters.has(draft))
      .map(({ draft, parts }) => ({
        profileIds: [draft.id],
        parts,
        eventTypes: did.get(draft) ?? new Set<string>(),
      })),
  ]
}

/** Looked up one by one in the index (`lateral`), whatever the planner believes of a table that grows faster than it is counted (decision 034). */
async function storedMessages(
  db: Db,
  tenantId: string,
  deliveries: readonly Delivery[],
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

const applyOne = (
  identity: Identity,
  types: PropertyTypes,
  person: ProfileDraft | null,
  { incoming }: Fresh,
  partly: (fault: Fault) => void,
): Pick<Stored, 'person' | 'effect'> =>
  incoming.acted
    ? { person: identity.personOf(incoming), effect: 'updated' }
    : incoming.imported || !person
      ? applyImported(identity, types, incoming, incoming.imported!, partly)
      : { person: applyEvent(identity, types, person, incoming, partly), effect: 'updated' }

/** One event upon the person whom it is about, in memory. */
function applyEvent(
  identity: Identity,
  types: PropertyTypes,
  known: ProfileDraft,
  incoming: Incoming,
  partly: (fault: Fault) => void,
): ProfileDraft {
  let person = known
  const { traits, traitsPath, declaredOnly } = incoming
  if (traits) {
    for (const fault of applyTraits(person, { traits, traitsPath, declaredOnly }, types))
      partly(fault)
    person = identity.joinByTraits(person, traits)
  }
  if (incoming.consents) Object.assign(person.consents, incoming.consents)
  applyAnonymous(person, incoming)
  if (person.name === '') person.name = nameOf(person)
  if (incoming.groupId !== null) {
    const groups = Array.isArray(person.systemProperties.groups)
      ? (person.systemProperties.groups as string[])
      : []
    if (!groups.includes(incoming.groupId))
      person.systemProperties.groups = [...groups, incoming.groupId].slice(-100)
  }
  person.firstSeenAt = Math.min(person.firstSeenAt ?? Infinity, incoming.timeStamp)
  person.lastSeenAt = Math.max(person.lastSeenAt ?? 0, incoming.timeStamp)
  person.changed = true
  return person
}

/** As the other writes of an intake: sent when it returns, and everything that can go wrong on this side has been thrown by then (`Turn.sends`). */
function writeEvents(
  db: Db,
  tenantId: string,
  stored: readonly Stored[],
  now: Date,
): Promise<unknown> {
  const rows = stored.map(({ id, delivery, incoming, person, isOwnerless }) => ({
    id,
    event_type: incoming.eventType,
    scope: incoming.scope || delivery.source.scope,
    profile_id: isOwnerless ? null : standing(person).id,
    session_id: incoming.sessionId,
    message_id: incoming.messageId,
    source_id: delivery.source.id,
    time_stamp: dateText(incoming.timeStamp),
    properties: incoming.properties,
    source: incoming.source,
    target: incoming.target,
  }))
  return sql`${PREPARED} insert into events (id, tenant_id, event_type, scope, profile_id, session_id, message_id, source_id, time_stamp, received_at, properties, source, target, created_at, created_by, updated_at, updated_by)
    select r.id, ${tenantId}, r.event_type, r.scope, r.profile_id, r.session_id, r.message_id, r.source_id, r.time_stamp, ${now}, r.properties, r.source, r.target, ${now}, ${INTAKE}, ${now}, ${INTAKE}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, event_type text, scope text, profile_id uuid, session_id text, message_id text, source_id uuid, time_stamp timestamptz, properties jsonb, source jsonb, target jsonb)`.execute(
    db,
  )
}

function writeRefusals(
  db: Db,
  engine: Engine,
  tenantId: string,
  refused: readonly Refused[],
  now: Date,
): Promise<unknown> {
  const fresh = refused.filter(
    ({ delivery, outcome }) => !delivery.isRetry || outcome !== 'refused',
  )
  if (fresh.length === 0) return Promise.resolve()
  const rows = fresh.map(({ delivery, reading, outcome, fault }) => ({
    id: engine.newId(),
    source_id: delivery.source.id,
    outcome,
    event_type: reading.eventType.slice(0, 100),
    message_id: reading.messageId,
    path: fault.path.slice(0, 250),
    reason: fault.reason.slice(0, 400),
    payload: reading.payload,
    dialect: delivery.dialect,
  }))
  return sql`insert into event_refusals (id, tenant_id, source_id, outcome, event_type, message_id, path, reason, payload, dialect, received_at, created_at, created_by, updated_at, updated_by)
    select r.id, ${tenantId}, r.source_id, r.outcome, r.event_type, r.message_id, r.path, r.reason, r.payload, r.dialect, ${now}, ${now}, ${INTAKE}, ${now}, ${INTAKE}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, source_id uuid, outcome text, event_type text, message_id text, path text, reason text, payload jsonb, dialect text)
    on conflict do nothing`.execute(db)
}

/** Counters stop at what their column holds, instead of failing. */
function countSources(
  db: Db,
  tenantId: string,
  deliveries: readonly Delivery[],
  outcomes: ReadonlyMap<Reading, Outcome>,
  now: Date,
): Promise<unknown> {
  const counts = new Map<string, { id: string; events: number; refused: number }>()
  for (const { source, readings } of deliveries) {
    if (source.id === null) continue
    const count = counts.get(source.id) ?? { id: source.id, events: 0, refused: 0 }
    counts.set(source.id, count)
    for (const reading of readings) {
      const { status } = outcomes.get(reading)!
      if (status === 'stored') count.events++
      if (status === 'refused') count.refused++
    }
  }
  if (counts.size === 0) return Promise.resolve()
  return sql`${PREPARED} update sources s set events = least(s.events::bigint + r.events, 2147483647), refused = least(s.refused::bigint + r.refused, 2147483647), last_seen_at = ${now}
    from jsonb_to_recordset(${JSON.stringify([...counts.values()])}::jsonb) as r(id uuid, events bigint, refused bigint) where s.tenant_id = ${tenantId} and s.id = r.id`.execute(
    db,
  )
}
