import { AsyncResource } from 'node:async_hooks'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type pg from 'pg'
import { CompiledQuery } from 'kysely'
import type { Log } from '#platform/log.ts'
import { silentLog } from '#platform/log.ts'
import { DatabaseUnavailable, type Database } from './database.ts'
import type { DatabaseLimits } from './checkouts.ts'
import { connectionSettings, openPool, type Pooled } from './pool.ts'
import { GoneStream, ThreadStream } from './thread-stream.ts'

/**
 * As on PostgreSQL, except for the wait: with one connection, a caller may have the longest
 * statement ahead of it.
 */
const LIMITS: DatabaseLimits = { statement: 60_000, idle: 30_000, acquire: 60_000 }

/**
 * The table with the most changes beyond autovacuum's default thresholds (PostgreSQL 17, section
 * 24.1.6).
 */
const NEEDS_TENDING = `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup
    or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
    or n_mod_since_analyze > 50 + 0.1 * n_live_tup
  order by n_dead_tup + n_ins_since_vacuum + n_mod_since_analyze desc limit 1`

/**
 * Bytes of write-ahead log after which a checkpoint is due: that much is replayed after a crash,
 * and takes disk space until then.
 */
const MAX_UNCHECKED = 64 * 1024 * 1024
/**
 * PostgreSQL has a process for this (checkpointer); without one, the whole log is kept until the
 * database is closed.
 */
const NEEDS_CHECKPOINT =
  `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > ${MAX_UNCHECKED} as ` +
  'needed from pg_control_checkpoint()'

/** The embedded database, which can be copied as a whole. */
export interface EmbeddedDatabase extends Database {
  /** The data folder as one uncompressed archive that `openPGlite` can start from. */
  copy(): Promise<Blob>
}

export interface PgliteOptions {
  /**
   * The data folder; without one, the data is in memory and lost at the end. A folder belongs to
   * one process.
   */
  folder?: string
  /**
   * An archive made by `copy`; the folder must be empty. Initializing a new cluster takes six times
   * as long.
   */
  from?: Blob
  log?: Log
  limits?: Partial<DatabaseLimits>
}

/** Compiled once per process: each thread would take a second to compile it. */
let compiled: Promise<WebAssembly.Module> | null = null
const program = () =>
  (compiled ??= readFile(
    createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm'),
  ).then((bytes) => WebAssembly.compile(bytes)))

async function vacuum({ kysely, database }: Pooled): Promise<boolean> {
  const ask = async <R>(query: string) =>
    (await kysely.executeQuery<R>(CompiledQuery.raw(query))).rows[0]
  const table = await ask<{ name: string }>(NEEDS_TENDING)
  if (table) await database.script(`vacuum (analyze) ${table.name}`)
  const isFull = (await ask<{ needed: boolean }>(NEEDS_CHECKPOINT))!.needed
  if (isFull) await database.script('checkpoint')
  return Boolean(table) || isFull
}

/** Rows written since the last check, after which the planner's statistics may be misleading. */
const MANY_WRITTEN = 500
/**
 * Tables of which half has changed since they were analyzed, so the work stays proportional to the
 * writes at any table size.
 */
const HAS_GROWN = `select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_mod_since_analyze > 50 and s.n_mod_since_analyze > greatest(c.reltuples, 0) / 2`
const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/**
 * Analyzes tables soon after they have grown a lot, between two transactions of the writer: a plan
 * for an empty table, or for one without rows of the tenant, reads all of the tenant's rows for
 * each element of a list, and so does a foreign-key check whose plan is from that time. On a
 * server, autovacuum does this once a minute. Checked at once when a quarter more has been written
 * than ever before, and each second otherwise.
 */
function analyzeWhenGrown({ checkouts, connected }: Pooled, log: Log) {
  let written = 0
  let total = 0
  let atOnceFrom = MANY_WRITTEN
  let isLooking = false
  // On one checkout: between several, waiting writers would go first.
  const analyzeGrown = () =>
    connected(async (client) => {
      // Otherwise the row counts are only flushed a second later.
      await client.query('select pg_stat_force_next_flush()')
      const { rows } = await client.query<{ name: string }>(HAS_GROWN)
      for (const { name } of rows) await client.query(`analyze ${name}`)
    })
  // Scheduled within the writing transaction, but runs outside of it.
  const look = AsyncResource.bind(() => {
    if (isLooking) return
    written = 0
    isLooking = true
    const failed = (error: Error) =>
      log.warn({ fault: error.message }, 'a grown table could not be analyzed')
    void analyzeGrown()
      .catch(failed)
      .finally(() => (isLooking = false))
  })
  checkouts.onAnswer = ({ command, rowCount }) => {
    if (!WRITES.has(command)) return
    written += rowCount ?? 0
    total += rowCount ?? 0
    if (total < atOnceFrom) return
    atOnceFrom = total * 1.25 + MANY_WRITTEN
    look()
  }
  checkouts.onLook = () => {
    if (written >= MANY_WRITTEN) look()
  }
}

/** Listens on the one connection, and again on each connection that replaces it. */
function listening({ pool, connected }: Pooled) {
  const listeners = new Map<string, Set<(payload: string) => void>>()
  const listenTo = (channel: string) => `listen "${channel.replaceAll('"', '""')}"`
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload = '' }) =>
      listeners.get(channel)?.forEach((onNotify) => onNotify(payload)),
    )
    // Fails together with the connection, and is repeated on the next one.
    for (const channel of listeners.keys()) void client.query(listenTo(channel)).catch(() => {})
  })
  return async (channel: string, onNotify: (payload: string) => void) => {
    const all = listeners.get(channel) ?? new Set()
    listeners.set(channel, all.add(onNotify))
    await connected((client) => client.query(listenTo(channel)))
    return async () => {
      all.delete(onNotify)
    }
  }
}

/**
 * PostgreSQL compiled to WebAssembly, in a worker thread: a long statement delays other statements
 * and nothing else. A statement beyond its limit is ended together with its thread; the next
 * transaction reopens the database, which recovers as after a crash.
 */
export async function openPGlite({
  folder,
  from,
  log = silentLog,
  limits = {},
}: PgliteOptions = {}): Promise<EmbeddedDatabase> {
  const archive = from ? await from.arrayBuffer() : null
  const wasm = await program()
  let stream = new ThreadStream({ folder: folder ?? null, from: archive, wasm })
  await stream.opened()
  let isFirst = true
  const settings: pg.PoolConfig = {
    ...connectionSettings,
    // Set explicitly, so that no environment variable is used for them.
    host: 'embedded',
    port: 5432,
    user: 'postgres',
    password: 'embedded',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
    stream: () => {
      if (!isFirst) {
        if (!folder)
          return new GoneStream(new DatabaseUnavailable('08006', 'The database in memory is gone.'))
        log.warn({}, 'the embedded database is opened again')
        stream = new ThreadStream({ folder, from: null, wasm })
      }
      isFirst = false
      return stream
    },
  }
  const pooled = openPool(settings, { ...LIMITS, ...limits }, log)
  const listen = listening(pooled)
  analyzeWhenGrown(pooled, log)
  await pooled.pool.query('select 1')
  return {
    kind: 'pglite',
    ...pooled.database,
    vacuum: () => vacuum(pooled),
    listen,
    copy: () => pooled.connected(async () => new Blob([await stream.copy()])),
    async close() {
      await pooled.end()
      // The pool does not wait for its connections to close, and the next process to open the
      // folder depends on it.
      await stream.gone
    },
  }
}
