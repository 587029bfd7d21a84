import type { Socket } from 'node:net'
import pg from 'pg'
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type { Tables } from '#model/entities.generated.ts'
import type { Log } from '#platform/log.ts'
import { bindTransactions } from './bind.ts'
import { PREPARED_MARK, type Database } from './database.ts'
import { planNames } from './plan-names.ts'
import { readMoment } from './read-moment.ts'

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

export interface PostgresOptions {
  url: string
  /** Most connections of this process. */
  poolSize?: number
  log: Log
}

/** What is sent in one turn of the event loop leaves in one piece: each piece is a call into the system on both sides. */
function sendTogether(client: pg.PoolClient) {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  const nameOf = planNames()
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  let isHeld = false
  const planned = (text: string, values: unknown, others: unknown[]) => {
    const { name, outdated } = nameOf(text)
    // Nobody waits for it: were it refused, the connection would keep a statement that is not used.
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

/** PostgreSQL 15 or later, reached by a connection string. A statement may run for 60 s, a transaction may idle for 30 s. */
export async function openPostgres({
  url,
  poolSize = 10,
  log,
}: PostgresOptions): Promise<Database> {
  const settings: pg.PoolConfig = {
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'outrider',
    // Compiling a statement pays where it then runs for many seconds; a preview of a condition took half a second to compile, and no rebuild was faster.
    // Times come in UTC, as from the embedded database, wherever the server stands.
    options: '-c jit=off -c TimeZone=UTC',
    types,
    // Statements are sent when they are given, in order, also while others are not answered yet.
    pipeline: true,
  }
  const pool = new pg.Pool(settings)
  pool.on('error', (error) =>
    log.warn({ fault: error.message }, 'an idle database connection was lost'),
  )
  // One that is in use tells its transaction of the loss, and everybody who listens; if nobody did, the process would end.
  pool.on('connect', (client) =>
    client.on('error', (error) =>
      log.warn({ fault: error.message }, 'a database connection was lost'),
    ),
  )
  pool.on('connect', sendTogether)
  const dialect = new PostgresDialect({ pool })
  const kysely = new Kysely<Tables>({ dialect })
  await pool.query('select 1')
  const listeners = new Set<{ end: () => Promise<void> }>()
  return {
    kind: 'postgres',
    ...bindTransactions(kysely, dialect),
    tend: async () => false,
    async script(text) {
      const client = await pool.connect()
      try {
        await client.query(text)
      } finally {
        client.release()
      }
    },
    async notify(channel, payload = '') {
      await kysely.executeQuery(CompiledQuery.raw('select pg_notify($1, $2)', [channel, payload]))
    },
    listen: (channel, onNotify) => listen(settings, channel, onNotify, log, listeners),
    async close() {
      await Promise.all([...listeners].map((listener) => listener.end()))
      await kysely.destroy()
    },
  }
}

/** Listening needs a connection of its own, which is made anew when it breaks: notifications are only a wake-up, rows hold the work. */
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
