import { sql, type Kysely } from 'kysely'
import type { Tables } from '#model/entities.generated.ts'
import type { Db } from './database.ts'

/** The role that row-level security applies to; made by the first migration. The connection's own role owns the tables and sees all. */
export const TENANT_ROLE = 'outrider_tenant'

/**
 * `tenant` and `system` over any Kysely: one transaction each. Role and tenant are set for the transaction only,
 * in one statement, so that a pooled connection can never carry a tenant over to the next caller.
 */
export function bindTransactions(kysely: Kysely<Tables>) {
  return {
    tenant<T>(tenantId: string, work: (db: Db) => Promise<T>): Promise<T> {
      return kysely.transaction().execute(async (trx) => {
        await sql`select set_config('role', ${TENANT_ROLE}, true), set_config('outrider.tenant_id', ${tenantId}, true)`.execute(trx)
        return work(trx)
      })
    },
    system<T>(work: (db: Db) => Promise<T>): Promise<T> {
      return kysely.transaction().execute((trx) => work(trx))
    },
  }
}
