import { sql } from 'kysely'
import { arrayParam, PREPARED, type Db } from '#platform/database/database.ts'
import { failpoint } from '#platform/failpoints.ts'
import { keptPropertyTypes, loadPeople } from '#engine/audience/identity/load-people.ts'
import { aliasesIn, createIdentity } from '#engine/audience/identity/resolve-identity.ts'
import { wishAbout } from '#engine/audience/profiles/privacy.ts'
import type { ProfileDraft } from '#engine/audience/profiles/profile-draft.ts'
import { loadRules } from '#engine/definitions/rules/load-rules.ts'
import { beginRules } from '#engine/definitions/rules/run-rules.ts'
import { validateEvent } from '#engine/ingest/event-schemas/validate-event.ts'
import { loadSchemas } from '#engine/ingest/event-schemas/load-schemas.ts'
import { lockIdentities, lockMemberships } from '#engine/kernel/locks.ts'
import { loadCacheVersions } from '#engine/kernel/versioned-cache.ts'
import { applyOne } from './apply-event.ts'
import { exclusiveBatch, type BatchCoordinator } from './batch-coordinator.ts'
import type {
  EventIssue,
  IngestRequest,
  EventOutcome,
  ParsedEvent,
} from '#engine/audience/identity/incoming-event.ts'
import type { AcceptedEvent, PendingEvent } from '#engine/audience/identity/pending-event.ts'
import { loadVisits } from './sessions.ts'
import {
  writeBatch,
  type AppliedEvents,
  type WriteBatch,
  type BatchContext,
} from './write-batch.ts'
import { validKeys } from './write-keys.ts'
import { countSources, writeRefusals, type Refused } from './write-refusals.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/*
 * Steps of a batch of events within its transaction:
 *
 * 1. `lockAndPrefetch` takes the tenant's locks and reads the data that every batch needs.
 * 2. `storeRequests` sorts the events into repeated, refused and accepted ones (keys, schemas).
 * 3. `storeAccepted` loads the people and visits of the events (`loadContext`), applies the events
 *    to them in memory in order, including rules (`applyInOrder`), and writes all changes
 *    (`write-batch.ts`) with the resulting goals, memberships, scores and journeys.
 */

/** Called for each omitted part of an event; `isWish` when its person opted out of storing it. */
type OnPartialReject = (event: AcceptedEvent, fault: EventIssue, isWish?: boolean) => void

/** Takes the locks of a batch and reads its keys and repeats. Writes nothing. */
export async function lockAndPrefetch(
  { db, engine, tenantId }: TenantTx,
  requests: readonly IngestRequest[],
  { identityLock }: Pick<BatchCoordinator, 'identityLock'> = exclusiveBatch,
) {
  const keyHashes = requests
    .map(({ source }) => source.keyHash)
    .filter((keyHash) => keyHash !== null)
  // Sends all statements without waiting; the database runs them in order, so all reads happen
  // under the locks.
  const [, , , valid, seen] = await Promise.all([
    lockIdentities(db, tenantId, identityLock),
    lockMemberships(db, tenantId, 'shared'),
    loadCacheVersions(db, tenantId),
    validKeys(db, [...new Set(keyHashes)], new Date(engine.clock.now())),
    storedMessages(db, tenantId, requests),
  ])
  return { valid, seen }
}

/**
 * Stores the events of one tenant's requests in order, in the caller's transaction: refused events
 * with their reason, accepted ones with all their consequences. Repeated events change nothing.
 * @param prefetched the result of `lockAndPrefetch` for the same requests in this transaction
 * @returns the outcomes of each request; null for a request whose key was revoked
 */
export async function storeRequests(
  tx: TenantTx,
  requests: readonly IngestRequest[],
  { valid, seen }: Awaited<ReturnType<typeof lockAndPrefetch>>,
  coordinator = exclusiveBatch,
): Promise<(EventOutcome[] | null)[]> {
  const { db, engine, tenantId } = tx
  const now = new Date(engine.clock.now())
  const mayWrite = ({ source: { keyHash } }: IngestRequest) =>
    keyHash === null || valid.has(keyHash)
  const allowed = requests.filter(mayWrite)
  const { accepted, refused, outcomes } = await sortEvents(tx, allowed, seen)
  const onPartialReject: OnPartialReject = (event, fault, isWish) => {
    if (isWish) outcomes.set(event.parsed, { status: 'refused', fault })
    refused.push(isWish ? refusedByWish(event, fault) : { ...event, outcome: 'partly', fault })
  }
  const batch: WriteBatch = { db, engine, tenantId, now, coordinator }
  await storeInBatch(batch, accepted, onPartialReject)
  await coordinator.awaitPredecessorCommit()
  await failpoint('ingest.stored')
  await coordinator.pipelineWrites(
    Promise.all([
      writeRefusals(tx, refused, now),
      countSources(db, tenantId, allowed, outcomes, now),
    ]),
  )
  return requests.map((request) =>
    mayWrite(request) ? request.events.map((event) => outcomes.get(event)!) : null,
  )
}

/** A refusal without content, because the person opted out of storing it. */
const refusedByWish = (event: AcceptedEvent, fault: EventIssue): Refused => ({
  ...event,
  parsed: { ...event.parsed, messageId: null, payload: {} },
  outcome: 'refused',
  fault,
})

/**
 * Separates repeated, refused and accepted events.
 * @param seen receives the ids of accepted messages
 */
