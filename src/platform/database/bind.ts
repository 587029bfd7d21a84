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
 * The role that row-level security applies to; made by the first migration. The connection's own
 * role owns the tables and sees all.
 */
export const TENANT_ROLE = 'outrider_tenant'

/**
 * `tenant` and `system` over any dialect: one transaction each. Role and tenant are set for the
 * transaction only, in one statement, so that a pooled connection can never carry a tenant over to
 * the next caller.
 * @param whileHolding runs what has a connection, so that it cannot wait for a second one
 */
export function bindTransactions(
  kysely: Kysely<Schema>,
  dialect: Dialect,
  whileHolding: <T>(work: () => Promise<T>) => Promise<T>,
) {
  // Asked for only by what a transaction refuses to do.
  const unused = { config: { dialect }, dialect, driver: dialect.createDriver() }

  /**
   * Kysely's own transactions send a statement when the one before has been answered. Here it is
   * sent at once, and the database takes them in the order in which they were sent: who needs no
   * answer in between may start several and wait for all (decision 034).
   */
  function on(connection: DatabaseConnection): { db: Db; end: () => void } {
    let ended = false
    const executor = kysely.getExecutor().withConnectionProvider({
      async provideConnection(consumer) {
        // What goes on after a fault of something beside it must not reach a connection that is
        // somebody else's by then.
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
      // Work begins when it is sure to be bound: without a transaction, the role would hold for one
      // statement. What goes along with the beginning has then read for nothing, and is told to
      // nobody.
      const begun = Promise.all([say('begin'), ...open(db)])
      const [found] = await Promise.all([first(db), begun])
      const answer = await work(db, found, last)
      end()
      // After a refused statement, a commit rolls back (PostgreSQL manual, COMMIT).
      await Promise.all([...lasts, say('commit')])
      return answer
    } catch (error) {
      end()
      // A connection that was lost cannot be told, and has forgotten.
      await say('rollback').catch(() => {})
      // What was refused first is the cause; statements after it only hear that the transaction has
      // failed.
      const refused = (await Promise.allSettled(lasts)).find((one) => one.status === 'rejected')
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
