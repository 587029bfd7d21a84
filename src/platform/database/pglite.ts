import { setImmediate as nextTurn } from 'node:timers/promises'
import { PGlite, types, type Results } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { Tables } from '#model/entities.generated.ts'
import { bindTransactions } from './bind.ts'
import { PREPARED_MARK, type Database } from './database.ts'
import { PlannedStatements } from './pglite-plans.ts'

/** Milliseconds that work may go on before requests, timers and signals get their turns. */
const TURN = 5
/** Turns that they get then: Node.js takes one new connection in each, so with one turn a browser would wait behind all that came before it. */
const TURNS = 8

/** The database works in this very process and answers without leaving the event loop, so whoever has long work to do must let others in. */
class Courtesy {
  #last = performance.now()

  async letOthersIn() {
    if (performance.now() - this.#last < TURN) return
    for (let turn = 0; turn < TURNS; turn++) await nextTurn()
    this.#last = performance.now()
  }
}

class PGliteConnection implements DatabaseConnection {
  readonly #pglite: PGlite
  readonly #planned: PlannedStatements
  readonly #courtesy: Courtesy
  #before: Promise<unknown> = Promise.resolve()
  constructor(pglite: PGlite, planned: PlannedStatements, courtesy: Courtesy) {
    this.#pglite = pglite
    this.#planned = planned
    this.#courtesy = courtesy
  }
  /** In the order in which they are given, also while others are not answered yet. */
  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const answer = this.#before.then(() => this.#execute<R>(query))
    this.#before = answer.catch(() => {})
    return answer
  }
  async #execute<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.#courtesy.letOthersIn()
    const { rows, affectedRows } = await this.#ask<R>(query)
    return { rows, numAffectedRows: BigInt(affectedRows ?? 0) }
  }
  async #ask<R>({ sql, parameters }: CompiledQuery): Promise<Results<R>> {
    if (sql.startsWith(PREPARED_MARK)) return this.#planned.query<R>(sql, parameters)
    // One message instead of six where there is nothing to fill in, above all for the beginning and the end of each transaction.
    if (parameters.length === 0) return (await this.#pglite.exec(sql))[0] as Results<R>
    return this.#pglite.query<R>(sql, [...parameters])
  }
  // eslint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('the embedded database does not stream; page through the rows')
  }
}

/** The embedded database has one connection: whoever holds it makes the others wait, in order. */
class PGliteDriver implements Driver {
  readonly #pglite: PGlite
  readonly #planned: PlannedStatements
  #tail: Promise<void> = Promise.resolve()
  readonly #courtesy = new Courtesy()
  readonly #releases = new Map<DatabaseConnection, () => void>()
  constructor(pglite: PGlite) {
    this.#pglite = pglite
    this.#planned = new PlannedStatements(pglite)
  }
  async init() {}
  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#tail
    let release = () => {}
    this.#tail = new Promise((resolve) => (release = resolve))
    await before
    const connection = new PGliteConnection(this.#pglite, this.#planned, this.#courtesy)
    this.#releases.set(connection, release)
    return connection
  }
  async releaseConnection(connection: DatabaseConnection) {
    this.#releases.get(connection)?.()
    this.#releases.delete(connection)
  }
  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin'))
  }
  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }
  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }
  async destroy() {}
}

/** The table of which most has changed, beyond the thresholds that autovacuum has by default (PostgreSQL 17, section 24.1.6). */
const NEEDS_TENDING = `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup
  order by n_dead_tup + n_ins_since_vacuum + n_mod_since_analyze desc limit 1`

/** Bytes of changes since the last checkpoint, after which there is to be another: so much is read again after a crash, and lies beside the data until then. */
const MOST_UNCHECKED = 64 * 1024 * 1024
/** PostgreSQL does so by a process of its own (checkpointer); whoever has none keeps all changes until the database is closed. */
const NEEDS_CHECKPOINT = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > ${MOST_UNCHECKED} as needed from pg_control_checkpoint()`

/**
 * A new file of changes is not written full of zeros before its use: that stops everything for a moment every 16 MB, and makes sure of room on the disk
 * only where a database waits for the disk, which this one never does.
 */
const SETTINGS = ['-c', 'wal_init_zero=off']

/** The embedded database, which can be copied whole. */
export interface EmbeddedDatabase extends Database {
  /** The data folder as one uncompressed archive, for `openPGlite` to start from. */
  copy(): Promise<Blob>
}

/**
 * PostgreSQL in WebAssembly, in this process.
 * @param folder where the data lies; absent: in memory, gone at the end. A folder belongs to one process.
 * @param from what `copy` gave; the folder must be empty. Making a cluster anew takes six times as long.
 */
export async function openPGlite(folder?: string, from?: Blob): Promise<EmbeddedDatabase> {
  const pglite = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(from ? { loadDataDir: from } : {}),
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...SETTINGS],
    parsers: {
      [types.INT8]: (text: string) => Number(text),
      [types.NUMERIC]: (text: string) => Number(text),
      [types.DATE]: (text: string) => text,
    },
  })
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PGliteDriver(pglite),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
  const kysely = new Kysely<Tables>({ dialect })
  const script = async (text: string) => {
    await kysely.connection().execute(async () => {
      await pglite.exec(text)
    })
  }
  return {
    kind: 'pglite',
    ...bindTransactions(kysely, dialect),
    script,
    async tend() {
      const ask = async <R>(query: string) =>
        (await kysely.executeQuery<R>(CompiledQuery.raw(query))).rows[0]
      const table = await ask<{ name: string }>(NEEDS_TENDING)
      if (table) await script(`vacuum (analyze) ${table.name}`)
      const isFull = (await ask<{ needed: boolean }>(NEEDS_CHECKPOINT))!.needed
      if (isFull) await script('checkpoint')
      return Boolean(table) || isFull
    },
    async notify(channel, payload = '') {
      await kysely.executeQuery(CompiledQuery.raw('select pg_notify($1, $2)', [channel, payload]))
    },
    async listen(channel, onNotify) {
      return pglite.listen(channel, onNotify)
    },
    copy: () => pglite.dumpDataDir('none'),
    async close() {
      await kysely.destroy()
      if (!pglite.closed) await pglite.close()
    },
  }
}
