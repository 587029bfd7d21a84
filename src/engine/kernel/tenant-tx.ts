import type { Db, TenantDb } from '#platform/database/database.ts'
import type { ActorScope, Engine } from './engine.ts'

/**
 * A transaction, with the parts of the engine that a function needs. Functions that take it neither
 * begin nor end the transaction: their writes are committed with the caller's, or not at all.
 */
export interface EngineTx<Parts = Engine> {
  readonly db: Db
  readonly engine: Parts
}

/** A transaction in one tenant. */
export interface TenantTx<Parts = Engine> extends EngineTx<Parts>, TenantDb {}

/** A transaction on behalf of an actor in one tenant. */
export interface ScopedTx<Parts = Engine> extends EngineTx<Parts> {
  readonly scope: ActorScope
}
