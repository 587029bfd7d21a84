import { fail } from '#model/errors.ts'
import { apart, isTogether } from '#platform/database/ambient.ts'
import { failpoint } from '#platform/failpoints.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { IngestRequest, Outcome } from './incoming.ts'
import { lockAndPrefetch, storeDeliveries, type BatchCoordinator } from './store-events.ts'

/**
 * Events of one transaction: enough to share its cost, few enough that nobody waits long behind it,
 * and that the next one has as many.
 */
const MOST_EVENTS = 400
/**
 * Fewer events than this go with those that come meanwhile, instead of beside the transaction
 * ahead: of one with few, most is its own cost, and that keeps the others waiting.
 */
const MIN_CONCURRENT_BATCH = 8
/**
 * Requests that may wait for one tenant; more are sent away with 429, instead of filling the
 * memory.
 */
const MOST_WAITING = 5000

/**
 * So many go alone once one had to: where new people keep coming, each try beside another would be
 * for nothing.
 */
const EXCLUSIVE_BATCHES_AFTER_CONFLICT = 4

interface QueuedRequest {
  delivery: IngestRequest
  done: (outcomes: Outcome[] | null) => void
  failed: (error: unknown) => void
}

/** A transaction on its way. */
interface InFlightBatch {
  /** Whether it was stored at the first try; those behind it begin again otherwise. */
  stored: Promise<boolean>
  /** Resolves when everybody in it has been answered. */
  over: Promise<void>
  /** It has locked those whom it is about. */
  onIdentitiesLocked: boolean
  /** Ids of its messages and visits: what bears one of them waits until it is over. */
  names: ReadonlySet<string>
}

/** As the lane knows it: what is sent belongs to a transaction. */
type QueueCoordinator = Omit<BatchCoordinator, 'pipelineWrites'>

/** It would decide who people are, while others are on their way. */
class RequiresExclusiveLock extends Error {}
/** What was before it has not been stored. */
class PredecessorRolledBack extends Error {}

function namesOf({ delivery }: QueuedRequest): string[] {
  const names: string[] = []
  for (const { messageId, incoming } of delivery.readings) {
    if (messageId !== null) names.push(`m ${messageId}`)
    if (incoming?.sessionId) names.push(`s ${incoming.sessionId}`)
  }
  return names
}

/** One per engine and tenant: what waits, and what is on its way. */
class TenantBatchQueue {
  readonly #engine: Engine
  readonly #tenantId: string
  readonly #waiting: QueuedRequest[] = []
  /**
   * At most two, in the order of their arrival: the second begins when the first has its people,
   * and ends after it. The embedded database does one thing at a time.
   */
  readonly #flights: InFlightBatch[] = []
  readonly #most: number
  readonly #fewest: number
  /**
   * How many have to come that do not decide who people are, before one goes beside another again.
   */
  #alone = 0

  constructor(engine: Engine, tenantId: string, fewest: number) {
    this.#fewest = fewest
    this.#engine = engine
    this.#tenantId = tenantId
    this.#most = engine.database.kind === 'postgres' ? 2 : 1
  }

  add(one: QueuedRequest) {
    if (this.#waiting.length >= MOST_WAITING)
      throw fail('too_many', 'Too many events are waiting. Try again in a moment.')
    this.#waiting.push(one)
    this.#begin()
  }

  /**
   * What came while a transaction ran is the next one: batches grow with the load, and nobody waits
   * for a timer.
   */
  #begin() {
    const ahead = this.#flights.at(-1)
    if (
      this.#waiting.length === 0 ||
      this.#flights.length >= this.#most ||
      (ahead && (!ahead.onIdentitiesLocked || !this.#isWorthIt()))
    )
      return
    const batch = this.#take(ahead?.names ?? new Set())
    if (batch.length === 0) return
    const { promise: stored, resolve } = withResolver<boolean>()
    const flight: InFlightBatch = {
      stored,
      over: Promise.resolve(),
      onIdentitiesLocked: false,
      names: new Set(this.#most > 1 ? batch.flatMap(namesOf) : []),
    }
    this.#flights.push(flight)
    flight.over = this.#store(batch, flight, ahead, resolve).finally(() => {
      resolve(false)
      this.#flights.splice(this.#flights.indexOf(flight), 1)
      this.#begin()
    })
  }

  #isWorthIt(): boolean {
    return (
      this.#waiting.length >= this.#fewest ||
      this.#waiting.reduce((events, { delivery }) => events + delivery.readings.length, 0) >=
        this.#fewest
    )
  }

  #take(others: ReadonlySet<string>): QueuedRequest[] {
    const batch: QueuedRequest[] = []
    for (
      let events = 0;
      this.#waiting.length > 0 &&
      (batch.length === 0 || events + this.#waiting[0]!.delivery.readings.length <= MOST_EVENTS);
    ) {
      const next = this.#waiting[0]!
      if (others.size > 0 && namesOf(next).some((name) => others.has(name))) break
      this.#waiting.shift()
      events += next.delivery.readings.length
      batch.push(next)
    }
    return batch
  }

