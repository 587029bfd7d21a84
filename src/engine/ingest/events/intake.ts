import { fail } from '#model/lib/errors.ts'
import { apart, isTogether } from '#platform/database/ambient.ts'
import { failpoint } from '#platform/failpoints.ts'
import { retried } from '#platform/database/retried.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { exclusiveBatch, type BatchCoordinator } from './batch-coordinator.ts'
import type { IngestRequest, EventOutcome } from './ingest-request.ts'
import { lockAndPrefetch, storeRequests } from './store-events.ts'

/*
 * The intake stores events by group commit. Each tenant has a queue (`TenantBatchQueue`). When a
 * transaction may begin, the queued requests become one batch, so batches grow with the load and no
 * request waits for a timer.
 *
 * A request is queued, then part of a batch, then answered: with the outcome of each event after
 * the commit, or with an error. Its caller does not see retries.
 *
 * A batch goes through these states:
 *
 * 1. Locking. It takes the tenant's locks and reads write keys and repeated messages. No other
 *    batch of the tenant may begin.
 * 2. Identities locked. Its people are locked and its visits read. On PostgreSQL the next batch may
 *    begin now, as its successor; the embedded database runs one statement at a time.
 * 3. Writing its own rows: people, events, visits.
 * 4. Waiting for its predecessor to commit, before it writes rows that both write.
 * 5. Committed, or rolled back.
 *
 * A batch with a predecessor in flight holds the identity lock shared, and must not change
 * identities. When it has to (`RequiresExclusiveLock`), when its predecessor rolls back
 * (`PredecessorRolledBack`), or when anything else fails, it rolls back, waits until the
 * predecessor is over, and is stored again exclusively. After a conflict of the first kind the next
 * batches start exclusively too, because new people often arrive in bursts.
 *
 * An exclusive batch that fails is split: each of its requests is stored alone, so that a faulty
 * request does not fail the others.
 */

/**
 * Maximum number of events per batch: enough to share its cost, few enough to keep the next one
 * short.
 */
const MAX_BATCH_EVENTS = 400
/** Fewer events than this wait for more, because a small batch is mostly overhead. */
const MIN_CONCURRENT_BATCH = 8
/** Maximum number of queued requests per tenant; further ones are answered with 429. */
const MAX_QUEUED = 5000
/** Number of batches that start exclusively after one had to. */
const EXCLUSIVE_BATCHES_AFTER_CONFLICT = 4

interface QueuedRequest {
  request: IngestRequest
  /** Called with null when the write key was revoked. */
  resolve: (outcomes: EventOutcome[] | null) => void
  reject: (error: unknown) => void
}

/** A batch whose transaction is in flight. */
interface InFlightBatch {
  /** Whether the first attempt committed; a successor rolls back otherwise. */
  committed: Promise<boolean>
  /** Resolves when all its requests are answered. */
  over: Promise<void>
  identitiesLocked: boolean
  /** Keys of its messages and visits: requests with a key in common wait until it is over. */
  keys: ReadonlySet<string>
}

/** What the queue decides about a batch; its writes are pipelined by the transaction. */
type QueueCoordinator = Omit<BatchCoordinator, 'pipelineWrites'>

/** The batch would change identities while another one is in flight. */
class RequiresExclusiveLock extends Error {}
/** The preceding batch did not commit. */
class PredecessorRolledBack extends Error {}

/** Keys that requests in flight must not have in common. */
function keysOf({ request }: QueuedRequest): string[] {
  const keys: string[] = []
  for (const { messageId, incoming } of request.events) {
    if (messageId !== null) keys.push(`m ${messageId}`)
    if (incoming?.sessionId) keys.push(`s ${incoming.sessionId}`)
  }
  return keys
}

const eventsOf = (requests: readonly QueuedRequest[]) =>
  requests.reduce((sum, { request }) => sum + request.events.length, 0)

