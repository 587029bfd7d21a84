import type { Usage } from '#catalog/referrers.ts'
import type { Entity, SchemaNode } from '#model/schema/entity.ts'
import type { AuditEntry, EntityId, Records } from '#model/schema/entities.generated.ts'
import type { Actor } from '#model/api/actor.ts'
import type { ProductError } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'

export interface ListQuery {
  /**
   * `field → value`; a list matches any of its values; `{field}_gte|_lte|_gt|_lt|_like`; `q`
   * searches texts; `id` with a list returns those records.
   */
  filter?: Record<string, unknown>
  sort?: readonly [field: string, direction: 'ASC' | 'DESC']
  /** First and last row, both included, from 0. */
  range?: readonly [number, number]
  /**
   * Ids of records that `q` matches: all of them, or in addition to those that match by their
   * texts. `also`: values of other fields that match.
   */
  search?: {
    ids: readonly string[]
    isAll: boolean
    also?: readonly { field: string; values: readonly string[] }[]
  }
  /** Keyset cursor from the `next` of an earlier page, in place of `range`. */
  after?: string
}

export interface ListResult<R> {
  rows: R[]
  /**
   * Exact up to `paging.exactTotal`; above, the database's estimate, which is always larger than
   * that.
   */
  total: number
  first: number
  next: string | null
}

/** The tenant and the actor. An empty `tenantId` is only valid for entities of global scope. */
export interface StoreScope {
  tenantId: string
  actor: Actor
}

/** A record, and the version of it that the caller has read; null skips the check. */
export interface RecordVersion {
  id: string
  version: number | null
}

/** `db`: join the caller's open transaction instead of opening one. */
export interface StoreOptions {
  db?: Db
}

export interface UpdateOptions extends StoreOptions {
  /**
   * False for a change of state that leaves what people edit as it is: `version` stays, so that it
   * conflicts with no user's edit. Default true.
   */
  isEdit?: boolean
}

export interface RemoveOptions extends StoreOptions {
  /** Keep a copy of the record, so that `undoDelete` with this id restores it. */
  undoId?: string
  /** Called with whether the copy could be kept. */
  onKept?(kept: boolean): void
}

export interface UndoneDeletes {
  done: string[]
  failed: { id: string; name: string; error: ProductError }[]
}

/**
 * Rows of one entity as records: camelCase fields, dates as ISO 8601 text. Every write is validated
 * against the schema, increments `version` and writes an audit entry in the same transaction (where
 * the entity has them). Throws ProductError: `not_found`, `conflict` (with `current`), `invalid`
 * (with paths), `in_use` (with the referencing records), `malformed`.
 */
export interface EntityStore<R = Record<string, unknown>> {
  readonly entity: Entity
  list(scope: StoreScope, query: ListQuery, options?: StoreOptions): Promise<ListResult<R>>
  /**
   * Iterates over all matching records in batches by id: concurrent changes do not move records, so
   * none is missed or repeated. Each batch is a separate transaction. `total` is counted once, at
   * the beginning.
   * @param isWhole includes large fields, which lists leave out
   */
  readAll(
    scope: StoreScope,
    filter: Record<string, unknown>,
    isWhole?: boolean,
  ): Promise<{ total: number; portions: AsyncGenerator<R[]> }>
  get(scope: StoreScope, id: string, options?: StoreOptions): Promise<R | null>
  /** Whether a record with this id exists, without reading it. */
  exists(scope: StoreScope, id: string, options?: StoreOptions): Promise<boolean>
  /**
   * `values` may contain readOnly fields: the caller is our own code. `server/crud` strips them
   * from requests first.
   */
  create(scope: StoreScope, values: Partial<R>, options?: StoreOptions): Promise<R>
  /**
   * Updates the given fields only. `version` null skips the version check (our own code within one
   * transaction).
   */
  update(
    scope: StoreScope,
    id: string,
    version: number | null,
    values: Partial<R>,
    options?: UpdateOptions,
  ): Promise<R>
  /**
   * Reads a record and locks it until the caller's transaction ends.
   * @param version the one that the caller has seen; null for any
   */
  lock(
    scope: StoreScope,
    id: string,
    version: number | null,
    options: Required<StoreOptions>,
  ): Promise<R>
  /**
   * Refused with `in_use` while a restricting reference, or anything inside of a structure such as
   * a condition, names the record.
   */
  remove(scope: StoreScope, id: string, version: number | null, options?: RemoveOptions): Promise<R>
  /**
   * Restores the records that were removed under that `undoId` unchanged, with the rows removed
   * along with them. Each separately: records that cannot be restored (their name was taken) are
   * returned with the reason and can be retried for a day. @throws ProductError `not_found` when
   * none is left
   */
  undoDelete(scope: StoreScope, undoId: string): Promise<UndoneDeletes>
  /** The records that name this record, whether or not they prevent deleting it. */
  usedBy(scope: StoreScope, id: string, options?: StoreOptions): Promise<Usage[]>
  /** The same for several records, which are assumed to exist. */
  severalUsedBy(
    scope: StoreScope,
    ids: readonly string[],
    options?: StoreOptions,
  ): Promise<Map<string, Usage[]>>
}

/** Hooks of the engine for writes of one entity, in their transaction. */
export interface EntityHooks<R = Record<string, unknown>> {
  /** Takes locks before a write, so that transactions cannot deadlock or miss each other's rows. */
  beforeLock?(db: Db, scope: StoreScope): Promise<unknown>
  /** Normalizes the given values before they are stored. */
  normalize?(values: Partial<R>): Partial<R>
  /** Converts the given values by other records, in the transaction of the write. */
  prepare?(db: Db, scope: StoreScope, values: Partial<R>, before: R | null): Promise<Partial<R>>
  /** Rejects invalid records by throwing. `values` is the complete record as it would be stored. */
  validate?(db: Db, scope: StoreScope, values: Partial<R>, before: R | null): Promise<void>
  /** Called after a write. `after` is null for a removed record. */
  afterWrite?(db: Db, scope: StoreScope, before: R | null, after: R | null): Promise<void>
}

/** The hooks of each entity that has some, by its id. */
export type HooksByEntity = { readonly [Id in EntityId]?: EntityHooks<Records[Id]> }

/** Called after a write of any entity, in its transaction. */
export type OnWrite = (db: Db, scope: StoreScope, entity: Entity) => Promise<void>

/** An audited action other than a write: an export, a sign-in, a revealed secret. */
export interface AuditedAction {
  action: AuditEntry['action']
  entity: string
  /** Empty for several records. */
  entityId: string
  summary: string
  /** Additional information for readers, such as a filter. */
  facts?: Record<string, unknown>
}

export interface EntityStores {
  /** Writes a separate audit entry. */
  note(scope: StoreScope, happening: AuditedAction, options?: StoreOptions): Promise<void>
  of<Id extends EntityId>(id: Id): EntityStore<Records[Id]>
  /**
   * Checks that every record that a value names (`x-ref` and the conditions, actions and journey
   * graphs of its schema) belongs to the tenant.
   * @throws ProductError `invalid` with the place of each that does not
   */
  checkReferences(
    scope: StoreScope,
    node: SchemaNode,
    value: unknown,
    options?: StoreOptions,
  ): Promise<void>
  byId(id: string): EntityStore | undefined
  /**
   * The objects of a custom type (`objectEntity`). The entity belongs to one tenant, and so do the
   * records read and written with it.
   */
  ofObjects(entity: Entity): EntityStore
  readonly entities: readonly Entity[]
}
