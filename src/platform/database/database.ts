import { sql, type ColumnType, type Kysely, type RawBuilder } from 'kysely'
import type { Defaults, Tables } from '#model/schema/entities.generated.ts'
import type { SlowStatement } from './statement-watch.ts'

type Columns<Row, Filled> = {
  [Name in keyof Row]: Name extends Filled
    ? ColumnType<Row[Name], Row[Name] | undefined, Row[Name]>
    : Row[Name]
}

/** The tables as statements see them: an insert may leave out what the database fills in. */
export type Schema = { [Table in keyof Tables]: Columns<Tables[Table], Defaults[Table]> }

export type Db = Kysely<Schema>

/** A transaction, and the tenant whose rows a function reads or writes in it. */
export interface TenantDb {
  readonly db: Db
  readonly tenantId: string
}

export const PREPARED_MARK = '/* prepared */'
/**
 * Starts a statement that PostgreSQL parses and plans once per connection: for the ingest
 * statements, whose text never changes and which find their rows by index at any tenant size
 * (decision 034).
 */
export const PREPARED = sql.raw(PREPARED_MARK)

type ArrayElement = string | boolean | number | null

/** The last moment that was formatted; the moments of a list are mostly equal. */
let written = { moment: 0, text: new Date(0).toISOString() }

function momentText(moment: number): string {
  if (written.moment !== moment) written = { moment, text: new Date(moment).toISOString() }
  return written.text
}

/**
 * One element of a PostgreSQL array literal (manual, 8.15.2). Ids, moments and booleans contain no
 * special characters.
 */
function listed(value: ArrayElement): string {
  if (value === null) return 'null'
  if (typeof value !== 'string')
    return typeof value === 'boolean' ? String(value) : momentText(value)
  return `"${/["\\]/.test(value) ? value.replace(/["\\]/g, '\\$&') : value}"`
}

/**
 * A list of values for a prepared statement, to be expanded with `unnest`. It hides its length from
 * the planner: PostgreSQL compares a generic plan with plans for the lists it has seen, and after
 * short lists it would replan the statement on every call. The literal is formatted here because
 * the driver works character by character, which made a seventh of all objects of ingest. Moments
 * are milliseconds since 1970.
 */
export const arrayParam = (
  values: readonly ArrayElement[],
  type: 'uuid' | 'text' | 'boolean' | 'timestamptz' | 'tid',
): RawBuilder<unknown> =>
  sql`(select ${`{${type === 'uuid' ? values.join(',') : values.map(listed).join(',')}}`}::${sql.raw(type)}[])`

/**
 * Registers statements that a transaction has sent and does not await: the commit may follow at
 * once, and commits nothing if one of them failed, which then rejects the transaction. Only for
 * errors that the database itself reports; everything else must be thrown before.
 */
export type SendLast = (sent: Promise<unknown>) => void

/**
 * The database could not do the work because of its state: the request is fine and may succeed
 * in a moment. Answered as 503.
 * @param code SQLSTATE of the case (PostgreSQL manual, appendix A)
 */
export class DatabaseUnavailable extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * Either database. Contract: every `work` runs in one transaction, which commits when it resolves
 * and rolls back when it rejects; `timestamptz` arrives as `Date`, `date` as `YYYY-MM-DD`, `int8`
 * as number. On the embedded database a transaction blocks every other query, so it must contain no
 * slow work (network, rendering). No wait is endless: a statement is ended after 60 s, a
 * transaction that sends nothing for 30 s while others wait is rolled back, and waiting for a
 * connection has a timeout; each raises `DatabaseUnavailable`. A transaction that requests another
 * one is rejected at once.
 */
export interface Database {
  readonly kind: 'pglite' | 'postgres'
  /**
   * A transaction bound to one tenant: row-level security limits reads and writes to that tenant's
   * rows.
   */
  tenant<T>(tenantId: string, work: (db: Db) => Promise<T>): Promise<T>
  /**
   * Like `tenant`, with fewer round trips, for very frequent work (decision 045).
   * @param first statements sent along with `begin`; they may only read and lock
   */
  pipelined<T, F>(
    tenantId: string,
    first: (db: Db) => Promise<F>,
    work: (db: Db, found: F, last: SendLast) => Promise<T>,
  ): Promise<T>
  /**
   * A transaction across all tenants: sign-in, workers that look for due work, global entities,
   * migrations.
   */
  system<T>(work: (db: Db) => Promise<T>): Promise<T>
  /**
   * Runs work whose transactions, tenant or system, all become savepoints of one transaction, which
   * commits when `work` resolves and rolls back when it rejects. They run one at a time; `notify`
   * is sent with the commit. No network calls and no slow work within.
   */
  together<T>(work: () => Promise<T>): Promise<T>
  /**
   * Runs several statements at once, without parameters; for migrations. Runs outside `tenant` and
   * `system`.
   */
  script(sql: string): Promise<void>
  /**
   * Wakes the channel's listeners in every process. Delivery is at most once, because the work
   * itself is in rows.
   */
  notify(channel: string, payload?: string): Promise<void>
  /**
   * Vacuums and analyzes the one table that needs it most, and checkpoints when the write-ahead log
   * has grown. PostgreSQL does so automatically (autovacuum, checkpointer); the embedded database
   * has no such processes and blocks while this runs. Resolves to whether there was work. Not
   * within a transaction.
   */
  vacuum(): Promise<boolean>
  /** Statements that have run for more than 5 s, now or within the last hour, slowest first. */
  slowStatements(): SlowStatement[]
  /** Resolves to a function that stops listening. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
