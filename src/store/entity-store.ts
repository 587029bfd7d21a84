import type { Usage } from '#catalog/referrers.ts'
import type { Entity, SchemaNode } from '#model/entity.ts'
import type { AuditEntry, EntityId, Records } from '#model/entities.generated.ts'
import type { Actor } from '#model/actor.ts'
import type { ProductError } from '#model/errors.ts'
import type { Db } from '#platform/database/database.ts'

export interface ListQuery {
  /**
   * `field → value`; a list means any of; `{field}_gte|_lte|_gt|_lt|_like`; `q` is full-text; `id`
   * with a list gets those.
   */
  filter?: Record<string, unknown>
  sort?: readonly [field: string, direction: 'ASC' | 'DESC']
  /** First and last row, both counted, from 0. */
  range?: readonly [number, number]
  /** Ids of records that `q` finds: all of them, or besides those that it finds by their texts. */
  search?: { ids: readonly string[]; isAll: boolean }
  /** Keyset cursor of an earlier answer's `next`, in place of `range`. */
  after?: string
}

export interface ListResult<R> {
  rows: R[]
  /** Exact up to `paging.exactTotal`; above, the database's estimate and always more than that. */
  total: number
  first: number
  next: string | null
}

/** Which tenant, and who. An empty `tenantId` is only right for entities of global scope. */
export interface StoreScope {
  tenantId: string
  actor: Actor
}

/** `db`: join the caller's open transaction instead of making one. */
export interface StoreOptions {
  db?: Db
}

export interface RemoveOptions extends StoreOptions {
  /** Keep the record, so that `undoDelete` of this id brings it back. */
  undoId?: string
  /** Hears whether it could be kept. */
  onKept?(kept: boolean): void
}

export interface UndoneDeletes {
  done: string[]
  failed: { id: string; name: string; error: ProductError }[]
}

/**
 * Rows of one entity as records: camelCase fields, dates as ISO 8601 text. Every write is checked
 * against the schema, counted in `version` and leaves an audit entry in the same transaction (where
 * the entity asks for one). Throws ProductError: `not_found`, `conflict` (with `current`),
 * `invalid` (with paths), `in_use` (with what uses it), `malformed`.
 */
export interface EntityStore<R = Record<string, unknown>> {
  readonly entity: Entity
  list(scope: StoreScope, query: ListQuery, options?: StoreOptions): Promise<ListResult<R>>
  /**
   * Everything that the filter lets through, in portions and in the order of ids: records that
   * change meanwhile do not move, so none is missed or doubled. Each portion is a transaction of
   * its own. `total` is counted once, at the beginning.
   * @param isWhole with what lists leave out because it is large
   */
  readAll(
    scope: StoreScope,
    filter: Record<string, unknown>,
    isWhole?: boolean,
  ): Promise<{ total: number; portions: AsyncGenerator<R[]> }>
  get(scope: StoreScope, id: string, options?: StoreOptions): Promise<R | null>
  /** Whether there is a record of this id, without reading it. */
  exists(scope: StoreScope, id: string, options?: StoreOptions): Promise<boolean>
  /**
   * `values` may hold readOnly fields: the caller is our own code. Callers from outside strip them
   * first (`server/crud`).
   */
  create(scope: StoreScope, values: Partial<R>, options?: StoreOptions): Promise<R>
  /**
   * Changes the given fields only. `version` null skips the version check (our own code within one
   * transaction).
   */
  update(
    scope: StoreScope,
    id: string,
    version: number | null,
    values: Partial<R>,
    options?: StoreOptions,
  ): Promise<R>
  /**
   * Refused with `in_use` while a reference that restricts, or anything inside of a structure such
   * as a condition, names the record.
   */
  remove(scope: StoreScope, id: string, version: number | null, options?: RemoveOptions): Promise<R>
  /**
   * Brings back what was removed under that `undoId`: the very same records, with what went with
   * them. Each by itself: those that cannot come back (their name was taken meanwhile) are told
   * with the reason and can be tried again for a day. @throws ProductError `not_found` when nothing
   * is left.
   */
  undoDelete(scope: StoreScope, undoId: string): Promise<UndoneDeletes>
  /** What names this record, whatever that means for deleting it. */
  usedBy(scope: StoreScope, id: string, options?: StoreOptions): Promise<Usage[]>
  /** The same of several, which are taken to be there. */
  severalUsedBy(
    scope: StoreScope,
    ids: readonly string[],
    options?: StoreOptions,
  ): Promise<Map<string, Usage[]>>
}

/** What the engine has to say about writes of one entity, in their transaction. */
export interface StoreRule {
  /**
   * Locks that a change takes before it locks the record, so that nobody waits for each other in a
   * circle.
   */
  begin?(db: Db, scope: StoreScope): Promise<unknown>
  /** What is kept in place of what was given, such as a spelling of ours. */
  prepare?(values: Record<string, unknown>): Record<string, unknown>
  /** Refuses what cannot be kept, by throwing. `values` is the whole record as it would stand. */
  check?(
    db: Db,
    scope: StoreScope,
    values: Record<string, unknown>,
    before: Record<string, unknown> | null,
  ): Promise<void>
  /** What follows from a write. `after` is null for what was removed. */
  wrote?(
    db: Db,
    scope: StoreScope,
    before: Record<string, unknown> | null,
    after: Record<string, unknown> | null,
  ): Promise<void>
}

/** What follows from a write of any entity, in its transaction. */
export type OnWrite = (db: Db, scope: StoreScope, entity: Entity) => Promise<void>

/** What happened to records besides being written: an export, a sign-in, a look at a secret. */
export interface Happening {
  action: AuditEntry['action']
  entity: string
  /** Empty when it is about many. */
  entityId: string
  summary: string
  /** What else a reader should know, such as a filter. */
  facts?: Record<string, unknown>
}

export interface EntityStores {
  /** Writes an audit entry of its own. */
  note(scope: StoreScope, happening: Happening, options?: StoreOptions): Promise<void>
  of<Id extends EntityId>(id: Id): EntityStore<Records[Id]>
  /**
   * Checks that every record that a value names (`x-ref` and conditions, actions and journey graphs
   * of its schema) is one of the tenant.
   * @throws ProductError `invalid` with the place of each that is not
   */
  checkReferences(
    scope: StoreScope,
    node: SchemaNode,
    value: unknown,
    options?: StoreOptions,
  ): Promise<void>
  byId(id: string): EntityStore | undefined
  /**
   * The objects of a type that people made (`objectEntity`). The entity is of one tenant, and so is
   * what is read and written with it.
   */
  ofObjects(entity: Entity): EntityStore
  readonly entities: readonly Entity[]
}