/** The queued requests of one tenant, and its batches in flight. */
class TenantBatchQueue {
  readonly #engine: Engine
  readonly #tenantId: string
  readonly #queued: QueuedRequest[] = []
  /** In the order in which they began; each ends after its predecessor. */
  readonly #inFlight: InFlightBatch[] = []
  readonly #maxInFlight: number
  readonly #minConcurrent: number
  /** Remaining number of batches that start exclusively. */
  #exclusiveLeft = 0

  constructor(engine: Engine, tenantId: string, minConcurrent: number) {
    this.#engine = engine
    this.#tenantId = tenantId
    this.#minConcurrent = minConcurrent
    this.#maxInFlight = engine.database.kind === 'postgres' ? 2 : 1
  }

  add(queued: QueuedRequest) {
    if (this.#queued.length >= MAX_QUEUED)
      throw fail('too_many', 'Too many events are waiting. Try again in a moment.')
    this.#queued.push(queued)
    this.#startNext()
  }

  /** Starts the next batch, if there is one and it may begin. */
  #startNext() {
    const predecessor = this.#inFlight.at(-1)
    if (!this.#mayStart(predecessor)) return
    const requests = this.#takeRequests(predecessor?.keys ?? new Set())
    if (requests.length === 0) return
    const { promise: committed, resolve: settle } = withResolvers<boolean>()
    const batch: InFlightBatch = {
      committed,
      over: Promise.resolve(),
      identitiesLocked: false,
      keys: new Set(this.#maxInFlight > 1 ? requests.flatMap(keysOf) : []),
    }
    this.#inFlight.push(batch)
    // A batch is often started from within its predecessor, or by the caller of its first request,
    // and must not run in the transaction of either.
    const stored = apart(() => this.#store(requests, batch, predecessor, settle))
    batch.over = stored.finally(() => {
      settle(false)
      this.#inFlight.splice(this.#inFlight.indexOf(batch), 1)
      this.#startNext()
    })
  }

  #mayStart(predecessor: InFlightBatch | undefined): boolean {
    if (this.#queued.length === 0 || this.#inFlight.length >= this.#maxInFlight) return false
    if (!predecessor) return true
    const isWorthIt =
      this.#queued.length >= this.#minConcurrent || eventsOf(this.#queued) >= this.#minConcurrent
    return predecessor.identitiesLocked && isWorthIt
  }

  /** Takes requests from the queue until the batch is full or one shares a key with `others`. */
  #takeRequests(others: ReadonlySet<string>): QueuedRequest[] {
    const batch: QueuedRequest[] = []
    let events = 0
    for (let next = this.#queued[0]; next; next = this.#queued[0]) {
      const isFull = events + next.request.events.length > MAX_BATCH_EVENTS
      if (batch.length > 0 && isFull) break
      if (others.size > 0 && keysOf(next).some((key) => others.has(key))) break
      batch.push(next)
      this.#queued.shift()
      events += next.request.events.length
    }
    return batch
  }

  /** Stores a batch concurrently with its predecessor if possible, otherwise after it. */
  async #store(
    requests: readonly QueuedRequest[],
    batch: InFlightBatch,
    predecessor: InFlightBatch | undefined,
    settle: (committed: boolean) => void,
  ) {
    if (this.#maxInFlight > 1 && this.#exclusiveLeft === 0) {
      try {
        const results = await storeOnce(
          this.#engine,
          this.#tenantId,
          requests,
          this.#concurrent(batch, predecessor),
        )
        settle(true)
        requests.forEach(({ resolve }, at) => resolve(results[at]!))
        return
      } catch {
        // A permanent error is thrown again, and answered, by the exclusive attempt.
        settle(false)
      }
    }
    await predecessor?.over
    await this.#storeExclusively(requests)
  }

  /** Coordinates a batch that may run concurrently with others. */
  #concurrent(batch: InFlightBatch, predecessor: InFlightBatch | undefined): QueueCoordinator {
    return {
      identityLock: 'shared',
      declareIdentityChange: (changesIdentities) => {
        if (!changesIdentities) return
        this.#exclusiveLeft = EXCLUSIVE_BATCHES_AFTER_CONFLICT
        throw new RequiresExclusiveLock()
      },
      onIdentitiesLocked: () => {
        batch.identitiesLocked = true
        this.#startNext()
      },
      awaitPredecessorCommit: async () => {
        if (predecessor && !(await predecessor.committed)) throw new PredecessorRolledBack()
      },
    }
  }

