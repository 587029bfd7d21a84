import { fail } from '#model/errors.ts'
import type { Engine } from '../engine.ts'
import type { Delivery, Outcome } from './incoming.ts'
import { beginDeliveries, storeDeliveries, type Turn } from './store-events.ts'

/** Events of one transaction: enough to share its cost, few enough that nobody waits long behind it, and that the next one has as many. */
const MOST_EVENTS = 400
/** Fewer events than this go with those that come meanwhile, instead of beside the transaction ahead: of one with few, most is its own cost, and that keeps the others waiting. */
const FEWEST_BESIDE = 8
/** Requests that may wait for one tenant; more are sent away with 429, instead of filling the memory. */
const MOST_WAITING = 5000

/** So many go alone once one had to: where new people keep coming, each try beside another would be for nothing. */
const ALONE_FOR = 4

interface Waiting {
  delivery: Delivery
  done: (outcomes: Outcome[] | null) => void
  failed: (error: unknown) => void
}

/** A transaction on its way. */
interface Flight {
  /** Whether it was stored at the first try; those behind it begin again otherwise. */
  stored: Promise<boolean>
  /** Resolves when everybody in it has been answered. */
  over: Promise<void>
  /** It has locked those whom it is about. */
  hasPeople: boolean
  /** Ids of its messages and visits: what bears one of them waits until it is over. */
  names: ReadonlySet<string>
}

/** As the lane knows it: what is sent belongs to a transaction. */
type LaneTurn = Omit<Turn, 'sends'>

/** It would decide who people are, while others are on their way. */
class MustBeAlone extends Error {}
/** What was before it has not been stored. */
class Overtaken extends Error {}

function namesOf({ delivery }: Waiting): string[] {
  const names: string[] = []
  for (const { messageId, incoming } of delivery.readings) {
    if (messageId !== null) names.push(`m ${messageId}`)
    if (incoming?.sessionId) names.push(`s ${incoming.sessionId}`)
  }
  return names
}

/** One per engine and tenant: what waits, and what is on its way. */
class Lane {
  readonly #engine: Engine
  readonly #tenantId: string
  readonly #waiting: Waiting[] = []
  /** At most two, in the order of their arrival: the second begins when the first has its people, and ends after it. The embedded database does one thing at a time. */
  readonly #flights: Flight[] = []
  readonly #most: number
  readonly #fewest: number
  /** How many have to come that do not decide who people are, before one goes beside another again. */
  #alone = 0

  constructor(engine: Engine, tenantId: string, fewest: number) {
    this.#fewest = fewest
    this.#engine = engine
    this.#tenantId = tenantId
    this.#most = engine.database.kind === 'postgres' ? 2 : 1
  }

  add(one: Waiting) {
    if (this.#waiting.length >= MOST_WAITING)
      throw fail('too_many', 'Too many events are waiting. Try again in a moment.')
    this.#waiting.push(one)
    this.#begin()
  }

  /** What came while a transaction ran is the next one: batches grow with the load, and nobody waits for a timer. */
  #begin() {
    const ahead = this.#flights.at(-1)
    if (
      this.#waiting.length === 0 ||
      this.#flights.length >= this.#most ||
      (ahead && (!ahead.hasPeople || !this.#isWorthIt()))
    )
      return
    const batch = this.#take(ahead?.names ?? new Set())
    if (batch.length === 0) return
    const { promise: stored, resolve } = withResolver<boolean>()
    const flight: Flight = {
      stored,
      over: Promise.resolve(),
      hasPeople: false,
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

  #take(others: ReadonlySet<string>): Waiting[] {
    const batch: Waiting[] = []
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
    batch: readonly Waiting[],
    flight: Flight,
    ahead: Flight | undefined,
    told: (stored: boolean) => void,
  ) {
    if (this.#most > 1 && this.#alone === 0) {
      const turn: LaneTurn = {
        how: 'beside',
        decides: (identities) => {
          if (!identities) return
          this.#alone = ALONE_FOR
          throw new MustBeAlone()
        },
        hasPeople: () => {
          flight.hasPeople = true
          this.#begin()
        },
        toShare: async () => {
          if (ahead && !(await ahead.stored)) throw new Overtaken()
        },
      }
      try {
        const results = await storeOnce(this.#engine, this.#tenantId, batch, turn)
        told(true)
        batch.forEach(({ done }, at) => done(results[at]!))
        return
      } catch {
        // Whatever it was: once more, after those before it and with nobody beside it; then it is told.
        told(false)
      }
    }
    await ahead?.over
    await this.#storeAlone(batch)
  }

  async #storeAlone(batch: readonly Waiting[]) {
    try {
      const turn: LaneTurn = {
        how: 'alone',
        decides: (identities) =>
          void (this.#alone = identities ? ALONE_FOR : Math.max(0, this.#alone - 1)),
        hasPeople() {},
        async toShare() {},
      }
      const results = await storeAgain(this.#engine, this.#tenantId, batch, turn)
      batch.forEach(({ done }, at) => done(results[at]!))
    } catch (error) {
      // One that cannot be stored must not take the others with it: each alone, in the order of their arrival.
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
  batch: readonly Waiting[],
  turn: LaneTurn,
): Promise<(Outcome[] | null)[]> {
  const deliveries = batch.map(({ delivery }) => delivery)
  return engine.database.pipelined(
    tenantId,
    (db) => beginDeliveries(db, engine, tenantId, deliveries, turn),
    (db, begun, last) =>
      storeDeliveries(db, engine, tenantId, deliveries, begun, {
        ...turn,
        sends: async (writes) => last(writes),
      }),
  )
}

/** Deadlocks and serialisation failures (SQLSTATE 40001, 40P01) are the database's way of asking for another try. */
const isPassing = (error: unknown) =>
  ['40001', '40P01'].includes(String((error as { code?: unknown } | null)?.code))

async function storeAgain(
  engine: Engine,
  tenantId: string,
  batch: readonly Waiting[],
  turn: LaneTurn,
  tries = 4,
): Promise<(Outcome[] | null)[]> {
  try {
    return await storeOnce(engine, tenantId, batch, turn)
  } catch (error) {
    if (tries <= 1 || !isPassing(error)) throw error
    return storeAgain(engine, tenantId, batch, turn, tries - 1)
  }
}

const lanes = new WeakMap<Engine, Map<string, Lane>>()

/**
 * Stores the events of one request and answers what became of each, after they were committed. Requests of one tenant that arrive while others are
 * being stored share the next transaction (group commit).
 * @param options.fewestBeside events that have to wait before a second transaction begins beside one on its way; what the tenant's first call says holds
 * @throws ProductError `unauthenticated` when the key was taken back, `too_many` when too much is waiting
 */
export async function takeEvents(
  engine: Engine,
  delivery: Delivery,
  { fewestBeside = FEWEST_BESIDE } = {},
): Promise<Outcome[]> {
  const { tenantId } = delivery.source
  const ofEngine = lanes.get(engine) ?? new Map<string, Lane>()
  lanes.set(engine, ofEngine)
  const lane = ofEngine.get(tenantId) ?? new Lane(engine, tenantId, fewestBeside)
  ofEngine.set(tenantId, lane)
  const outcomes = await new Promise<Outcome[] | null>((done, failed) =>
    lane.add({ delivery, done, failed }),
  )
  if (!outcomes) throw fail('unauthenticated', 'This write key is no longer valid.')
  return outcomes
}
