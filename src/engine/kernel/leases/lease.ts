import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Fence } from '#platform/database/ambient.ts'

/**
 * Seconds without renewal after which a worker is considered dead, in database time. Another worker
 * continues within a minute, which includes the time to detect and claim the work.
 */
export const LEASE_SECONDS = 45
/** Milliseconds between renewals of a lease of `LEASE_SECONDS`, in machine time. */
export const HEARTBEAT = (LEASE_SECONDS * 1000) / 4
/**
 * Seconds of the lease of a request with an Idempotency-Key; shorter, because a client waits for
 * it.
 */
const REQUEST_LEASE_SECONDS = 15

let longest = LEASE_SECONDS

/** Shortens every lease of this process (`LEASE_SECONDS`). @param seconds 2 to 45 */
export function limitLeases(seconds: number): void {
  longest = seconds
}

/** Lease duration of a table's rows, in seconds. */
export const leaseSeconds = (table: LeasedTable): number => Math.min(longest, leased[table].seconds)

/**
 * The tables with leased rows. Each has `lease_owner` and `lease_until`; the ids of requests are
 * hashes.
 */
export const leased = {
  jobs: { seconds: LEASE_SECONDS, id: 'uuid' },
  messages: { seconds: LEASE_SECONDS, id: 'uuid' },
  engage_messages: { seconds: LEASE_SECONDS, id: 'uuid' },
  webhook_deliveries: { seconds: LEASE_SECONDS, id: 'uuid' },
  idempotency_records: { seconds: REQUEST_LEASE_SECONDS, id: 'text' },
} as const
export type LeasedTable = keyof typeof leased

/**
 * A claim of one row. `owner` is unique to the claim, so a later claim of the same row by the same
 * process has another owner.
 */
export interface Lease {
  table: LeasedTable
  tenantId: string
  id: string
  owner: string
}

/** Thrown in the transactions of a worker whose lease was taken over; they are rolled back. */
export class LeaseLost extends Error {
  constructor() {
    super('The lease was lost: another worker has taken over.')
  }
}

/**
 * End of a lease that begins now, in database time. All workers share it and the development clock
 * does not move it.
 */
export const leaseEnd = (table: LeasedTable): RawBuilder<Date> =>
  sql<Date>`clock_timestamp() + ${sql.lit(leaseSeconds(table))} * interval '1 second'`

/**
 * True for rows whose lease has ended.
 * @param alias of the table in the statement
 */
export const hasLapsed = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${sql.ref(`${alias}.lease_until`)} <= clock_timestamp(), true)`

/**
 * Rejects a transaction whose lease was lost, and prevents a claim of the row until the transaction
 * ends: claims lock with `for update`, which waits for `for key share`. Renewals and other updates
 * of the row do not wait (PostgreSQL manual, 13.3.2).
 */
export const fenceOf =
  ({ table, tenantId, id, owner }: Lease): Fence =>
  async (db: Db) => {
    const { rows } = await sql`
      select 1
      from ${sql.table(table)}
      where tenant_id = ${tenantId} and id = ${id} and lease_owner = ${owner} for key share
    `.execute(db)
    if (rows.length === 0) throw new LeaseLost()
  }
