import { sql, type ColumnType, type Kysely, type RawBuilder } from 'kysely'
import type { Defaults, Tables } from '#model/entities.generated.ts'
import type { SlowStatement } from './statement-watch.ts'

type Columns<Row, Filled> = {
  [Name in keyof Row]: Name extends Filled
    ? ColumnType<Row[Name], Row[Name] | undefined, Row[Name]>
    : Row[Name]
}

/** The tables as statements see them: an insert may leave out what the database fills in. */
export type Schema = { [Table in keyof Tables]: Columns<Tables[Table], Defaults[Table]> }

export type Db = Kysely<Schema>

export const PREPARED_MARK = '/* prepared */'
/**
 * Begins a statement that PostgreSQL reads and plans once for each connection: for those of every
 * intake, whose text is always the same and which find their rows by an index whatever the tenant's
 * size (decision 034).
 */
export const PREPARED = sql.raw(PREPARED_MARK)

type Listed = string | boolean | number | null

/** What was last written as a moment: those of a list are mostly the same. */
let written = { moment: 0, text: new Date(0).toISOString() }

function momentText(moment: number): string {
  if (written.moment !== moment) written = { moment, text: new Date(moment).toISOString() }
  return written.text
}

/**
 * A value within a list as the database reads it (PostgreSQL manual, 8.15.2). Ids, moments and
 * truths have nothing in them that means something there.
 */
function listed(value: Listed): string {
  if (value === null) return 'null'
  if (typeof value !== 'string')
    return typeof value === 'boolean' ? String(value) : momentText(value)
  return `"${/["\\]/.test(value) ? value.replace(/["\\]/g, '\\$&') : value}"`
}

/**
 * A list of values for a prepared statement, to be taken apart with `unnest`. It is given so that
 * the planner cannot see how long it is: PostgreSQL weighs a plan for any list against plans for
 * the lists it has seen, and where those were short it would plan the statement anew for every
 * single call. Written down here, since the driver does so letter by letter: that made a seventh of
 * all objects of the intake. Moments are milliseconds since 1970.
 */
export const anyList = (
  values: readonly Listed[],
  type: 'uuid' | 'text' | 'boolean' | 'timestamptz' | 'tid',
): RawBuilder<unknown> =>
  sql`(select ${`{${type === 'uuid' ? values.join(',') : values.map(listed).join(',')}}`}::${sql.raw(type)}[])`

/**
 * Tells a transaction of statements that it has sent and does not wait for: the commit may follow
 * at once, and commits nothing if one of these was refused, of which the transaction's caller then
 * hears. Only for what fails by an answer of the database alone: whatever else can go wrong must
 * have been thrown before.
 */
export type SendLast = (sent: Promise<unknown>) => void

/**
 * The database did not do what was asked because of its own state: nothing is wrong with the
 * request, and the same may work in a moment. Answered as 503.
 * @param code SQLSTATE of PostgreSQL for the case (PostgreSQL manual, appendix A)
 */
export class DatabaseUnavailable extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * The database, whichever it is. Promises: every `work` runs in one transaction that is committed
 * when it resolves and rolled back when it rejects; `timestamptz` arrives as `Date`, `date` as
 * `YYYY-MM-DD`, `int8` as number. On the embedded database a transaction makes every other query
 * wait: no slow work (network, rendering) inside one. No wait is without end: a statement is ended
 * after 60 s, a transaction that sends nothing for 30 s while others wait is rolled back, and
 * nobody waits longer than a limit for a connection; each is a `DatabaseUnavailable`. A transaction
 * that asks for another one is refused at once.
 */
export interface Database {
  readonly kind: 'pglite' | 'postgres'
  /**
   * A transaction bound to one tenant: row-level security shows and takes rows of that tenant only.
   */
  tenant<T>(tenantId: string, work: (db: Db) => Promise<T>): Promise<T>
  /**
   * The same, with fewer answers to wait for, for what is done very often (decision 045).
   * @param first sent together with the beginning of the transaction: statements that only read and
   * lock
   */
  pipelined<T, F>(
    tenantId: string,
    first: (db: Db) => Promise<F>,
    work: (db: Db, found: F, last: SendLast) => Promise<T>,
  ): Promise<T>
  /**
   * A transaction over all tenants: sign-in, workers that look for due work, global entities,
   * migrations.
   */
  system<T>(work: (db: Db) => Promise<T>): Promise<T>
  /**
   * Runs work whose transactions, tenant or system, all become savepoints of one transaction, which
   * commits when `work` resolves and rolls back when it rejects. They run one at a time; `notify`
   * is sent with the commit. No call to the outside and no slow work within.
   */
  together<T>(work: () => Promise<T>): Promise<T>
  /**
   * Several statements at once, without parameters; for migrations. Runs outside `tenant` and
   * `system`.
   */
  script(sql: string): Promise<void>
  /**
   * Wakes listeners of the channel, in every process. At most once is enough: what matters is in
   * rows.
   */
  notify(channel: string, payload?: string): Promise<void>
  /**
   * Rows that nobody sees any more make room, and the planner hears what a table has become: of the
   * one table that needs it most. What is needed only after a crash is put away when it is much.
   * PostgreSQL does so by itself (autovacuum, checkpointer); the embedded database has nobody for
   * it, and waits meanwhile. Resolves to whether there was something to do. Not within a
   * transaction.
   */
  tend(): Promise<boolean>
  /** Statements that have run for more than 5 s, now or within the last hour, the slowest first. */
  slowStatements(): SlowStatement[]
  /** Resolves to a function that ends the listening. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
