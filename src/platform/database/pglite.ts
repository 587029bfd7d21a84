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
 * As on PostgreSQL, but for waiting: with one connection, what waits may have the longest statement
 * before it.
 */
const LIMITS: DatabaseLimits = { statement: 60_000, idle: 30_000, acquire: 60_000 }

/**
 * The table of which most has changed, beyond the thresholds that autovacuum has by default
 * (PostgreSQL 17, section 24.1.6).
 */
const NEEDS_TENDING = `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup
    or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
    or n_mod_since_analyze > 50 + 0.1 * n_live_tup
  order by n_dead_tup + n_ins_since_vacuum + n_mod_since_analyze desc limit 1`

/**
 * Bytes of changes since the last checkpoint, after which there is to be another: so much is read
 * again after a crash, and lies beside the data until then.
 */
const MAX_UNCHECKED = 64 * 1024 * 1024
/**
 * PostgreSQL does so by a process of its own (checkpointer); whoever has none keeps all changes
 * until the database is closed.
 */
const NEEDS_CHECKPOINT =
  `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > ${MAX_UNCHECKED} as ` +
  'needed from pg_control_checkpoint()'

/** The embedded database, which can be copied whole. */
export interface EmbeddedDatabase extends Database {
  /** The data folder as one uncompressed archive, for `openPGlite` to start from. */
  copy(): Promise<Blob>
}

export interface EmbeddedOptions {
  /** Where the data lies; absent: in memory, gone at the end. A folder belongs to one process. */
  folder?: string
  /** What `copy` gave; the folder must be empty. Making a cluster anew takes six times as long. */
  from?: Blob
  log?: Log
  limits?: Partial<DatabaseLimits>
}

/** Compiled once in a process: each thread by itself would take a second for it. */
let compiled: Promise<WebAssembly.Module> | null = null
const program = () =>
  (compiled ??= readFile(
    createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm'),
  ).then((bytes) => WebAssembly.compile(bytes)))

async function tend({ kysely, database }: Pooled): Promise<boolean> {
  const ask = async <R>(query: string) =>
    (await kysely.executeQuery<R>(CompiledQuery.raw(query))).rows[0]
  const table = await ask<{ name: string }>(NEEDS_TENDING)
  if (table) await database.script(`vacuum (analyze) ${table.name}`)
  const isFull = (await ask<{ needed: boolean }>(NEEDS_CHECKPOINT))!.needed
  if (isFull) await database.script('checkpoint')
  return Boolean(table) || isFull
}

/** Rows written since the last look, after which the planner's statistics may mislead it. */
const MANY_WRITTEN = 500
/**
 * Tables of which half has changed since they were analyzed: so the work is in proportion to what
 * is written, however large they grow.
 */
const HAS_GROWN = `select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_mod_since_analyze > 50 and s.n_mod_since_analyze > greatest(c.reltuples, 0) / 2`
const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/**
 * Counts tables anew soon after they have grown much, between two transactions of who makes them
 * grow: a plan for an empty table, or for one without any row of the tenant, reads for each row of
 * a list all that the tenant has, and so does the check of a foreign key whose plan was made by
 * then. A server has autovacuum for it, which looks once a minute. Looked for at once when a
 * quarter more has been written than ever before, and each second otherwise.
 */
function analyzeWhenGrown({ checkouts, connected }: Pooled, log: Log) {
  let written = 0
  let total = 0
  let atOnceFrom = MANY_WRITTEN
  let isLooking = false
  // On one checkout: between several, those who write would be let in first.
  const analyzeGrown = () =>
    connected(async (client) => {
      // Counts of rows are otherwise written down a second later.
      await client.query('select pg_stat_force_next_flush()')
      const { rows } = await client.query<{ name: string }>(HAS_GROWN)
      for (const { name } of rows) await client.query(`analyze ${name}`)
    })
  // Asked for within the transaction that writes, and no part of it.
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

/** Listens on the one connection, and again on each that replaces it. */
function listening({ pool, connected }: Pooled) {
  const listeners = new Map<string, Set<(payload: string) => void>>()
  const listenTo = (channel: string) => `listen "${channel.replaceAll('"', '""')}"`
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload = '' }) =>
      listeners.get(channel)?.forEach((onNotify) => onNotify(payload)),
    )
    // Refused with the connection, and asked for again with the next one.
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
 * PostgreSQL in WebAssembly, in a thread of its own: a statement that takes long keeps other
 * statements waiting, and nothing else. A statement beyond its limit is ended with its thread; the
 * next transaction opens the database again, which recovers as after a crash.
 */
export async function openPGlite({
  folder,
  from,
  log = silentLog,
  limits = {},
}: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const archive = from ? await from.arrayBuffer() : null
  const wasm = await program()
  let stream = new ThreadStream({ folder: folder ?? null, from: archive, wasm })
  await stream.opened()
  let isFirst = true
  const settings: pg.PoolConfig = {
    ...connectionSettings,
    // Named, so that no setting of the environment is asked for them.
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
    tend: () => tend(pooled),
    listen,
    copy: () => pooled.connected(async () => new Blob([await stream.copy()])),
    async close() {
      await pooled.end()
      // The pool does not wait for the goodbye of its connections, and whoever opens the folder
      // next needs it.
      await stream.gone
    },
  }
}
