import pg from 'pg'
import type { Log } from '#platform/log.ts'
import type { Database } from './database.ts'
import { connectionSettings, openPool } from './pool.ts'

export interface PostgresOptions {
  url: string
  /** Most connections of this process. */
  poolSize?: number
  log: Log
}

/**
 * PostgreSQL 15 or later, reached by a connection string. A statement may run for 60 s, a
 * transaction may idle for 30 s.
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
    // Compiling a statement pays where it then runs for many seconds; a preview of a condition took
    // half a second to compile, and no rebuild was faster. Times come in UTC, as from the embedded
    // database, wherever the server stands.
    options: '-c jit=off -c TimeZone=UTC',
  }
  // The server ends statements and idle transactions itself.
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
    tend: async () => false,
    listen: (channel, onNotify) => listen(settings, channel, onNotify, log, listeners),
    async close() {
      await Promise.all([...listeners].map((listener) => listener.end()))
      await end()
    },
  }
}

/**
 * Listening needs a connection of its own, which is made anew when it breaks: notifications are
 * only a wake-up, rows hold the work.
 */
async function listen(
  settings: pg.PoolConfig,
  channel: string,
  onNotify: (payload: string) => void,
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
    } as pg.ClientConfig)
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
  // A database that is down may stay so for a while: it is asked until it is there.
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
