import { sql } from 'kysely'
import { arrayParam, PREPARED, type Db } from '#platform/database/database.ts'
import { failpoint } from '#platform/failpoints.ts'
import { keptPropertyTypes, loadPeople } from '#engine/audience/identity/load-people.ts'
import { aliasesIn, createIdentity } from '#engine/audience/identity/resolve-identity.ts'
import { wishAbout } from '#engine/audience/profiles/privacy.ts'
import type { ProfileDraft } from '#engine/audience/profiles/profile-draft.ts'
import { loadRules } from '#engine/rules/load-rules.ts'
import { beginRules } from '#engine/rules/run-rules.ts'
import { validateEvent } from '#engine/ingest/event-schemas/validate-event.ts'
import { loadSchemas } from '#engine/ingest/event-schemas/load-schemas.ts'
import { lockIdentities, lockMemberships } from '#engine/kernel/locks.ts'
import { loadCacheVersions } from '#engine/kernel/versioned-cache.ts'
import { applyEvent } from './apply-event.ts'
import { applyImported } from './apply-imported.ts'
import { exclusiveBatch, type BatchCoordinator } from './batch-coordinator.ts'
import type { EventFault } from '#engine/audience/identity/incoming-event.ts'
import type { PendingEvent } from '#engine/audience/identity/pending-event.ts'
import type { IngestRequest, EventOutcome, ParsedEvent } from './ingest-request.ts'
import type { AcceptedEvent, ProfileInput } from './profile-input.ts'
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
 * 3. `storeInBatch` loads the people and visits of the events (`loadContext`), applies the events
 *    to them in memory in order, including rules (`applyInOrder`), and writes all changes
 *    (`write-batch.ts`) with the resulting goals, memberships, scores and journeys.
 */

/** Called for each omitted part of an event; `isWish` when its person opted out of storing it. */
type OnPartialReject<Input> = (input: Input, fault: EventFault, isWish?: boolean) => void

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
  const onPartialReject: OnPartialReject<AcceptedEvent> = (event, fault, isWish) => {
    if (isWish) outcomes.set(event.parsed, { status: 'refused', fault })
    refused.push(isWish ? refusedByWish(event, fault) : { ...event, outcome: 'partly', fault })
  }
  const batch: WriteBatch = { ...tx, now, coordinator }
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
const refusedByWish = ({ request, parsed }: AcceptedEvent, fault: EventFault): Refused => ({
  request,
  parsed: { ...parsed, messageId: null, payload: {} },
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
  const refuse = (request: IngestRequest, parsed: ParsedEvent, fault: EventFault) => {
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
    incoming.scope ||= request.source.scope
    const violation = validateEvent(schemas, request.dialect, incoming)
    if (violation?.outcome === 'refused') {
      refuse(request, parsed, violation.fault)
      return
    }
    // A lenient schema: the event is accepted, and the violation is noted.
    if (violation) refused.push({ request, parsed, ...violation })
    outcomes.set(parsed, { status: 'stored' })
    accepted.push({ kind: 'event', request, parsed, incoming })
    if (messageId !== null) seen.add(messageId)
  }
  for (const request of requests) for (const event of request.events) sort(request, event)
  return { accepted, refused, outcomes }
}

/**
 * Applies import rows or the actions of journeys with all their consequences, in the caller's
 * transaction, which holds the tenant's locks of identities and memberships.
 * @returns the event of each input, in their order
 */
export const storeInputs = <Input extends Exclude<ProfileInput, AcceptedEvent>>(
  tx: TenantTx,
  inputs: readonly Input[],
  now: Date,
  onPartialReject: OnPartialReject<Input> = () => {},
): Promise<PendingEvent[]> =>
  storeInBatch({ ...tx, now, coordinator: exclusiveBatch }, inputs, onPartialReject)

async function storeInBatch<Input extends ProfileInput>(
  batch: WriteBatch,
  inputs: readonly Input[],
  onPartialReject: OnPartialReject<Input>,
): Promise<PendingEvent[]> {
  if (inputs.length === 0) return []
  const context = await loadContext(batch, inputs)
  const applied = await applyInOrder(batch, context, inputs, onPartialReject)
  await writeBatch(batch, context, applied)
  return applied.all
}

/** Loads and locks the people and visits of a batch, and the rules that may act on it. */
async function loadContext(
  batch: WriteBatch,
  inputs: readonly ProfileInput[],
): Promise<BatchContext> {
  const { db, engine, tenantId, coordinator } = batch
  const incoming = inputs.flatMap((input) => (input.kind === 'actions' ? [] : [input.incoming]))
  const requested = inputs.flatMap((input) => (input.kind === 'actions' ? [input.requested] : []))
  const types = await keptPropertyTypes(batch)
  const aliases = inputs.flatMap((input) =>
    aliasesIn(input.incoming, types, input.kind === 'row' ? input : null),
  )
  const known = await loadPeople(db, tenantId, aliases)
  // Runs after the people are locked, because their row locks wait for transactions that write the
  // same visits.
  const visits = await loadVisits(db, tenantId, incoming)
  const identity = createIdentity(known, types, engine.newId)
  coordinator.onIdentitiesLocked()
  const rules = await beginRules(batch, {
    rules: await loadRules(batch),
    identity,
    types,
    incoming,
    requested,
    meets: () => coordinator.declareIdentityChange(true),
  })
  return { types, identity, visits, rules }
}

/** Applies the inputs one by one in memory, so that the result equals that of separate batches. */
async function applyInOrder<Input extends ProfileInput>(
  { engine }: WriteBatch,
  { types, identity, visits, rules }: BatchContext,
  inputs: readonly Input[],
  onPartialReject: OnPartialReject<Input>,
): Promise<AppliedEvents> {
  const all: PendingEvent[] = []
  const stored: PendingEvent[] = []
  const ownerless: PendingEvent[] = []
  const store = async (event: PendingEvent) => {
    all.push(event)
    if (event.effect === 'unchanged') return
    const visitBegins = visits.note(event)
    stored.push(event)
    if (rules) stored.push(...(await rules.after(event, visitBegins)))
  }
  for (const input of inputs) {
    const profileInput: ProfileInput = input
    const id = engine.newId()
    const onPart = (fault: EventFault) => onPartialReject(input, fault)
    if (profileInput.kind === 'row') {
      const { person, effect } = applyImported(identity, types, profileInput, onPart)
      await store(pendingEvent(id, profileInput, person, effect))
      continue
    }
    const known = identity.personOf(profileInput.incoming)
    if (profileInput.kind === 'actions') {
      const event = pendingEvent(id, profileInput, known, 'updated')
      all.push(event)
      stored.push(...((await rules?.act(event, profileInput.requested)) ?? []))
      continue
    }
    const wish = wishAbout(known, profileInput.request.source, profileInput.incoming)
    if (wish === 'ownerless')
      ownerless.push({ ...pendingEvent(id, profileInput, known, 'updated'), isOwnerless: true })
    else if (wish) onPartialReject(input, wish, true)
    else {
      const person = applyEvent(identity, types, known, profileInput.incoming, onPart)
      await store(pendingEvent(id, profileInput, person, 'updated'))
    }
  }
  return { all, stored, ownerless }
}

/** One object literal, so that all instances share a V8 shape (decision 043). */
const pendingEvent = (
  id: string,
  input: ProfileInput,
  person: ProfileDraft,
  effect: PendingEvent['effect'],
): PendingEvent => ({
  id,
  sourceId: input.kind === 'event' ? input.request.source.id : null,
  incoming: input.incoming,
  person,
  effect,
})

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
