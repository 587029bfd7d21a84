import type { Db } from '#platform/database/database.ts'
import type { Engine } from './engine.ts'

/**
 * A transaction in one tenant, with the parts of the engine that a function needs. Functions that
 * take it neither begin nor end the transaction: their writes are committed with the caller's, or
 * not at all.
 */
export interface TenantTx<Parts = Engine> {
  readonly db: Db
  readonly engine: Parts
  readonly tenantId: string
}