async function sortEvents(tx: TenantTx, requests: readonly IngestRequest[], seen: Set<string>) {
  const accepted: AcceptedEvent[] = []
  const refused: Refused[] = []
  const outcomes = new Map<ParsedEvent, EventOutcome>()
  const eventTypes = requests.flatMap(({ events }) => events.map((event) => event.eventType))
  const schemas = await loadSchemas(tx, eventTypes)
  const refuse = (request: IngestRequest, parsed: ParsedEvent, fault: EventIssue) => {
    outcomes.set(parsed, { status: 'refused', fault })
    refused.push({ request, parsed, outcome: 'refused', fault })
  }
  const sort = (request: IngestRequest, parsed: ParsedEvent) => {
    const { messageId, incoming } = parsed
    if (messageId !== null && seen.has(messageId)) {
      outcomes.set(parsed, { status: 'repeated' })
      return
    }
    if (!incoming) {
      refuse(request, parsed, parsed.fault!)
      return
    }
    const violation = validateEvent(schemas, request, incoming)
    if (violation?.outcome === 'refused') {
      refuse(request, parsed, violation.fault)
      return
    }
    // A lenient schema: the event is accepted, and the violation is noted.
    if (violation) refused.push({ request, parsed, ...violation })
    outcomes.set(parsed, { status: 'stored' })
    accepted.push({ request, parsed, incoming })
    if (messageId !== null) seen.add(messageId)
  }
  for (const request of requests) for (const event of request.events) sort(request, event)
  return { accepted, refused, outcomes }
}

/**
 * Stores accepted events with all their consequences, in the caller's transaction, which holds the
 * tenant's locks of identities and memberships.
 * @returns the stored events in order
 */
export const storeAccepted = (
  { db, engine, tenantId }: TenantTx,
  accepted: readonly AcceptedEvent[],
  now: Date,
  onPartialReject: OnPartialReject,
): Promise<PendingEvent[]> =>
  storeInBatch(
    { db, engine, tenantId, now, coordinator: exclusiveBatch },
    accepted,
    onPartialReject,
  )

async function storeInBatch(
  batch: WriteBatch,
  accepted: readonly AcceptedEvent[],
  onPartialReject: OnPartialReject,
): Promise<PendingEvent[]> {
  if (accepted.length === 0) return []
  const context = await loadContext(batch, accepted)
  const applied = await applyInOrder(batch, context, accepted, onPartialReject)
  await writeBatch(batch, context, applied)
  return applied.all
}

/** Loads and locks the people and visits of a batch, and the rules that may act on it. */
async function loadContext(
  { db, engine, tenantId, coordinator }: WriteBatch,
  accepted: readonly AcceptedEvent[],
): Promise<BatchContext> {
  const incoming = accepted.map((event) => event.incoming)
  const types = await keptPropertyTypes({ db, engine, tenantId })
  const aliases = incoming.flatMap((event) => aliasesIn(event, types))
  const known = await loadPeople(db, tenantId, aliases)
  // Runs after the people are locked, because their row locks wait for transactions that write the
  // same visits.
  const visits = await loadVisits(db, tenantId, incoming)
  const identity = createIdentity(known, types, engine.newId)
  coordinator.onIdentitiesLocked()
  const rules = await beginRules(
    { db, engine, tenantId },
    {
      rules: await loadRules({ db, engine, tenantId }),
      identity,
      types,
      incoming,
      meets: () => coordinator.declareIdentityChange(true),
    },
  )
  return { types, identity, visits, rules }
}

/** Applies the events one by one in memory, so that the result equals that of separate batches. */
async function applyInOrder(
  { engine }: WriteBatch,
  { types, identity, visits, rules }: BatchContext,
  accepted: readonly AcceptedEvent[],
  onPartialReject: OnPartialReject,
): Promise<AppliedEvents> {
  const all: PendingEvent[] = []
  const stored: PendingEvent[] = []
  const ownerless: PendingEvent[] = []
  for (const one of accepted) {
    const { incoming, request } = one
    // Import rows and journey actions resolve their person themselves; privacy settings only apply
    // to events.
    const person = incoming.imported || incoming.acted ? null : identity.personOf(incoming)
    const wish = person && wishAbout(person, request, incoming)
    if (person && wish === 'ownerless')
      ownerless.push({ ...pendingEvent(engine.newId(), one, person, 'updated'), isOwnerless: true })
    else if (wish && wish !== 'ownerless') onPartialReject(one, wish, true)
    if (wish) continue
    const applied = applyOne(identity, types, person, one, (fault) => onPartialReject(one, fault))
    const event = pendingEvent(engine.newId(), one, applied.person, applied.effect)
    all.push(event)
    if (event.effect === 'unchanged') continue
    if (incoming.acted) {
      stored.push(...((await rules?.act(event, incoming.acted)) ?? []))
      continue
    }
    const visitBegins = visits.note(event)
    stored.push(event)
    if (rules) stored.push(...(await rules.after(event, visitBegins)))
  }
  return { all, stored, ownerless }
}

/** One object literal, so that all instances share a V8 shape (decision 043). */
const pendingEvent = (
  id: string,
  { request, parsed, incoming }: AcceptedEvent,
  person: ProfileDraft,
  effect: PendingEvent['effect'],
): PendingEvent => ({ id, request, parsed, incoming, person, effect })

/**
 * The ids of messages that were stored before. `lateral` forces one index lookup per id, because
 * the planner's statistics lag behind a table that grows this fast (decision 034).
 */
async function storedMessages(
  db: Db,
  tenantId: string,
  requests: readonly IngestRequest[],
): Promise<Set<string>> {
  const ids = requests
    .flatMap(({ events }) => events.map(({ messageId }) => messageId))
    .filter((id) => id !== null)
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{
    message_id: string
  }>`${PREPARED}
    select e.message_id
    from unnest(${arrayParam([...new Set(ids)], 'text')}) as w(id)
    cross join lateral (
      select message_id from events where tenant_id = ${tenantId} and message_id = w.id limit 1
    ) e
  `.execute(db)
  return new Set(rows.map((row) => row.message_id))
}
