import type { Entity } from '#model/entity.ts'
import type { EntityId, Records } from '#model/entities.generated.ts'
import type { Actor } from '#model/actor.ts'
import type { Db } from '#platform/database/database.ts'

export interface ListQuery {
  /** `field → value`; a list means any of; `{field}_gte|_lte|_gt|_lt|_like`; `q` is full-text; `id` with a list gets those. */
  filter?: Record<string, unknown>
  sort?: readonly [field: string, direction: 'ASC' | 'DESC']
  /** First and last row, both counted, from 0. */
  range?: readonly [number, number]
  /** Keyset cursor of an earlier answer's `next`, in place of `range`. */
  after?: string
}

export interface ListResult<R> {
  rows: R[]
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

/**
 * Rows of one entity as records: camelCase fields, dates as ISO 8601 text. Every write is checked against the schema,
 * counted in `version` and leaves an audit entry in the same transaction (where the entity asks for one).
 * Throws ProductError: `not_found`, `conflict` (with `current`), `invalid` (with paths), `in_use` (with what uses it), `malformed`.
 */
export interface EntityStore<R = Record<string, unknown>> {
  readonly entity: Entity
  list(scope: StoreScope, query: ListQuery, options?: StoreOptions): Promise<ListResult<R>>
  get(scope: StoreScope, id: string, options?: StoreOptions): Promise<R | null>
  /** `values` may hold readOnly fields: the caller is our own code. Callers from outside strip them first (`server/crud`). */
  create(scope: StoreScope, values: Partial<R>, options?: StoreOptions): Promise<R>
  /** Changes the given fields only. `version` null skips the version check (our own code within one transaction). */
  update(scope: StoreScope, id: string, version: number | null, values: Partial<R>, options?: StoreOptions): Promise<R>
  remove(scope: StoreScope, id: string, version: number | null, options?: StoreOptions): Promise<R>
}

export interface EntityStores {
  of<Id extends EntityId>(id: Id): EntityStore<Records[Id]>
  /** By any id, also of entities that arrived as schemas at run time. */
  byId(id: string): EntityStore | undefined
  readonly entities: readonly Entity[]
}
