import type { Socket } from 'node:net'
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Log } from '#platform/log.ts'
import { joinContext } from './ambient.ts'
import { bindTransactions, TENANT_ROLE } from './bind.ts'
import { PREPARED_MARK, type Database, type Schema } from './database.ts'
import { Checkouts, type DatabaseLimits } from './checkouts.ts'
import { planNames } from './plan-names.ts'
import { readMoment } from './read-moment.ts'
import { StatementWatch } from './statement-watch.ts'

const { builtins } = pg.types
const parsers: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
  [builtins.DATE]: (text) => text,
  [builtins.TIMESTAMPTZ]: readMoment,
}
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig

/**
 * Sends everything written in one turn of the event loop as one chunk: each chunk costs a system
 * call, or a message to another thread, on both sides.
 */
function sendTogether(client: pg.PoolClient) {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  const nameOf = planNames()
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  let isHeld = false
  const planned = (text: string, values: unknown, others: unknown[]) => {
    const { name, outdated } = nameOf(text)
    // Not awaited: if it fails, the connection only keeps an unused statement.
    if (outdated) Promise.resolve(query(`deallocate ${outdated}`)).catch(() => {})
    return query({ name, text, values }, ...others)
  }
  client.query = ((text: unknown, values: unknown, ...others: unknown[]) => {
    if (!isHeld) {
      isHeld = true
      stream.cork()
      process.nextTick(() => {
        isHeld = false
        stream.uncork()
      })
    }
    return typeof text === 'string' && text.startsWith(PREPARED_MARK)
      ? planned(text, values, others)
      : query(text, values, ...others)
  }) as typeof client.query
}

/** Settings of every connection, to either database. */
export const connectionSettings = {
  application_name: 'outrider',
  types,
  // Statements are sent immediately and in order, even while earlier ones have no result yet.
  pipeline: true,
} satisfies pg.PoolConfig

export interface Pooled {
  pool: pg.Pool
  checkouts: Checkouts
  kysely: Kysely<Schema>
  /** Holds a connection for the duration of `work`, outside of a transaction. */
  connected<T>(work: (client: Pick<pg.PoolClient, 'query'>) => Promise<T>): Promise<T>
  /** The behavior that both databases share. */
  database: Pick<
    Database,
    'tenant' | 'pipelined' | 'system' | 'together' | 'script' | 'notify' | 'slowStatements'
  >
  end(): Promise<void>
}

/** Connections that speak the PostgreSQL wire protocol, to a server or to the embedded database. */
export function openPool(settings: pg.PoolConfig, limits: DatabaseLimits, log: Log): Pooled {
  const pool = new pg.Pool({ ...settings, connectionTimeoutMillis: limits.acquire })
  pool.on('error', (error) =>
    log.warn({ fault: error.message }, 'an idle database connection was lost'),
  )
  // A connection in use reports the loss to its transaction and emits it; without a listener, the
  // process would end.
  pool.on('connect', (client) =>
    client.on('error', (error) =>
      log.warn({ fault: error.message }, 'a database connection was lost'),
    ),
  )
  pool.on('connect', sendTogether)
  const checkouts = new Checkouts(pool, new StatementWatch(log), limits)
  const dialect = new PostgresDialect({ pool: checkouts })
  const kysely = new Kysely<Schema>({ dialect })
  async function connected<T>(
    work: (client: Pick<pg.PoolClient, 'query'>) => Promise<T>,
  ): Promise<T> {
    const checkout = await checkouts.connect()
    try {
      return await checkouts.whileHolding(() =>
        work(checkout as unknown as Pick<pg.PoolClient, 'query'>),
      )
    } finally {
      checkout.release()
    }
  }
  const notify = async (channel: string, payload = '') => {
    await kysely.executeQuery(CompiledQuery.raw('select pg_notify($1, $2)', [channel, payload]))
  }
  return {
    pool,
    checkouts,
    kysely,
    connected,
    database: {
      ...joinContext(
        bindTransactions(kysely, dialect, (work) => checkouts.whileHolding(work)),
        notify,
        TENANT_ROLE,
      ),
      script: (text) => connected(async (client) => void (await client.query(text))),
      slowStatements: () => checkouts.watch.slow(),
    },
    async end() {
      // Ends the pool only if it has ever connected.
      await kysely.destroy()
      await checkouts.end()
    },
  }
}
