import {
  CompiledQuery,
  Kysely,
  sql,
  Transaction,
  type DatabaseConnection,
  type Dialect,
} from 'kysely'
import { PREPARED, type Db, type Schema, type SendLast } from './database.ts'

/**
 * The role that row-level security applies to, created by the first migration. The connection's own
 * role owns the tables and bypasses it.
 */
export const TENANT_ROLE = 'outrider_tenant'

/**
 * `tenant` and `system` over any dialect: one transaction each. Role and tenant are set for the
 * transaction only, in one statement, so a pooled connection never carries a tenant to the next
 * caller.
 * @param whileHolding runs work that holds a connection, so that it cannot wait for a second one
 */
export function bindTransactions(
  kysely: Kysely<Schema>,
  dialect: Dialect,
  whileHolding: <T>(work: () => Promise<T>) => Promise<T>,
) {
  // Only needed by features that a transaction refuses.
  const unused = { config: { dialect }, dialect, driver: dialect.createDriver() }

  /**
   * Kysely's transactions wait for each result before they send the next statement. This one sends
   * at once, and the database runs statements in the order they were sent, so a caller that needs
   * no result in between can start several and await all of them (decision 034).
   */
  function on(connection: DatabaseConnection): { db: Db; end: () => void } {
    let ended = false
    const executor = kysely.getExecutor().withConnectionProvider({
      async provideConnection(consumer) {
        // Work that continues after a concurrent failure must not reach a connection that another
        // caller may hold by then.
        if (ended) throw new Error('This transaction is over.')
        return consumer(connection)
      },
    })
    return { db: new Transaction<Schema>({ ...unused, executor }), end: () => void (ended = true) }
  }

  type Open = (db: Db) => readonly Promise<unknown>[]
  type First<F> = (db: Db) => Promise<F>
  type Work<T, F> = (db: Db, found: F, last: SendLast) => Promise<T>

  async function transact<T, F>(
    connection: DatabaseConnection,
    open: Open,
    first: First<F>,
    work: Work<T, F>,
  ): Promise<T> {
    const { db, end } = on(connection)
    const say = (text: string) => connection.executeQuery(CompiledQuery.raw(text))
    const lasts: Promise<unknown>[] = []
    const last = (sent: Promise<unknown>) => {
      sent.catch(() => {})
      lasts.push(sent)
    }
    try {
      // Work begins only once the binding has succeeded: without a transaction, the role would
      // apply to one statement only. Statements sent along with `begin` only read, and their
      // results are then discarded.
      const begun = Promise.all([say('begin'), ...open(db)])
      const [found] = await Promise.all([first(db), begun])
      const answer = await work(db, found, last)
      end()
      // After a failed statement, COMMIT rolls back (PostgreSQL manual, COMMIT).
      await Promise.all([...lasts, say('commit')])
      return answer
    } catch (error) {
      end()
      // A lost connection cannot roll back, and the server has already done so.
      await say('rollback').catch(() => {})
      // The first failed statement is the cause; later ones only report that the transaction is
      // aborted.
      const refused = (await Promise.allSettled(lasts)).find(
        (outcome) => outcome.status === 'rejected',
      )
      throw refused ? refused.reason : error
    }
  }

  const transaction = <T, F>(open: Open, first: First<F>, work: Work<T, F>): Promise<T> =>
    kysely
      .getExecutor()
      .provideConnection((connection) =>
        whileHolding(() => transact(connection, open, first, work)),
      )

  const bound = (tenantId: string) => (db: Db) => [
    sql`${PREPARED} select set_config('role', ${TENANT_ROLE}, true),
      set_config('outrider.tenant_id', ${tenantId}, true)`.execute(db),
  ]
  const nothing = async () => {}
  return {
    tenant: <T>(tenantId: string, work: (db: Db) => Promise<T>): Promise<T> =>
      transaction(bound(tenantId), nothing, (db) => work(db)),
    pipelined: <T, F>(
      tenantId: string,
      first: (db: Db) => Promise<F>,
      work: (db: Db, found: F, last: SendLast) => Promise<T>,
    ): Promise<T> => transaction(bound(tenantId), first, work),
    system: <T>(work: (db: Db) => Promise<T>): Promise<T> =>
      transaction(
        () => [],
        nothing,
        (db) => work(db),
      ),
  }
}
