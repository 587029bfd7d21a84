import { fail } from '#model/errors.ts'
import type { Engine } from '../engine.ts'
import type { Delivery, Outcome } from './incoming.ts'
import { storeDeliveries } from './store-events.ts'

/** Events of one transaction: enough to share its cost, few enough that nobody waits long behind it. */
const MOST_EVENTS = 2000
/** Requests that may wait for one tenant; more are sent away with 429, instead of filling the memory. */
const MOST_WAITING = 5000

interface Waiting {
  delivery: Delivery
  done: (outcomes: Outcome[] | null) => void
  failed: (error: unknown) => void
}

/** One per engine and tenant: what waits, and whether somebody is at work. */
class Lane {
  readonly #engine: Engine
  readonly #tenantId: string
  readonly #waiting: Waiting[] = []
  #isBusy = false

  constructor(engine: Engine, tenantId: string) {
    this.#engine = engine
    this.#tenantId = tenantId
  }

  add(one: Waiting) {
    if (this.#waiting.length >= MOST_WAITING) throw fail('too_many', 'Too many events are waiting. Try again in a moment.')
    this.#waiting.push(one)
    if (!this.#isBusy) void this.#work()
  }

  /** What came while a transaction ran is the next one: batches grow with the load, and nobody waits for a timer. */
  async #work() {
    this.#isBusy = true
    while (this.#waiting.length > 0) await this.#store(this.#take())
    this.#isBusy = false
  }

  #take(): Waiting[] {
    const batch: Waiting[] = []
    for (let events = 0; this.#waiting.length > 0 && (batch.length === 0 || events + this.#waiting[0]!.delivery.readings.length <= MOST_EVENTS); ) {
      const next = this.#waiting.shift()!
      events += next.delivery.readings.length
      batch.push(next)
    }
    return batch
  }

  async #store(batch: readonly Waiting[]) {
    try {
      const results = await storeAgain(this.#engine, this.#tenantId, batch.map(({ delivery }) => delivery))
      batch.forEach(({ done }, at) => done(results[at]!))
    } catch (error) {
      // One that cannot be stored must not take the others with it: each alone, in the order of their arrival.
      if (batch.length === 1) batch[0]!.failed(error)
      else for (const one of batch) await this.#store([one])
    }
  }
}

/** Deadlocks and serialisation failures (SQLSTATE 40001, 40P01) are the database's way of asking for another try. */
const isPassing = (error: unknown) => ['40001', '40P01'].includes(String((error as { code?: unknown } | null)?.code))

async function storeAgain(engine: Engine, tenantId: string, deliveries: readonly Delivery[], tries = 4): Promise<(Outcome[] | null)[]> {
  try {
    return await engine.database.tenant(tenantId, (db) => storeDeliveries(db, engine, tenantId, deliveries))
  } catch (error) {
    if (tries <= 1 || !isPassing(error)) throw error
    return storeAgain(engine, tenantId, deliveries, tries - 1)
  }
}

const lanes = new WeakMap<Engine, Map<string, Lane>>()

/**
 * Stores the events of one request and answers what became of each, after they were committed. Requests of one tenant that arrive while others are
 * being stored share the next transaction (group commit).
 * @throws ProductError `unauthenticated` when the key was taken back, `too_many` when too much is waiting
 */
export async function takeEvents(engine: Engine, delivery: Delivery): Promise<Outcome[]> {
  const { tenantId } = delivery.source
  const ofEngine = lanes.get(engine) ?? new Map<string, Lane>()
  lanes.set(engine, ofEngine)
  const lane = ofEngine.get(tenantId) ?? new Lane(engine, tenantId)
  ofEngine.set(tenantId, lane)
  const outcomes = await new Promise<Outcome[] | null>((done, failed) => lane.add({ delivery, done, failed }))
  if (!outcomes) throw fail('unauthenticated', 'This write key is no longer valid.')
  return outcomes
}