  /** Beside the one ahead where that may be, else after it. */
  async #store(
    batch: readonly QueuedRequest[],
    flight: InFlightBatch,
    ahead: InFlightBatch | undefined,
    told: (stored: boolean) => void,
  ) {
    if (this.#most > 1 && this.#alone === 0) {
      const turn: QueueCoordinator = {
        how: 'beside',
        declareIdentityChange: (identities) => {
          if (!identities) return
          this.#alone = EXCLUSIVE_BATCHES_AFTER_CONFLICT
          throw new RequiresExclusiveLock()
        },
        onIdentitiesLocked: () => {
          flight.onIdentitiesLocked = true
          this.#begin()
        },
        awaitPredecessorCommit: async () => {
          if (ahead && !(await ahead.stored)) throw new PredecessorRolledBack()
        },
      }
      try {
        const results = await storeOnce(this.#engine, this.#tenantId, batch, turn)
        told(true)
        batch.forEach(({ done }, at) => done(results[at]!))
        return
      } catch {
        // Whatever it was: once more, after those before it and with nobody beside it; then it is
        // told.
        told(false)
      }
    }
    await ahead?.over
    await this.#storeAlone(batch)
  }

  async #storeAlone(batch: readonly QueuedRequest[]) {
    try {
      const turn: QueueCoordinator = {
        how: 'alone',
        declareIdentityChange: (identities) =>
          void (this.#alone = identities
            ? EXCLUSIVE_BATCHES_AFTER_CONFLICT
            : Math.max(0, this.#alone - 1)),
        onIdentitiesLocked() {},
        async awaitPredecessorCommit() {},
      }
      const results = await storeAgain(this.#engine, this.#tenantId, batch, turn)
      batch.forEach(({ done }, at) => done(results[at]!))
    } catch (error) {
      // One that cannot be stored must not take the others with it: each alone, in the order of
      // their arrival.
      if (batch.length === 1) batch[0]!.failed(error)
      else for (const one of batch) await this.#storeAlone([one])
    }
  }
}

function withResolver<T>() {
  let resolve!: (value: T) => void
  const promise = new Promise<T>((done) => (resolve = done))
  return { promise, resolve }
}

function storeOnce(
  engine: Engine,
  tenantId: string,
  batch: readonly Pick<QueuedRequest, 'delivery'>[],
  turn: QueueCoordinator,
): Promise<(Outcome[] | null)[]> {
  const deliveries = batch.map(({ delivery }) => delivery)
  return engine.database.pipelined(
    tenantId,
    (db) => lockAndPrefetch(db, engine, tenantId, deliveries, turn),
    (db, begun, last) =>
      storeDeliveries(db, engine, tenantId, deliveries, begun, {
        ...turn,
        pipelineWrites: async (writes) => last(writes),
      }),
  )
}

/**
 * Deadlocks and serialisation failures (SQLSTATE 40001, 40P01) are the database's way of asking for
 * another try.
 */
const isPassing = (error: unknown) =>
  ['40001', '40P01'].includes(String((error as { code?: unknown } | null)?.code))

async function storeAgain(
  engine: Engine,
  tenantId: string,
  batch: readonly Pick<QueuedRequest, 'delivery'>[],
  turn: QueueCoordinator,
  tries = 4,
): Promise<(Outcome[] | null)[]> {
  try {
    return await storeOnce(engine, tenantId, batch, turn)
  } catch (error) {
    if (tries <= 1 || !isPassing(error)) throw error
    return storeAgain(engine, tenantId, batch, turn, tries - 1)
  }
}

const ALONE: QueueCoordinator = {
  how: 'alone',
  declareIdentityChange() {},
  onIdentitiesLocked() {},
  async awaitPredecessorCommit() {},
}

/** @throws ProductError `unauthenticated` when the key was taken back */
function known(outcomes: Outcome[] | null | undefined): Outcome[] {
  if (!outcomes) throw fail('unauthenticated', 'This write key is no longer valid.')
  return outcomes
}

const lanes = new WeakMap<Engine, Map<string, TenantBatchQueue>>()

/**
 * Stores the events of one request and answers what became of each, after they were committed.
 * Requests of one tenant that arrive while others are being stored share the next transaction
 * (group commit).
 * @param options.fewestBeside events that have to wait before a second transaction begins beside
 * one on its way; what the tenant's first call says holds
 * @throws ProductError `unauthenticated` when the key was taken back, `too_many` when too much is
 * waiting
 */
export async function takeEvents(
  engine: Engine,
  delivery: IngestRequest,
  { fewestBeside = MIN_CONCURRENT_BATCH } = {},
): Promise<Outcome[]> {
  const { tenantId } = delivery.source
  // In a shared transaction of the caller's, these events are committed with the rest of it, or not
  // at all.
  if (isTogether()) return known((await storeAgain(engine, tenantId, [{ delivery }], ALONE))[0])
  const ofEngine = lanes.get(engine) ?? new Map<string, TenantBatchQueue>()
  lanes.set(engine, ofEngine)
  const lane = ofEngine.get(tenantId) ?? new TenantBatchQueue(engine, tenantId, fewestBeside)
  ofEngine.set(tenantId, lane)
  // The lane serves others too: neither a fence nor a transaction of this caller is theirs.
  const outcomes = await new Promise<Outcome[] | null>((done, failed) =>
    apart(() => lane.add({ delivery, done, failed })),
  )
  await failpoint('ingest.committed')
  return known(outcomes)
}
