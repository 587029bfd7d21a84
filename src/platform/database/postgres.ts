import pg from 'pg'
import type { Log } from '#platform/log.ts'
import type { Database } from './database.ts'
import { connectionSettings, openPool } from './pool.ts'

export interface PostgresOptions {
  url: string
  /** Maximum number of connections of this process. */
  poolSize?: number
  log: Log
}

/**
 * PostgreSQL 15 or later, by connection string. A statement may run for 60 s, a transaction may
 * idle for 30 s.
 */
export async function openPostgres({
  url,
  poolSize = 10,
  log,
}: PostgresOptions): Promise<Database> {
  const settings: pg.PoolConfig = {
    ...connectionSettings,
    connectionString: url,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 30_000,
    // JIT compilation only pays for statements that run for many seconds; a condition preview took
    // half a second to compile, and no rebuild became faster. Times arrive in UTC, as from the
    // embedded database, in any server time zone.
    options: '-c jit=off -c TimeZone=UTC',
  }
  // The server itself ends long statements and idle transactions.
  const { pool, database, end } = openPool(
    settings,
    { statement: Infinity, idle: Infinity, acquire: 5000 },
    log,
  )
  await pool.query('select 1')
  const listeners = new Set<{ end: () => Promise<void> }>()
  return {
    kind: 'postgres',
    ...database,
    vacuum: async () => false,
    listen: (channel, onNotify) => listen(settings, { channel, onNotify }, log, listeners),
    async close() {
      await Promise.all([...listeners].map((listener) => listener.end()))
      await end()
    },
  }
}

/**
 * Listens on a dedicated connection, which is reopened when it breaks: notifications are only a
 * wake-up, the work is in rows.
 */
async function listen(
  settings: pg.PoolConfig,
  { channel, onNotify }: { channel: string; onNotify: (payload: string) => void },
  log: Log,
  listeners: Set<{ end: () => Promise<void> }>,
) {
  let ended = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | null = null
  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      ...settings,
      statement_timeout: undefined,
      idle_in_transaction_session_timeout: undefined,
    })
    next.on('notification', (message) => onNotify(message.payload ?? ''))
    next.on('error', (error) => {
      log.warn({ fault: error.message, channel }, 'the listening connection was lost')
      again()
    })
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
    if (ended) await next.end()
  }
  // The database may be down for a while, so this retries until it answers.
  const again = () => {
    if (ended || timer) return
    timer = setTimeout(() => {
      timer = null
      connect().catch(again)
    }, 2000)
  }
  await connect()
  const listener = {
    async end() {
      ended = true
      listeners.delete(listener)
      if (timer) clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
  listeners.add(listener)
  return () => listener.end()
}
