import type { Db } from '#platform/database/database.ts'
import type { Engine } from './engine.ts'

/**
 * A transaction in one tenant, with the parts of the engine that work in it needs. Functions that
 * take it neither begin nor end the transaction: what they do is committed with the caller's work,
 * or not at all.
 */
export interface TenantTx<Parts = Engine> {
  readonly db: Db
  readonly engine: Parts
  readonly tenantId: string
}
