import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { DatabaseUnavailable } from './database.ts'
import { StatementWatch, shown, type StatementQueue } from './statement-watch.ts'
import { errorOf } from '#model/lib/thrown.ts'
import { required } from '#model/lib/lookup.ts'

/** Timeouts in milliseconds, so that no wait is endless. */
export interface DatabaseLimits {
  /** One statement. */
  statement: number
  /** A transaction that sends nothing while others wait for its connection. */
  idle: number
  /** Waiting for a connection. */
  acquire: number
}

const seconds = (ms: number) => `${Math.max(1, Math.round(ms / 1000))} s`

/** A connection checked out of the pool for one transaction and released once. */
class Checkout implements PostgresPoolClient {
  readonly client: pg.PoolClient
  readonly queue: StatementQueue
  readonly #checkouts: Checkouts
  #over: Error | null = null

  constructor(checkouts: Checkouts, client: pg.PoolClient, queue: StatementQueue) {
    this.#checkouts = checkouts
    this.client = client
    this.queue = queue
  }

  get isOver() {
    return this.#over !== null
  }

  query(text: unknown, values?: readonly unknown[]): never {
    if (this.#over) return Promise.reject(this.#over) as never
    const answer = this.client.query(String(text), values as unknown[])
    return this.#checkouts.watch.follow(
      this.queue,
      String(text),
      answer,
      this.#checkouts.onAnswer,
    ) as never
  }

  release() {
    if (this.#over) return
    this.#over = new Error('This transaction is over.')
    this.#checkouts.ended(this)
    this.client.release()
  }

  /** Returns the connection to the pool; later statements of the transaction are rejected. */
  async revoke(why: Error) {
    if (this.#over) return
    this.#over = why
    this.#checkouts.ended(this)
    const fault = await this.client.query('rollback').then(
      () => null,
      (error: Error) => error,
    )
    this.client.release(fault ?? undefined)
  }
}

/** State that a transaction carries through everything it awaits. */
interface Holding {
  checkouts: Checkouts
  isOver: boolean
}
const holding = new AsyncLocalStorage<Holding>()

/**
 * Runs work that belongs to no transaction, although it was started in one, and may therefore wait
 * for that transaction's end. The transaction must not wait for it.
 */
export const unheld = <T>(work: () => T): T => holding.exit(work)

/**
 * Hands out the connections of a pool. No wait is endless: a transaction that requests a second
 * connection is rejected at once where it would wait for itself, and waiting, idling and statements
 * have timeouts.
 */
export class Checkouts implements PostgresPool {
  readonly watch: StatementWatch
  readonly #pool: pg.Pool
  readonly #limits: DatabaseLimits
  readonly #queues = new WeakMap<pg.PoolClient, StatementQueue>()
  readonly #held = new Set<Checkout>()
  readonly #timer: NodeJS.Timeout
  #ended: Promise<void> | null = null

  /** Called with each result, for reads and writes alike. */
  onAnswer: ((answer: pg.QueryResult) => void) | null = null
  /** Called about once a second. */
  onLook: (() => void) | null = null

  /**
   * @param limits `acquire` is enforced by the pool (`connectionTimeoutMillis`); `statement` is
   * enforced here unless the server does
   */
  constructor(pool: pg.Pool, watch: StatementWatch, limits: DatabaseLimits) {
    this.#pool = pool
    this.watch = watch
    this.#limits = limits
    pool.on('connect', (client) => {
      this.#queues.set(client, watch.open())
      client.once('end', () => watch.close(required(this.#queues, client)))
    })
    this.#timer = setInterval(
      () => this.look(),
      Math.min(1000, Math.min(limits.idle, limits.statement) / 4),
    ).unref()
  }

  async connect(): Promise<Checkout> {
    const held = holding.getStore()
    if (held?.checkouts === this && !held.isOver) {
      throw new Error(
        'A transaction asked for another connection while it holds one, and could wait ' +
          `for itself. Pass its db on, or end it first. Last statements: ${this.#last()}`,
      )
    }
    try {
      const client = await this.#pool.connect()
      const checkout = new Checkout(this, client, required(this.#queues, client))
      checkout.queue.activeAt = this.watch.now()
      this.#held.add(checkout)
      return checkout
    } catch (error) {
      throw this.#unavailable(errorOf(error))
    }
  }

  #unavailable(error: Error): Error {
    if (!/timeout exceeded when trying to connect/.test(error.message)) return error
    return new DatabaseUnavailable(
      '53300',
      `No database connection became free within ${seconds(this.#limits.acquire)}. Last ` +
        `statements of those in use: ${this.#last()}`,
    )
  }

  #last = () => [...this.#held].map(({ queue }) => shown(queue.last)).join(' | ') || 'none'

  ended(checkout: Checkout) {
    this.#held.delete(checkout)
  }

  /** Marks work as holding this connection, so that it cannot wait for itself. */
  async whileHolding<T>(work: () => Promise<T>): Promise<T> {
    const held: Holding = { checkouts: this, isOver: false }
    try {
      return await holding.run(held, work)
    } finally {
      held.isOver = true
    }
  }

  /** Ends everything beyond its limit. Called about once a second. */
  look() {
    this.watch.look()
    this.onLook?.()
    for (const checkout of this.#held) {
      const { queue, client } = checkout
      const age = this.watch.age(queue)
      if (age > this.#limits.statement) {
        const why = `A statement was ended after ${seconds(age)}: ${shown(queue.waiting[0]!.text)}`
        client.connection.stream.destroy(new DatabaseUnavailable('57014', why))
      } else if (this.#pool.waitingCount > 0 && this.watch.idle(queue) > this.#limits.idle) {
        void checkout.revoke(
          new DatabaseUnavailable(
            '25P03',
            `A transaction sent nothing for ${seconds(this.#limits.idle)} while others ` +
              `waited, and was rolled back. Its last statement: ${shown(queue.last)}`,
          ),
        )
      }
    }
  }

  async end() {
    clearInterval(this.#timer)
    this.#ended ??= this.#pool.end()
    await this.#ended
  }
}
