import type { Db, TenantDb } from '#platform/database/database.ts'
import { collectNotes } from './commit-events.ts'
import { systemScope, type ActorScope, type Engine } from './engine.ts'

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
export interface ScopedTx<Parts = Engine> extends TenantTx<Parts> {
  readonly scope: ActorScope
}

type Opener = Pick<Engine, 'database'>

/**
 * Runs work in a transaction of one tenant, as `Database.tenant` does: it commits when the work
 * resolves and rolls back when it rejects. Before the commit, it publishes the events that the work
 * noted for it (`commit-events.ts`), so that memberships follow every change that was noted.
 */
export const inTenant = <Parts extends Opener, Answer>(
  engine: Parts,
  tenantId: string,
  work: (tx: TenantTx<Parts>) => Promise<Answer>,
): Promise<Answer> =>
  engine.database.tenant(tenantId, (db) => collectNotes(db, () => work({ db, engine, tenantId })))

/** Like `inTenant`, on behalf of an actor. */
export const inScope = <Parts extends Opener, Answer>(
  engine: Parts,
  scope: ActorScope,
  work: (tx: ScopedTx<Parts>) => Promise<Answer>,
): Promise<Answer> => inTenant(engine, scope.tenantId, (tx) => work({ ...tx, scope }))

/** The context of a transaction that other code opened, such as a store that runs hooks. */
export const scopedTx = <Parts>(engine: Parts, db: Db, scope: ActorScope): ScopedTx<Parts> => ({
  db,
  engine,
  tenantId: scope.tenantId,
  scope,
})

/** The same transaction for what the product does without a person. */
export const asSystem = <Tx extends TenantTx<unknown>>(
  tx: Tx,
): Tx & { readonly scope: ActorScope } => ({
  ...tx,
  scope: systemScope(tx.tenantId),
})
