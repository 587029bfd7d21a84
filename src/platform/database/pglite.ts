import { PGlite, types } from '@electric-sql/pglite'
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
import type { Database } from './database.ts'

class PGliteConnection implements DatabaseConnection {
  readonly #pglite: PGlite
  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }
  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#pglite.query<R>(sql, [...parameters])
    return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) }
  }
  // eslint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('the embedded database does not stream; page through the rows')
  }
}

/** Milliseconds that work may go on before requests, timers and signals get a turn. */
const TURN = 15

/**
 * The embedded database has one connection: whoever holds it makes the others wait, in order. It works in this very process and answers without
 * leaving the event loop, so long work has to be made to let others in.
 */
class PGliteDriver implements Driver {
  readonly #pglite: PGlite
  #tail: Promise<void> = Promise.resolve()
  #lastTurn = 0
  readonly #releases = new Map<DatabaseConnection, () => void>()
  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }
  async init() {}
  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#tail
    let release = () => {}
    this.#tail = new Promise((resolve) => (release = resolve))
    await before
    if (performance.now() - this.#lastTurn > TURN) {
      await new Promise((resolve) => setImmediate(resolve))
      this.#lastTurn = performance.now()
    }
    const connection = new PGliteConnection(this.#pglite)
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
      const { rows } = await kysely.executeQuery<{ name: string }>(CompiledQuery.raw(NEEDS_TENDING))
      if (!rows[0]) return false
      await script(`vacuum (analyze) ${rows[0].name}`)
      return true
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
