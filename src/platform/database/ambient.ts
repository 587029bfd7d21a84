import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import { unheld } from './checkouts.ts'
import type { Database, Db, SendLast } from './database.ts'

/**
 * A statement that every transaction of an async context begins with; it throws to reject the
 * transaction.
 */
export type Fence = (db: Db) => Promise<void>

interface Context {
  fence?: Fence
  shared?: SharedTransaction
  /** Set while a savepoint of the shared transaction is open in this context. */
  inside?: Binding
}

interface Binding {
  role: string
  tenantId: string
}

const contexts = new AsyncLocalStorage<Context>()

/**
 * Runs work in which every transaction, at any depth, begins with `fence`. A worker that lost its
 * lease is rejected at its next transaction, in any function.
 */
export const withFence = <T>(fence: Fence, work: () => Promise<T>): Promise<T> =>
  contexts.run({ fence }, work)

/**
 * Runs work outside of the caller's fence and transaction, for timers, batches and queues that also
 * serve other callers. A transaction must not wait for it.
 */
export const apart = <T>(work: () => T): T => contexts.exit(() => unheld(work))

/** Whether the caller's transactions are savepoints of a shared one. */
export const isTogether = (): boolean => contexts.getStore()?.shared?.isOpen === true

/**
 * One transaction that others join as savepoints, one at a time, because a connection has one
 * state.
 */
class SharedTransaction {
  readonly origin: object
  readonly #db: Db
  #tail: Promise<unknown> = Promise.resolve()
  #count = 0
  isOpen = true

  constructor(db: Db, origin: object) {
    this.#db = db
    this.origin = origin
  }

  /** Nested calls run in the savepoint they are made in; others wait for their turn. */
  run<T>(context: Context, binding: Binding, work: (db: Db) => Promise<T>): Promise<T> {
    const savepoint = () => this.#savepoint(context, binding, work)
    if (context.inside) return savepoint()
    const turn = this.#tail.then(savepoint)
    this.#tail = turn.catch(() => {})
    return turn
  }

  /** Resolves when no savepoint is open; later calls open their own transactions. */
  async close(): Promise<void> {
    for (let seen: unknown; seen !== this.#tail;) {
      seen = this.#tail
      await seen
    }
    this.isOpen = false
  }

  async #savepoint<T>(
    context: Context,
    binding: Binding,
    work: (db: Db) => Promise<T>,
  ): Promise<T> {
    const name = sql.ref(`shared_${++this.#count}`)
    // State about a transaction is keyed by its `Db`, so each savepoint needs its own.
    const db: Db = this.#db.withoutPlugins()
    await Promise.all([sql`savepoint ${name}`.execute(db), this.#bind(db, binding)])
    try {
      const answer = await contexts.run({ ...context, inside: binding }, () => work(db))
      await sql`release savepoint ${name}`.execute(db)
      if (context.inside) await this.#bind(db, context.inside)
      return answer
    } catch (error) {
      // A lost connection cannot roll back, and the server has already done so.
      await sql`rollback to savepoint ${name}`.execute(db).catch(() => {})
      throw error
    }
  }

  async #bind(db: Db, { role, tenantId }: Binding): Promise<void> {
    await sql`select set_config('role', ${role}, true), set_config('outrider.tenant_id', ${tenantId}, true)`.execute(
      db,
    )
  }
}

type Transactions = Pick<Database, 'tenant' | 'pipelined' | 'system'>
type Joining = Transactions & Pick<Database, 'together' | 'notify'>

/**
 * Makes transactions use the async context they are opened in.
 * @param tenantRole the role of transactions that are bound to a tenant
 */
export function joinContext(
  base: Transactions,
  notify: Database['notify'],
  tenantRole: string,
): Joining {
  const sharedOf = (context: Context | undefined) =>
    context?.shared?.isOpen && context.shared.origin === base ? context.shared : null

  function open<T>(
    binding: Binding,
    work: (db: Db) => Promise<T>,
    alone: (work: (db: Db) => Promise<T>) => Promise<T>,
  ): Promise<T> {
    const context = contexts.getStore()
    const shared = sharedOf(context)
    if (shared) return shared.run(context!, binding, work)
    const fence = context?.fence
    return alone(
      fence
        ? async (db) => {
            await fence(db)
            return work(db)
          }
        : work,
    )
  }

  return {
    tenant: (tenantId, work) =>
      open({ role: tenantRole, tenantId }, work, (fenced) => base.tenant(tenantId, fenced)),
    system: (work) => open({ role: 'none', tenantId: '' }, work, (fenced) => base.system(fenced)),
    pipelined<T, F>(
      tenantId: string,
      first: (db: Db) => Promise<F>,
      work: (db: Db, found: F, last: SendLast) => Promise<T>,
    ): Promise<T> {
      const context = contexts.getStore()
      if (!sharedOf(context) && !context?.fence) return base.pipelined(tenantId, first, work)
      const whole = async (db: Db) => {
        const lasts: Promise<unknown>[] = []
        const answer = await work(db, await first(db), (sent) => void lasts.push(sent))
        await Promise.all(lasts)
        return answer
      }
      return open({ role: tenantRole, tenantId }, whole, (fenced) => base.tenant(tenantId, fenced))
    },
    async notify(channel, payload = '') {
      const context = contexts.getStore()
      const shared = sharedOf(context)
      if (!shared) return notify(channel, payload)
      await shared.run(context!, { role: 'none', tenantId: '' }, (db) =>
        sql`select pg_notify(${channel}, ${payload})`.execute(db),
      )
    },
    together(work) {
      const context = contexts.getStore()
      // Already within a shared transaction: the work commits with it.
      if (sharedOf(context)) return work()
      return base.system(async (db) => {
        await context?.fence?.(db)
        const shared = new SharedTransaction(db, base)
        try {
          return await contexts.run({ shared }, work)
        } finally {
          await shared.close()
        }
      })
    },
  }
}