  async #storeExclusively(requests: readonly QueuedRequest[]) {
    const coordinator: QueueCoordinator = {
      ...exclusiveBatch,
      declareIdentityChange: (changesIdentities) => {
        this.#exclusiveLeft = changesIdentities
          ? EXCLUSIVE_BATCHES_AFTER_CONFLICT
          : Math.max(0, this.#exclusiveLeft - 1)
      },
    }
    try {
      const results = await retried(() =>
        storeOnce(this.#engine, this.#tenantId, requests, coordinator),
      )
      requests.forEach(({ resolve }, at) => resolve(results[at]!))
    } catch (error) {
      if (requests.length === 1) requests[0]!.reject(error)
      else for (const request of requests) await this.#storeExclusively([request])
    }
  }
}

/** `Promise.withResolvers` of ES2024, which Node 20 does not have. */
function withResolvers<T>() {
  let resolve!: (value: T) => void
  const promise = new Promise<T>((done) => (resolve = done))
  return { promise, resolve }
}

/** Stores a batch in one transaction. @returns the outcomes of each request, in their order */
function storeOnce(
  engine: Engine,
  tenantId: string,
  batch: readonly Pick<QueuedRequest, 'request'>[],
  coordinator: QueueCoordinator,
): Promise<(EventOutcome[] | null)[]> {
  const requests = batch.map(({ request }) => request)
  return engine.database.pipelined(
    tenantId,
    (db) => lockAndPrefetch({ db, engine, tenantId }, requests, coordinator),
    (db, prefetched, last) =>
      storeRequests({ db, engine, tenantId }, requests, prefetched, {
        ...coordinator,
        pipelineWrites: async (writes) => last(writes),
      }),
  )
}

/** @throws ProductError `unauthenticated` when the key was revoked */
function requireValidKey(outcomes: EventOutcome[] | null | undefined): EventOutcome[] {
  if (!outcomes) throw fail('unauthenticated', 'This write key is no longer valid.')
  return outcomes
}

const queues = new WeakMap<Engine, Map<string, TenantBatchQueue>>()

function queueOf(engine: Engine, tenantId: string, minConcurrent: number): TenantBatchQueue {
  const ofEngine = queues.get(engine) ?? new Map<string, TenantBatchQueue>()
  queues.set(engine, ofEngine)
  const queue = ofEngine.get(tenantId) ?? new TenantBatchQueue(engine, tenantId, minConcurrent)
  ofEngine.set(tenantId, queue)
  return queue
}

/**
 * Stores the events of one request and returns the outcome of each, after the commit. Concurrent
 * requests of one tenant share the next transaction.
 * @param options.minConcurrent events that must be queued before a second batch begins
 * concurrently; the tenant's first call decides
 * @throws ProductError `unauthenticated` when the key was revoked, `too_many` when too many
 * requests are queued
 */
export async function takeEvents(
  engine: Engine,
  request: IngestRequest,
  { minConcurrent = MIN_CONCURRENT_BATCH } = {},
): Promise<EventOutcome[]> {
  const { tenantId } = request.source
  // Within a transaction of the caller, the events are committed with it.
  if (isTogether()) {
    const [outcomes] = await retried(() =>
      storeOnce(engine, tenantId, [{ request }], exclusiveBatch),
    )
    return requireValidKey(outcomes)
  }
  const queue = queueOf(engine, tenantId, minConcurrent)
  const outcomes = await new Promise<EventOutcome[] | null>((resolve, reject) =>
    queue.add({ request, resolve, reject }),
  )
  await failpoint('ingest.committed')
  return requireValidKey(outcomes)
}
